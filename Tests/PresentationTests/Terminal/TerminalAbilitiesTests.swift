import Testing

@testable import TextUI

/// F-20: recorded answers of real terminals, and the way of drawing pictures that follows from
/// each.
@Suite struct `What a terminal is able to show` {
  struct Recorded: Sendable, CustomTestStringConvertible {
    let name: String
    let environment: [String: String]
    let answer: String
    var window = CellPixels(width: 9, height: 18)
    let rendition: Rendition
    let reason: TerminalAbilities.Basis
    var testDescription: String { name }
  }

  private static let kittyKnows = "\u{1B}_Gi=31;OK\u{1B}\\"
  private static let xterm = ["TERM": "xterm-256color"]

  static let recorded = [
    Recorded(
      name: "xterm", environment: xterm,
      answer:
        "\u{1B}P>|XTerm(379)\u{1B}\\\u{1B}[?1;3S\u{1B}[?64;1;2;6;9;15;16;17;18;21;22;28c",
      rendition: .quadrant, reason: .unknown),
    Recorded(
      name: "xterm as a VT340", environment: xterm,
      answer: "\u{1B}P>|XTerm(379)\u{1B}\\\u{1B}[?1;0;256S\u{1B}[?63;1;2;4;6;9;15;16;22;28c",
      rendition: .sixel, reason: .answered),
    Recorded(
      name: "sixels without a size of cells", environment: xterm,
      answer: "\u{1B}[?63;1;2;4;6;9;15;16;22;28c", window: nil,
      rendition: .quadrant, reason: .unknown),
    Recorded(
      name: "kitty", environment: ["TERM": "xterm-kitty"],
      answer: kittyKnows + "\u{1B}P>|kitty(0.26.5)\u{1B}\\\u{1B}[6;18;9t\u{1B}[?62;c",
      rendition: .kitty, reason: .answered),
    Recorded(
      name: "kitty that is told to show nothing", environment: ["TERM": "xterm-kitty"],
      answer: "\u{1B}_Gi=31;ENOTSUPPORTED:no\u{1B}\\\u{1B}P>|kitty(0.41.1)\u{1B}\\\u{1B}[?62;c",
      rendition: .octant, reason: .named),
    Recorded(
      name: "foot", environment: ["TERM": "foot"],
      answer: "\u{1B}P>|foot(1.16.2)\u{1B}\\\u{1B}[6;19;9t\u{1B}[?1;0;256S\u{1B}[?62;4;22c",
      window: nil, rendition: .sixel, reason: .answered),
    Recorded(
      name: "WezTerm", environment: ["TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm"],
      answer:
        "\u{1B}P>|WezTerm 20240203-110809-5046fc22\u{1B}\\\u{1B}[6;18;9t\u{1B}[?65;4;6;18;22c",
      rendition: .sixel, reason: .answered),
    Recorded(
      name: "iTerm2", environment: ["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"],
      answer: "\u{1B}P>|iTerm2 3.4.16\u{1B}\\\u{1B}[?1;2c", rendition: .iterm, reason: .named),
    Recorded(
      name: "iTerm2 through ssh", environment: ["TERM": "xterm-256color", "LC_TERMINAL": "iTerm2"],
      answer: "\u{1B}[?1;2c", rendition: .iterm, reason: .named),
    Recorded(
      name: "ghostty", environment: ["TERM": "xterm-ghostty"],
      answer: kittyKnows + "\u{1B}P>|ghostty 1.1.3\u{1B}\\\u{1B}[6;34;16t\u{1B}[?62;22c",
      rendition: .kitty, reason: .answered),
    Recorded(
      name: "tmux", environment: ["TERM": "tmux-256color", "TMUX": "/tmp/tmux-0/default,1,0"],
      answer: "\u{1B}P>|tmux 3.3a\u{1B}\\\u{1B}[?1;2c", rendition: .quadrant, reason: .unknown),
    Recorded(
      name: "tmux that hands on to kitty",
      environment: ["TERM": "tmux-256color", "TMUX": "/tmp/tmux-0/default,1,0"],
      answer: "\u{1B}P>|tmux 3.3a\u{1B}\\\u{1B}[?1;2c" + kittyKnows, rendition: .kitty,
      reason: .answered),
    Recorded(
      name: "the Linux console", environment: ["TERM": "linux"], answer: "\u{1B}[?6c",
      rendition: .half, reason: .named),
    Recorded(
      name: "a terminal of GNOME", environment: ["TERM": "xterm-256color", "VTE_VERSION": "7402"],
      answer: "\u{1B}P>|VTE(7402)\u{1B}\\\u{1B}[?65;1;9c", rendition: .sextant, reason: .named),
    // D-75
    Recorded(
      name: "Konsole", environment: ["TERM": "xterm-256color", "KONSOLE_VERSION": "230804"],
      answer: "\u{1B}P>|Konsole 23.08.4\u{1B}\\\u{1B}[?62;22c", rendition: .sextant,
      reason: .named),
    Recorded(
      name: "Konsole that does not answer",
      environment: ["TERM": "xterm-256color", "KONSOLE_VERSION": "240201"], answer: "",
      rendition: .sextant, reason: .named),
    Recorded(
      name: "an old Konsole", environment: ["TERM": "xterm-256color", "KONSOLE_VERSION": "201203"],
      answer: "\u{1B}[?62;1;4c", window: nil, rendition: .quadrant, reason: .unknown),
    Recorded(
      name: "Contour", environment: xterm, answer: "\u{1B}P>|contour 0.4.3\u{1B}\\\u{1B}[?65;22c",
      rendition: .sextant, reason: .named),
    //
    Recorded(
      name: "xterm -cjk_width", environment: xterm, answer: "\u{1B}[1;3R\u{1B}[?64;1;9c",
      rendition: .letters, reason: .wideSigns),
    Recorded(
      name: "a sign of one cell", environment: xterm, answer: "\u{1B}[1;2R\u{1B}[?64;1;9c",
      rendition: .quadrant, reason: .unknown),
    Recorded(
      name: "silence", environment: xterm, answer: "", rendition: .quadrant, reason: .unknown),
    Recorded(
      name: "garbage", environment: xterm,
      answer: "\u{1B}_Gi=31\u{1B}P>|\u{1B}[6;0;999999t\u{1B}[?4;4;;;c\u{7}\u{1B}[?1;0S",
      rendition: .sixel, reason: .answered),
    Recorded(
      name: "no colours", environment: ["TERM": "xterm-kitty", "NO_COLOR": "1"],
      answer: kittyKnows + "\u{1B}[?62;c", rendition: .letters, reason: .noColours),
  ]

