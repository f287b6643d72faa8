import Domain
import Support
import Testing

@Suite struct `Reading a broken address book` {
  private func story(_ text: String) -> [String] { CardText.story(Array(text.utf8)) }

  @Test func `reports what is wrong and where, and keeps the good cards`() {
    let text = """

      one stray line
      and another
      BEGIN:VCARD
      FN:good
      END:VCARD
      BEGIN:VCARD
      FN:lost
      BEGIN:VCARD
      FN:better
      END:VCARD

      END:VCARD
      BEGIN:VCARD
      TEL:119
      END:VCARD
      BEGIN:VCARD
      FN:cut off
      """
    #expect(
      story(text) == [
        "2 textOutsideCards", "good", "7 endMissing", "better", "13 textOutsideCards",
        "119", "17 endMissing",
      ])
  }

  @Test func `finds nothing in nothing`() {
    for text in ["", "\n", "\u{FEFF}", " \r\n\t\r\n"] { #expect(story(text) == []) }
    #expect(story("root:x:0:0") == ["1 textOutsideCards"])
    #expect(story("BEGIN:VCARD") == ["1 endMissing"])
    #expect(story("END:VCARD") == ["1 textOutsideCards"])
    #expect(story("BEGIN:VCARD\nEND:VCARD") == ["1 nameMissing"])
  }

  @Test func `does not mind the case of the frame or blanks behind it`() {
    #expect(story("begin:vcard \nfn:a\nEnd:VCard\t") == ["a"])
    #expect(story(" BEGIN:VCARD\nFN:a\nEND:VCARD") == ["1 textOutsideCards"])
  }

  @Test func `takes the card of an agent for what it is`() {
    let inner = "BEGIN:VCARD\nFN:agent\nTEL:119\nEND:VCARD\n"
    #expect(story("BEGIN:VCARD\nFN:a\nAGENT:\n\(inner)TEL:1\nEND:VCARD\n") == ["a"])
    #expect(story("BEGIN:VCARD\nAGENT:\(inner)FN:a\nEND:VCARD\n") == ["a"])
    let card = CardText.cards(
      Array("BEGIN:VCARD\nFN:a\nAGENT:\n\(inner)TEL:1\nEND:VCARD".utf8)
    ).first
    #expect(card?.numbers.map(\.key) == ["1"])
    #expect(story("BEGIN:VCARD\nFN:a\nAGENT:\n\(inner)" + inner) == ["1 endMissing", "agent"])
  }

  @Test func `lets lines be that are no properties`() {
    #expect(
      CardText.read("no colon", ":", ";", "=", "FN;X=\"never closed:b", "FN:a")?.name.text == "a")
  }

  @Test func `names bytes that are no text`() {
    let file = Array("BEGIN:VCARD\nFN:".utf8) + [0xFF, 0xFE] + Array("\nEND:VCARD\n".utf8)
    #expect(CardText.story(file) == ["1 nameNotUnicode"])
    func wide(_ text: String) -> [UInt8] {
      text.utf8.reduce(into: [0xFF, 0xFE]) { bytes, byte in bytes += [byte, 0] }
    }
    #expect(CardText.story(wide("BEGIN:VCARD\n")) == ["1 endMissing"])
    #expect(CardText.story(wide("BEGIN:VCARD\nFN:a\nEND:VCARD\n")) == ["a"])
  }

  @Test(
    .slow,
    arguments: [
      ("FN:", "a", ""), ("", "FN\n ", ":a\nFN:a"), ("FN:a\nNOTE:", "x\n ", ""),
      ("FN:a\nNOTE;QUOTED-PRINTABLE:", "=\n", "\n"), ("FN;QUOTED-PRINTABLE:a", "=\n", "\n"),
      ("FN:a", "\n =", ""), ("FN:a\n", "TEL:1\n", ""), ("FN:a\n", "AGENT:\nBEGIN:VCARD\n", "FN:b"),
      ("FN:a\n", "BEGIN:VCARD\n", ""), ("FN:a\n", "\"", ":b"), ("FN:a\nTEL", ";", ":1"),
      ("FN;", "^", ":a"), ("N:", ";", ""), ("FN:", "\\", ""), ("FN:a\u{301}", "\u{301}", ""),
      ("FN:a\n", "END:VCARD\nBEGIN:VCARD\nFN:b\n", ""), ("UID:", "u", "\nFN:a"), ("", "\r", "FN:a"),
      ("KIND:", "g", "\nFN:a"), ("FN:a\nBDAY:", "1", ""), ("FN:a\nORG:", "\u{0}", ""),
    ])
  func `takes time in proportion to its length`(_ start: String, _ piece: String, _ end: String) {
    // This much input is read in a moment. A quadratic algorithm would take minutes, which nobody
    // would overlook. The test measures no time, because times vary on a busy machine.
    let many = Array(repeating: Array(piece.utf8), count: (1 << 16) / piece.utf8.count)
    let file =
      Array("BEGIN:VCARD\n\(start)".utf8) + Array(many.joined())
      + Array("\(end)\nEND:VCARD\n".utf8)
    #expect(!CardText.findings(file).isEmpty)
  }
}
