import Domain

/// The question which of several numbers belongs to the plant. It is bound to one card.
struct NumberQuestion: Equatable, Sendable {
  let card: AddressCard
  private var selected = 0

  init(_ card: AddressCard) { self.card = card }

  /// The number the keys act on.
  var number: PhoneNumber? {
    card.numbers.indices.contains(selected) ? card.numbers[selected] : nil
  }

  /// Moves to another number; false when the key does not move in lists.
  mutating func move(by key: Key, height: Int) -> Bool {
    guard let moved = Rows.moved(selected, by: key, count: card.numbers.count, height: height)
    else { return false }
    selected = moved
    return true
  }

  func bindings(_ words: AddressBookWords, _ glyphs: Glyphs) -> [Binding] {
    [
      Binding(.enter, meaning: words.keyPlant, isPrimary: true, glyphs: glyphs),
      Binding(.up, .down, label: glyphs.arrowKeys(0, 1), meaning: words.keyChoose, isPrimary: true),
      Binding(.escape, meaning: words.keyBack, isPrimary: true),
    ]
  }

  func draw(into frame: inout Frame, in area: Area, glyphs: Glyphs) {
    Rows(
      columns: [.init(.rest)], rows: card.numbers.map { [[StyledText($0.shown)]] },
      selected: selected
    ).draw(into: &frame, in: area, glyphs: glyphs)
  }
}
