import Domain
import Support

@testable import Data

/// The repositories that store events. All of them have to pass the same tests.
enum ScheduleBacking: String, CaseIterable, Sendable {
  case fake, memory, file

  /// Runs the body with a repository of this kind that has these events.
  @discardableResult
  func open<T>(with events: [Event] = [], _ body: (any ScheduleRepository) throws -> T) throws -> T
  {
    switch self {
    case .fake: return try Self.run(ScheduleInMemory(), events, body)
    case .memory: return try Self.run(SQLiteSchedule(try Database(.memory)), events, body)
    case .file:
      return try SampleFolder.using {
        try Self.run(SQLiteSchedule(try Database(.file($0.path("haru.sqlite")))), events, body)
      }
    }
  }

  private static func run<T>(
    _ schedule: any ScheduleRepository, _ events: [Event],
    _ body: (any ScheduleRepository) throws -> T
  ) throws -> T {
    try schedule.keep(events)
    return try body(schedule)
  }
}

extension Database {
  /// Whether the word index of events exists.
  func hasEventsIndex() throws(StorageFailure) -> Bool {
    try alone { (store) throws(StorageFailure) in try SQLiteSchedule.words.exists(in: store) }
  }

  /// Returns the failure of SQLite's integrity check of the word index of events, or nil if the
  /// index is sound or does not exist.
  func eventsIndexProblem() throws -> StorageFailure? {
    if try !hasEventsIndex() { return nil }
    return try alone { (store) throws(StorageFailure) in
      do throws(StorageFailure) {
        try store.run("INSERT INTO events_index (events_index, rank) VALUES ('integrity-check', 1)")
        return nil
      } catch { return error }
    }
  }
}
