import Domain

/// Passes all records that are not in the trash to a closure, one by one and in constant memory.
struct ExportedRecords {
  let store: Connection
  private var goesOn = true

  init(_ store: Connection) { self.store = store }

  /// Passes all records until `take` returns false.
  mutating func visitAll(_ take: (ExportedRecord) -> Bool) throws(StorageFailure) {
    try visitPeople(take)
    try visitBooks(take)
    try visitGoals(take)
    try visitFeelings(take)
    try visit(ExportedRecordSQL.events, take) { .event(ScheduleRow.event($0)) }
    try visit(ExportedRecordSQL.sayings, take) {
      let kept = SayingsRow.stored($0)
      return .saying(kept.saying, isOwn: kept.origin == nil)
    }
    try visit(NotesSQL.list(withDone: true, .none), take) { .note(NotesRow.note($0)) }
    try visitCounters(take)
    try visitCards(take)
  }

  private mutating func visitPeople(_ take: (ExportedRecord) -> Bool) throws(StorageFailure) {
    var stopped = !goesOn
    let store = store
    try store.visit(ExportedRecordSQL.people) { (row) throws(StorageFailure) in
      let (person, key) = try PeopleRow.stored(row)
      stopped = stopped || !take(.person(person))
      try store.visit(DatesSQL.stored, [.int(key)]) { (row) throws(StorageFailure) in
        let date = try DatesRow.stored(row, of: person.id).date
        stopped = stopped || !take(.date(date))
        return !stopped
      }
      if stopped { return false }
      try store.visit(GiftsSQL.stored, [.int(key)]) { (row) throws(StorageFailure) in
        stopped = !take(.gift(try GiftsRow.gift(row, of: person.id)))
        return !stopped
      }
      if stopped { return false }
      try store.visit(ExportedRecordSQL.waterings, [.int(key)]) {
        stopped = stopped || !take(.watering(WateringRow.watering($0, of: person.id)))
        return !stopped
      }
      return !stopped
    }
    goesOn = !stopped
  }

  private mutating func visitBooks(_ take: (ExportedRecord) -> Bool) throws(StorageFailure) {
    var stopped = !goesOn
    let store = store
    func pass(_ record: ExportedRecord) -> Bool {
      stopped = stopped || !take(record)
      return !stopped
    }
    try store.visit(ExportedRecordSQL.books) { (row) throws(StorageFailure) in
      let (book, key, _) = try BooksRow.book(row)
      let before = try store.all(BooksSQL.readThroughs, [.int(key)]) {
        (row) throws(StorageFailure) in
        let row = NamedRow<BooksSQL.ReadThroughColumn>(row)
        return ReadThrough(
          round: row.int(.round), started: try row.optionalDay(.started),
          finished: try row.optionalDay(.finished))
      }
      guard pass(.book(book, before: before)) else { return false }
      try store.visit(ReadingSQL.records, [.int(key)]) { pass(.reading(RecordsRow.record($0))) }
      try store.visit(ReadingSQL.quotesOf, [.text(book.id.text)]) {
        pass(.sentence(SentencesRow.sentence($0)))
      }
      return !stopped
    }
    goesOn = !stopped
  }

  private mutating func visitGoals(_ take: (ExportedRecord) -> Bool) throws(StorageFailure) {
    try visit(ExportedRecordSQL.goals, take) {
      let row = NamedRow<ExportedRecordSQL.GoalColumn>($0)
      return .yearGoal(year: row.int(.year), target: row.int(.target))
    }
    try visit(ReadingSQL.liked(.title), take) { (row) throws(StorageFailure) in
      .favourite(try FavouritesRow.favourite(row).favourite)
    }
  }

