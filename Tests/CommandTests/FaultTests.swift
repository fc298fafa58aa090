import Foundation
import Testing

/// Input that makes no sense: one clear line on standard error, status 2, nothing on standard output.
@Suite struct FaultTests {
  /// At most 200 MiB of memory of its own, and an end to everything that hangs.
  private static let bounded = #"ulimit -d 204800; exec timeout 300 "$0" "$@""#

  private static func expectFault(
    _ run: Run, _ message: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(run.status == 2, "\(run.errors)", sourceLocation: sourceLocation)
    #expect(run.output == "", sourceLocation: sourceLocation)
    #expect(
      run.errors.hasPrefix("layout-dump: \(message)"), "\(run.errors)",
      sourceLocation: sourceLocation)
    let isOneLine = run.errors.hasSuffix("\n") && !run.errors.dropLast().contains("\n")
    #expect(isOneLine, "\(run.errors)", sourceLocation: sourceLocation)
    #expect(run.errors.utf8.count < 600, sourceLocation: sourceLocation)
  }

  private static func fault(of scene: [UInt8]) throws -> Run {
    try Command.run(
      ["dump", "-", "--fonts", "synthetic"], input: scene, shell: Self.bounded)
  }

  @Test(arguments: [
    ("", "-:1:1: the document ends too early"),
    ("{ \"layoutScene\": 1,\n  \"root\": {", "-:2:12: the document ends too early"),
    (#"{"layoutScene": 1, "root": {"type": "spacer", "minLength": NaN}}"#, "-:1:60: NaN is no"),
    (
      #"{"layoutScene": 1, "root": {"type": "text", "string": "\ud800"}}"#,
      "-:1:56: \\uD800 is half of a surrogate pair"
    ),
    (
      #"{"layoutScene": 1, "root": {"type": "hstakc"}}"#,
      "-:1:37: $.root.type: 'hstakc' is no type of view; did you mean 'hstack'?"
    ),
    (
      #"{"layoutScene":1,"root":{"type":"zstack","id":"a","children":[{"type":"color","id":"a"}]}}"#,
      "-:1:84: $.root.children[0].id: the id 'a' stands at 1:47 already"
    ),
    (
      #"{"layoutScene": 1, "size": {"width": 2e9}, "root": {"type": "color"}}"#,
      "-:1:38: $.size.width: width is 2e9; numbers lie within ±1e9"
    ),
  ])
  func `garbage is said with file, line and column`(scene: String, message: String) throws {
    Self.expectFault(try Self.fault(of: Array(scene.utf8)), message)
  }

  @Test func `bytes that are no text are said with their place`() throws {
    Self.expectFault(try Self.fault(of: [0x7B, 0x22, 0xFF, 0x22]), "-:1:3: ")
    Self.expectFault(try Self.fault(of: [0]), "-:1:1: ")
  }

  @Test(arguments: [UInt8(0x5B), 0x7B, 0x22, 0x20, 0x30])
  func `ten megabytes of one character are refused in little memory`(byte: UInt8) throws {
    Self.expectFault(try Self.fault(of: [UInt8](repeating: byte, count: 10 << 20)), "-:1:")
  }

  @Test func `an infinite root names the view that took the infinity`() throws {
    let scene = #"""
      {"layoutScene": 1, "size": {"width": "infinity", "height": 5}, "root":
      {"type": "hstack", "children": [{"type": "color", "id": "greedy"}, {"type": "circle"}]}}
      """#
    Self.expectFault(
      try Self.fault(of: Array(scene.utf8)), "-: color 'greedy' takes an infinite size")
    let leaf = #"{"layoutScene": 1, "size": {"width": "infinity"}, "root": {"type": "color"}}"#
    Self.expectFault(
      try Self.fault(of: Array(leaf.utf8)), "-: color '0' takes an infinite size")
  }

  @Test func `files that cannot be read are named`() throws {
    let folder = try Folder()
    Self.expectFault(
      try Command.run(["dump", folder.url.path]), "\(folder.url.path): is a directory")
    Self.expectFault(
      try Command.run(["dump", "/no/such/file.json"]), "/no/such/file.json: no such file")
    // Readable by name, but not from its start.
    Self.expectFault(try Command.run(["dump", "/proc/self/mem"]), "/proc/self/mem: ")
    Self.expectFault(try Command.run(["dump", "checkout-rwo"]), "checkout-rwo: no such file")
    Self.expectFault(try Command.run(["dump", ""]), ": ")
  }

  @Test func `a file without permission is named`() throws {
    // The superuser may read everything, so this runs as somebody else.
    let folder = try Folder()
    let file = try folder.file("secret.json", Array(Sample.row.utf8))
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: file.path)
    let isRoot = getuid() == 0
    let shell =
      isRoot ? #"exec setpriv --reuid 65534 --clear-groups "$0" "$@""# : #"exec "$0" "$@""#
    let run = try Command.run(["dump", file.path], shell: shell)
    Self.expectFault(run, "\(file.path): permission denied")
  }

  @Test(arguments: [
    (["dump"], "give a scene"),
    (["dump", "a", "b"], "'b' is one operand too many"),
    (["dump", "-", "--no-such"], "unknown option '--no-such'"),
    (["dump", "-", "--lcoale", "ar"], "unknown option '--lcoale'; did you mean '--locale'?"),
    (["dump", "-", "--locale"], "'--locale' needs a value: ID"),
    (["dump", "-", "--locale", "a", "--locale", "b"], "'--locale' is given twice"),
    (["dump", "-", "--locale", "zzzz-99"], ""),
    (["dump", "-", "--width", "banana"], "'banana' is no length for '--width'"),
    (["dump", "-", "--width", "-5"], "'-5' is no length for '--width'"),
    (["dump", "-", "--scale", "4"], "'4' is no scale; it is 1, 2 or 3"),
    (["dump", "-", "--text-size", "huge"], "'huge' is no value of '--text-size'; it is one of"),
    (["dump", "-", "--direction", "rtl"], "'rtl' is no value of '--direction'"),
    (["dump", "-", "--color-scheme", "blue"], "'blue' is no value of '--color-scheme'"),
    (["dump", "-", "--format", "xml"], "'xml' is no value of '--format'"),
    (["dump", "-", "--fonts", "/no/such/folder"], ""),
    (["dump", "-", "--modifiers=yes"], "'--modifiers' takes no value"),
    (["gallery", "extra"], "'gallery' takes no operand"),
    (["gallery", "--width", "5"], "'gallery' has no option '--width'"),
  ])
  func `wrong usage is one line that says what would be right`(
    arguments: [String], message: String
  ) throws {
    Self.expectFault(try Command.run(arguments, input: Array(Sample.row.utf8)), message)
  }

  @Test func `invisible characters of an argument are escaped in the message`() throws {
    Self.expectFault(try Command.run(["dump", "a\u{202E}b\n"]), "a\\u{202E}b\\u{A}: no such file")
  }

  // MARK: Outputs

  @Test func `an output that is closed from the start is a fault`() throws {
    let run = try Command.run(["checkout-row"], shell: #""$0" "$@" >&-"#)
    Self.expectFault(run, "standard output: is closed")
  }

  @Test func `a device without room is a fault`() throws {
    let run = try Command.run(["checkout-row"], shell: #""$0" "$@" >/dev/full"#)
    Self.expectFault(run, "standard output: no space is left on the device")
    let file = try Command.run(["checkout-row", "--output", "/dev/full"])
    Self.expectFault(file, "/dev/full: no space is left on the device")
    let missing = try Command.run(["checkout-row", "--output", "/no/such/folder/file"])
    Self.expectFault(missing, "/no/such/folder/file: ")
  }

  @Test func `a reader that goes away ends the command quietly`() throws {
    // Enough lines that the pipe is full before the reader has gone.
    let leaves = Array(repeating: #"{"type": "color"}"#, count: 20_000).joined(separator: ",")
    let scene =
      #"{"layoutScene": 1, "size": {"width": 9, "height": 9}, "root": {"type": "zstack", "children": [\#(leaves)]}}"#
    let run = try Command.run(
      ["dump", "-", "--fonts", "synthetic"], input: Array(scene.utf8),
      shell: #""$0" "$@" | head -n 1; exit "${PIPESTATUS[0]}""#)
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(run.lines.count == 2)
  }

  @Test func `closed standard input and error are no reason to fail`() throws {
    let run = try Command.run(
      ["checkout-row", "--fonts", "synthetic"], shell: #""$0" "$@" <&- 2>&-"#)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("checkout-row"))
    let fault = try Command.run(["dump"], shell: #""$0" "$@" 2>&-"#)
    #expect(fault.status == 2)
    #expect(fault.output == "")
  }

  @Test(arguments: [
    "\u{AD}", "\u{61C}", "\u{202E}", "\u{2066}", "\u{FE0F}", "\u{FFF9}", "\u{E0041}",
  ])
  func `no invisible character of an argument reaches the terminal`(_ scalar: Unicode.Scalar) throws
  {
    let run = try Command.run(["dump", "no\(Character(scalar))where"])
    let digits = String(scalar.value, radix: 16, uppercase: true)
    Self.expectFault(run, "no\\u{\(digits)}where: ")
  }
}
