/// The reading status of a book.
public enum BookStatus: String, CaseIterable, Sendable {
  /// The user wants to read the book some day.
  case wanted
  case reading
  /// The user wants to continue the book later.
  case paused
  /// The user has given up the book.
  case dropped
  case finished
}

/// The shelf on which the user put a book. Without a shelf, the records decide whether the book is being read or
/// finished.
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

/// One read-through of a book, with the days on which it began and was finished.
public struct ReadThrough: Hashable, Sendable {
  /// The number of the read-through, from 0.
  public let round: Int
  /// The day on which it began; nil if unknown.
  public let started: Day?
  /// The day on which it was finished; nil if it is unfinished or the day is unknown.
  public let finished: Day?

  public init(round: Int, started: Day?, finished: Day?) {
    self.round = round
    self.started = started
    self.finished = finished
  }
}

extension Book {
  /// The current read-through, in the form in which it is stored when the user begins the book again.
  public var readThrough: ReadThrough {
    ReadThrough(round: round, started: startedOn, finished: completedOn)
  }

  /// Returns the book after the user begins to read it. A wanted or finished book begins at `now`, a finished book with
  /// a new read-through. A paused or dropped book continues.
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

  /// Returns the book after a record is added. A wanted, paused or dropped book leaves its shelf, and loses a target
  /// that is before the record's day. If the record's day is before the start, the start moves back to that day.
  public func opened(by record: ReadingRecord) -> Book {
    var book = self
    if status != .reading, status != .finished {
      book = begun(at: record.at, target: target.flatMap { $0 < record.day ? nil : $0 })
    }
    if book.isBegun, record.day < book.started.day { book.started = record.at }
    return book
  }
}
