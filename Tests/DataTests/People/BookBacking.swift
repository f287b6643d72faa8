import Data
import Domain
import Support

/// The repositories that store the address book. All of them have to pass the same tests.
enum BookBacking: String, CaseIterable, Sendable {
  case memory, file

  /// An address book, and the people in the same store.
  struct Book {
    let contacts: any AddressBookRepository
    let people: any PeopleRepository
    let ids = IDSource.counted("c")

    /// Imports a vCard file and returns the import report.
    @discardableResult
    func take(_ text: String) throws -> ImportReport<CardParseError> {
      try features().importCards(.bytes(Array(text.utf8)))
    }

    /// Returns the use cases of this address book.
    func features(_ files: FilesInMemory = FilesInMemory()) -> AddressBook {
      AddressBook(
        contacts: contacts, people: people, files: files.port, format: .vCard,
        birthdays: .iCalendar, clock: .fixed("2026-03-01"), ids: ids)
    }

    /// Returns the cards that match a query.
    func list(_ query: AddressBookQuery = AddressBookQuery()) throws -> [ListedCard] {
      var found: [ListedCard] = []
      try contacts.visit(query) {
        found.append($0)
        return true
      }
      return found
    }

    /// Returns the names of the cards that match a query, in order.
    func names(_ query: AddressBookQuery = AddressBookQuery()) throws -> [String] {
      try list(query).map(\.card.name.text)
    }

    /// Returns the exported cards as text.
    func exported() throws -> String {
      var bytes: [UInt8] = []
      try features().exportCards {
        bytes += $0
        return true
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// Runs the body with an empty address book of this kind.
  @discardableResult
  func open<T>(_ body: (Book) throws -> T) throws -> T {
    switch self {
    case .memory: return try body(book(try Database(.memory)))
    case .file:
      return try SampleFolder.using {
        try body(book(try Database(.file($0.path("haru.sqlite")))))
      }
    }
  }

  private func book(_ database: Database) -> Book {
    Book(contacts: SQLiteAddressBook(database), people: SQLitePeople(database))
  }
}
