internal import LocatedJSON

extension CatalogFile {
  /// The file with its content as well-formed UTF-8 and without a byte order mark's consequences.
  ///
  /// UTF-16 is recognized by its byte order mark, or by zeros in every second of the first 64 bytes.
  ///
  /// - Throws: `CatalogError` at the first byte that is not well formed.
  func decoded() throws(CatalogError) -> CatalogFile {
    if bytes.starts(with: [0xFF, 0xFE]) { return try utf16(skipping: 2, isBigEndian: false) }
    if bytes.starts(with: [0xFE, 0xFF]) { return try utf16(skipping: 2, isBigEndian: true) }
    let head = bytes.prefix(64)
    if head.count >= 4 {
      let even = stride(from: 0, to: head.count - 1, by: 2).allSatisfy { head[$0] == 0 }
      let odd = stride(from: 1, to: head.count, by: 2).allSatisfy { head[$0] == 0 }
      if even != odd { return try utf16(skipping: 0, isBigEndian: even) }
    }
    let bytes = self.bytes
    do {
      _ = try UTF8Span(validating: bytes.span)
    } catch {
      let offset = error.byteOffsets.lowerBound
      let digits = String(bytes[offset], radix: 16, uppercase: true)
      throw self.error(
        offset,
        "byte 0x\(digits) at offset \(offset) is not well-formed UTF-8; save the file as UTF-8")
    }
    return self
  }

  private func utf16(skipping start: Int, isBigEndian: Bool) throws(CatalogError) -> CatalogFile {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    func fail(_ offset: Int, _ message: String) -> CatalogError {
      let place = SourceLocation(offset: text.count, in: text)
      return CatalogError(path: path, location: place, message: message + " at offset \(offset)")
    }
    var offset = start
    func unit(_ offset: Int) -> UInt16 {
      let (first, second) = (UInt16(bytes[offset]), UInt16(bytes[offset + 1]))
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    while offset < bytes.count {
      guard offset + 1 < bytes.count else { throw fail(offset, "half of a UTF-16 unit") }
      var value = UInt32(unit(offset))
      var length = 2
      if value & 0xFC00 == 0xD800, offset + 3 < bytes.count, unit(offset + 2) & 0xFC00 == 0xDC00 {
        value = 0x10000 + (value & 0x3FF) << 10 + UInt32(unit(offset + 2) & 0x3FF)
        length = 4
      }
      guard let scalar = Unicode.Scalar(value) else {
        throw fail(offset, "half of a UTF-16 surrogate pair")
      }
      text.append(contentsOf: UTF8.encode(scalar) ?? .init())
      offset += length
    }
    return CatalogFile(path: path, bytes: text)
  }
}
