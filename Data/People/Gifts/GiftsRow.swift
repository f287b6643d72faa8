import Domain

enum GiftColumn: Int, RowColumn {
  case id, person, kind, what, amount, currency, occasion, day, returned, deletedAt, key
  case occasionWords
}

/// Maps gifts and loans to rows and back.
enum GiftsRow {
  private static let hundredths = ArchiveMemberKind.number(1...99_999_999_999_999)

  static let shape = TableMapping<Gift, GiftColumn>("gifts") { column in
    switch column {
    case .id: .stored { $0.id.text }.fixed
    case .person: .given(.owner(table: "people"))
    case .kind: .stored(.choice(Gift.Kind.allCases.map(\.rawValue))) { $0.kind.rawValue }
    case .what: .stored { $0.what?.text }
    case .amount: .stored(hundredths) { $0.amount?.hundredths }
    case .currency: .stored { $0.amount?.currency }
    case .occasion: .stored { $0.occasion?.stored }
    case .day: .stored { $0.day }.exported("on")
    case .returned:
      .stored(.number(0...99_999_999_999_999)) { $0.returned }.usually(.number(0))
    case .deletedAt: .deleted
    case .key: .elsewhere()
    case .occasionWords: .derived(from: .occasion, searched)
    }
  }

  /// A gift with its key, and whether it is soft-deleted.
  typealias Stored = (entry: PersonGift, key: Int, isRemoved: Bool)

  /// Reads a gift that was selected after its whole person.
  static func stored(_ row: Row) throws(StorageFailure) -> Stored {
    let person = try PeopleRow.person(row)
    let named = NamedRow<GiftColumn>(row, from: PeopleRow.shape.read.count)
    let gift = try gift(named, of: person.id)
    return (PersonGift(person, gift), named.int(.key), !named.isNull(.deletedAt))
  }

  /// Reads a gift that was selected without its person.
  static func gift(_ row: Row, of person: ID<Person>) throws(StorageFailure) -> Gift {
    try gift(NamedRow(row), of: person)
  }

  private static func gift(_ row: NamedRow<GiftColumn>, of person: ID<Person>)
    throws(StorageFailure) -> Gift
  {
    guard let kind = Gift.Kind(rawValue: row.text(.kind)) else { throw .corrupt }
    // Two devices can remove an amount and change its currency.
    let amount = row.optionalInt(.amount).map {
      Money(hundredths: $0, currency: row.optionalText(.currency) ?? "")
    }
    return Gift(
      id: ID(row.text(.id)), person: person, kind: kind, what: row.optionalLine(.what),
      amount: amount, occasion: row.optionalText(.occasion).map(GiftOccasion.init(stored:)),
      on: try row.day(.day), returned: row.int(.returned))
  }

  /// Returns the values of a gift for the full-text index.
  static func indexed(_ gift: Gift, _ key: Int) -> [Value] {
    [
      .int(key), gift.what.map { .text($0.text) } ?? .null,
      searched(gift.occasion?.stored).map { .text($0) } ?? .null,
    ]
  }

  @Sendable private static func searched(_ occasion: String?) -> String? {
    occasion.map { GiftOccasion(stored: $0).searched }
  }
}
