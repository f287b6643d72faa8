import Domain

/// Takes the entries of one file into the store, one after another, within one transaction.
struct TakingIn {
  let store: Connection
  /// What comes from the world: names, lots, and when it is.
  let world: World
  let wishes: ImportOptions
  /// Copies photos, where somebody wants them and there may be any.
  let photos: TakingPhotos?
  var keeping: KeepingIncoming
  var report: FileImport
  /// The levels of words for moods, by the words in small letters.
  var moods: [String: MoodLevel] = [:]
  /// Words for moods nobody knows the level of.
  var unknownMoods: [String: Int] = [:]
  var books = BooksSeen()
  var people = PeopleSeen()
  /// The files of an archive or a folder.
  private let names: BundleNames?
  /// Where an entry stood that has the same name.
  private var seen: [ImportKind: [String: Place]] = [:]
  /// Where the last entry stood, and the record it is.
  private var last: (place: Place, record: String)?

  /// A line of a file; the file is only told where there are several.
  private struct Place: Equatable {
    let line: Int
    let path: String?
  }

  /// What taking in needs beside the store.
  struct World: Sendable {
    let now: Now
    let ids: IDSource
    let randomSource: RandomSource
    let calendar: LocalCalendar
    let defaults: ImportDefaults
  }

  init(
    _ store: Connection, _ file: ImportedFile, _ wishes: ImportOptions, _ world: World,
    photos: TakingPhotos? = nil, names: BundleNames? = nil
  ) {
    self.names = names
    (self.store, self.wishes, self.world) = (store, wishes, world)
    self.photos = photos
    for (name, level) in wishes.moods { moods[TextForms.folded(name)] = level }
    keeping = KeepingIncoming(store, from: file.format, at: world.now)
    report = FileImport(file: file.name, format: file.format)
  }

  /// Takes in all that a reader has.
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
      let place = Place(line: problem.line, path: problem.path)
      if let last, !problem.failed, last.place == place { problem.record = last.record }
      report.note(problem)
      if problem.failed { report.count(defaultKind, .failed) }
    case .entry(let entry): try consume(entry)
    }
  }

  private mutating func consume(_ entry: IncomingEntry) throws(StorageFailure) {
    var outcome = ImportTally.Outcome.failed
    do throws(StorageFailure) { outcome = try taken(entry) } catch {
      // What the rules of a table refuse is the entry's own fault.
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
    }
  }

  /// What an entry is that nobody could read.
  private var defaultKind: ImportKind {
    report.kinds.max { $0.value.read < $1.value.read }?.key ?? report.format.kind
  }

  /// Names what is wrong with an entry.
  mutating func problem(_ entry: IncomingEntry, _ reason: IncomingReason, failed: Bool = false) {
    report.note(
      IncomingProblem(line: entry.line, reason, failed: failed, path: names?.current))
  }

  /// Names the files in an archive or a folder that nobody read.
  mutating func nameLeft(of file: ImportFile) {
    guard let names, let bundle = FileBundle(file) else { return }
    for name in names.left(of: bundle.names) {
      report.note(IncomingProblem(line: 0, .fileLeft, failed: false, path: name))
    }
  }

  /// Photos that an entry speaks of are read with it, whether they are copied or not.
  func pass(_ photos: [IncomingPhoto]) {
    for photo in photos { if let place = photo.place { names?.pass(place) } }
  }

  /// Says what was decided.
  mutating func add(_ note: ImportNote) { report.add(note) }

  /// What an entry is known by: its own name, or a print of all that is in it. The second one of a
  /// name in a file is named, and nothing.
  mutating func source(
    of entry: IncomingEntry, else content: @autoclosure () -> [String?]
  ) -> String {
    if !entry.id.isEmpty { return entry.id }
    var print = Fingerprint()
    for text in content() { print.add((text ?? "") + "\u{0}") }
    return "=" + String(UInt(bitPattern: print.value), radix: 16)
  }

  /// That the same entry stood there before, if it did.
  mutating func seenBefore(_ source: String, _ entry: IncomingEntry) -> IncomingReason? {
    let place = Place(line: entry.line, path: names?.current)
    guard let first = seen[entry.kind]?[source] else {
      seen[entry.kind, default: [:]][source] = place
      return nil
    }
    guard let path = first.path, path != place.path else { return .twice(firstLine: first.line) }
    return .twiceIn(path: path, firstLine: first.line)
  }

  /// Says what became of an entry, and which record it is.
  mutating func tell(
    _ outcome: KeepingIncoming.Outcome, _ entry: IncomingEntry, of record: String
  ) -> ImportTally.Outcome {
    let place = Place(line: entry.line, path: names?.current)
    // Of what is only tried nothing new is there.
    if case .added = outcome, wishes.isTrial { return .added }
    last = (place, record)
    let told = told(outcome, entry)
    report.nameRecord(record, ofLine: place.line, in: place.path)
    return told
  }

  private mutating func told(_ outcome: KeepingIncoming.Outcome, _ entry: IncomingEntry)
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

  /// A moment as it is kept; nothing for one that no calendar has.
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
