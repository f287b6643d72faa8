import Data
import Domain
import Support
import Testing

@Suite struct `Reading a fortune file` {
  private func story(_ text: String) -> [String] { SayingFile.story(text, .fortune) }

  // M-09
  @Test func `finds the texts between lines that are a percent sign`() {
    #expect(
      story("One.\n%\nTwo,\nthree.\n%\n하나.\n") == ["1 eng=One.", "3 eng=Two,\nthree.", "6 kor=하나."])
    #expect(story("One.\r\n%\r\nTwo.\r\n%\r\n") == ["1 eng=One.", "3 eng=Two."])
    #expect(story("One.\r%\rTwo.") == ["1 eng=One.", "3 eng=Two."])
    #expect(story("\u{FEFF}One.") == ["1 eng=One."])
  }

  @Test func `does not part a text at a percent sign within a line`() {
    #expect(story("1% … 99%\n % of\n%d\n% \n50\n%") == ["1 eng=1% … 99%\n % of\n%d\n% \n50"])
  }

  @Test func `takes no notice of empty texts and comments`() {
    #expect(story("%\n%\n\n \t\n%\n\n\nOne.\n\n%\n%\n") == ["8 eng=One."])
    #expect(
      story("%% My fortunes\n%% 2026\nOne.\n%% in between\nTwo.\n%\n%% only\n%\n") == [
        "3 eng=One.\nTwo."
      ])
  }

  @Test(arguments: [
    ("A.\n\t\t-- Name, Work", "eng=A. who=Name, Work"), ("A.\n--Name", "eng=A. who=Name"),
    ("A.\n  --- Name  \n\n", "eng=A. who=Name"), ("A.\n― 이름", "eng=A. who=이름"),
    ("A.\n—Name", "eng=A. who=Name"), ("A.\n – Name", "eng=A. who=Name"),
    ("A.\n\t\t-- Name,\n\t\t   Work\n\t\t   1900", "eng=A. who=Name, Work 1900"),
    ("A.\n\t\t-- Name,\tWork", "eng=A. who=Name, Work"), ("A.\n-- - name -", "eng=A. who=- name -"),
    ("A.\n\n\t-- B\n\t-- C", "eng=A.\n\n\t-- B who=C"),
  ])
  func `finds the name behind the last dashes`(_ text: String, _ words: String) {
    #expect(story(text) == ["1 \(words)"])
  }

  @Test(arguments: [
    "-- Name", "A.\n–Name", "A.\n- Name", "A.\n--", "A.\n-----", "-- he said\nand went",
    "A.\n-- B\n\n  C", "A.\n-- a\n  b\n  c\n  d\n  e", "A.\n―",
  ])
  func `leaves dashes alone that name nobody`(_ text: String) {
    #expect(story(text) == ["1 eng=\(text)"])
  }

  @Test func `keeps the lines of a verse`() {
    let verse = "Roses\n\tare red,\n\n  violets \n  are blue."
    #expect(story("\n\(verse)\n\n%") == ["2 eng=\(verse)"])
  }

  // M-09
  @Test func `tells Korean from English, and both in one text`() {
    #expect(story("A.\n\n가.\n\t\t-- B") == ["1 eng=A. kor=가. who=B"])
    #expect(story("A.\n\nB.\n \t\n가.\n\nC.") == ["1 eng=A.\n\nB. kor=가.\n\nC."])
    #expect(story("A.\n가.") == ["1 kor=A.\n가."])
    #expect(story("가.\n\nA.") == ["1 kor=가.\n\nA."])
    #expect(story("%%kor\nA.\n%%eng\n가.\n") == ["2 eng=가. kor=A."])
  }

  // real 7
  @Test(arguments: [
    ("a _\u{8}b_\u{8}c_d", "a bc_d"), ("___\u{8}\u{8}\u{8}and so", "and so"),
    ("b\u{8}bo\u{8}old", "bold"), ("x\u{8}_y", "xy"), ("가\u{8}가_\u{8}나", "가나"),
    ("\u{8}\u{8}a", "a"), ("_\u{8}\u{8}\u{8}ab", "ab"), ("ding\u{7}!", "ding!"),
    ("\u{1B}[1;32mgreen\u{1B}[m\u{1B}[0m", "green"), ("\u{1B}]0;t\u{7}a\u{1B}]2;t\u{1B}\\b", "ab"),
    ("\u{1B}(B\u{1B}7a\u{1B}", "a"), ("a\u{1B}[3", "a"), ("a\u{1B}]b", "a"), ("a\u{7F}b", "ab"),
  ])
  func `drops what was meant for terminals and printers, and keeps the text`(
    _ line: String, _ text: String
  ) {
    // A text with Hangul is stored as Korean.
    let language = Hangul.isIn(text.utf8) ? "kor" : "eng"
    #expect(story(line) == ["1 \(language)=\(text)"])
  }

  // real 8
  @Test func `keeps the indent of the first line of several`() {
    #expect(story("     /\\\n    /  \\\n%\n") == ["1 eng=     /\\\n    /  \\"])
    #expect(story("\n \t\n\tOne\n\tTwo\n") == ["3 eng=\tOne\n\tTwo"])
    #expect(story("   One.\n\t-- Two\n") == ["1 eng=One. who=Two"])
  }

  // hostile F-3
  @Test func `names a character that is a heap of marks`() {
    let heap = "a" + String((0..<50_000).map { Self.mark($0) })
    #expect(story("\(heap)\n%\nB.") == ["1 tooManyMarks", "3 eng=B."])
    let family = "👨‍👩‍👧‍👦 e\u{301}\u{302}"
    #expect(story(family) == ["1 eng=\(family)"])
  }

  private static func mark(_ index: Int) -> Character {
    Character(Unicode.Scalar(0x300 + UInt32(index * 37 % 0x6F)) ?? "?")
  }

  @Test func `says what is wrong with a text and goes on with the next one`() {
    #expect(
      story("A\u{202E}.\n%\n\nB.\n-- N\u{202E}\n%\n가\u{2066}\n%\nC.") == [
        "1 refused(Domain.SayingRefusal.controlCharacter(Domain.SayingField.eng))",
        "4 refused(Domain.SayingRefusal.controlCharacter(Domain.SayingField.who))",
        "7 refused(Domain.SayingRefusal.controlCharacter(Domain.SayingField.kor))", "9 eng=C.",
      ])
    let latin = Array("A.\n%\nCaf".utf8) + [0xE9] + Array("\n%\nB.".utf8)
    #expect(SayingFile.story(latin, .fortune) == ["1 eng=A.", "3 notUnicode", "5 eng=B."])
  }

  @Test(.slow, arguments: [2001, 1_000_000])
  func `says that a text is too long`(_ count: Int) {
    let long = String(repeating: "a", count: count)
    let hangul = String(repeating: "가\n", count: count)
    #expect(
      story("\(long)\n%\n\(hangul)\n%\nB.") == [
        "1 refused(Domain.SayingRefusal.tooLong(Domain.SayingField.eng, limit: 2000))",
        "3 refused(Domain.SayingRefusal.tooLong(Domain.SayingField.kor, limit: 2000))",
        "\(5 + count) eng=B.",
      ])
  }
}
