/// The reading status of a book.
public enum BookStatus: String, CaseIterable, Sendable {
  /// To be read some day.
  case wanted
  case reading
  /// To be continued later.
  case paused
  /// Given up.
  case dropped
  case finished
}

/// A shelf the user put a book on. Without one the records decide whether the book is being read or finished.
public enum BookShelf: String, CaseIterable, Sendable {
  case wanted, paused, dropped, finished

  var status: BookStatus {
    switch self {
    case .wanted: .wanted
    case .paused: .paused
    case .dropped: .dropped
    case .finished: .finished
    }
  }
}

/// A complete reading of a book before its current one.
public struct ReadThrough: Hashable, Sendable {
  /// The number of the reading, from 0.
  public let round: Int
  /// The day it was begun, or nil if unknown.
  public let started: Day?
  /// The day it was finished, or nil if unknown.
  public let finished: Day?

  public init(round: Int, started: Day?, finished: Day?) {
    self.round = round
    self.started = started
    self.finished = finished
  }
}

extension Book {
  /// The current reading, as it is stored once the book is begun again.
  public var readThrough: ReadThrough {
    ReadThrough(round: round, started: startedOn, finished: completedOn)
  }

  /// The book taken up for reading. A wanted or finished book begins at `now`, a finished one as a new reading; a
  /// paused or dropped one continues.
  func begun(at now: Now, target: Day?) -> Book {
    var book = self
    switch status {
    case .reading, .paused, .dropped: break
    case .finished:
      book.round += 1
      book.readBefore += 1
      book.last = nil
      fallthrough
    case .wanted:
      book.started = now
      book.isBegun = true
    }
    book.shelf = nil
    book.ended = nil
    book.target = target
    return book
  }

  /// The book after a record is added: off its shelf, without a target that has passed. Its start moves back to an
  /// earlier record's day.
  public func opened(by record: ReadingRecord) -> Book {
    var book = self
    if status != .reading, status != .finished {
      book = begun(at: record.at, target: target.flatMap { $0 < record.day ? nil : $0 })
    }
    if book.isBegun, record.day < book.started.day { book.started = record.at }
    return book
  }
}
