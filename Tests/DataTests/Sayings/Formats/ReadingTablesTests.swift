import Data
import Domain
import Support
import Testing

@Suite struct `Reading a table of sayings` {
  private func story(_ text: String) -> [String] { SayingFile.story(text, .csv) }

  // M-09
  @Test func `goes by the names of the columns`() throws {
    let table = "id,eng,kor,who,time\r\n7,A,가,- X -,2026-03-01 09:00:00\r\n,B,,,\r\n"
    let sayings = SayingFile.sayings(table, .csv)
    #expect(story(table) == ["2 eng=A kor=가 who=- X -", "3 eng=B"])
    #expect(sayings.map(\.number) == [SayingNumber(7), nil])
    let first = try #require(sayings.first)
    #expect(first.uploaded == Now(day: .on("2026-03-01"), time: .at("09:00"), offset: 32_400))
    #expect(!first.isSeen && !first.isLiked && !first.isUsed)
    #expect(story("x, WHO ,Eng\n1,2,3\n") == ["2 eng=3 who=2"])
    #expect(story("\u{FEFF}\"eng\",\"eng\"\na,b") == ["2 eng=a"])
  }

  @Test func `knows quotes and their sources, and which are Korean`() {
    #expect(story("quote,source\nA,B\n가,나\n") == ["2 eng=A who=B", "3 kor=가 who=나"])
    #expect(story("Author;Text\nB;\"A;a\"\n") == ["2 eng=A;a who=B"])
    #expect(story("author\ttext\tsource\n\tA, a\tS\n") == ["2 eng=A, a who=S"])
    #expect(story("eng,text\n,A\nB,A\n") == ["2 eng=A", "3 eng=B"])
  }

  @Test func `loses no text that stands behind the last column`() {
    // M-09: a text with commas but without quotation marks is a problem and never a shortened
    // saying.
    let table = "eng,who\nSlowly, but surely,X\nb,Y,,\nc,Z, \n\"Slowly, but surely\",X\n,,d\n"
    #expect(
      story(table) == [
        "2 tooManyFields(expected: 2)", "3 eng=b who=Y", "4 eng=c who=Z",
        "5 eng=Slowly, but surely who=X", "6 tooManyFields(expected: 2)",
      ])
    #expect(story("eng\nSlowly, but surely\n") == ["2 tooManyFields(expected: 1)"])
    #expect(
      story("note,eng,note\n1,a,2\n1,b,2,3\n") == ["2 eng=a", "3 tooManyFields(expected: 3)"])
  }

  @Test func `understands quotation marks and line ends of every kind`() {
    #expect(
      story("eng,who\n\"a, \"\"b\"\"\nc\r\nd\",e\n\"f\" g , \"h\"\n") == [
        "2 eng=a, \"b\"\nc\nd who=e", "5 eng=f g who=h",
      ])
    #expect(story("eng\ra\rb") == ["2 eng=a", "3 eng=b"])
    #expect(story("eng\n5\" of rain\n\"\"\"\"\n") == ["2 eng=5\" of rain", "3 eng=\""])
    #expect(story("\n ,\neng\n\n,,\n\"\",\" \"\na\n") == ["7 eng=a"])
    #expect(story("eng,who\nA,\"B,\nC\"\n") == ["2 eng=A who=B, C"])
  }

  @Test func `knows marks where there are any`() throws {
    let table =
      "eng,liked,used,unseen,time\na,TRUE,0,false,2026-03-01\nb, 1 ,true,,\nc,,,1,\nd,no,,,\n"
    #expect(story(table).suffix(2) == ["4 eng=c", "5 notYesOrNo(\"liked\")"])
    let read = SayingFile.sayings(table, .csv)
    #expect(read.map(\.isLiked) == [true, true, false])
    #expect(read.map(\.isUsed) == [false, true, false])
    #expect(read.map(\.isSeen) == [true, false, false])
  }

  @Test(arguments: [
    ("2026-03-01 09:00:30", "2026-03-01T09:00:30+09:00"),
    ("2026-03-01T09:00", "2026-03-01T09:00:00+09:00"),
    (" 2026-03-01 ", "2026-03-01T00:00:00+09:00"),
    ("2026-03-01T09:00:00Z", "2026-03-01T09:00:00+00:00"),
    ("2026-03-01 09:00:00-05:30", "2026-03-01T09:00:00-05:30"),
  ])
  func `reads times as local clocks or offsets have them`(_ time: String, _ moment: String) {
    let read = SayingFile.sayings("eng,time\na,\(time)\n", .csv)
    #expect(read.first?.uploaded?.description == moment)
  }

  @Test func `says what is wrong with a row and goes on with the next one`() {
    #expect(
      story(
        "id,eng,time\nx,a,\n-1,a,\n9999999999999,a,\n1,a,yesterday\n2,a,2026-02-30\n3,,\n 4 ,a, \n")
        == [
          "2 badNumber(\"x\")", "3 badNumber(\"-1\")", "4 badNumber(\"9999999999999\")",
          "5 badTime(\"yesterday\")", "6 badTime(\"2026-02-30\")",
          "7 refused(Domain.SayingRefusal.emptySaying)", "8 eng=a",
        ])
    let latin = Array("eng\nCaf".utf8) + [0xE9] + Array("\nb".utf8)
    #expect(SayingFile.story(latin, .csv) == ["2 notUnicode", "3 eng=b"])
    let long = String(repeating: "a", count: 300_000)
    #expect(
      story("eng,who\n\(long),\nb,\(long)\n") == [
        "2 refused(Domain.SayingRefusal.tooLong(Domain.SayingField.eng, limit: 2000))",
        "3 refused(Domain.SayingRefusal.tooLong(Domain.SayingField.who, limit: 200))",
      ])
  }

  @Test func `says which language is too long`() {
    for count in [2001, 100_000] {
      let long = String(repeating: "가", count: count)
      #expect(
        story("text\n\(long)\n") == [
          "2 refused(Domain.SayingRefusal.tooLong(Domain.SayingField.kor, limit: 2000))"
        ])
    }
  }

  @Test func `reads nothing without a column it knows`() {
    #expect(story("A,B\nC,D\n") == ["1 noKnownColumn"])
    #expect(story("\n\nA,B\n") == ["3 noKnownColumn"])
    #expect(story("") == [])
    #expect(story("eng,kor\n") == [])
  }

  @Test func `keeps the rows before a quotation mark that is never closed`() {
    #expect(story("eng\na\n\"b\nc\n\nd,\"\"") == ["2 eng=a", "3 openQuote"])
    #expect(story("eng,kor\na,가\nb,\"c\n") == ["2 eng=a kor=가", "3 openQuote"])
    #expect(story("\"eng\n") == ["1 openQuote"])
  }
}
