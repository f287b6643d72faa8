import Domain

/// A card as a row of the store, both ways.
enum ContactsRow {
  static func listed(_ row: Row) throws(StorageFailure) -> ListedCard {
    let numbers = row.optionalText(4)?.split(separator: "\n") ?? []
    let card = AddressCard(
      id: ID(row.text(0)), name: Line(stored: row.text(1)),
      nickname: row.optionalText(2).map(Line.init(stored:)),
      birthday: try PeopleRow.birthday(row.optionalText(3)),
      numbers: numbers.map { PhoneNumber(stored: String($0)) })
    return ListedCard(card, knownAs: row.optionalText(5))
  }

  /// The values of a card, in the order the statements that keep one take them.
  static func values(of card: ReadCard, fingerprint: Int) -> [Value] {
    let folded = TextForms.folded(card.name.text)
    return [
      .optional(card.uid), .text(card.name.text), .text(folded),
      .int(NameOrder.group(of: folded)), .text(TextForms.bare(folded)),
      .optional(card.nickname?.text), .optional(card.birthday?.description),
      .text(numberKeys(of: card)), .int(fingerprint), .bytes(card.original),
    ]
  }

  /// The keys of all numbers of a card in one text, whatever order the card has them in.
  static func numberKeys(of card: ReadCard) -> String {
    card.numbers.map(\.key).sorted().joined(separator: " ")
  }
}

/// The order of names in an address book.
public enum NameOrder {
  /// Korean names come first, then Latin ones, then those of other letters, and last those that
  /// begin with a digit.
  public static func group(of folded: String) -> Int {
    guard let first = folded.unicodeScalars.first else { return 2 }
    switch first.value {
    case 0x1100...0x11FF, 0x3131...0x318E, 0xA960...0xA97F, 0xAC00...0xD7FB: return 0
    case 0x61...0x7A, 0xDF...0xF6, 0xF8...0x24F, 0x1E00...0x1EFF: return 1
    case 0x30...0x39: return 3
    default: return first.properties.numericType == .decimal ? 3 : 2
    }
  }
}
