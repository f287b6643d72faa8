import Domain
import PresentationKit
import TextUI

/// The question that asks which number of a card to use for the new person.
struct NumberQuestion: Equatable, Sendable {
  let card: AddressCard
  var cursor: ListCursor<PhoneNumber>

  init(_ card: AddressCard) {
    self.card = card
    cursor = ListCursor(card.numbers)
  }

  /// The selected number.
  var number: PhoneNumber? { cursor.chosen }

  func bindings(_ words: AddressBookWords, _ glyphs: Glyphs) -> [Binding] {
    [
      Binding(.enter, meaning: words.keyPlant, isPrimary: true, glyphs: glyphs),
      .arrows(words.keyChoose, isPrimary: true, glyphs),
      Binding(.escape, meaning: words.keyBack, isPrimary: true),
    ]
  }

  func draw(into frame: inout Frame, in area: Area, glyphs: Glyphs) {
    cursor.table([.init(.rest)], height: area.size.rows) { [[StyledText($0.shown)]] }
      .draw(into: &frame, in: area, glyphs: glyphs)
  }
}
