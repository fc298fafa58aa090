internal import BenchmarkSupport

/// ICU's formatters as a C program uses them: opened once, the parts of every result collected.
@safe
final class FormatPeer {
  /// ICU did not take a skeleton.
  struct Refusal: Error {}

  private let numbers: OpaquePointer
  private let dates: OpaquePointer

  init(locale: String, number: String, date: String) throws {
    let number = Array(number.utf16)
    let date = Array(date.utf16)
    guard
      let numbers = unsafe benchmark_format_open(locale, number, Int32(number.count), false),
      let dates = unsafe benchmark_format_open(locale, date, Int32(date.count), true)
    else { throw Refusal() }
    unsafe self.numbers = numbers
    unsafe self.dates = dates
  }

  deinit {
    unsafe benchmark_format_close(numbers)
    unsafe benchmark_format_close(dates)
  }

  /// The checksum of a formatted decimal.
  func number(_ decimal: String) -> Int32 {
    unsafe benchmark_format_number(numbers, decimal, Int32(decimal.utf8.count))
  }

  /// The checksum of a formatted instant.
  func date(_ milliseconds: Double) -> Int32 {
    unsafe benchmark_format_date(dates, milliseconds)
  }
}
