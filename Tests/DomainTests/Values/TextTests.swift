import Domain
import Support
import Testing

@Suite struct `A line somebody typed` {
  @Test(arguments: [
    ("다섯글자야", 5),
    ("\u{1103}\u{1161}\u{1109}\u{1165}\u{11BA}", 2),  // conjoining jamo: 다섯
    ("👨‍👩‍👧‍👦👩🏽‍🚀🇰🇷", 3),
    ("e\u{301}e\u{302}\u{323}", 2),
    ("각\u{3131}", 2),
  ])
  func `is as long as a person counts it`(text: String, length: Int) throws {
    // C-28: characters are counted as a reader sees them
    #expect(try SingleLineText(text, limit: length).text == text)
    #expect(throws: TextRefusal.tooLong(limit: length - 1)) {
      try SingleLineText(text, limit: length - 1)
    }
  }

  @Test(arguments: ["  미나 ", "\t미나\n", "\u{3000}미나\u{00A0}", "\r\n미나\r\n"])
  func `loses the blanks at its ends`(text: String) throws {
    #expect(try SingleLineText(text, limit: 2).text == "미나")
  }

  @Test func `keeps the blanks inside`() throws {
    #expect(try SingleLineText(" 김  민아 ", limit: 5).text == "김  민아")
  }

  @Test(arguments: ["", " ", "\n\t\r\n", "\u{3000}\u{2003}"])
  func `of blanks alone is empty`(text: String) {
    #expect(throws: TextRefusal.empty) { try SingleLineText(text, limit: 5) }
  }

  @Test(arguments: ["\u{200B}", "\u{200D}\u{FEFF}", " \u{2060} ", "\u{3164}", "\u{200E}\u{115F}"])
  func `in which nothing can be seen is empty`(text: String) {
    #expect(throws: TextRefusal.empty) { try SingleLineText(text, limit: 5) }
  }

  @Test(arguments: [
    "a\u{1B}[31m", "a\u{0}b", "a\u{7}b", "a\nb", "a\tb", "a\u{7F}b", "a\u{9B}b", "a\u{85}b",
    "a\u{2028}b", "a\u{2029}b", "a\u{202E}b", "a\u{202A}b", "a\u{2066}b", "a\u{2069}b", "a\r\nb",
  ])
  func `has no character that a terminal obeys or that turns the text around`(text: String) {
    #expect(throws: TextRefusal.controlCharacter) { try SingleLineText(text, limit: 50) }
  }

  @Test func `of a million characters is refused, whatever they are made of`() {
    let texts = [
      String(repeating: "가", count: 1_000_000), String(repeating: " ", count: 1_000_000),
      "a" + String(repeating: "\u{301}", count: 1_000_000),
      String(repeating: "\u{200D}", count: 1_000_000),
    ]
    let seconds = ThreadTime.of {
      for text in texts {
        #expect(throws: TextRefusal.tooLong(limit: 100)) { try SingleLineText(text, limit: 100) }
      }
    }
    #expect(seconds < 0.3)
  }

  @Test func `of one character with endless accents is refused`() {
    let text = "a" + String(repeating: "\u{301}", count: 200)
    #expect(throws: TextRefusal.tooLong(limit: 5)) { try SingleLineText(text, limit: 5) }
  }

  @Test func `is the same line in either Unicode form`() throws {
    #expect(try SingleLineText("café", limit: 4) == SingleLineText("cafe\u{301}", limit: 4))
  }
}

@Suite struct `A passage somebody typed` {
  @Test(arguments: ["하나\n둘", "하나\r\n둘", "하나\r둘"])
  func `has plain line ends, however they were typed`(text: String) throws {
    #expect(try MultilineText(text, limit: 4).text == "하나\n둘")
  }

  @Test func `may have tabs and empty lines inside, and none at its ends`() throws {
    #expect(try MultilineText("\n\n a\tb\r\n\r\nc \n", limit: 6).text == "a\tb\n\nc")
  }

  @Test(arguments: ["a\u{1B}]0;x\u{7}", "a\u{0}b", "a\u{202E}b", "a\u{2028}b", "a\u{B}b"])
  func `has no other control characters`(text: String) {
    #expect(throws: TextRefusal.controlCharacter) { try MultilineText(text, limit: 50) }
  }

  @Test func `counts each line end once`() throws {
    let lines = Array(repeating: "가", count: 50).joined(separator: "\r\n")
    #expect(try MultilineText(lines, limit: 99).text.count == 99)
    #expect(throws: TextRefusal.tooLong(limit: 98)) { try MultilineText(lines, limit: 98) }
  }
}
