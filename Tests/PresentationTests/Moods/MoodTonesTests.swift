import Domain
import Testing

@testable import PresentationKit
@testable import PresentationMoods
@testable import TextUI

@Suite struct `The colours of a theme` {
  @Test(
    arguments: [
      (0, 0x4174A9), (1, 0x477AAC), (5, 0x6192B6), (10, 0x81AFC3), (15, 0x9AC3C6), (20, 0xB3D7C8),
      (30, 0xCFDCB4), (40, 0xF7E094), (50, 0xEFBC82), (55, 0xF1A172), (60, 0xF38562),
      (70, 0xF38562), (80, 0xF29287), (90, 0xF1ABCE), (91, 0xF1ABCE), (95, 0xF1ABCE),
      (100, 0xF1ABCE),
    ] as [(Int, UInt32)])
  func `are those of the original at dawn`(_ level: Int, _ hex: UInt32) {
    // CV-17
    #expect(MoodTheme.dawn.ink(at: level).rgb == RGB(hex))
    if let level = MoodLevel(level) { #expect(MoodTheme.dawn.ink(of: level).rgb == RGB(hex)) }
  }

  @Test func `keep the paper and the words of the original`() {
    // CV-39
    #expect(MoodTheme.dawn.paper.rgb == RGB(0xF9F7F0))
    #expect(MoodTheme.dawn.text.rgb == RGB(0x485054))
  }

  @Test(arguments: MoodTheme.allCases)
  func `can be made out`(_ theme: MoodTheme) {
    // Graphics need a contrast of 3 to 1, which the outline of a shape has; text needs 4.5 to 1.
    let paper = theme.paper.rgb
    #expect(theme.text.rgb.contrast(with: paper) >= 4.5)
    for value in MoodLevel.range {
      let ink = theme.ink(of: MoodLevel(nearest: value))
      #expect(ink.rgb.contrast(with: paper) >= 1.2, "\(value)")
      #expect(theme.rim(around: ink).rgb.contrast(with: paper) >= 3, "\(value)")
      #expect(ink.ansi16 != theme.paper.ansi16 && ink.ansi256 != theme.paper.ansi256, "\(value)")
    }
    #expect(theme.guide.ansi16 != theme.paper.ansi16)
    #expect(theme.guide.ansi256 != theme.paper.ansi256)
  }

  @Test(arguments: MoodTheme.allCases)
  func `have ten stops, and the ends are far apart`(_ theme: MoodTheme) {
    // CV-08, CV-17
    #expect(theme.stops.count == 10)
    let (first, last) = (theme.stops[0], theme.stops[9])
    let red = abs(Int(first.red) - Int(last.red))
    #expect(red >= 100)
  }

  @Test func `are kept by number, and an unknown number is dawn`() {
    // CV-08
    #expect(MoodTheme.allCases.map(\.rawValue) == [0, 1, 2, 3, 4])
    #expect(MoodTheme(stored: 4) == .night && MoodTheme(stored: 99) == .dawn)
  }
}
