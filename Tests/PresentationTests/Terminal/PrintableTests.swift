import Support
import Testing

@testable import TextUI

@Suite struct `Plain text` {
  private let plain = (UInt32(0)...0xFFFF).compactMap(Unicode.Scalar.init)
    .filter { Printable.isPlain(String(Character($0))) }

  @Test func `is shown as it is, each scalar as a character of its own`() {
    #expect(plain.count > 11_000)
    for scalar in plain where scalar != "\n" {
      let character = Character(scalar)
      #expect(Printable.shown(character) == character, "U+\(String(scalar.value, radix: 16))")
    }
    // Neighbouring characters never combine.
    for scalar in plain {
      #expect("가\(Character(scalar))a\(Character(scalar))".count == 4)
    }
  }

  @Test(arguments: [
    "\u{1B}[31m", "a\rb", "a\r\nb", "a\u{85}b", "a\u{2028}b", "\u{202E}", "e\u{301}",
    "\u{1100}\u{1161}", "\u{7F}",
    "\u{200D}", "\t", "\u{9B}", "🙂", "\u{FE0F}", "\u{AD}",
  ])
  func `has no control, format or combining characters`(_ text: String) {
    #expect(!Printable.isPlain(text))
    #expect(!Printable.isPlain("하루 " + text))
  }

  @Test func `is the same as without the fast path, line by line`() {
    for text in ["", "\n", "하루\n", "\n\n하루 — “one day”\na", "가나다 ● │ é × ·"] {
      #expect(Printable.isPlain(text))
      let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        .map { String($0.compactMap(Printable.shown)) }
      #expect(Printable.lines(text) == lines.joined(separator: "\n"))
      #expect(Printable.line(text) == String(text.compactMap(Printable.shown)))
    }
  }
}
