import Data
import Domain
import Support

/// The repositories that store people. All of them have to pass the same tests.
enum Backing: String, CaseIterable, Sendable {
  case fake, memory, file, encrypted

  /// Runs the body with an empty repository of this kind.
  @discardableResult
  func open<T>(_ body: (any PeopleRepository) throws -> T) throws -> T {
    switch self {
    case .fake: return try body(PeopleInMemory())
    case .memory: return try body(SQLitePeople(try Database(.memory)))
    case .file:
      return try SampleFolder.using {
        try body(SQLitePeople(try Database(.file($0.path("haru.sqlite")))))
      }
    case .encrypted:
      return try SampleFolder.using {
        try EncryptedTestStores.make(at: $0.path("haru.sqlite"))
        return try body(SQLitePeople(try Database(.file($0.path("haru.sqlite")))))
      }
    }
  }

  /// Runs the body with a repository of this kind that has these people.
  @discardableResult
  func open<T>(with people: [Person], _ body: (any PeopleRepository) throws -> T) throws -> T {
    try open { store in
      for person in people { try store.insert(person) }
      return try body(store)
    }
  }
}
