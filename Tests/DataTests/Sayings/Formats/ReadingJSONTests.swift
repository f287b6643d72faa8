import Data
import Domain
import Support
import Testing

@Suite struct `Reading sayings as JSON` {
  private func story(_ text: String) -> [String] { SayingFile.story(text, .json) }

  @Test(arguments: [
    #"[{"eng":"A"}]"#, #"{"sayings":[{"eng":"A"}]}"#, #"{"saying":{"eng":"A"}}"#,
    #"{"x":{"sayings":[1]},"sayings":[{"eng":"A","x":[{"eng":"B"}]}],"y":[[]]}"#,
    "\u{FEFF} [ { \"\\u0065ng\" : \"A\" } ] ", #"[{"eng":"B","eng":"A","kor":1,"kor":null}]"#,
  ])
  func `finds them in a list or in an object`(_ text: String) {
    #expect(story(text) == ["1 eng=A"])
  }

  @Test func `understands all that Haru prints`() throws {
    let text = """
      [
      {"id":"7","eng":"A","kor":"가","who":"- X -","uploaded":"2026-03-08T21:00:00+09:00",
       "new":true,"unseen":false,"liked":true,"used":true,"text":"A가",
       "likedAt":"2026-03-09T21:00:00+01:00","usedAt":"2026-03-10T21:00:00Z"},
      {"id":8,"eng":"","kor":"나","who":null,"time":"2026-03-08 21:00:00","unseen":true},
      {"id":null,"eng":"B","unseen":false,"liked":false,"likedAt":"2026-03-09","usedAt":null}
      ]
      """
    #expect(story(text) == ["2 eng=A kor=가 who=- X -", "5 kor=나", "6 eng=B"])
    let read = SayingFile.sayings(text, .json)
    let moment = Now(day: .on("2026-03-08"), time: .at("21:00"), offset: 32_400)
    #expect(read.map(\.number) == [SayingNumber(7), SayingNumber(8), nil])
    #expect(read.map(\.uploaded) == [moment, moment, nil])
    #expect(read.map(\.isSeen) == [true, false, false])
    #expect(read.map(\.isLiked) == [true, false, false])
    #expect(read.map(\.isUsed) == [true, false, false])
    #expect(read[0].likedAt == Now(day: .on("2026-03-09"), time: .at("21:00"), offset: 3600))
    #expect(read[0].usedAt == Now(day: .on("2026-03-10"), time: .at("21:00"), offset: 0))
    #expect(read[2].likedAt == nil)
  }

  @Test func `knows quotes and their authors, and which are Korean`() {
    #expect(
      story(#"[{"quote":"A","author":"B"},{"text":"가","source":"나"},{"text":"A","eng":"B"}]"#) == [
        "1 eng=A who=B", "1 kor=가 who=나", "1 eng=B",
      ])
  }

  @Test func `reads the whole text only where no language has one`() {
    #expect(story(#"[{"text":"A","eng":"","kor":null}]"#) == ["1 eng=A"])
    #expect(story(#"[{"text":7,"kor":"가"},{"text":7}]"#) == ["1 kor=가", "1 wrongType(\"text\")"])
  }

  @Test func `says what is wrong with one and goes on with the next`() {
    #expect(
      story(
        #"""
        [{"eng":1},
        {"eng":"a","liked":"yes"},{"eng":"a","id":true},
        {"eng":["a"]}, 5, [{"eng":"a"}], null,
        {"eng":"a","id":"x"},{"eng":"a","id":-1},{"eng":"a","id":1.0},
        {"eng":"a","uploaded":"soon"},{"eng":"a","usedAt":7},
        {},{"eng":"a\u0000"},{"eng":"\ud800"},{"kor":"가"}]
        """#) == [
          "1 wrongType(\"eng\")", "2 notYesOrNo(\"liked\")", "2 wrongType(\"id\")",
          "3 wrongType(\"eng\")", "3 wrongType(\"[]\")", "3 wrongType(\"[]\")",
          "3 wrongType(\"[]\")", "4 badNumber(\"x\")", "4 badNumber(\"-1\")",
          "4 badNumber(\"1.0\")", "5 badTime(\"soon\")", "5 wrongType(\"usedAt\")",
          "6 refused(Domain.SayingRefusal.emptySaying)",
          "6 refused(Domain.SayingRefusal.controlCharacter(Domain.SayingField.eng))",
          "6 notUnicode", "6 kor=가",
        ])
    let latin = Array(#"[{"eng":"Caf"#.utf8) + [0xE9] + Array(#""},{"eng":"a"}]"#.utf8)
    #expect(SayingFile.story(latin, .json) == ["1 notUnicode", "1 eng=a"])
  }

  @Test func `keeps what stands before the place where it is malformed`() {
    #expect(
      story("[{\"eng\":\"a\"},\n{\"eng\":\"b\",}]") == [
        "1 eng=a", "2 malformed(Domain.SayingFileFormat.json)",
      ])
    #expect(
      story("[{\"eng\":\"a\"}\n\n") == ["1 eng=a", "3 malformed(Domain.SayingFileFormat.json)"])
    #expect(
      story("[{\"eng\":\"a\"}]\nx") == ["1 eng=a", "2 malformed(Domain.SayingFileFormat.json)"])
    #expect(story("") == ["1 malformed(Domain.SayingFileFormat.json)"])
  }

  @Test func `says that there are no sayings in it`() {
    #expect(story("[]") == [])
    #expect(story(#"{"sayings":[]}"#) == [])
    #expect(story(#"{"people":[]}"#) == ["1 wrongType(\"sayings\")"])
    #expect(story(#"{"sayings":{}}"#) == ["1 wrongType(\"sayings\")"])
    #expect(story(#"{"saying":null}"#) == ["1 wrongType(\"saying\")"])
    #expect(story("7") == ["1 wrongType(\"[]\")"])
  }

  @Test(arguments: [
    "[01]", "[1.]", "[.5]", "[1e]", "[+1]", "[-]", "[tru]", "[True]", "[nul]", "[\"a]",
    "[\"\u{1}\"]",
    "[\"\\x\"]", "[\"\\u12G4\"]", "[\"\\u12\"]", "[1,]", "[,1]", "[1 2]", "{1:2}", "{\"a\"}",
    "{\"a\":}", "{\"a\":1,}", "{\"a\" 1}", "[}", "{]", "]", "[]]", "[[]", "{\"sayings\":[]", "'a'",
    "[\"a\nb\"]", "[\u{A0}]", "//a\n[]", "[NaN]",
  ])
  func `is strict about what is JSON`(_ text: String) {
    #expect(story(text).last?.contains("malformed") == true)
  }

  @Test func `goes as deep as anybody needs and no deeper`() {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(story(nested(64)) == ["1 wrongType(\"[]\")"])
    #expect(story(nested(65)) == ["1 malformed(Domain.SayingFileFormat.json)"])
    #expect(story("[{\"x\":\(nested(62)),\"eng\":\"a\"}]") == ["1 eng=a"])
  }

  @Test func `reads every escape`() {
    #expect(
      story(#"[{"eng":"\"\\\/a\n\t\r\n\u00e9\uD83D\uDE00"}]"#) == ["1 eng=\"\\/a\n\t\né😀"])
  }
}
