/// The use cases of the address book. Imported contacts can be registered as persons.
public final class AddressBook: Sendable {
  public let importCards: ImportCards
  public let exportCards: ExportCards
  public let queries: AddressBookQueries
  /// Fills in a new person from a matching card.
  public let fill: FillFromCard
  /// Creates drafts of persons from cards.
  public let drafts: ContactDrafts

  /// Exports the birthdays of persons and contacts to calendars.
  public let birthdays: ExportBirthdays

  public init(
    contacts: any AddressBookRepository, people: any PeopleRepository, files: Files,
    format: CardFormat, birthdays: BirthdayFormat, dates: (any PersonDatesRepository)? = nil,
    clock: WallClock, ids: IDSource
  ) {
    self.birthdays = ExportBirthdays(
      people: people, contacts: contacts, clock: clock, files: files, format: birthdays,
      dates: dates)
    importCards = ImportCards(contacts: contacts, files: files, format: format, ids: ids)
    exportCards = ExportCards(contacts: contacts, files: files, format: format, dates: dates)
    queries = AddressBookQueries(contacts: contacts, format: format)
    drafts = ContactDrafts(contacts: contacts, format: format)
    fill = FillFromCard(contacts: contacts, format: format)
  }
}

/// Queries the address book. Cards are ordered by name.
public struct AddressBookQueries: Sendable {
  let contacts: any AddressBookRepository
  let format: CardFormat

  /// Passes the cards that match a query to the visitor until the visitor returns false.
  public func callAsFunction(_ query: AddressBookQuery, _ visitor: (ListedCard) -> Bool)
    throws(AddressBookFailure)
  {
    try contacts.visit(query, visitor)
  }

  /// Returns whether any card is not registered as a person.
  public func hasUnregistered() throws(AddressBookFailure) -> Bool {
    var isThere = false
    try contacts.visit(AddressBookQuery(isUnregistered: true, limit: 1)) { _ in
      isThere = true
      return false
    }
    return isThere
  }

  /// Returns a slice of the list around an anchor, for a screen.
  public func slice(_ query: AddressBookQuery, at anchor: CardAnchor, length: Int)
    throws(AddressBookFailure) -> CardSlice
  {
    let total = try contacts.count(query)
    let index = try anchor.index { (id) throws(AddressBookFailure) in
      try contacts.index(of: id, in: query)
    }
    let window = ListWindow(around: index ?? 0, of: total, length: length)
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

/// A position in the list of cards, given by a card or an index.
public typealias CardAnchor = ListAnchor<ID<AddressCard>>

public typealias CardSlice = ListSlice<ListedCard>
