import FuzzSupport

/// The entry point that libFuzzer calls with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  readCatalog("ru.po", Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}
