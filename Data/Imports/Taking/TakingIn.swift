import Domain

/// Takes the entries of one file into the store, one after another, within one transaction.
struct TakingIn {
  let store: Connection
  /// What comes from the world: names, lots, and when it is.
  let world: World
  let wishes: ImportWishes
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
  /// Where an entry began that has the same name in the file.
  private var seen: [ImportKind: [String: Int]] = [:]

  /// What taking in needs beside the store.
  struct World: Sendable {
    let now: Now
    let ids: IDSource
    let chance: Chance
    let calendar: LocalCalendar
    let defaults: ImportDefaults
  }

  init(
    _ store: Connection, _ file: ImportedFile, _ wishes: ImportWishes, _ world: World,
    photos: TakingPhotos? = nil
  ) {
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
    case .problem(let problem):
      report.note(problem)
      if problem.failed { report.count(usualKind, .failed) }
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
  private var usualKind: ImportKind {
    report.kinds.max { $0.value.read < $1.value.read }?.key ?? report.format.kind
  }

  /// Names what is wrong with an entry.
  mutating func problem(_ entry: IncomingEntry, _ reason: IncomingReason, failed: Bool = false) {
    report.note(IncomingProblem(line: entry.line, reason, failed: failed))
  }

  /// Says what was decided; what was decided before is counted with it.
  mutating func add(_ note: ImportNote) {
    for (place, known) in report.notes.enumerated() {
      if let sum = known.plus(note) {
        report.notes[place] = sum
        return
      }
    }
    report.notes.append(note)
  }

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

  /// Where the same entry stood in the file before, if it did.
  mutating func lineBefore(_ source: String, _ entry: IncomingEntry) -> Int? {
    if let line = seen[entry.kind]?[source] { return line }
    seen[entry.kind, default: [:]][source] = entry.line
    return nil
  }

  /// Says what became of a record.
  mutating func tell(_ outcome: KeepingIncoming.Outcome, _ entry: IncomingEntry)
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

extension ImportNote {
  /// Two decisions of one kind together; nothing where they are of different kinds.
  func plus(_ other: ImportNote) -> ImportNote? {
    guard let mine = counted, let theirs = other.counted else { return self == other ? self : nil }
    return mine.kind == theirs.kind ? mine.make(mine.count + theirs.count) : nil
  }

  /// A decision that is counted: its kind, how often it was made, and the same with another count.
  private var counted: (kind: Int, count: Int, make: (Int) -> ImportNote)? {
    switch self {
    case .pausedMany(let count): (0, count, ImportNote.pausedMany)
    case .booksMade(let count): (1, count, ImportNote.booksMade)
    case .starsRounded(let count): (2, count, ImportNote.starsRounded)
    case .contacts(let count): (3, count, ImportNote.contacts)
    case .memos(let count): (4, count, ImportNote.memos)
    case .cardsOnly(let count): (5, count, ImportNote.cardsOnly)
    case .untimed(let count): (6, count, ImportNote.untimed)
    case .withoutDay(let count): (7, count, ImportNote.withoutDay)
    case .unknownHeadings(let count): (8, count, ImportNote.unknownHeadings)
    case .photosLeft(let count): (9, count, ImportNote.photosLeft)
    case .bookmarksLeft(let count): (10, count, ImportNote.bookmarksLeft)
    case .versionsMerged(let count): (11, count, ImportNote.versionsMerged)
    case .trashLeft(let count): (12, count, ImportNote.trashLeft)
    case .photosMissing(let count): (13, count, ImportNote.photosMissing)
    case .dates, .encoding, .pagesOnly, .pagesRead, .pagesLeft: nil
    }
  }
}
