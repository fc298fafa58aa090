/// Reads Apple's binary property lists, version 00.
///
/// Every offset is checked against the file, cycles are refused, and values that are shared many
/// times cannot make the result grow without bounds.
struct BinaryPropertyListReader {
  private let file: CatalogFile
  private let bytes: [UInt8]
  private var offsetSize = 0
  private var referenceSize = 0
  private var count = 0
  private var tableStart = 0
  private var visited = 0
  private var stack: [Int] = []

  /// Without shared containers each value has a reference of at least a byte.
  private var visitLimit: Int { 4 * bytes.count + 10_000 }

  static func read(_ file: CatalogFile) throws(CatalogError) -> PropertyList {
    var reader = BinaryPropertyListReader(file: file)
    return try reader.read()
  }

  private init(file: CatalogFile) {
    self.file = file
    bytes = file.bytes
  }

  private mutating func read() throws(CatalogError) -> PropertyList {
    guard bytes.starts(with: "bplist00".utf8) else {
      throw file.error(0, "only version 00 of binary property lists is supported")
    }
    let trailer = bytes.count - 32
    guard trailer >= 8 else {
      throw file.error(bytes.count, "the binary property list ends before its trailer")
    }
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize) else {
      throw file.error(trailer + 6, "offsets and references have 1 to 8 bytes")
    }
    count = try bounded(trailer + 8, 8, "the number of objects")
    let top = try bounded(trailer + 16, 8, "the outermost object")
    tableStart = try bounded(trailer + 24, 8, "the offset table")
    guard count <= trailer / offsetSize, tableStart <= trailer - count * offsetSize else {
      throw file.error(trailer + 8, "the offset table lies outside of the file")
    }
    return try object(top, from: trailer + 16)
  }

  // MARK: Objects

  private mutating func object(
    _ index: Int, from reference: Int
  ) throws(CatalogError) -> PropertyList {
    guard index < count else {
      throw file.error(reference, "object \(index) does not exist; there are \(count)")
    }
    guard !stack.contains(index) else {
      throw file.error(reference, "object \(index) contains itself")
    }
    guard stack.count < CatalogLimits.depth else {
      throw file.error(reference, "objects nest deeper than \(CatalogLimits.depth) levels")
    }
    visited += 1
    guard visited <= visitLimit else {
      throw file.error(reference, "more than \(visitLimit) values are made of shared objects")
    }
    let offset = try number(tableStart + index * offsetSize, offsetSize)
    guard offset < tableStart else {
      throw file.error(tableStart + index * offsetSize, "object \(index) lies outside of the file")
    }
    stack.append(index)
    defer { stack.removeLast() }
    return PropertyList(value: try value(at: offset), offset: offset)
  }

  private mutating func value(at offset: Int) throws(CatalogError) -> PropertyList.Value {
    let marker = bytes[offset]
    let low = Int(marker & 0x0F)
    switch marker >> 4 {
    case 0x0:
      switch low {
      case 0x8: return .bool(false)
      case 0x9: return .bool(true)
      default: return .other
      }
    case 0x1:
      guard low <= 4 else { throw file.error(offset, "an integer of \(1 << low) bytes") }
      // 16-byte integers only hold what does not fit 8 signed ones; their low half is enough.
      let size = 1 << low
      let start = low == 4 ? offset + 9 : offset + 1
      return .integer(Int64(truncatingIfNeeded: try bits(start, min(size, 8))))
    case 0x2:
      guard low == 2 || low == 3 else {
        throw file.error(offset, "a real number of \(1 << low) bytes")
      }
      let pattern = try bits(offset + 1, 1 << low)
      return .real(
        low == 2
          ? Double(Float(bitPattern: UInt32(truncatingIfNeeded: pattern)))
          : Double(bitPattern: pattern))
    case 0x3, 0x4, 0x8: return .other
    case 0x5, 0x6: return .string(try string(at: offset, isUTF16: marker >> 4 == 6))
    case 0xA, 0xC:
      let (length, start) = try length(at: offset)
      var values: [PropertyList] = []
      for index in 0..<(try checked(length, referenceSize, start)) {
        values.append(try member(start + index * referenceSize))
      }
      return .array(values)
    case 0xD: return .dictionary(try members(at: offset))
    default: throw file.error(offset, "0x\(String(marker, radix: 16)) begins no object")
    }
  }

  private mutating func members(at offset: Int) throws(CatalogError) -> [PropertyList.Member] {
    let (length, start) = try length(at: offset)
    _ = try checked(length, 2 * referenceSize, start)
    var members: [PropertyList.Member] = []
    for index in 0..<length {
      let key = try member(start + index * referenceSize)
      guard let name = key.string else { throw file.error(key.offset, "a key has to be a string") }
      let value = try member(start + (length + index) * referenceSize)
      members.append(PropertyList.Member(key: name, keyOffset: key.offset, value: value))
    }
    return members
  }

  private mutating func member(_ reference: Int) throws(CatalogError) -> PropertyList {
    try object(try number(reference, referenceSize), from: reference)
  }

  private func string(at offset: Int, isUTF16: Bool) throws(CatalogError) -> String {
    let (length, start) = try length(at: offset)
    _ = try checked(length, isUTF16 ? 2 : 1, start)
    guard isUTF16 else {
      let content = bytes[start..<start + length]
      if let wrong = content.firstIndex(where: { $0 >= 0x80 }) {
        throw file.error(wrong, "an ASCII string holds byte 0x\(String(bytes[wrong], radix: 16))")
      }
      return String(decoding: content, as: UTF8.self)
    }
    let units = (0..<length).map { index in
      UInt16(bytes[start + 2 * index]) << 8 | UInt16(bytes[start + 2 * index + 1])
    }
    return String(decoding: units, as: UTF16.self)
  }

  // MARK: Numbers

  /// The length of an object and the offset of its content.
  private func length(at offset: Int) throws(CatalogError) -> (Int, start: Int) {
    let low = Int(bytes[offset] & 0x0F)
    guard low == 0x0F else { return (low, offset + 1) }
    guard offset + 1 < tableStart, bytes[offset + 1] >> 4 == 1, bytes[offset + 1] & 0x0F <= 3 else {
      throw file.error(offset, "a length has to be an integer")
    }
    let size = 1 << Int(bytes[offset + 1] & 0x0F)
    return (try number(offset + 2, size), offset + 2 + size)
  }

  /// A length whose content lies in front of the offset table.
  private func checked(_ length: Int, _ size: Int, _ start: Int) throws(CatalogError) -> Int {
    guard start <= tableStart, length <= (tableStart - start) / size else {
      throw file.error(min(start, bytes.count), "\(length) items do not fit into the file")
    }
    return length
  }

  private func bounded(_ offset: Int, _ size: Int, _ what: String) throws(CatalogError) -> Int {
    let value = try number(offset, size)
    guard value <= bytes.count else { throw file.error(offset, "\(what) lies outside of the file") }
    return value
  }

  private func number(_ offset: Int, _ size: Int) throws(CatalogError) -> Int {
    let value = try bits(offset, size)
    guard value <= UInt64(Int32.max) else {
      throw file.error(offset, "\(value) lies outside of the file")
    }
    return Int(value)
  }

  private func bits(_ offset: Int, _ size: Int) throws(CatalogError) -> UInt64 {
    guard offset + size <= bytes.count else {
      throw file.error(bytes.count, "the binary property list ends in the middle of a number")
    }
    return bytes[offset..<offset + size].reduce(0) { $0 << 8 | UInt64($1) }
  }
}
