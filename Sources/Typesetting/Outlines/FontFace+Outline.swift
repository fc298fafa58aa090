internal import CHarfBuzz

extension FontFace {
  /// The outline of a glyph in em, y upwards; empty for spaces and pictures.
  ///
  /// Wraps `hb_font_get_glyph_shape`.
  func outline(of glyph: UInt32) -> [OutlineElement] {
    guard let functions = unsafe hb_draw_funcs_create() else { return [] }
    defer { unsafe hb_draw_funcs_destroy(functions) }
    unsafe Self.install(OpaqueDrawing(functions))
    let pen = OutlinePen(scale: 1 / unitsPerEm)
    // The pen outlives the call, during which alone HarfBuzz has its address.
    withFont { font in
      unsafe hb_font_get_glyph_shape(
        font.pointer, glyph, functions, Unmanaged.passUnretained(pen).toOpaque())
    }
    return withExtendedLifetime(pen) { pen.elements }
  }

  private static func install(_ functions: OpaqueDrawing) {
    let functions = unsafe functions.pointer
    unsafe hb_draw_funcs_set_move_to_func(
      functions,
      { _, data, _, x, y, _ in
        unsafe OutlinePen.of(data)?.add { .move(x: $0(x), y: $0(y)) }
      }, nil, nil)
    unsafe hb_draw_funcs_set_line_to_func(
      functions,
      { _, data, _, x, y, _ in
        unsafe OutlinePen.of(data)?.add { .line(x: $0(x), y: $0(y)) }
      }, nil, nil)
    unsafe hb_draw_funcs_set_quadratic_to_func(
      functions,
      { _, data, _, controlX, controlY, x, y, _ in
        unsafe OutlinePen.of(data)?.add {
          .quadratic(controlX: $0(controlX), controlY: $0(controlY), x: $0(x), y: $0(y))
        }
      }, nil, nil)
    unsafe hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, data, _, x1, y1, x2, y2, x, y, _ in
        unsafe OutlinePen.of(data)?.add {
          .cubic(
            control1X: $0(x1), control1Y: $0(y1), control2X: $0(x2), control2Y: $0(y2), x: $0(x),
            y: $0(y))
        }
      }, nil, nil)
    unsafe hb_draw_funcs_set_close_path_func(
      functions, { _, data, _, _ in unsafe OutlinePen.of(data)?.add { _ in .close } }, nil, nil)
  }

  /// Adds where GDEF places the carets of a ligature, in font units from its left edge, ascending.
  ///
  /// Wraps `hb_ot_layout_get_ligature_carets`.
  func addLigatureCarets(of glyph: UInt32, rightToLeft: Bool, to result: inout [Double]) {
    let direction = rightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR
    let first = result.count
    // A ligature of more letters is a word, which nobody divides by carets.
    unsafe withUnsafeTemporaryAllocation(of: hb_position_t.self, capacity: 16) { carets in
      var count = UInt32(carets.count)
      withFont { font in
        unsafe _ = hb_ot_layout_get_ligature_carets(
          font.pointer, direction, glyph, 0, &count, carets.baseAddress)
      }
      for index in 0..<Int(count) { unsafe result.append(Double(carets[index])) }
    }
    if result.count > first + 1 { result[first...].sort() }
  }
}

/// A borrowed `hb_draw_funcs_t`, valid only inside the call it was lent for.
@safe private struct OpaqueDrawing {
  let pointer: OpaquePointer

  init(_ pointer: OpaquePointer) { unsafe self.pointer = pointer }
}

/// Collects what HarfBuzz draws.
private final class OutlinePen {
  private(set) var elements: [OutlineElement] = []
  private let scale: Double

  init(scale: Double) { self.scale = scale }

  static func of(_ data: UnsafeMutableRawPointer?) -> OutlinePen? {
    guard let data = unsafe data else { return nil }
    return unsafe Unmanaged<OutlinePen>.fromOpaque(data).takeUnretainedValue()
  }

  func add(_ element: ((Float) -> Double) -> OutlineElement) {
    elements.append(element { Double($0) * scale })
  }
}
