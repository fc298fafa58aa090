internal import CICU

/// The time zones that ICU knows.
///
/// The machine's own is never asked for.
package enum TimeZones {
  /// Whether ICU knows the id (`Africa/Cairo`, `UTC`, `GMT+03:00`).
  package static func contains(_ id: String) -> Bool {
    let units = Array(id.utf16)
    // "Etc/Unknown" is what ICU puts in the place of ids that it does not know.
    guard !units.isEmpty, units.count <= 64, id != "Etc/Unknown" else { return false }
    return unsafe cicu_zone_exists(units, Int32(units.count))
  }

  /// The id nearest to a wrong one; `nil` when none is near.
  ///
  /// - Complexity: walks over all zones.
  package static func nearest(to wrong: String) throws(ICUError) -> String? {
    guard wrong.utf8.count <= 64 else { return nil }
    let all = try unsafe ICUBuffer.string(while: "listing time zones") {
      unsafe cicu_zone_list($0, $1, $2)
    }
    let wanted = wrong.lowercased()
    var best: (id: String, distance: Int)?
    for zone in all.split(separator: "\n").map(String.init) {
      let city = zone.split(separator: "/").last.map { $0.lowercased() }
      let name = zone.lowercased()
      let distance = min(
        editDistance(wanted, name), city.map { editDistance(wanted, $0) } ?? Int.max)
      if best.map({ distance < $0.distance }) ?? true { best = (zone, distance) }
    }
    return best.flatMap { $0.distance <= 3 ? $0.id : nil }
  }

  /// The offset from UTC in milliseconds at an instant, daylight saving time included.
  package static func offset(of zone: String, at milliseconds: Double) throws(ICUError) -> Int {
    let units = Array(zone.utf16)
    var status: Int32 = 0
    let offset = unsafe cicu_zone_offset(units, Int32(units.count), milliseconds, &status)
    try ICUStatus.check(status, while: "reading the offset of \(zone)")
    return Int(offset)
  }

  /// Whole years, months and days from one instant to another in a locale's calendar.
  package static func difference(
    from: Double, to: Double, zone: String, locale: String
  ) throws(ICUError) -> (years: Int, months: Int, days: Int) {
    let units = Array(zone.utf16)
    var (years, months, days, status): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    unsafe cicu_calendar_difference(
      locale, units, Int32(units.count), from, to, &years, &months, &days, &status)
    try ICUStatus.check(status, while: "comparing two dates")
    return (Int(years), Int(months), Int(days))
  }
}
