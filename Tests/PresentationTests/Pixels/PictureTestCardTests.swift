import Testing

@testable import PresentationKit
@testable import PresentationShared

@Suite struct `The test card of pictures` {
  @Test(arguments: [Language.korean, .english])
  func `has signs of each set, so that a font without one is seen`(_ language: Language) {
    // F-20
    let card = PictureTestCard(words: PictureMethodWords(language: language)).lines.joined()
    func has(_ signs: ClosedRange<UInt32>) -> Bool {
      card.unicodeScalars.contains { signs.contains($0.value) }
    }
    #expect(has(0x1CD00...0x1CDE5), "octants")
    #expect(has(0x1FB00...0x1FB3B), "sextants")
    #expect(has(0x2596...0x259F), "quadrants")
    for way in ["octant", "sextant", "quadrant", "half"] { #expect(card.contains(way)) }
  }
}
