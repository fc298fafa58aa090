internal import LocatedJSON
public import UnicodeServices

/// The sets of locales that layouts are tried in.
///
/// `core` is what a change is tried in while it is made, `wide` holds sixty locales that differ in
/// script, digits, calendar, plural categories or the length of words, each with its reason, and
/// `LocaleIdentifier.available` every locale of ICU.
public struct LocaleMatrices: Sendable {
  /// A locale and why it is among the wide ones.
  public struct Entry: Hashable, Sendable {
    /// The locale.
    public let locale: LocaleIdentifier

    /// What it has that others do not.
    public let reason: String
  }

  /// The locales of the package's own strings and one pseudo-locale.
  public let core: [LocaleIdentifier]

  /// Sixty locales that differ.
  public let wide: [Entry]

  /// Why matrices could not be read.
  public struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The line and column, and what is wrong there.
    public let description: String
  }

  /// Reads the matrices of `Locales/matrices.json`.
  ///
  /// - Throws: ``Failure`` when the bytes are no such file or name a locale that nobody registered.
  public init(parsing bytes: [UInt8]) throws(Failure) {
    let document: JSONDocument
    do {
      document = try JSONDocument(parsing: bytes)
    } catch {
      throw Failure(description: error.description)
    }
    var core: [LocaleIdentifier] = []
    for value in try Self.list(document.root, "core") { core.append(try Self.locale(value)) }
    var wide: [Entry] = []
    for value in try Self.list(document.root, "wide") {
      guard let locale = value["locale"], let reason = value["reason"]?.string else {
        throw Failure(description: "\(value.location): an entry has 'locale' and 'reason'")
      }
      wide.append(Entry(locale: try Self.locale(locale), reason: reason))
    }
    self.core = core
    self.wide = wide
  }

  private static func list(
    _ root: JSONValue, _ name: String
  ) throws(Failure) -> JSONValue.Elements {
    guard let elements = root[name]?.elements else {
      throw Failure(description: "\(root.location): '\(name)' is an array")
    }
    return elements
  }

  private static func locale(_ value: JSONValue) throws(Failure) -> LocaleIdentifier {
    do {
      return try LocaleIdentifier(value.string ?? "")
    } catch {
      throw Failure(description: "\(value.location): \(error.description)")
    }
  }
}
