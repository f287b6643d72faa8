import Domain
import Support

@testable import Data

/// The repositories that store sayings. All of them have to pass the same tests.
enum SayingsBacking: String, CaseIterable, Sendable {
  case fake, memory, file, encrypted

  /// Runs the body with a repository of this kind that has no sayings.
  @discardableResult
  func open<T>(_ body: (any SayingsRepository) throws -> T) throws -> T {
    switch self {
    case .fake: return try body(SayingsInMemory())
    case .memory: return try body(SQLiteSayings(try Database.withoutSayings(.memory)))
    case .file:
      return try SampleFolder.using {
        try body(SQLiteSayings(try Database.withoutSayings(.file($0.path("haru.sqlite")))))
      }
    case .encrypted:
      return try SampleFolder.using {
        let path = $0.path("haru.sqlite")
        try EncryptedTestStores.make(at: path)
        return try body(SQLiteSayings(try Database.withoutSayings(.file(path))))
      }
    }
  }

  /// Runs the body with a repository of this kind that has sayings with these numbers.
  @discardableResult
  func open<T>(with numbers: [Int], _ body: (any SayingsRepository) throws -> T) throws -> T {
    try open { store in
      try store.importSayings(numbers.map { .sample($0) })
      return try body(store)
    }
  }

  /// Runs the body with a repository of this kind that has sayings with these texts. They are
  /// numbered in this order.
  @discardableResult
  func open<T>(saying words: [SayingWords], _ body: (any SayingsRepository) throws -> T) throws
    -> T
  {
    try open { store in
      for one in words { _ = try store.add(one, at: .on("2026-03-01")) }
      return try body(store)
    }
  }
}

extension Database {
  /// Returns a new store without the built-in sayings.
  static func withoutSayings(_ location: Location) throws(StorageFailure) -> Database {
    let database = try Database(location)
    try database.write { (store) throws(StorageFailure) in try store.run("DELETE FROM sayings") }
    return database
  }

  /// Returns the failure of SQLite's integrity check of the word index of sayings, or nil if the
  /// index is sound or does not exist.
  func indexProblem() throws -> StorageFailure? {
    try alone { (store) throws(StorageFailure) in
      guard try SayingsIndex.words.exists(in: store) else { return nil }
      do throws(StorageFailure) {
        try store.run(
          "INSERT INTO sayings_index (sayings_index, rank) VALUES ('integrity-check', 1)")
        return nil
      } catch { return error }
    }
  }
}
