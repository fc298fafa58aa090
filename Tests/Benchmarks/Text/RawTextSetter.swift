internal import BenchmarkSupport
internal import Typesetting

/// The C calls that setting a paragraph cannot do without: bidi, shaping, line breaks.
///
/// Faces, buffer and iterator are opened once. The runs are given: to find them is the work that
/// the measured engine adds.
@safe
final class RawTextSetter {
  private let handle: OpaquePointer
  private var faces: [String: Int32] = [:]

  /// A paragraph and the runs to shape it in.
  struct Paragraph {
    fileprivate var units: [UInt16]
    fileprivate var items: [benchmark_item]
  }

  /// Opens the break iterator of a language; nil when there is none.
  init?(language: String) {
    guard let handle = unsafe benchmark_text_open(language) else { return nil }
    unsafe self.handle = handle
  }

  deinit { unsafe benchmark_text_close(handle) }

  /// Takes over the runs of a paragraph that has been set in one line, and opens their faces.
  func paragraph(_ layout: TextLayout) -> Paragraph {
    var items: [benchmark_item] = []
    for run in layout.lines.flatMap({ $0.runs }) {
      items.append(
        benchmark_item(
          start: Int32(run.range.lowerBound), end: Int32(run.range.upperBound),
          face: face(run.font), is_right_to_left: run.level % 2 == 1))
    }
    return Paragraph(units: Array(layout.string.utf16), items: items)
  }

  private func face(_ font: FontIdentity) -> Int32 {
    let key = "\(font.file)#\(font.faceIndex)"
    if let known = faces[key] { return known }
    let face = unsafe benchmark_text_add_face(handle, font.file, Int32(font.faceIndex))
    faces[key] = face
    return face
  }

  /// Sets a paragraph and gives the sum of its advances in em.
  func set(_ paragraph: Paragraph) -> Double {
    var breaks: Int32 = 0
    return unsafe benchmark_text_set(
      handle, paragraph.units, Int32(paragraph.units.count), paragraph.items,
      Int32(paragraph.items.count), &breaks)
  }
}
