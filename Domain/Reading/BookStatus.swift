/// Where a book stands in somebody's reading.
public enum BookStatus: String, CaseIterable, Sendable {
  /// It is to be read some day.
  case wanted
  case reading
  /// It rests, and will be taken up again.
  case paused
  /// It was given up.
  case dropped
  case finished
}

/// Where somebody laid a book by hand. Without it the records of the book tell whether it is being
/// read or finished.
public enum BookShelf: String, CaseIterable, Sendable {
  case wanted, paused, dropped, finished

  /// The same as a status.
  var status: BookStatus {
    switch self {
    case .wanted: .wanted
    case .paused: .paused
    case .dropped: .dropped
    case .finished: .finished
    }
  }
}

/// A reading of a book to its end that lies before the one it is in now.
public struct ReadThrough: Hashable, Sendable {
  /// Which reading it was, from 0.
  public let round: Int
  /// The day it was begun, where that is known.
  public let started: Day?
  /// The day it was finished, where that is known.
  public let finished: Day?

  /// Puts it together.
  public init(round: Int, started: Day?, finished: Day?) {
    self.round = round
    self.started = started
    self.finished = finished
  }
}

extension Book {
  /// The reading that lies behind somebody once the book is begun again.
  public var readThrough: ReadThrough {
    ReadThrough(round: round, started: startedOn, finished: completedOn)
  }

  /// The book taken up to be read. One that was wanted or finished begins at a moment, and what was
  /// finished is one reading more; one that rested goes on where it was.
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

  /// The book as it is kept once something was read of it: whatever lay on a shelf is taken up, a
  /// target that has gone by is one no more, and nothing is read before it was begun.
  public func opened(by record: ReadingRecord) -> Book {
    var book = self
    if status != .reading, status != .finished {
      book = begun(at: record.at, target: target.flatMap { $0 < record.day ? nil : $0 })
    }
    if book.isBegun, record.day < book.started.day { book.started = record.at }
    return book
  }
}
