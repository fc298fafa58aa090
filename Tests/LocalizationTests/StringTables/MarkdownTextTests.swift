import Localization
import Testing

@Suite struct MarkdownTextTests {
  private typealias Run = (text: String, style: MarkdownText.Style, link: String?)

  /// The runs as texts, in order.
  private func runs(_ text: String) -> [String] {
    let markdown = MarkdownText(text)
    let units = Array(markdown.string.utf16)
    return markdown.runs.map { run in
      let names: [(MarkdownText.Style, String)] = [
        (.strong, "b"), (.emphasis, "i"), (.code, "c"), (.strikethrough, "s"),
      ]
      let styles = names.filter { run.style.contains($0.0) }.map(\.1).joined()
      let content = String(decoding: units[run.range], as: UTF16.self)
      return "\(styles):\(content)" + (run.link.map { "→\($0)" } ?? "")
    }
  }

  @Test func `marks become styles and links`() {
    #expect(MarkdownText("Tap **here** now").string == "Tap here now")
    #expect(runs("Tap **here** now") == ["b:here"])
    #expect(runs("*a* _b_ ~~c~~ `d*e*`") == ["i:a", "i:b", "s:c", "c:d*e*"])
    #expect(runs("***x***") == ["bi:x"])
    #expect(runs("**a *b* c**") == ["b:a ", "bi:b", "b: c"])
    #expect(
      runs("see [the **docs**](https://e.com/a_b) now") == [
        ":the →https://e.com/a_b", "b:docs→https://e.com/a_b",
      ])
  }

  @Test(arguments: [
    "2 * 3 * 4", "snake_case_name", "a*", "**", "* item", "[x]", "[x](", "`open", "~tilde~", "%@ *",
    "",
  ])
  func `marks without a partner are ordinary characters`(text: String) {
    #expect(MarkdownText(text).string == text)
    #expect(MarkdownText(text).runs.isEmpty)
  }

  @Test func `a backslash makes a mark ordinary`() {
    #expect(MarkdownText(#"\*a\* \[b\](c) \\ \n"#).string == #"*a* [b](c) \ \n"#)
  }

  @Test func `ranges are UTF-16 offsets`() {
    #expect(MarkdownText("\u{1F600} **\u{5D0}**").runs.map(\.range) == [3..<4])
  }
}
