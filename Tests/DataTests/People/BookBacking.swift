import Data
import Domain
import Support

/// The ways the address book can be kept; each has to keep the same promises.
enum BookBacking: String, CaseIterable, Sendable {
  case memory, file

  /// The address book and the people beside it.
  struct Book {
    let contacts: any AddressBookRepository
    let people: any PeopleRepository
    let ids = IDSource.counted("c")

    /// Imports a file and tells what became of its cards.
    @discardableResult
    func take(_ text: String) throws -> ImportReport<CardParseError> {
      try features().importCards(.bytes(Array(text.utf8)))
    }

    /// What one can do with it.
    func features(_ files: FilesInMemory = FilesInMemory()) -> AddressBook {
      AddressBook(
        contacts: contacts, people: people, files: files.port, format: .vCard,
        birthdays: .iCalendar, clock: .fixed("2026-03-01"), ids: ids)
    }

    /// The cards a query means, as a list.
    func list(_ query: AddressBookQuery = AddressBookQuery()) throws -> [ListedCard] {
      var found: [ListedCard] = []
      try contacts.visit(query) {
        found.append($0)
        return true
      }
      return found
    }

    /// The names a query means, in order.
    func names(_ query: AddressBookQuery = AddressBookQuery()) throws -> [String] {
      try list(query).map(\.card.name.text)
    }

    /// All that is exported, as text.
    func exported() throws -> String {
      var bytes: [UInt8] = []
      try features().exportCards {
        bytes += $0
        return true
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// Runs a body with an empty book of this kind.
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
