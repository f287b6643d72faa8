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
  func `mark rows of a list on black and on white, in the cloth of the cover`(_ theme: BookTheme) {
    // BK 2.5: [F] poor contrast; D-77: a book has one colour.
    let cloth = Cloth(theme, title: "Walden")
    #expect(cloth.mark.rgb.contrast(with: black) >= 2.7)
    #expect(cloth.mark.rgb.contrast(with: white) >= 3)
    #expect(cloth.mark.ansi16 == cloth.paper.ansi16)
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
