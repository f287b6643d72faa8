import Domain

extension Database {
  /// Writes a change by the user in one transaction and records what undo needs. If no row changed,
  /// no history entry is made. `room` can ask for a larger page cache, for changes of many rows.
  func write<T: Sendable>(
    as kind: ChangeKind, pages room: PageRoom = .standard,
    _ body: (Connection) throws(StorageFailure) -> sending T
  ) throws(StorageFailure) -> T {
    if let refusal { throw refusal }
    var recorded: Int?
    var notifyHooks: (@Sendable () -> Void)?
    defer { if let recorded { countChange(recorded) } }
    let value: T = try within("BEGIN IMMEDIATE", pages: room) {
      (store) throws(StorageFailure) in
      if store.isOneChange {
        let steps = store.recorder.change?.steps ?? []
        store.recorder.change = Change(kind: kind, steps: steps.union([kind]))
        return try body(store)
      }
      store.recorder.begin(Change(kind: kind))
      defer { store.recorder.end() }
      let value = try body(store)
      let now = clock.now()
      let isStored = try KeepingHistory(store, now, shell).keep()
      if isStored { notifyHooks = try askHooks(at: now, in: store) }
      recorded = isStored ? store.recorder.entry : nil
      return value
    }
    notifyHooks?()
    return value
  }
}

extension Connection {
  /// Sets the kind of the change, if it is known only during the transaction.
  func setKind(_ kind: ChangeKind) { recorder.change?.kind = kind }

  /// Sets the subject of the change, which is the text of a record, and the id of that record.
  func setSubject(of subject: String, _ item: String? = nil) {
    recorder.change?.subject = subject
    recorder.change?.item = item
  }

  /// Stores the pieces that are full.
  func recordChanges() throws(StorageFailure) {
    guard recorder.isRecording else { return }
    let recorder = recorder
    try recorder.pause { () throws(StorageFailure) in
      try KeepingHistory.putAway(recorder.drain(all: false), in: self)
    }
  }
}

/// Stores history entries and what undo needs.
struct KeepingHistory {
  private let store: Connection
  private let now: Now
  private let shell: ChangeOrigin

  /// How long changes can be undone: every change for `retainedDays` days, and the newest `retainedEntries` changes for
  /// ever. If the clock jumps ahead, these newest changes can therefore still be undone.
  static let (retainedDays, retainedEntries) = (90, 1000)
  /// The maximum length of a stored subject, in characters.
  static let subjectLength = 80
  /// The maximum number of old entries that one write makes permanent.
  private static let mostLetGo = 16

  init(_ store: Connection, _ now: Now, _ shell: ChangeOrigin) {
    self.store = store
    self.now = now
    self.shell = shell
  }

  /// Stores the recorded changes as a history entry. Returns false if no row changed. Entries that were undone before
  /// can no longer be redone.
  func keep() throws(StorageFailure) -> Bool {
    let recorder = store.recorder
    // A change that cannot be undone must not be made.
    if recorder.isBroken { throw .corrupt }
    if recorder.isEmpty { return false }
    let change = recorder.change
    try recorder.pause { () throws(StorageFailure) in
      let pieces = recorder.drain(all: true)
      let line: [Value] = [
        .text(change?.kind.rawValue ?? ""), .text(Self.subject(change?.subject ?? "")),
        .optional(change?.item), .text(shell.rawValue), .int(now.instant), .int(now.offset),
      ]
      if let begun = recorder.entry {
        // Other devices hear only of the entry as it is when it is sent.
        if recorder.isAppending, store.marker.isOn {
          try store.run(SyncSQL.dropHistoryEntry, [.int(begun)])
        }
        try store.run(HistorySQL.name, line + [.int(begun)])
      } else {
        recorder.entry = try store.insert(HistorySQL.insert, line)
      }
      if store.marker.isOn {
        store.marker.historyEntry = SyncHistoryEntry(
          kind: change?.kind.rawValue ?? "", subject: Self.subject(change?.subject ?? ""),
          instant: now.instant)
        store.marker.entry = recorder.entry
      }
      guard let entry = recorder.entry else { throw .corrupt }
      try Self.put(pieces, recorder, in: store)
      try overtake(by: entry)
      try letGo(before: entry)
    }
    return true
  }

  /// Stores pieces during a recording. The entry that they belong to gets its fields when the
  /// recording ends.
  static func putAway(_ pieces: [[UInt8]], in store: Connection) throws(StorageFailure) {
    let recorder = store.recorder
    if recorder.entry == nil {
      recorder.entry = try store.insert(
        HistorySQL.begin, [.text(recorder.change?.kind.rawValue ?? "")])
    }
    try put(pieces, recorder, in: store)
  }

  private static func put(_ pieces: [[UInt8]], _ recorder: Recorder, in store: Connection)
    throws(StorageFailure)
  {
    guard let entry = recorder.entry else { throw .corrupt }
    for piece in pieces {
      try store.run(
        HistorySQL.keepPiece, [.int(entry), .int(recorder.nextPiece), .bytes(piece)])
      recorder.nextPiece += 1
    }
  }

  private func overtake(by entry: Int) throws(StorageFailure) {
    guard try store.first(HistorySQL.firstUndone, [], { $0.optionalInt }) ?? nil != nil else {
      return
    }
    try store.run(HistorySQL.letGoOfUndone)
    try store.run(HistorySQL.overtake)
  }

  /// Deletes the pieces of old entries, oldest first. The changes of these entries can no longer be undone.
  private func letGo(before entry: Int) throws(StorageFailure) {
    let past = now.instant - Self.retainedDays * 86_400
    for _ in 0..<Self.mostLetGo {
      let oldest = try store.first(HistorySQL.oldestDone) {
        let row = NamedRow<HistorySQL.OldestColumn>($0)
        return (row.int(.number), row.int(.instant))
      }
      guard let (number, instant) = oldest, instant < past, number <= entry - Self.retainedEntries
      else {
        return
      }
      try store.run(HistorySQL.letGo, [.int(number)])
      try store.run(HistorySQL.mark, [.int(HistoryEntry.State.settled.rawValue), .int(number)])
    }
  }

  /// Returns the first line of a subject, truncated to what the history shows.
  static func subject(_ text: String) -> String {
    var taken = ""
    var count = 0
    for character in text {
      if character.isNewline { break }
      // A single character may have any number of bytes.
      if count == subjectLength || taken.utf8.count + character.utf8.count > 8 * subjectLength {
        return taken + "…"
      }
      taken.append(character)
      count += 1
    }
    return taken
  }
}
