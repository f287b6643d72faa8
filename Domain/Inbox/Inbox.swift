/// Notes that were written elsewhere, such as on a phone, and that become records here.
public final class Inbox: Sendable {
  let notes: any InboxRepository
  let history: History
  let calendar: LocalCalendar
  let clock: WallClock
  let digest: SyncDigest
  /// Decodes the bytes of a note; nil if they are not text.
  let text: @Sendable ([UInt8]) -> String?
  /// Returns a new author, whose clock shows the given moment until it starts with a line.
  let author: @Sendable (Now) -> any NoteAuthor
  /// Returns features for the same store. New records get their time and ids from the author.
  let features: @Sendable (any NoteAuthor) -> Features
  /// Opens the folders in the settings, and the notes folder in the sync remote.
  let opening: InboxOpening
  let crashGuard: CrashGuard

  public init(
    _ notes: any InboxRepository, history: History, calendar: LocalCalendar, clock: WallClock,
    digest: SyncDigest, text: @escaping @Sendable ([UInt8]) -> String?,
    opening: InboxOpening, crashGuard: CrashGuard = .none,
    author: @escaping @Sendable (Now) -> any NoteAuthor,
    features: @escaping @Sendable (any NoteAuthor) -> Features
  ) {
    (self.notes, self.history, self.calendar, self.clock) = (notes, history, calendar, clock)
    (self.digest, self.text, self.features) = (digest, text, features)
    (self.opening, self.author, self.crashGuard) = (opening, author, crashGuard)
  }

  public var now: Now { clock.now() }

  /// Returns the lines that the user still has to sort, the oldest first.
  public func waiting() throws(StorageFailure) -> [WaitingLine] { try notes.waiting() }

  /// Returns the number of waiting lines.
  public func waitingCount() throws(StorageFailure) -> Int { try notes.waitingCount() }

  /// Stores a waiting line with `body`, and removes it from the waiting lines. The clock of the features that `body`
  /// gets shows the time of the line. Nothing changes if `body` throws.
  public func sort<Value, Failure: StorageFailing>(
    _ line: WaitingLine, _ body: (Features) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let features = features(at: line)
    return try history.asOneChange { () throws(Failure) -> (Value, ChangeEnding) in
      let value = try body(features)
      do throws(StorageFailure) { _ = try notes.remove(line.id, as: .sortLine) } catch {
        throw .storage(error)
      }
      return (value, .committedAs(.sortLine, subject: line.called))
    }
  }

  /// Tries whether `body` can store a waiting line, as in `sort`, and rolls everything back.
  public func attempt<Failure: StorageFailing>(
    _ line: WaitingLine, _ body: (Features) throws(Failure) -> Void
  ) throws(Failure) {
    let features = features(at: line)
    try history.asOneChange { () throws(Failure) -> (Void, ChangeEnding) in
      try body(features)
      return ((), .dropped)
    }
  }

  /// Returns features whose clock shows the time of a waiting line.
  public func features(at line: WaitingLine) -> Features {
    let author = author(line.at)
    author.begin(NoteLine(number: 0, text: line.text, at: line.at), of: line.id.text)
    return features(author)
  }

  /// Removes a waiting line. Returns false if it was no longer waiting.
  public func remove(_ line: WaitingLine) throws(StorageFailure) -> Bool {
    try notes.remove(line.id, as: .removeLine)
  }

  /// Removes waiting lines as one change. Returns those that still waited.
  public func remove(_ lines: [WaitingLine]) throws(StorageFailure) -> [WaitingLine] {
    try history.asOneChange { () throws(StorageFailure) -> ([WaitingLine], ChangeEnding) in
      var removed: [WaitingLine] = []
      for line in lines {
        if try notes.remove(line.id, as: .removeLine) { removed.append(line) }
      }
      guard let first = removed.first else { return ([], .dropped) }
      return (removed, .committedAs(.removeLine, subject: Self.subject(of: removed, first)))
    }
  }

  /// Stores waiting lines with `body` as one change. `body` gets each line with features whose clock shows the time of
  /// the line. Nothing changes if `body` throws.
  public func sort<Value, Failure: StorageFailing>(
    _ lines: [WaitingLine], _ body: (WaitingLine, Features) throws(Failure) -> Value
  ) throws(Failure) -> [Value] {
    guard let first = lines.first else { return [] }
    return try history.asOneChange { () throws(Failure) -> ([Value], ChangeEnding) in
      var values: [Value] = []
      for line in lines {
        values.append(try body(line, features(at: line)))
        do throws(StorageFailure) { _ = try notes.remove(line.id, as: .sortLine) } catch {
          throw .storage(error)
        }
      }
      return (values, .committedAs(.sortLine, subject: Self.subject(of: lines, first)))
    }
  }

  /// Returns the subject of a change of lines, for the history.
  private static func subject(of lines: [WaitingLine], _ first: WaitingLine) -> String {
    lines.count == 1 ? first.called : "\(first.called) … (\(lines.count))"
  }

  /// Returns the waiting lines that match the references, without duplicates. `all` matches every line.
  public func find(_ references: [String]) throws(InboxFailure) -> [WaitingLine] {
    let lines: [WaitingLine]
    do throws(StorageFailure) { lines = try waiting() } catch { throw .storage(error) }
    if references == [Self.all] { return lines }
    var found: [WaitingLine] = []
    for reference in references {
      let line = try Self.find(reference, in: lines)
      if !found.contains(line) { found.append(line) }
    }
    return found
  }

  /// The word for all waiting lines.
  public static let all = "all"

  /// Returns the waiting line that a reference matches: its number in the list, its id, or a prefix of its id.
  public func find(_ reference: String) throws(InboxFailure) -> WaitingLine {
    let lines: [WaitingLine]
    do throws(StorageFailure) { lines = try waiting() } catch { throw .storage(error) }
    return try Self.find(reference, in: lines)
  }

  private static func find(
    _ reference: String, in lines: [WaitingLine]
  ) throws(InboxFailure) -> WaitingLine {
    if let number = Int(reference), lines.indices.contains(number - 1) { return lines[number - 1] }
    let found = lines.filter { $0.id.text.hasPrefix(reference) }
    guard !reference.isEmpty, found.count == 1 else { throw .unknown(reference: reference) }
    return found[0]
  }
}

public enum InboxFailure: StorageFailing, Equatable {
  /// No waiting line has this number or id.
  case unknown(reference: String)
  case storage(StorageFailure)
}
