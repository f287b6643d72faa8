import Data
import Domain
import FuzzPromises
import Support
import Testing

@Suite struct `Writing sayings into a file` {
  private let likedAt = Now(day: .on("2026-03-07"), time: .at("08:30"), offset: -12_600)

  @Test func `makes a fortune file as fortune files are`() throws {
    let sayings = [
      try SayingFile.saying(0, eng: "A,\n  b.", kor: "가.", who: "X, Y"),
      try SayingFile.saying(7, kor: "나."),
    ]
    #expect(SayingFile.text(sayings, .fortune) == "A,\n  b.\n\n가.\n\t\t-- X, Y\n%\n나.\n%\n")
    #expect(SayingFile.text([], .fortune) == "")
  }

  @Test func `marks in a fortune file what would be read differently`() throws {
    let texts: [(eng: String, kor: String, written: String)] = [
      ("a\n%\n  %\n%%b", "", "a\n %\n   %\n %%b\n%\n"), ("a\n-- b", "", "a\n-- b\n\t\t--\n%\n"),
      ("가", "", "%%eng\n가\n\t\t--\n%\n"), ("a", "b", "%%eng\na\n%%kor\nb\n\t\t--\n%\n"),
      ("<a>", "", "%%eng\n<a>\n\t\t--\n%\n"),
    ]
    for (eng, kor, written) in texts {
      let saying = try SayingFile.saying(0, eng: eng, kor: kor)
      #expect(SayingFile.text([saying], .fortune) == written)
      #expect(SayingFile.sayings(written, .fortune).map(\.words) == [saying.words])
    }
  }

  // M-09
  @Test func `makes a table that spreadsheets read`() throws {
    let sayings = [
      try SayingFile.saying(0, eng: "A, \"b\"", kor: "가\n나", who: "- X -"),
      try SayingFile.saying(12, eng: "C"),
    ]
    #expect(
      SayingFile.text(sayings, .csv) == "id,eng,kor,who,time\r\n"
        + "0,\"A, \"\"b\"\"\",\"가\n나\",- X -,2026-03-08 09:00:00\r\n12,C,,,2026-03-08 09:00:00\r\n")
  }

  @Test func `makes JSON with a saying on each line`() throws {
    let sayings = [
      try SayingFile.saying(0, eng: "A\t\"b\\\"\n😀", who: "X", likedAt: likedAt),
      try SayingFile.saying(1, kor: "가", usedAt: SayingFile.now, isSeen: true),
    ]
    #expect(
      SayingFile.text(sayings, .json) == #"""
        [
        {"id":"0","eng":"A\t\"b\\\"\n😀","kor":null,"who":"X","uploaded":"2026-03-08T09:00:00+09:00","new":true,"unseen":true,"liked":true,"used":false,"text":"A\t\"b\\\"\n😀\n\nX","likedAt":"2026-03-07T08:30:00-03:30","usedAt":null},
        {"id":"1","eng":null,"kor":"가","who":null,"uploaded":"2026-03-08T09:00:00+09:00","new":true,"unseen":false,"liked":false,"used":true,"text":"가","likedAt":null,"usedAt":"2026-03-08T09:00:00+09:00"}
        ]

        """#)
    #expect(SayingFile.story(SayingFile.written([], .json), .json) == [])
  }

  @Test func `keeps raw control characters and line separators out of JSON`() {
    let words = SayingWords(
      stored: MultilineText(stored: "a\u{0}\u{1F}\u{7F}\u{85}\u{2028}\u{2029}"), kor: nil, who: nil)
    let saying = Saying(number: SayingNumber(stored: 0), words: words, uploaded: SayingFile.now)
    let text = SayingFile.text([saying], .json)
    #expect(text.contains(#""eng":"a\u0000\u001f\u007f\u0085\u2028\u2029""#))
  }

  @Test func `keeps the instant where offsets had seconds`() throws {
    let moment = Now(instant: -2_000_000_000, offset: 30_472)
    let saying = Saying(
      number: SayingNumber(stored: 0), words: try SayingWords(eng: "a", kor: "", who: ""),
      uploaded: moment)
    let read = SayingFile.sayings(SayingFile.text([saying], .json), .json)
    #expect(read.first?.uploaded?.instant == moment.instant)
  }

  private static let nasty = [
    "a", "가", "\"", "\"\"a\"", ",", ";", "\\", "\n", "\n\n", "%", "\n%\n", "%%", "\n%%kor\n", " ",
    "\t", "--", "\n-- x", "\n\t\t--", "—", "\n― 이름", "\n– x\n  y", "👩🏽‍🚀", "e\u{301}",
    "\u{1112}\u{1161}",
    "ﾡ", "<", "[", "{", "id,eng,kor", "=1+1", "\u{FEFF}", "\u{3000}", "\u{A0}", "_", "\u{200D}",
    "- ",
  ]

  // M-09
  @Test(.slow, arguments: SayingFileFormat.allCases)
  func `loses nothing, whatever the words are`(_ format: SayingFileFormat) {
    var dice = Dice(seed: 39)
    var sayings: [ReadSaying] = []
    while sayings.count < 3000 {
      func text(_ count: Int) -> String {
        (0..<dice.below(count)).map { _ in dice.one(of: Self.nasty) }.joined()
      }
      do throws(SayingRefusal) {
        let words = try SayingWords(
          eng: text(7), kor: text(7), who: dice.below(2) == 0 ? "" : text(4))
        sayings.append(
          ReadSaying(
            line: 1, number: SayingNumber(dice.below(1_000_000)), words: words,
            uploaded: Now(
              instant: dice.below(2_000_000_000), offset: dice.below(48) * 1800 - 43_200),
            isLiked: dice.below(2) == 0, likedAt: dice.below(2) == 0 ? likedAt : nil,
            isUsed: dice.below(2) == 0, usedAt: dice.below(2) == 0 ? likedAt : nil))
      } catch {
        continue
      }
    }
    let promises = SayingPromises()
    for saying in sayings {
      let reason = promises.brokenByGoingRound([saying], format)
      #expect(reason == nil, "\(saying.words)")
    }
    #expect(promises.brokenByGoingRound(sayings, format) == nil)
  }
}
