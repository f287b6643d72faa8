import Domain
import Support

@testable import Data

/// A store for the tests of the search across all parts.
struct FindingStore {
  let database: Database
  let finding: SQLiteFinding
  let people: SQLitePeople
  let reviews: SQLiteReviews
  let sayings: SQLiteSayings
  let moods: SQLiteMoods
  let schedule: SQLiteSchedule
  let reading: SQLiteReading

  init(
    _ location: Database.Location = .memory, readOnly: Bool = false,
    calendar: LocalCalendar = .unchanging(offset: 9 * 3600)
  ) throws {
    database = try Database(location, readOnly: readOnly)
    finding = SQLiteFinding(
      database, calendar: calendar, clock: WallClock { .on("2026-03-01") })
    people = SQLitePeople(database)
    reviews = SQLiteReviews(database, clock: .fixed("2026-03-20"))
    sayings = SQLiteSayings(database)
    moods = SQLiteMoods(database)
    schedule = SQLiteSchedule(database)
    reading = SQLiteReading(database)
  }

  /// Adds one record of each kind that contains the word 윤슬.
  func fill() throws {
    try people.insert(
      .sample(id: "p", name: "윤슬", nickname: "바다", phone: "010-1234-5678", startedOn: "2026-03-01"))
    try water("p", "w", memo: "강물 위의 윤슬을 보았다.", on: "2026-03-08")
    _ = try sayings.add(.sample("Glitter", "물 위의 윤슬", by: "Café"), at: .on("2026-03-09"))
    try feel("m", "윤슬 보러 갔다", on: "2026-03-10")
    try schedule.keep(.sample("e", "전시", "윤슬 사진", on: "2026-03-11"))
    try reading.keep(.sample("b", "윤슬의 시간", "Kim", on: "2026-03-12"))
    _ = try reading.quote(ID("b")) { _ in
      Sentence(
        id: ID("s"), book: ID("b"), page: 3, text: MultilineText(stored: "햇빛이 윤슬이 되었다"),
        on: .on("2026-03-13"))
    }
    _ = try reading.like(
      Favourite(.sample("윤슬 사전", isbn: .counted(1)), liked: .on("2026-03-14")))
  }

  func water(_ person: String, _ id: String, memo: String? = nil, on day: String) throws {
    _ = try people.water(ID(person), on: .on(day)) { moment in
      (
        moment.person,
        .sample(id: id, of: person, on: day, by: .met, keywords: ["산책"], memo: memo, award: 0)
      )
    }
  }

  func feel(_ id: String, _ text: String, on day: String, offset: Int = 9 * 3600) throws {
    _ = try moods.add(on: .on(day)) { _ in
      MoodRecord(
        id: ID(id), at: .on(day, offset: offset), level: MoodLevel(nearest: 60),
        text: MultilineText(stored: text), position: CanvasPosition(x: 5000, y: 5000))
    }
  }

  /// Returns the search results, each as its kind and id.
  func found(_ text: String, atMost limit: Int = 99) throws(StorageFailure) -> Set<String> {
    Set(
      try finding.candidates(text, RecordSummaryKind.searched, atMost: limit)
        .map { "\($0.kind) \($0.id)" })
  }

  /// Returns the failure of SQLite's integrity check of a word index, or nil if the index is sound
  /// or does not exist.
  func problem(of index: WordIndex, named name: String) throws -> StorageFailure? {
    try database.alone { (store) throws(StorageFailure) in
      guard try index.exists(in: store) else { return nil }
      do throws(StorageFailure) {
        try store.run("INSERT INTO \(name) (\(name), rank) VALUES ('integrity-check', 1)")
        return nil
      } catch { return error }
    }
  }

  /// Returns the failure of the first damaged index of people, notes or moods, or nil if all are
  /// sound.
  func problem() throws -> StorageFailure? {
    try problem(of: PeopleIndex.words, named: "people_index")
      ?? problem(of: PeopleIndex.waterings, named: "waterings_index")
      ?? problem(of: SQLiteMoods.words, named: "moods_index")
  }

  /// Returns the records of a day, each as its kind and id.
  func day(_ day: String) throws(StorageFailure) -> [String] {
    var found: [String] = []
    try finding.visit(.on(day)) {
      found.append("\($0.kind) \($0.id)")
      return true
    }
    return found
  }
}
