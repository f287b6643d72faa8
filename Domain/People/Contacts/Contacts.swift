/// The address book: whom one could register, as the telephone knows them.
public struct Contacts: Sendable {
  /// Takes cards in.
  public let take: ImportCards
  /// Gives cards back.
  public let give: ExportCards
  /// Looks at the list.
  public let look: LookAtContacts

  /// Puts the feature together over a store, files and a form of cards.
  public init(
    contacts: any ContactsRepository, files: Files, format: CardFormat, ids: IDSource
  ) {
    take = ImportCards(contacts: contacts, files: files, format: format, ids: ids)
    give = ExportCards(contacts: contacts, files: files, format: format)
    look = LookAtContacts(contacts: contacts)
  }
}

/// Looks at the address book in the order of names.
public struct LookAtContacts: Sendable {
  let contacts: any ContactsRepository

  /// Visits the cards a query means until the visitor returns false.
  public func callAsFunction(_ query: ContactsQuery, _ visitor: (ListedCard) -> Bool)
    throws(ContactsError)
  {
    try contacts.visit(query, visitor)
  }

  /// Whether there is anybody who could still be registered.
  public func hasUnregistered() throws(ContactsError) -> Bool {
    var isThere = false
    try contacts.visit(ContactsQuery(isUnregistered: true, limit: 1)) { _ in
      isThere = true
      return false
    }
    return isThere
  }

  /// A stretch of the list around a spot, for a screen that shows no more than that.
  public func stretch(_ query: ContactsQuery, at spot: CardSpot, length: Int)
    throws(ContactsError) -> CardStretch
  {
    let total = try contacts.count(query)
    let place: Int
    switch spot {
    case .place(let wanted): place = wanted
    case .card(let id): place = try contacts.place(of: id, in: query) ?? 0
    }
    let focus = max(0, min(place, total - 1))
    let start = max(0, min(focus - length / 2, total - length))
    var part = query
    part.skip = start
    part.limit = length
    var cards: [ListedCard] = []
    try contacts.visit(part) {
      cards.append($0)
      return true
    }
    return CardStretch(cards: cards, start: start, total: total, focus: focus)
  }
}

/// A spot in the list of cards.
public enum CardSpot: Equatable, Sendable {
  /// Wherever this card stands now; the beginning when the list leaves it out.
  case card(ID<AddressCard>)
  /// So many places from the beginning.
  case place(Int)
}

/// A part of the list of cards, and where in the list it lies.
public struct CardStretch: Equatable, Sendable {
  public let cards: [ListedCard]
  /// The place of the first one in the whole list.
  public let start: Int
  /// How many the whole list has.
  public let total: Int
  /// The place that was asked for, within the list.
  public let focus: Int

  /// Puts a stretch together.
  public init(cards: [ListedCard], start: Int, total: Int, focus: Int) {
    self.cards = cards
    self.start = start
    self.total = total
    self.focus = focus
  }

  /// A list without anybody.
  public static let empty = CardStretch(cards: [], start: 0, total: 0, focus: 0)

  /// The card at a place of the whole list, if that part is loaded.
  public func card(at place: Int) -> ListedCard? {
    cards.indices.contains(place - start) ? cards[place - start] : nil
  }
}