  @Test(arguments: recorded)
  func `is chosen by what it answered`(_ recorded: Recorded) {
    var answers = TerminalAnswers()
    answers.receive(Array(recorded.answer.utf8))
    let abilities = TerminalAbilities(
      { recorded.environment[$0] }, answers: answers, window: recorded.window)
    #expect(abilities.rendition == recorded.rendition)
    #expect(abilities.reason == recorded.reason)
  }

  @Test func `is what a person wants, where there are colours and signs`() {
    for wanted in Rendition.allCases {
      let found = TerminalAbilities({ Self.xterm[$0] }, wanted: wanted)
      #expect((found.rendition, found.reason) == (wanted, .wanted))
      let plain = TerminalAbilities({ Self.xterm[$0] }, isASCII: true, wanted: wanted)
      #expect((plain.rendition, plain.reason) == (.letters, .noSigns))
    }
  }

  @Test func `is not asked of whom would show the question, or need not answer`() {
    func asks(_ environment: [String: String]) -> Bool {
      TerminalAbilities.isWorthAsking({ environment[$0] }, isASCII: false)
    }
    #expect(asks(Self.xterm))
    #expect(!asks(["TERM": "linux"]))
    #expect(!asks(["TERM": "screen-256color"]))
    #expect(asks(["TERM": "screen-256color", "TMUX": "/tmp/tmux-0/default,1,0"]))
    #expect(!asks(["TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal"]))
    #expect(!asks(["TERM": "dumb"]))
  }

  @Test func `keeps the size of a cell and the number of colours that were told`() {
    var answers = TerminalAnswers()
    answers.receive(Array("\u{1B}[6;34;16t\u{1B}[?1;0;16S\u{1B}[?62;4c".utf8))
    let abilities = TerminalAbilities({ Self.xterm[$0] }, answers: answers)
    #expect(abilities.cell == CellPixels(width: 16, height: 34))
    #expect(abilities.colours == 16)
  }
}
