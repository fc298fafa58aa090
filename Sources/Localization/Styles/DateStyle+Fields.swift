/// How wide the name of a field is.
public enum DateNameWidth: String, Hashable, Sendable, Codable, CaseIterable {
  /// `March`
  case wide
  /// `Mar`
  case abbreviated
  /// `M`
  case narrow
}

/// How a month is written.
public enum DateMonth: String, Hashable, Sendable, Codable, CaseIterable {
  /// `3`
  case defaultDigits
  /// `03`
  case twoDigits
  /// `Mar`
  case abbreviated
  /// `March`; in the case that the language wants in a date
  case wide
  /// `M`
  case narrow
}

/// How a number in a date is written.
public enum DateDigits: String, Hashable, Sendable, Codable, CaseIterable {
  /// With as many digits as the locale has.
  case defaultDigits
  /// With two digits.
  case twoDigits
}

/// How a time zone is written.
public enum DateZone: String, Hashable, Sendable, Codable, CaseIterable {
  /// `EET`, or an offset where the name is not commonly known
  case specificShort
  /// `Eastern European Standard Time`
  case specificLong
  /// `Egypt Time`
  case genericShort
  /// `Eastern European Time`
  case genericLong
  /// `GMT+2`
  case offsetShort
  /// `GMT+02:00`
  case offsetLong
}

extension DateStyle {
  /// Letters in the order in which skeletons list them.
  private static let order = Array("GyQMwEdjmsSz")

  /// The skeleton of chosen fields; of two for one field the later one counts.
  static func skeleton(of fields: [String]) -> String {
    guard !fields.isEmpty else { return "yMdjm" }
    var chosen: [Character: String] = [:]
    for field in fields {
      guard let letter = field.first else { continue }
      chosen["vO".contains(letter) ? "z" : letter] = field
    }
    return order.compactMap { chosen[$0] }.joined()
  }

  private func adding(_ letters: String) -> DateStyle {
    var copy = self
    if case .fields(let fields) = content {
      copy.content = .fields(fields + [letters])
    } else {
      copy.content = .fields([letters])
    }
    return copy
  }

  /// Adds the era.
  public func era(_ width: DateNameWidth = .abbreviated) -> DateStyle {
    adding(width == .wide ? "GGGG" : width == .narrow ? "GGGGG" : "G")
  }

  /// Adds the year.
  public func year(_ digits: DateDigits = .defaultDigits) -> DateStyle {
    adding(digits == .twoDigits ? "yy" : "y")
  }

  /// Adds the quarter.
  public func quarter(_ width: DateNameWidth = .abbreviated) -> DateStyle {
    adding(width == .wide ? "QQQQ" : "QQQ")
  }

  /// Adds the month.
  public func month(_ month: DateMonth = .abbreviated) -> DateStyle {
    switch month {
    case .defaultDigits: adding("M")
    case .twoDigits: adding("MM")
    case .abbreviated: adding("MMM")
    case .wide: adding("MMMM")
    case .narrow: adding("MMMMM")
    }
  }

  /// Adds the week of the year.
  public func week() -> DateStyle { adding("w") }

  /// Adds the weekday.
  public func weekday(_ width: DateNameWidth = .abbreviated) -> DateStyle {
    adding(width == .wide ? "EEEE" : width == .narrow ? "EEEEE" : "E")
  }

  /// Adds the day of the month.
  public func day(_ digits: DateDigits = .defaultDigits) -> DateStyle {
    adding(digits == .twoDigits ? "dd" : "d")
  }

  /// Adds the hour in the locale's cycle, with a day period where that needs one.
  public func hour(_ digits: DateDigits = .defaultDigits) -> DateStyle {
    adding(digits == .twoDigits ? "jj" : "j")
  }

  /// Adds the minute.
  public func minute(_ digits: DateDigits = .defaultDigits) -> DateStyle {
    adding(digits == .twoDigits ? "mm" : "m")
  }

  /// Adds the second.
  public func second(_ digits: DateDigits = .defaultDigits) -> DateStyle {
    adding(digits == .twoDigits ? "ss" : "s")
  }

  /// Adds a fraction of the second, of one to three digits.
  public func secondFraction(_ digits: Int = 3) -> DateStyle {
    adding(String(repeating: "S", count: min(max(digits, 1), 3)))
  }

  /// Adds the time zone.
  public func timeZone(_ zone: DateZone = .specificShort) -> DateStyle {
    switch zone {
    case .specificShort: adding("z")
    case .specificLong: adding("zzzz")
    case .genericShort: adding("v")
    case .genericLong: adding("vvvv")
    case .offsetShort: adding("O")
    case .offsetLong: adding("OOOO")
    }
  }
}
