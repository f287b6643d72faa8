import Domain

enum ContactColumn: Int, RowColumn {
  case id, uid, name, nickname, birthday, phones, numberKeys, fingerprint, card, deletedAt
  case nameFolded, nameGroup, nameSorted
}

/// The columns of a contact card in a list, without the bytes of the card.
enum ListedColumn: Int, RowColumn { case id, name, nickname, birthday, numbers, knownAs }

/// The bytes of a card, selected after the columns of a list or a person.
enum OriginalColumn: Int, RowColumn { case card }

/// Maps contact cards to rows and back.
enum AddressBookRow {
  static let shape = TableMapping<ReadCard, ContactColumn>("contacts") { column in
    switch column {
    case .id: .given(.text)
    case .uid: .stored { $0.uid }
    case .name: .stored { $0.name.text }
    case .nickname: .stored { $0.nickname?.text }
    case .birthday: .stored(.birthday) { $0.birthday?.description }
    case .phones: .elsewhere(.phones)
    case .numberKeys: .stored { keys(of: $0.numbers) }.imported { keys(of: $0.phones) }
    case .fingerprint: .stored { mark(of: $0.original) }.imported { mark(of: $0.bytes("card")) }
    case .card: .stored { $0.original }
    case .deletedAt: .deleted
    case .nameFolded: .derived(from: .name, Folded.text)
    case .nameGroup: .derived(from: .name) { NameOrder.group(of: Folded.text($0) ?? "") }
    case .nameSorted: .derived(from: .name) { TextForms.bare(Folded.text($0) ?? "") }
    }
  }

  static func listed(_ row: Row) throws(StorageFailure) -> ListedCard {
    let row = NamedRow<ListedColumn>(row)
    let numbers = row.optionalText(.numbers)?.split(separator: "\n") ?? []
    let card = AddressCard(
      id: ID(row.text(.id)), name: row.line(.name), nickname: row.optionalLine(.nickname),
      birthday: try PeopleRow.birthday(row.optionalText(.birthday)),
      numbers: numbers.map { PhoneNumber(stored: String($0)) })
    return ListedCard(card, knownAs: row.optionalText(.knownAs))
  }

  /// Returns the sorted keys of a card's numbers as one text, so that the order of the numbers in
  /// the card does not matter.
  static func keys(of numbers: [PhoneNumber]) -> String {
    numbers.map(\.key).sorted().joined(separator: " ")
  }

  static func mark(of bytes: [UInt8]) -> Int {
    Fingerprint.of(CardBytes.significant(bytes))
  }
}

/// The sort order of names in the address book.
public enum NameOrder {
  /// Returns the sort group: Korean names first, then Latin, then other scripts, and names that
  /// begin with a digit last.
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
