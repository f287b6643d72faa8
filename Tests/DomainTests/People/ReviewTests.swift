import Domain
import Testing

@Suite struct `Noting a contact` {
  private func words(_ keywords: [String]) throws -> [String] {
    try Review(keywords: keywords, memo: nil).keywords.map(\.text)
  }

  @Test func `keeps up to three keywords in the order they were said`() throws {
    // C-28
    #expect(try words(["셋", "하나", "둘"]) == ["셋", "하나", "둘"])
    #expect(throws: PersonRefusal.tooManyKeywords(limit: 3)) { try words(["a", "b", "c", "d"]) }
  }

  @Test func `counts a keyword said twice once, in whichever form it came`() throws {
    // C-28, defect 15
    #expect(try words(["커피", " 커피 ", "커피", "커피"]) == ["커피"])
    #expect(try words(["café", "cafe\u{301}", "b", "c"]) == ["café", "b", "c"])
  }

  @Test func `ignores blank keywords`() throws {
    #expect(try words(["", " ", "커피", "\u{3000}"]) == ["커피"])
    #expect(try Review(keywords: ["", " "], memo: nil) == .empty)
  }

  @Test(arguments: ["다섯글자야", "👨‍👩‍👧‍👦👩🏽‍🚀🇰🇷❤️‍🔥😀", "Portuguese", "wedding가e\u{301}"])
  func `takes ten cells of a keyword and refuses more`(five: String) throws {
    #expect(try words([five]) == [five])
    #expect(throws: PersonRefusal.tooLong(.keyword, limit: 10)) { try words([five + "!"]) }
  }

  @Test func `takes two hundred cells of a memo and refuses more`() throws {
    let memo = String(repeating: "글", count: 100)
    #expect(try Review(keywords: [], memo: memo).memo?.text == memo)
    #expect(try Review(keywords: [], memo: " \(memo)\n").memo?.text == memo)
    #expect(throws: PersonRefusal.tooLong(.memo, limit: 200)) {
      try Review(keywords: [], memo: memo + "글")
    }
  }

  @Test(arguments: [nil, "", "  ", "\n\r\n"])
  func `takes a blank memo for none`(memo: String?) throws {
    #expect(try Review(keywords: [], memo: memo) == .empty)
  }

  @Test func `refuses characters that a terminal obeys, and says where`() {
    #expect(throws: PersonRefusal.controlCharacter(.keyword)) { try words(["a\u{1B}"]) }
    #expect(throws: PersonRefusal.controlCharacter(.memo)) {
      try Review(keywords: [], memo: "a\u{1B}[2J")
    }
  }

  @Test(arguments: [
    ([], nil, 1), (["a"], nil, 2), (["a", "b", "c"], nil, 2), ([], "memo", 2), (["a"], "memo", 3),
    ([" "], " ", 1),
  ])
  func `earns a point, one more for keywords and one more for a memo`(
    keywords: [String], memo: String?, award: Int
  ) throws {
    // C-29
    #expect(try Review(keywords: keywords, memo: memo).award == award)
  }
}
