import Domain
import Testing

// hostile F-3
@Suite struct `Too many combining marks` {
  private func letter(_ marks: Int) -> String {
    "a" + String(String.UnicodeScalarView((0..<marks).map { Self.mark($0) }))
  }

  private static func mark(_ index: Int) -> Unicode.Scalar {
    Unicode.Scalar(0x300 + UInt32(index * 37 % 0x6F)) ?? "?"
  }

  @Test(arguments: [
    "", "plain", "긴 글이지만 한 글자씩은 가벼워요", "e\u{301}\u{302}", "👨‍👩‍👧‍👦🏽‍🚀", "🏴󠁧󠁢󠁳󠁣󠁴󠁿",
    String(repeating: "日本語の長い文章", count: 100), String(repeating: "\u{301}", count: 31),
  ])
  func `is nothing that somebody writes`(_ text: String) {
    #expect(!CombiningMarkLimit.isIn(text))
    #expect(CombiningMarkLimit.cut(text) == text)
  }

  @Test func `is a character of more than so many scalars`() {
    #expect(!CombiningMarkLimit.isIn(letter(CombiningMarkLimit.limit - 1)))
    #expect(
      CombiningMarkLimit.isIn(letter(CombiningMarkLimit.limit))
        && CombiningMarkLimit.isIn("한글 " + letter(50_000) + "!"))
    #expect(CombiningMarkLimit.isIn("a" + String(repeating: "\u{200D}", count: 40)))
    #expect(
      CombiningMarkLimit.cut("가 \(letter(50_000)) b").unicodeScalars.count == 2
        + CombiningMarkLimit.limit + 2)
  }

  @Test func `are in no accepted text`() throws {
    #expect(throws: TextRefusal.tooLong(limit: 250)) { try SingleLineText(letter(50), limit: 250) }
    #expect(throws: TextRefusal.tooLong(limit: 250)) { try MultilineText(letter(50), limit: 250) }
    #expect(try SingleLineText(letter(20), limit: 250).text == letter(20))
  }
}

@Suite struct `A text of several lines` {
  // real 8
  @Test(arguments: [
    ("  a\n b", "  a\n b"), ("\n\n\t a\nb \n", "\t a\nb"), ("  a", "a"), ("  a\n", "a"),
    ("\u{3000} a\nb", "a\nb"), ("\r\n  a\r\nb", "  a\nb"),
  ])
  func `may keep the indent of its first line`(_ raw: String, _ text: String) throws {
    let passage = try MultilineText(raw, limit: 20, keepsIndent: true)
    #expect(passage.text == text)
    #expect(try MultilineText(passage.text, limit: 20, keepsIndent: true) == passage)
    #expect(try MultilineText(raw, limit: 20).text == passage.unindented.text)
  }

  @Test func `loses its indent rather than its end`() throws {
    let passage = try MultilineText("   a\nb", limit: 5, keepsIndent: true)
    #expect(passage.text == "a\nb")
  }
}
