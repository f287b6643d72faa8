import Domain
import Support

@testable import Data

/// The ways events can be kept; each has to keep the same promises.
enum ScheduleBacking: String, CaseIterable, Sendable {
  case fake, memory, file

  /// Runs a body with a store of this kind that has some events in it.
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
  /// Whether the words of events have an index.
  func hasEventsIndex() throws(StorageFailure) -> Bool {
    try alone { (store) throws(StorageFailure) in try SQLiteSchedule.words.exists(in: store) }
  }

  /// What is wrong with the index of the words of events, if there is one.
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
