import Domain
import Testing

@testable import PresentationKit
@testable import PresentationMoods
@testable import PresentationPeople
@testable import PresentationReading
@testable import TextUI

@Suite struct `The colours of books` {
  private let black = RGB(0x000000)
  private let white = RGB(0xFFFFFF)

  @Test func `are those of the original`() {
    // BK 2.5
    #expect(BookTheme.blue.colour == RGB(0x007AFF) && BookTheme.yellow.colour == RGB(0xFFCC00))
    #expect(BookTheme.gray.colour == RGB(0x8E8E93) && BookTheme.black.colour == black)
    #expect(Set(BookTheme.allCases.map(\.colour)).count == 15)
  }

  @Test(arguments: BookTheme.allCases)
  func `can be read as letters on black and on white`(_ theme: BookTheme) {
    // BK 2.5: [F] poor contrast
    guard let ink = theme.textInk else {
      #expect(theme == .primary, "The colour of the text itself is the terminal's own.")
      return
    }
    #expect(ink.rgb.contrast(with: black) >= 4.5 && ink.rgb.contrast(with: white) >= 4.5)
    #expect(![0, 7, 15].contains(ink.ansi16))
  }

  @Test(arguments: BookTheme.allCases)
  func `have letters on backs of books that can be read`(_ theme: BookTheme) {
    #expect(theme.paper.rgb.contrast(with: theme.letter.rgb) >= 4.5)
    #expect(theme.paper.ansi16 != theme.letter.ansi16)
    #expect(theme.paper.ansi256 != theme.letter.ansi256)
  }

  @Test(arguments: BookTheme.allCases)
  func `can be made out in pictures on any ground`(_ theme: BookTheme) {
    #expect(theme.ink.rgb.contrast(with: black) >= 3)
    #expect(theme.ink.rgb.contrast(with: white) >= 1.4)
    #expect(![0, 15].contains(theme.ink.ansi16))
  }

  @Test func `differ from each other in 256 colours too`() {
    #expect(Set(BookTheme.allCases.map(\.ink.ansi256)).count == 15)
  }
}
