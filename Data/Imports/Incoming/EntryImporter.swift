import Domain

/// Imports the entries of one file into the store, within one transaction.
struct EntryImporter {
  let store: Connection
  let world: Dependencies
  let options: ImportOptions
  /// The importer of photos; nil if the user does not want photos or the format has none.
  let photos: PhotoImporter?
  var keeping: KeepingIncoming
  var report: FileImport
  /// The levels of mood words, by folded word.
  var moods: [String: MoodLevel] = [:]
  /// The mood words without a known level, with their counts.
  var unknownMoods: [String: Int] = [:]
  var books = BooksSeen()
  var people = PeopleSeen()
  /// The files of an archive or folder; nil for a single file.
  private let names: BundleNames?
  /// The position of the first entry with each id.
  private var seen: [ImportKind: [String: Position]] = [:]
  /// The position and record id of the last entry; nil before the first entry.
  private var last: (place: Position, record: String)?

  /// A position in the import; `path` is nil for a single file.
  private struct Position: Equatable {
    let line: Int
    let path: String?
  }

  /// The objects that an import needs besides the store.
  struct Dependencies: Sendable {
    let now: Now
    let ids: IDSource
    let randomSource: RandomSource
    let calendar: LocalCalendar
    let defaults: ImportDefaults
  }

  init(
    _ store: Connection, _ file: ImportedFile, _ options: ImportOptions, _ world: Dependencies,
    photos: PhotoImporter? = nil, names: BundleNames? = nil
  ) {
    self.names = names
    (self.store, self.options, self.world) = (store, options, world)
    self.photos = photos
    for (name, level) in options.moods { moods[TextForms.folded(name)] = level }
    keeping = KeepingIncoming(store, from: file.format, at: world.now)
    report = FileImport(file: file.name, format: file.format)
  }

  /// Imports all entries of a reader. Throws `stopped` as soon as the closure `isStopped` returns true.
  mutating func takeAll(_ reader: any IncomingReader, isStopped: () -> Bool) throws(ImportFailure) {
    var reader = reader
    while let piece = try reader.next() {
      if isStopped() { throw .stopped }
      do throws(StorageFailure) { try consume(piece) } catch { throw .storage(error) }
    }
    do throws(StorageFailure) {
      try finishBooks()
      try keeping.end(IncomingTable.all)
    } catch { throw .storage(error) }
    if !unknownMoods.isEmpty {
      throw .unknownMoods(
        unknownMoods.map { UnknownMood(name: $0.key, count: $0.value) }
          .sorted { ($1.count, $0.name) < ($0.count, $1.name) })
    }
  }

  private mutating func consume(_ piece: IncomingPiece) throws(StorageFailure) {
    switch piece {
    case .note(let note): add(note)
    case .problem(var problem):
      problem.path = names?.current
      let position = Position(line: problem.line, path: problem.path)
      if let last, !problem.failed, last.place == position { problem.record = last.record }
      report.note(problem)
      if problem.failed { report.count(defaultKind, .failed) }
    case .entry(let entry): try consume(entry)
    }
  }

  private mutating func consume(_ entry: IncomingEntry) throws(StorageFailure) {
    var outcome = ImportTally.Outcome.failed
    do throws(StorageFailure) { outcome = try taken(entry) } catch {
      // A violated constraint (SQLITE_CONSTRAINT) fails only this entry.
      guard case .other(let code, _) = error, code & 0xFF == 19 else { throw error }
      problem(entry, .againstRules, failed: true)
    }
    report.count(entry.kind, outcome)
    if outcome == .added { report.keepExample(entry.example, of: entry.kind) }
  }

  private mutating func taken(_ entry: IncomingEntry) throws(StorageFailure)
    -> ImportTally.Outcome
  {
    switch entry.content {
    case .book(let book): try consume(book, entry)
    case .sentence(let sentence): try consume(sentence, entry)
    case .feeling(let feeling): try consume(feeling, entry)
    case .person(let person): try consume(person, entry)
    case .card(let card): try consume(card, entry)
    case .note(let note): try consume(note, entry)
    case .counter(let counter): try consume(counter, entry)
    }
  }

  /// The kind under which an entry is counted if it could not be parsed: the most frequent kind so
  /// far.
  private var defaultKind: ImportKind {
    report.kinds.max { $0.value.read < $1.value.read }?.key ?? report.format.kind
  }

