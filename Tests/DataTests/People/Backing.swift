import Data
import Domain
import Support

/// The ways people can be kept; each has to keep the same promises.
enum Backing: String, CaseIterable, Sendable {
  case fake, memory, file

  /// Runs a body with an empty store of this kind.
  @discardableResult
  func open<T>(_ body: (any PeopleRepository) throws -> T) throws -> T {
    switch self {
    case .fake: return try body(PeopleInMemory())
    case .memory: return try body(SQLitePeople(try Database(.memory)))
    case .file:
      return try SampleFolder.using {
        try body(SQLitePeople(try Database(.file($0.path("haru.sqlite")))))
      }
    }
  }

  /// Runs a body with a store of this kind that has some people in it.
  @discardableResult
  func open<T>(with people: [Person], _ body: (any PeopleRepository) throws -> T) throws -> T {
    try open { store in
      for person in people { try store.insert(person) }
      return try body(store)
    }
  }
}
