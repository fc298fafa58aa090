internal import CHarfBuzz
internal import UnicodeServices

/// An `hb_buffer_t`.
///
/// Unchecked: a buffer is used by the one caller that took it out of its pool under the pool's lock.
@safe final class ShapingBuffer: @unchecked Sendable {
  private let pointer: OpaquePointer

  /// Creates a buffer; `nil` without memory.
  init?() {
    guard let pointer = unsafe hb_buffer_create() else { return nil }
    unsafe self.pointer = pointer
  }

  deinit { unsafe hb_buffer_destroy(pointer) }

  /// What to shape, and how.
  struct Item {
    /// The UTF-16 ranges, ascending; at least one.
    var ranges: [Range<Int>]

    /// What HarfBuzz may look at around it.
    var context: Range<Int>

    var script: Script
    var isRightToLeft: Bool

    /// The typesetting language.
    var language: ShapingLanguage

    /// Whether ligatures are off, because letters are spaced apart.
    var withoutLigatures: Bool

    /// Whether the item is a part of a run shaped again, where a mark without its base is our
    /// doing.
    var isEdge = false

    /// Whether U+FFFC shows nothing, because attachments stand there.
    var hidesObjects: Bool

    /// The offsets of spaces to take for missing glyphs, ascending.
    var walls: [Int] = []

    /// From the start of the first range to the end of the last one.
    fileprivate var bounds: Range<Int> {
      (ranges.first?.lowerBound ?? 0)..<(ranges.last?.upperBound ?? 0)
    }
  }

  /// Shapes a part of a text.
  ///
  /// Clusters are UTF-16 offsets into the text, monotone. Wraps `hb_buffer_add_utf16`,
  /// `hb_shape`.
  ///
  /// - Parameters:
  ///   - item: What to shape.
  ///   - units: The text.
  ///   - face: The face.
  ///   - glyphs: Receives the glyphs in visual order. Controls and line ends become
  ///     ``ShapedGlyph/none``, without an advance.
  func shape(
    _ item: Item, in units: [UInt16], with face: FontFace, into glyphs: inout [ShapedGlyph]
  ) {
    run(item, in: units, with: face)
    read(item, in: units, into: &glyphs)
  }

  /// The offsets inside an item before which a tatweel can be inserted without changing other
  /// glyphs.
  ///
  /// Wraps `HB_GLYPH_FLAG_SAFE_TO_INSERT_TATWEEL`.
  func tatweelOffsets(_ item: Item, in units: [UInt16], with face: FontFace) -> Set<Int> {
    run(
      item, in: units, with: face,
      flags: HB_BUFFER_FLAG_PRODUCE_SAFE_TO_INSERT_TATWEEL.rawValue)
    var count: UInt32 = 0
    guard let infos = unsafe hb_buffer_get_glyph_infos(pointer, &count) else { return [] }
    var result: Set<Int> = []
    for index in 0..<Int(count) {
      let info = unsafe infos[index]
      if info.mask & HB_GLYPH_FLAG_SAFE_TO_INSERT_TATWEEL.rawValue != 0 {
        result.insert(Int(info.cluster) + item.context.lowerBound)
      }
    }
    return result
  }

  private func run(
    _ item: Item, in units: [UInt16], with face: FontFace, flags added: UInt32 = 0
  ) {
    unsafe hb_buffer_clear_contents(pointer)
    unsafe hb_buffer_set_cluster_level(
      pointer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_CHARACTERS)
    unsafe hb_buffer_set_direction(
      pointer, item.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    unsafe hb_buffer_set_script(pointer, item.script.shapingScript)
    unsafe hb_buffer_set_language(pointer, item.language.pointer)
    var flags = HB_BUFFER_FLAG_DEFAULT.rawValue | added
    if item.isEdge { flags |= HB_BUFFER_FLAG_DO_NOT_INSERT_DOTTED_CIRCLE.rawValue }
    if item.bounds.lowerBound == 0 { flags |= HB_BUFFER_FLAG_BOT.rawValue }
    if item.bounds.upperBound == units.count { flags |= HB_BUFFER_FLAG_EOT.rawValue }
    unsafe hb_buffer_set_flags(pointer, hb_buffer_flags_t(flags))
    unsafe units.withUnsafeBufferPointer { buffer in
      let context = unsafe UnsafeBufferPointer(rebasing: buffer[item.context])
      for range in item.ranges {
        unsafe hb_buffer_add_utf16(
          pointer, context.baseAddress, Int32(context.count),
          UInt32(range.lowerBound - item.context.lowerBound), Int32(range.count))
      }
    }
    if !item.walls.isEmpty { build(item.walls, from: item.context.lowerBound) }
    face.withFont { font in
      if item.withoutLigatures {
        unsafe hb_shape(font.pointer, pointer, Self.ligaturesOff, UInt32(Self.ligaturesOff.count))
      } else {
        unsafe hb_shape(font.pointer, pointer, nil, 0)
      }
    }
  }

  /// Takes over the glyphs of an item that has been shaped.
  private func read(_ item: Item, in units: [UInt16], into glyphs: inout [ShapedGlyph]) {
    var count: UInt32 = 0
    guard let infos = unsafe hb_buffer_get_glyph_infos(pointer, &count),
      let positions = unsafe hb_buffer_get_glyph_positions(pointer, nil)
    else { return }
    let offset = item.context.lowerBound
    let unsafeFlag = HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue
    let text = units.span
    glyphs.append(addingCapacity: Int(count)) { result in
      for index in 0..<Int(count) {
        let info = unsafe infos[index]
        let position = unsafe positions[index]
        let cluster = Int(info.cluster) + offset
        let unit = text[cluster]
        let isSilent = TextContent.isSilent(unit) || item.hidesObjects && unit == 0xFFFC
        result.append(
          ShapedGlyph(
            id: isSilent ? ShapedGlyph.none : info.codepoint, cluster: Int32(cluster),
            advance: isSilent ? 0 : position.x_advance, xOffset: position.x_offset,
            yOffset: position.y_offset,
            isUnsafeToBreak: !isSilent && info.mask & unsafeFlag != 0))
      }
    }
  }

  /// Replaces characters in the buffer before it is shaped.
  private func build(_ walls: [Int], from offset: Int) {
    var count: UInt32 = 0
    guard let infos = unsafe hb_buffer_get_glyph_infos(pointer, &count) else { return }
    var next = 0
    for index in 0..<Int(count) {
      let cluster = unsafe Int(infos[index].cluster) + offset
      while next < walls.count, walls[next] < cluster { next += 1 }
      guard next < walls.count else { return }
      if walls[next] == cluster { unsafe infos[index].codepoint = NominalGlyphs.wall }
    }
  }

  /// liga and clig off for the whole buffer; required ligatures stay.
  private static let ligaturesOff: [hb_feature_t] = [0x6C69_6761, 0x636C_6967].map {
    hb_feature_t(tag: $0, value: 0, start: 0, end: .max)
  }
}
