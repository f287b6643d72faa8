import Domain
import Support
import Testing

@testable import PresentationKit
@testable import TextUI

/// Newcomer, promises: a locale without Unicode gets ASCII signs.
@Suite struct `A locale that knows nothing beyond ASCII` {
  @Test(arguments: [
    ("LC_ALL", "C", true), ("LANG", "POSIX", true), ("LANG", "ko_KR.eucKR", true),
    ("LC_CTYPE", "en_US", true), ("LANG", "en_US.UTF-8", false), ("LC_ALL", "C.utf8", false),
    ("TERM", "xterm", false),
  ])
  func `is told by its name`(variable: String, value: String, isPlain: Bool) {
    #expect(Glyphs.isASCIIOnly { $0 == variable ? value : nil } == isPlain)
  }

  @Test func `is written in the signs that are nearest, and what it has no letters for in ?`() {
    let line = "● “Mina” – 3 · 4… → ♥ ‘x’ ✕"
    #expect(PlainText.line(line) == "* \"Mina\" - 3 . 4... -> <3 'x' x")
    #expect(PlainText.line("민아 café 😀") == "???? caf? ??")
    #expect(PlainText.line("\u{1B}[1mplain\u{1B}[m") == "\u{1B}[1mplain\u{1B}[m")
  }

  @Test func `is answered in ASCII in English, and not in JSON`() {
    func run(_ words: String..., language: Language = .english) -> Output {
      var surroundings = CommandLineEnvironment(
        open: { (_) throws(OpeningFailure) in throw .unknownProfile("x") },
        demo: { (_) throws(OpeningFailure) in throw .unknownProfile("x") }, readInput: { _ in [] },
        showTextUI: { (_, _) throws(TerminalFailure) in throw .notATerminal },
        language: language, isTerminal: false)
      surroundings.isASCIIOnly = true
      return CommandLineRunner(surroundings, version: "1").output(of: words)
    }
    #expect(run("peple").err == "Unknown command \"peple\". Did you mean \"haru people\"?\n")
    #expect(run("peple", "--json").err.contains("“peple”"))
    #expect(run("peple", "--lang", "ko").err.contains("명령은 없어요"))
  }

  @Test func `draws each cell of a screen with one ASCII character`() {
    var frame = Frame(size: Size(columns: 12, rows: 1))
    frame.put("│“민”…é─●", 0, 0)
    let plain = frame.inASCII()
    let row = (0..<12).map { String(plain[$0, 0].character) }.joined()
    #expect(row == "|\"??\".?-*   ")
    #expect((0..<12).allSatisfy { plain[$0, 0].width == 1 })
  }

  //
  @Test func `keeps letters and replaces signs where signs take two cells`() {
    var frame = Frame(size: Size(columns: 12, rows: 1))
    frame.put("│“민”…é─●", 0, 0)
    let narrow = frame.inNarrowSigns()
    let row = (0..<12).filter { narrow[$0, 0].width > 0 }
      .map { String(narrow[$0, 0].character) }.joined()
    #expect(row == "|\"민\".é-*   ")
    #expect(narrow[2, 0].width == 2)
  }
}
