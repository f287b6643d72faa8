import Domain
import Testing

@testable import PresentationKit
@testable import PresentationSayings
@testable import TextUI

@Suite struct `The lettering of sayings` {
  private static let said = SayingWords(
    stored: MultilineText(stored: "However long the road, it begins with one step."),
    kor: MultilineText(stored: "천 리 길도 한 걸음부터"), who: SingleLineText(stored: "속담"))

  private func rows(
    _ lettering: SayingLettering, _ size: Size = Size(columns: 40, rows: 18),
    _ glyphs: Glyphs = .unicode
  ) -> [SayingLetters.Row] {
    SayingLetters(lettering, glyphs, in: size).rows(Self.said, .english)
  }

  // M-27
  @Test(arguments: SayingLettering.allCases)
  func `never goes beyond the card and never loses a letter`(_ lettering: SayingLettering) {
    for columns in [16, 24, 34, 40, 60] {
      for glyphs in [Glyphs.unicode, .ascii] {
        let rows = rows(lettering, Size(columns: columns, rows: 18), glyphs)
        for row in rows { #expect(TextLayout.cells(row.text) <= columns, "\(row.text)") }
        let letters = rows.map(\.text).joined().filter(\.isLetter).sorted()
        let wanted = "\(Self.said.text)".filter(\.isLetter).sorted()
        #expect(letters == wanted, "\(lettering) \(columns)")
        #expect(rows.last?.style == .dim, "Who said it is quiet.")
      }
    }
  }

  @Test func `is twelve kinds that differ, each with a name in both languages`() {
    // M-27
    #expect(SayingLettering.allCases.count == 12)
    let pictures = SayingLettering.allCases.map { rows($0).map { "\($0)" }.joined() }
    #expect(Set(pictures).count == 12)
    for lettering in SayingLettering.allCases {
      let (korean, english) = lettering.names
      #expect(SayingLettering(named: korean) == lettering)
      #expect(SayingLettering(named: english.uppercased()) == lettering)
    }
    #expect(SayingLettering(named: "comic") == nil)
  }

  @Test func `puts a syllable into each box of manuscript paper`() {
    let rows = rows(.manuscript).map(\.text)
    #expect(rows.contains("│천│  │리│  │길│도│  │한│  │걸│음│부│"), "\(rows)")
    #expect(rows.contains { $0.hasPrefix("│터│  │") })
    #expect(rows.contains { $0.contains("However long") }, "Latin letters have no boxes.")
  }

  @Test func `stands upright from the right to the left`() {
    let size = Size(columns: 20, rows: 9)
    let rows = SayingLetters(.upright, .unicode, in: size).rows("천 리 길도 한 걸음부터").map(\.text)
    // The first words are in the right column, with as many characters as fit.
    #expect(
      rows.map { $0.split(separator: " ").last.map(String.init) ?? "" }.joined().hasPrefix("천"))
    #expect(rows.allSatisfy { TextLayout.cells($0) == TextLayout.cells(rows[0]) }, "\(rows)")
    #expect(rows.count == 6)
  }
}
