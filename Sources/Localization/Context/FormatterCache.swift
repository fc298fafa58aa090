internal import UnicodeServices

/// Keeps what is dear to make: opened formatters, date patterns, facts of locales.
///
/// Contexts made from one another share one cache. It is bounded (100 objects a kind) and may be used
/// from any number of threads; nothing in it ever changes a result.
public final class FormatterCache: Sendable {
  struct NumberKey: Hashable {
    var skeleton: String
    var locale: String
  }

  struct DateKey: Hashable {
    var format: DateFormat
    var capitalization: Int32 = 0
    var zone: String
    var locale: String
  }

  enum DateFormat: Hashable {
    case pattern(String)
    case skeleton(String)
    case styles(ICUDateLength?, ICUDateLength?)
  }

  struct WidthKey: Hashable {
    var type: Int32
    var width: Int32
    var locale: String
  }

  let numbers = BoundedCache<NumberKey, ICUNumberFormatter>()
  let numberRanges = BoundedCache<NumberKey, ICUNumberRangeFormatter>()
  let ruleNumbers = BoundedCache<WidthKey, ICURuleNumberFormatter>()
  let patterns = BoundedCache<NumberKey, String>()
  let dates = BoundedCache<DateKey, ICUDateFormatter>()
  let intervals = BoundedCache<DateKey, ICUIntervalFormatter>()
  let relatives = BoundedCache<WidthKey, ICURelativeFormatter>()
  let lists = BoundedCache<WidthKey, ICUListFormatter>()
  let plurals = BoundedCache<WidthKey, PluralRules>()
  let locales = BoundedCache<LocaleIdentifier, ContextFacts>()

  /// Makes an empty cache.
  public init() {}
}
