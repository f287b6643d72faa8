import Domain
import Testing

@testable import PresentationKit
@testable import PresentationSayings
@testable import TextUI

@Suite struct `The card of a saying` {
  private let english = "You may go slowly, as long as you do not stop."
  private let korean = "천천히 가도 괜찮아요. 멈추지만 않으면 언젠가는 그곳에 닿게 되니까요."

  private func rows(_ paragraphs: String...) -> [String] {
    SayingCard(paragraphs: paragraphs, colours: .init(.white)).lettering.map(\.text)
  }

  /// Checks that a card shows all of its text and that every line stays inside the margins.
  private func check(_ paragraphs: [String]) {
    let card = SayingCard(paragraphs: paragraphs, endsWithSpeaker: true, colours: .init(.lily))
    let svg = String(decoding: card.svg(), as: UTF8.self)
    #expect(CardText.shown(in: svg) == CardText.wanted(paragraphs), "\(paragraphs)")
    #expect(card.svg() == card.svg())
    #expect(!svg.unicodeScalars.contains { $0.value < 32 && $0 != "\n" })
    for line in card.lettering {
      let width = line.text.reduce(0) { $0 + LetterWidth.of($1) }
      #expect(Double(width) / 1000 * line.size <= SayingCard.room * 0.981, "\(line.text)")
      #expect(line.position.x == 50 && line.size <= 5.6)
      #expect(line.position.y - 0.95 * line.size >= SayingCard.padding - 1e-9)
      #expect(line.position.y + 0.28 * line.size <= 100 - SayingCard.padding + 1e-9)
    }
  }

  @Test func `is a square in the theme's colours with the words alone`() {
    // M-19 image, 4.2 (9)
    let card = SayingCard(
      paragraphs: ["A", "가", "- X -"], endsWithSpeaker: true, colours: .init(.undergrowth))
    let svg = String(decoding: card.svg(side: 500), as: UTF8.self)
    #expect(svg.contains(#"width="500" height="500" viewBox="0 0 500 500""#))
    #expect(svg.contains(##"<rect width="500" height="500" fill="#d6f5d9"/>"##))
    #expect(card.lettering.map(\.text) == ["A", "가", "- X -"])
    let inks = card.lettering.map(\.ink)
    #expect(inks[0] == Ink(0x1C1C1E) && inks[1] == inks[0] && inks[2] != inks[0])
    #expect(card.lettering.allSatisfy { $0.size == 5.6 })
    #expect((SayingCard.padding - 15.0 / 414 * 100).magnitude < 1e-12)
  }

  @Test func `dims who said it, and nothing else`() {
    // M-10
    func inks(_ paragraphs: [String], _ endsWithSpeaker: Bool) -> [Ink] {
      SayingCard(paragraphs: paragraphs, endsWithSpeaker: endsWithSpeaker, colours: .init(.black))
        .lettering.map(\.ink)
    }
    let colours = ThemeColours(.black)
    let (ink, quiet) = (Ink(colours.ink), Ink(colours.quietInk))
    #expect(inks(["a", "b"], true) == [ink, quiet])
    #expect(inks(["a", "b"], false) == [ink, ink])
    #expect(inks(["a"], true) == [ink], "What stands alone is the saying.")
    #expect(inks([], true).isEmpty)
  }

  @Test func `breaks Korean and English between words, in rows of like length`() {
    // M-19
    #expect(rows(korean) == ["천천히 가도 괜찮아요.", "멈추지만 않으면 언젠가는", "그곳에 닿게 되니까요."])
    #expect(rows(english) == ["You may go slowly, as", "long as you do not stop."])
    let long = Array(repeating: korean, count: 7).joined(separator: " ")
    #expect(rows(long).joined(separator: " ") == long)
  }

  @Test func `keeps the lines a saying came in`() {
    // M-09, M-10
    #expect(rows("달이 뜨고\n호수는 잔잔하고\r\n", "  끝  ") == ["달이 뜨고", "호수는 잔잔하고", "끝"])
    let apart = SayingCard(paragraphs: ["a\n\nb"], colours: .init(.white)).lettering.map(
      \.position.y)
    #expect(((apart[1] - apart[0]) / 5.6 - 3).magnitude < 1e-9, "An empty line is a row.")
  }

  @Test func `breaks within a word that is longer than a row`() {
    // M-19: lines break between characters and never inside one.
    let word = String(repeating: "👩‍👩‍👧‍👦e\u{301}가W", count: 40)
    check([word])
    #expect(rows(word).joined() == word && rows(word).count > 3)
  }

  @Test func `holds the longest saying there can be, whole`() {
    // M-19, 4.2 (9): long texts get smaller letters instead of being cut.
    for (a, b, c) in [("W", "가", "나"), ("가", "W", "W"), ("i ", "가 나 ", "다 "), ("@\n", "한\n", "글")] {
      func part(_ text: String, _ count: Int) -> String {
        String(String(repeating: text, count: count).prefix(count))
      }
      check([part(a, 2000), part(b, 2000), part(c, 200)])
    }
  }

  @Test func `is as large as it fits`() {
    // M-19: the letters are neither too large nor smaller than necessary.
    func size(_ count: Int) -> Double {
      SayingCardLayout([String(repeating: "가나다 ", count: count)]).size
    }
    #expect(size(1) == 5.6 && size(30) == 5.6)
    #expect(size(80) < 5.6 && size(80) > size(200) && size(200) > size(500))
    #expect(size(500) > 1.4, "1,500 syllables can still be read.")
  }

  @Test func `stands in the middle, a little above it where there is room`() {
    // M-19
    for paragraphs in [["가"], ["가", "나", "다"], [korean, english, korean]] {
      let lines = SayingCard(paragraphs: paragraphs, colours: .init(.white)).lettering
      let ends = (lines.first?.position.y ?? 0, lines.last?.position.y ?? 0)
      let middle = (ends.0 + ends.1) / 2 - 0.335 * 5.6
      #expect(middle < 50 && middle > 48.5, "\(middle)")
    }
  }

  @Test(arguments: 0..<60) func `bears any text`(_ seed: Int) {
    // M-19, 4.2 (9)
    var input = AnyInput(seed: UInt64(seed))
    check((0..<3).map { _ in input.text(upTo: 1 + seed * 6) })
  }
}
