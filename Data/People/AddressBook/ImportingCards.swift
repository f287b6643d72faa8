import Domain

/// Imports cards one by one within one transaction.
struct ImportingCards {
  let store: Connection
  let ids: IDSource
  /// The keys of the cards that this import matched or added, so that similar cards of one file
  /// remain separate.
  private var seen: Set<Int> = []
  /// The keys of the last replaced cards, by name and numbers. The search for the next similar card
  /// begins after that key.
  private var replaced: [[String]: Int] = [:]
  private(set) var tally = CardTally()

  /// The highest key in the table before this import.
  private let lastKnown: Int

  init(_ store: Connection, _ ids: IDSource) throws(StorageFailure) {
    self.store = store
    self.ids = ids
    lastKnown = try store.first(AddressBookSQL.lastKey) { $0.int } ?? 0
  }

  /// The result of comparing an imported card with the stored cards.
  private enum Match {
    case none
    /// The stored card of the same contact has different content. The value is its key.
    case older(Int)
    case same(Int)
  }

  /// Adds or updates a contact card, or counts it as unchanged.
  mutating func importCard(_ card: ReadCard) throws(StorageFailure) {
    switch try match(card) {
    case .same(let key):
      seen.insert(key)
      tally.same += 1
    case .older(let key):
      seen.insert(key)
      tally.updated += 1
      try store.run(AddressBookSQL.update, AddressBookRow.shape.changes(of: card) + [.int(key)])
      try store.run(AddressBookSQL.removeNumbers, [.int(key)])
      try keepNumbers(of: card, key)
    case .none:
      tally.added += 1
      let id: ID<AddressCard> = ids.id()
      let values = AddressBookRow.shape.values(of: card, [.id: .text(id.text)])
      let key = try store.first(AddressBookSQL.insert, values) { $0.int }
      guard let key else { throw .corrupt }
      seen.insert(key)
      try keepNumbers(of: card, key)
    }
  }

  private mutating func match(_ card: ReadCard) throws(StorageFailure) -> Match {
    let bytes = CardBytes.significant(card.original)
    if let uid = card.uid {
      return try store.first(AddressBookSQL.byUID, [.text(uid)]) {
        let row = NamedRow<AddressBookSQL.MatchColumn>($0)
        let isSame = CardBytes.significant(row.bytes(.card)) == bytes
        return isSame ? .same(row.int(.key)) : .older(row.int(.key))
      } ?? .none
    }
    var same: Int?
    try store.visit(AddressBookSQL.byFingerprint, [.int(AddressBookRow.mark(of: card.original))]) {
      let row = NamedRow<AddressBookSQL.MatchColumn>($0)
      if CardBytes.significant(row.bytes(.card)) == bytes { same = row.int(.key) }
      return same == nil
    }
    if let same { return .same(same) }
    if card.numbers.isEmpty { return .none }
    return try older(than: card).map(Match.older) ?? .none
  }

  /// Returns the key of the first stored card with the same name and numbers that this import has
  /// not matched; nil if there is none.
  private mutating func older(than card: ReadCard) throws(StorageFailure) -> Int? {
    let likeness = [TextForms.folded(card.name.text), AddressBookRow.keys(of: card.numbers)]
    var older: Int?
    try store.visit(
      AddressBookSQL.byLikeness,
      likeness.map(Value.text) + [.int(replaced[likeness] ?? 0), .int(lastKnown)]
    ) { row in
      if !seen.contains(row.int) { older = row.int }
      return older == nil
    }
    if let older { replaced[likeness] = older }
    return older
  }

  func keepNumbers(of card: ReadCard, _ key: Int) throws(StorageFailure) {
    for (position, number) in card.numbers.enumerated() {
      try store.run(
        AddressBookSQL.insertNumber,
        [.int(key), .int(position), .text(number.written.text), .text(number.key)])
    }
  }
}

/// Compares cards by their bytes.
enum CardBytes {
  /// Returns the bytes without trailing line breaks, because the last card of a file may have none.
  static func significant(_ bytes: [UInt8]) -> ArraySlice<UInt8> {
    var rest = bytes[...]
    while let last = rest.last, last == 10 || last == 13 { rest.removeLast() }
    return rest
  }
}