  private mutating func visitFeelings(_ take: (ExportedRecord) -> Bool) throws(StorageFailure) {
    // One day is in memory at a time; it is complete when the next one begins.
    var shapes: [Canvas.Shape] = []
    var stopped = !goesOn
    var photos = try ExportedPhotos(store)
    func show() throws(StorageFailure) {
      guard let first = shapes.first else { return }
      let day = MoodDay(day: first.record.day, theme: first.theme, records: shapes.map(\.record))
      let shown = photos.of(day)
      stopped = stopped || !take(.day(day, photos: shown))
      for photo in shown where !stopped { stopped = try !photos.export(photo, take) }
      shapes = []
    }
    let days = [Value.day(Day.range.lowerBound), .day(Day.range.upperBound)]
    try store.visit(MoodsSQL.diary(oldestFirst: true), days) { (row) throws(StorageFailure) in
      let shape = try MoodsRow.shape(row)
      if shape.record.day != shapes.first?.record.day { try show() }
      shapes.append(shape)
      return !stopped
    }
    try show()
    goesOn = !stopped
  }

  private mutating func visitCounters(_ take: (ExportedRecord) -> Bool) throws(StorageFailure) {
    var stopped = !goesOn
    var last: String?
    for counter in try store.all(CountsSQL.all, [], CounterRow.counter)
    where !stopped && counter.tag != last {
      last = counter.tag
      stopped = !take(.counter(counter))
      try store.visit(CountsSQL.daysOfTag, [.text(counter.id.text)]) {
        (row) throws(StorageFailure) in
        let day = try CountRow.day(row)
        stopped = stopped || !take(.counted(day))
        return !stopped
      }
    }
    goesOn = !stopped
  }

  /// Passes the contact cards in the form in which the address book exports them, until `take` returns false.
  private mutating func visitCards(_ take: (ExportedRecord) -> Bool) throws(StorageFailure) {
    let format = CardFormat.vCard
    try visit(AddressBookSQL.originals, take) { (row) throws(StorageFailure) in
      let person = NamedRow<PersonColumn>(row).isNull(.id) ? nil : try PeopleRow.person(row)
      let card = NamedRow<ExportedRecordSQL.CardColumn>(row, from: PeopleRow.shape.read.count)
        .bytes(.card)
      return .card(person.map { format.amend(card, $0) } ?? card)
    }
    try visit(AddressBookSQL.cardless, take) { (row) throws(StorageFailure) in
      .card(format.write(try PeopleRow.person(row)))
    }
  }

  private mutating func visit(
    _ sql: String, _ take: (ExportedRecord) -> Bool,
    _ record: (Row) throws(StorageFailure) -> ExportedRecord
  ) throws(StorageFailure) {
    guard goesOn else { return }
    var isWanted = true
    try store.visit(sql) { (row) throws(StorageFailure) in
      isWanted = take(try record(row))
      return isWanted
    }
    goesOn = isWanted
  }
}

private enum ExportedRecordSQL {
  enum GoalColumn: Int, RowColumn { case year, target }
  enum CardColumn: Int, RowColumn { case card }

  static let people = """
    SELECT \(PeopleSQL.columns) FROM people WHERE deleted_at IS NULL ORDER BY key
    """
  static let waterings = """
    SELECT \(WateringRow.shape.list(of: "w")) FROM waterings w INDEXED BY waterings_of_person
    WHERE w.person = ? AND w.deleted_at IS NULL ORDER BY w.day, w.key
    """
  static let books = """
    SELECT \(BooksSQL.columns) FROM books b WHERE b.deleted_at IS NULL ORDER BY b.key
    """
  static let goals = "SELECT \(GoalColumn.list()) FROM year_goals ORDER BY year"
  static let events = """
    SELECT \(ScheduleRow.shape.list(of: "e")) FROM events e WHERE e.deleted_at IS NULL
    ORDER BY e.starts + e.starts_offset, e.key
    """
  static let sayings = """
    SELECT \(SayingsSQL.columns) FROM sayings s WHERE s.deleted_at IS NULL
    ORDER BY s.liking IS NULL, s.liking DESC, s.origin IS NOT NULL, s.number
    """
}
