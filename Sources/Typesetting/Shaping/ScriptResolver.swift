internal import UnicodeServices

/// Gives every unit of a text the script it is shaped in.
///
/// 1. Common and inherited characters take the script before them; at the start, the one after.
/// 2. A character used in the script before it, by Script_Extensions, takes that.
/// 3. A closing bracket takes the script of its opening one.
/// 4. Han, Hiragana and Katakana count as one, ``Script/japanese``: Japanese alternates between
///    them within words, and most faces shape them by the same rules.
///
/// Source: UAX #24 §5.
enum ScriptResolver {
  /// The scripts of all units.
  ///
  /// - Complexity: O(units); at most 64 brackets are remembered.
  static func scripts(
    of units: [UInt16], _ properties: [CharacterProperties]
  ) -> [Script] {
    if isLatin(properties) { return Array(repeating: .latin, count: units.count) }
    var result: [Script] = []
    result.reserveCapacity(units.count)
    var current: Script?
    var leading = 0
    var open: [(closing: UInt32, script: Script?)] = []
    var index = 0
    let japanese = Script.japanese
    while index < units.count {
      let character = properties[index]
      if character.isHanOrKana, current == japanese, !character.hasBracketOrScriptExtensions {
        // Within Japanese text: the usual case, halves of surrogates included.
        result.append(japanese)
        index += 1
        continue
      }
      let (scalar, length) = UTF16Text.scalar(in: units, at: index)
      var script = own(character, scalar, current)
      if character.isOpeningBracket {
        if open.count == 64 { open.removeFirst() }
        open.append((CharacterProperties.pairedBracket(of: scalar), current))
      } else if character.isClosingBracket,
        let match = open.lastIndex(where: { $0.closing == scalar })
      {
        script = open[match].script
        open.removeSubrange(match...)
      }
      if let script {
        if current == nil {
          for place in leading..<index { result[place] = script }
        }
        current = script
      }
      for _ in 0..<length { result.append(current ?? .common) }
      leading = current == nil ? 0 : leading
      index += length
    }
    return result
  }

  /// Whether all characters are Latin or take the script of their neighbours, and one is Latin.
  private static func isLatin(_ properties: [CharacterProperties]) -> Bool {
    var hasLatin = false
    for character in properties {
      if character.takesScriptOfNeighbours { continue }
      if character.script != .latin { return false }
      hasLatin = true
    }
    return hasLatin
  }

  private static func isUsed(_ scalar: UInt32, in script: Script) -> Bool {
    guard script == .japanese else { return CharacterProperties.isUsed(scalar, in: script) }
    return CharacterProperties.isUsed(scalar, in: .han)
      || CharacterProperties.isUsed(scalar, in: .hiragana)
      || CharacterProperties.isUsed(scalar, in: .katakana)
  }

  /// The script a character asks for; `nil` where it takes that of its neighbours.
  private static func own(
    _ character: CharacterProperties, _ scalar: UInt32, _ current: Script?
  ) -> Script? {
    let script = character.isHanOrKana ? Script.japanese : character.script
    if let current, script == current { return current }
    if character.hasScriptExtensions, let current,
      isUsed(scalar, in: current)
    {
      return current
    }
    return character.takesScriptOfNeighbours ? nil : script
  }
}
