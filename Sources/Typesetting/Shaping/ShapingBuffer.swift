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
    /// The UTF-16 range.
    var range: Range<Int>

    /// What HarfBuzz may look at around it.
    var context: Range<Int>

    var script: Script
    var isRightToLeft: Bool

    /// A BCP 47 tag.
    var language: String

    /// Whether ligatures are off, because letters are spaced apart.
    var withoutLigatures: Bool
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
  ///   - body: Receives each glyph in visual order, in font units.
  func shape(
    _ item: Item, in units: [UInt16], with face: FontFace, _ body: (RawGlyph) -> Void
  ) {
    unsafe hb_buffer_clear_contents(pointer)
    unsafe hb_buffer_set_cluster_level(
      pointer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_CHARACTERS)
    unsafe hb_buffer_set_direction(
      pointer, item.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    unsafe hb_buffer_set_script(pointer, Self.tag(of: item.script))
    unsafe hb_buffer_set_language(pointer, hb_language_from_string(item.language, -1))
    var flags = HB_BUFFER_FLAG_PRODUCE_SAFE_TO_INSERT_TATWEEL.rawValue
    if item.range.lowerBound == 0 { flags |= HB_BUFFER_FLAG_BOT.rawValue }
    if item.range.upperBound == units.count { flags |= HB_BUFFER_FLAG_EOT.rawValue }
    unsafe hb_buffer_set_flags(pointer, hb_buffer_flags_t(flags))
    unsafe units.withUnsafeBufferPointer { buffer in
      let context = unsafe UnsafeBufferPointer(rebasing: buffer[item.context])
      unsafe hb_buffer_add_utf16(
        pointer, context.baseAddress, Int32(context.count),
        UInt32(item.range.lowerBound - item.context.lowerBound), Int32(item.range.count))
    }
    face.withFont { font in
      if item.withoutLigatures {
        unsafe hb_shape(font.pointer, pointer, Self.ligaturesOff, UInt32(Self.ligaturesOff.count))
      } else {
        unsafe hb_shape(font.pointer, pointer, nil, 0)
      }
    }
    var count: UInt32 = 0
    guard let infos = unsafe hb_buffer_get_glyph_infos(pointer, &count),
      let positions = unsafe hb_buffer_get_glyph_positions(pointer, nil)
    else { return }
    for index in 0..<Int(count) {
      let info = unsafe infos[index]
      let position = unsafe positions[index]
      body(
        RawGlyph(
          id: info.codepoint, cluster: Int(info.cluster) + item.context.lowerBound,
          advance: position.x_advance, xOffset: position.x_offset, yOffset: position.y_offset,
          isUnsafeToBreak: info.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0,
          allowsTatweel: info.mask & HB_GLYPH_FLAG_SAFE_TO_INSERT_TATWEEL.rawValue != 0))
    }
  }

  /// A glyph in font units, y upwards.
  struct RawGlyph {
    var id: UInt32
    var cluster: Int
    var advance: Int32
    var xOffset: Int32
    var yOffset: Int32
    var isUnsafeToBreak: Bool
    var allowsTatweel: Bool
  }

  /// liga and clig off for the whole buffer; required ligatures stay.
  private static let ligaturesOff: [hb_feature_t] = [0x6C69_6761, 0x636C_6967].map {
    hb_feature_t(tag: $0, value: 0, start: 0, end: .max)
  }

  /// HarfBuzz spells a script as its ISO 15924 tag.
  private static func tag(of script: Script) -> hb_script_t {
    var tag: UInt32 = 0
    for byte in script.shortName.utf8 { tag = tag << 8 | UInt32(byte) }
    return hb_script_from_iso15924_tag(tag)
  }
}
