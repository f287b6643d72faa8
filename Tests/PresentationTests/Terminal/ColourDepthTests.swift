import Testing

@testable import PresentationKit
@testable import TextUI

@Suite struct `The colours a terminal is given` {
  @Test(
    arguments: [
      (["TERM": "xterm-256color", "COLORTERM": "truecolor"], ColourDepth.full),
      (["TERM": "xterm", "COLORTERM": "24bit"], .full),
      (["TERM": "xterm-direct"], .full), (["TERM": "xterm-kitty"], .full),
      (["TERM": "tmux-256color"], .twoHundredFiftySix),
      (["TERM": "screen.xterm-256color", "COLORTERM": "truecolor"], .twoHundredFiftySix),
      (["TERM": "xterm"], .sixteen), (["TERM": "linux"], .sixteen),
      // real 23: terminals that identify themselves in another variable
      (["TERM": "xterm", "XTERM_VERSION": "XTerm(390)"], .full),
      (["TERM": "xterm", "XTERM_VERSION": "XTerm(297)"], .sixteen),
      (["TERM": "xterm-256color", "VTE_VERSION": "7600"], .full),
      (["TERM": "screen", "VTE_VERSION": "7600"], .sixteen),
      (["TERM": "linux", "COLORTERM": "truecolor"], .sixteen),
      (["TERM": "dumb"], .none), (["TERM": "dumb", "COLORTERM": "truecolor"], .none),
      (["TERM": "vt100"], .none), ([:], .none),
      (["TERM": "xterm-256color", "NO_COLOR": "1"], .none),
      (["TERM": "xterm-256color", "NO_COLOR": ""], .twoHundredFiftySix),
      (["TERM": "dumb", "FORCE_COLOR": "1"], .sixteen), (["FORCE_COLOR": "2"], .twoHundredFiftySix),
      (["TERM": "linux", "FORCE_COLOR": "3"], .full),
      (["TERM": "xterm", "FORCE_COLOR": "0"], .none),
      (["TERM": "dumb", "FORCE_COLOR": "yes"], .sixteen),
      (["TERM": "xterm-direct", "FORCE_COLOR": "true"], .full),
      (["TERM": "xterm", "FORCE_COLOR": "3", "NO_COLOR": "1"], .none),
    ] as [([String: String], ColourDepth)])
  func `follow the customs of the command line`(_ set: [String: String], _ depth: ColourDepth) {
    #expect(ColourDepth.chosen { set[$0] } == depth)
  }
}
