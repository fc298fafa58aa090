import Localization
import LocatedJSON
import UnicodeServices

/// Reads an input as a catalog of a name, checks it, and looks a few keys up.
///
/// Errors are fine; crashes and endless loops are what a fuzzer looks for.
public func readCatalog(_ path: String, _ bytes: [UInt8]) {
  guard let locale = try? LocaleIdentifier("ar-EG") else { return }
  let options = StringsCommand.Options(locales: [locale])
  let source = CatalogSource(file: path, bytes: bytes)
  do {
    _ = try StringsCommand.findings([source], options: options)
    let keys = try StringsCommand.keys(source, options: options).standardOutput
    for key in keys.split(separator: "\n").prefix(3) {
      for arguments in [[], ["1", "x"], ["n=5", "count=2"]] {
        _ = try StringsCommand.resolve(
          source, key: String(key), arguments: arguments, options: options)
      }
    }
    _ = try StringsCommand.fix([source], options: options)
  } catch {
    // A located error is the right answer to most inputs.
  }
}

/// Parses an input as JSON and walks over all of it.
public func readJSON(_ bytes: [UInt8]) {
  guard let document = try? JSONDocument(parsing: bytes) else { return }
  var pending = [document.root]
  while let value = pending.popLast() {
    _ = (value.string, value.number, value.bool, value.location)
    if let elements = value.elements { pending += elements }
    if let members = value.members { pending += members.map(\.value) }
  }
}
