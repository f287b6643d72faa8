import Domain
import Support
import Testing

@Suite struct `A saying` {
  private func saying(_ eng: String, _ kor: String, _ who: String) throws -> SayingWords {
    try SayingWords(eng: eng, kor: kor, who: who)
  }

  @Test func `is shown without the parts that are empty`() throws {
    // M-10, W1, W2: all combinations that have a text
    #expect(try saying("A", "가", "- X -").text == "A\n\n가\n\n- X -")
    #expect(try saying("A", "가", "").text == "A\n\n가")
    #expect(try saying("A", "", "- X -").text == "A\n\n- X -")
    #expect(try saying("", "가", "- X -").text == "가\n\n- X -")
    #expect(try saying("A", "", "").text == "A")
    #expect(try saying("", "가", "").text == "가")
  }

  @Test func `says something in one language at least`() throws {
    // M-09: a saying with only a speaker is empty
    for (eng, kor, who) in [("", "", ""), ("", " \n", "- X -"), ("\u{200B}", "", "X")] {
      #expect(throws: SayingRefusal.emptySaying) { try saying(eng, kor, who) }
    }
  }

  @Test func `has limits that name the field`() throws {
    let long = String(repeating: "가", count: SayingWords.textLimit)
    #expect(try saying("", long, "").kor?.text == long)
    #expect(throws: SayingRefusal.tooLong(.kor, limit: 2000)) { try saying("", long + "나", "") }
    let name = String(repeating: "w", count: SayingWords.whoLimit + 1)
    #expect(throws: SayingRefusal.tooLong(.who, limit: 200)) { try saying("A", "", name) }
    #expect(throws: SayingRefusal.controlCharacter(.eng)) { try saying("a\u{1B}[2J", "", "") }
    #expect(throws: SayingRefusal.controlCharacter(.who)) { try saying("a", "", "x\ny") }
  }

  @Test func `is new for exactly two days`() throws {
    // M-14, W3, 4.2 (4): ages of 0, 47:59:59 and 48:00:00, and a saying from a second in the future
    let came = Now.on("2026-03-01")
    let one = Saying(
      number: SayingNumber(stored: 0), words: try saying("A", "", ""), uploaded: came)
    #expect(one.isNew(at: came))
    #expect(one.isNew(at: .on("2026-03-03", at: "08:59:59")))
    #expect(!one.isNew(at: .on("2026-03-03", at: "09:00:00")))
    #expect(!one.isNew(at: .on("2026-03-01", at: "08:59:59")))
  }

  @Test func `carries its dot until it is opened`() throws {
    // M-15
    var one = Saying(
      number: SayingNumber(stored: 0), words: try saying("A", "", ""), uploaded: .on("2026-03-01"))
    #expect(one.isUnseen(at: .on("2026-03-02")))
    #expect(!one.isUnseen(at: .on("2026-03-04")))
    one.isSeen = true
    #expect(!one.isUnseen(at: .on("2026-03-02")))
  }

  @Test func `is known by digits and nothing else`() {
    // M-09
    #expect(SayingNumber("0")?.value == 0)
    #expect(SayingNumber("0007")?.value == 7)
    #expect(SayingNumber("999999999999")?.value == 999_999_999_999)
    for text in ["", "-1", "+1", "1.0", "１", " 1", "x", "1000000000000", "9999999999999999999"] {
      #expect(SayingNumber(text) == nil, "\(text)")
    }
  }
}
