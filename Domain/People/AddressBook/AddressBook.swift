/// The address book: whom one could register, as the telephone knows them.
public final class AddressBook: Sendable {
  /// Takes cards in.
  public let importCards: ImportCards
  /// Gives cards back.
  public let exportCards: ExportCards
  /// Looks at the list.
  public let look: AddressBookQueries
  /// Fills in what it knows of somebody new.
  public let fill: FillFromCard
  /// Makes new people of its cards.
  public let drafts: ContactDrafts

  /// Gives the birthdays of all people to calendars.
  public let birthdays: ExportBirthdays

  /// Puts the feature together over a store, files, and the forms of cards and of birthdays.
  public init(
    contacts: any AddressBookRepository, people: any PeopleRepository, files: Files,
    format: CardFormat, birthdays: BirthdayFormat, clock: WallClock, ids: IDSource
  ) {
    self.birthdays = ExportBirthdays(
      people: people, contacts: contacts, clock: clock, files: files, format: birthdays)
    importCards = ImportCards(contacts: contacts, files: files, format: format, ids: ids)
    exportCards = ExportCards(contacts: contacts, files: files, format: format)
    look = AddressBookQueries(contacts: contacts, format: format)
    drafts = ContactDrafts(contacts: contacts)
    fill = FillFromCard(contacts: contacts)
  }
}

/// Looks at the address book in the order of names.
public struct AddressBookQueries: Sendable {
  let contacts: any AddressBookRepository
  let format: CardFormat

  /// Visits the cards a query means until the visitor returns false.
  public func callAsFunction(_ query: AddressBookQuery, _ visitor: (ListedCard) -> Bool)
    throws(AddressBookError)
  {
    try contacts.visit(query, visitor)
  }

  /// Whether there is anybody who could still be registered.
  public func hasUnregistered() throws(AddressBookError) -> Bool {
    var isThere = false
    try contacts.visit(AddressBookQuery(isUnregistered: true, limit: 1)) { _ in
      isThere = true
      return false
    }
    return isThere
  }

  /// A stretch of the list around a spot, for a screen that shows no more than that.
  public func slice(_ query: AddressBookQuery, at spot: CardAnchor, length: Int)
    throws(AddressBookError) -> CardSlice
  {
    let total = try contacts.count(query)
    let place = try spot.place { (id) throws(AddressBookError) in
      try contacts.place(of: id, in: query)
    }
    let window = ListWindow(around: place ?? 0, of: total, length: length)
    var part = query
    part.skip = window.start
    part.limit = length
    var cards: [ListedCard] = []
    try contacts.visit(part) {
      cards.append($0)
      return true
    }
    return CardSlice(items: cards, start: window.start, total: total, focus: window.focus)
  }
}

/// A spot in the list of cards.
public typealias CardAnchor = ListAnchor<ID<AddressCard>>

/// A part of the list of cards, and where in the list it lies.
public typealias CardSlice = ListSlice<ListedCard>
