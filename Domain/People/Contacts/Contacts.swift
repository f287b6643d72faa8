/// The address book: whom one could register, as the telephone knows them.
public struct Contacts: Sendable {
  /// Takes cards in.
  public let take: ImportCards
  /// Gives cards back.
  public let give: ExportCards
  /// Looks at the list.
  public let look: LookAtContacts
  /// Fills in what it knows of somebody new.
  public let fill: FillFromCard

  /// Puts the feature together over a store, files and a form of cards.
  public init(
    contacts: any ContactsRepository, files: Files, format: CardFormat, ids: IDSource
  ) {
    take = ImportCards(contacts: contacts, files: files, format: format, ids: ids)
    give = ExportCards(contacts: contacts, files: files, format: format)
    look = LookAtContacts(contacts: contacts)
    fill = FillFromCard(contacts: contacts)
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
    case .record(let id): place = try contacts.place(of: id, in: query) ?? 0
    }
    let window = ListWindow(around: place, of: total, length: length)
    var part = query
    part.skip = window.start
    part.limit = length
    var cards: [ListedCard] = []
    try contacts.visit(part) {
      cards.append($0)
      return true
    }
    return CardStretch(items: cards, start: window.start, total: total, focus: window.focus)
  }
}

/// A spot in the list of cards.
public typealias CardSpot = ListSpot<ID<AddressCard>>

/// A part of the list of cards, and where in the list it lies.
public typealias CardStretch = Stretch<ListedCard>
