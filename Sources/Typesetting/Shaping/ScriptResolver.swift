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
  /// A part of a text that is shaped in one script.
  struct Run {
    /// The UTF-16 offset at which it ends.
    var end: Int

    var script: Script
  }

  /// The scripts of all units, as runs that tile the text and differ from their neighbours.
  ///
  /// - Complexity: O(units); at most 64 brackets are remembered.
  static func runs(of units: [UInt16], _ properties: [CharacterProperties]) -> [Run] {
    if isLatin(properties) { return [Run(end: units.count, script: .latin)] }
    var runs: [Run] = []
    let characters = properties.span
    var current: Script?
    var open: [(closing: UInt32, script: Script?)] = []
    var index = 0
    while index < characters.count {
      let character = characters[index]
      if let current, !character.hasBracketOrScriptExtensions {
        let script = character.isHanOrKana ? Script.japanese : character.script
        if script == current || character.takesScriptOfNeighbours {
          // Goes on as before: the usual case, halves of surrogates included.
          index += 1
          continue
        }
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
        if let current, current != script { runs.append(Run(end: index, script: current)) }
        current = script
      }
      index += length
    }
    runs.append(Run(end: units.count, script: current ?? .common))
    return runs
  }

  /// Whether all characters are Latin or take the script of their neighbours, and one is Latin.
  private static func isLatin(_ properties: [CharacterProperties]) -> Bool {
    var hasLatin = false
    let characters = properties.span
    for index in characters.indices {
      let character = characters[index]
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
