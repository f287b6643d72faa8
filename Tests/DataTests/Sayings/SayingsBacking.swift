import Domain
import Support

@testable import Data

/// The ways sayings can be kept; each has to keep the same promises.
enum SayingsBacking: String, CaseIterable, Sendable {
  case fake, memory, file

  /// Runs a body with a store of this kind without any sayings.
  @discardableResult
  func open<T>(_ body: (any SayingsRepository) throws -> T) throws -> T {
    switch self {
    case .fake: return try body(SayingsInMemory())
    case .memory: return try body(SQLiteSayings(try Database.withoutSayings(.memory)))
    case .file:
      return try SampleFolder.using {
        try body(SQLiteSayings(try Database.withoutSayings(.file($0.path("haru.sqlite")))))
      }
    }
  }

  /// Runs a body with a store of this kind that has sayings with some numbers.
  @discardableResult
  func open<T>(with numbers: [Int], _ body: (any SayingsRepository) throws -> T) throws -> T {
    try open { store in
      try store.importSayings(numbers.map { .sample($0) })
      return try body(store)
    }
  }

  /// Runs a body with a store of this kind whose sayings say something, in the order of their
  /// numbers.
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
  /// A new store without the sayings it would begin with.
  static func withoutSayings(_ location: Location) throws(StorageFailure) -> Database {
    let database = try Database(location)
    try database.write { (store) throws(StorageFailure) in try store.run("DELETE FROM sayings") }
    return database
  }

  /// What is wrong with the index of the words of sayings, if there is one.
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