  mutating func problem(_ entry: IncomingEntry, _ reason: IncomingRefusal, failed: Bool = false) {
    report.note(
      IncomingIssue(line: entry.line, reason, failed: failed, path: names?.current))
  }

  /// Reports the files of an archive or folder that were ignored.
  mutating func nameLeft(of file: ImportFile) {
    guard let names, let bundle = FileBundle(file) else { return }
    for name in names.left(of: bundle.names) {
      report.note(IncomingIssue(line: 0, .fileLeft, failed: false, path: name))
    }
  }

  /// Marks the photos of an entry as handled, whether they are copied or not.
  func pass(_ photos: [IncomingPhoto]) {
    for photo in photos { if let path = photo.path { names?.pass(path) } }
  }

  mutating func add(_ note: ImportNote) { report.add(note) }

  /// Returns names as tags with `#`; nil if there are none. The others are appended to `kept`.
  mutating func tags(_ names: [String], _ kept: inout [StoredMember]) -> String? {
    let tags = IncomingText.tags(names)
    if !tags.unfit.isEmpty { kept.append(StoredMember("tags", tags.unfit.joined(separator: ", "))) }
    if tags.leftCount > 0 { add(.tagsLeft(tags.leftCount)) }
    return tags.written
  }

  /// Returns the source id of an entry: the entry's own id, or a fingerprint of its content.
  mutating func source(
    of entry: IncomingEntry, else content: @autoclosure () -> [String?]
  ) -> String {
    if !entry.id.isEmpty { return entry.id }
    var print = Fingerprint()
    for text in content() { print.add((text ?? "") + "\u{0}") }
    return "=" + String(UInt(bitPattern: print.value), radix: 16)
  }

  /// Returns the reason to skip an entry whose id occurred earlier in the import; nil if this is
  /// the first entry with the id.
  mutating func seenBefore(_ source: String, _ entry: IncomingEntry) -> IncomingRefusal? {
    let position = Position(line: entry.line, path: names?.current)
    guard let first = seen[entry.kind]?[source] else {
      seen[entry.kind, default: [:]][source] = position
      return nil
    }
    guard let path = first.path, path != position.path else { return .twice(firstLine: first.line) }
    return .twiceIn(path: path, firstLine: first.line)
  }

  /// Reports the outcome of an entry and its record id.
  mutating func reportOutcome(
    _ outcome: KeepingIncoming.Outcome, _ entry: IncomingEntry, of record: String
  ) -> ImportTally.Outcome {
    let position = Position(line: entry.line, path: names?.current)
    // In a trial a new record is rolled back, so its id must not be reported.
    if case .added = outcome, options.isTrial { return .added }
    last = (position, record)
    let tallied = tallyOutcome(outcome, entry)
    report.nameRecord(record, ofLine: position.line, in: position.path)
    return tallied
  }

  private mutating func tallyOutcome(_ outcome: KeepingIncoming.Outcome, _ entry: IncomingEntry)
    -> ImportTally.Outcome
  {
    switch outcome {
    case .added: return .added
    case .updated(_, let keptHere):
      for field in keptHere { problem(entry, .editedHere(field: field)) }
      return .updated
    case .same(_, let keptHere):
      for field in keptHere { problem(entry, .editedHere(field: field)) }
      return .same
    case .removed(let id):
      problem(entry, .removedHere(id: id))
      return .same
    }
  }

  /// Converts a moment of the file to the calendar; nil if the instant is out of range. A day
  /// without a time becomes noon.
  func moment(_ at: IncomingMoment) -> (now: Now, isTimed: Bool)? {
    switch at {
    case .local(let day, let seconds?):
      return (world.calendar.moment(day, TimeOfDay(seconds: seconds)), true)
    case .local(let day, nil):
      return (world.calendar.moment(day, TimeOfDay(seconds: 43_200)), false)
    case .instant(let instant, let offset):
      let years = -60_000_000_000...250_000_000_000
      guard years.contains(instant) else { return nil }
      if let offset, abs(offset) <= 86_400 { return (Now(instant: instant, offset: offset), true) }
      return (world.calendar.local(instant), true)
    }
  }
}
