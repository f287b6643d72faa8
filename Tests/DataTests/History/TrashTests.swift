import Domain
import StoreSupport
import Support
import Testing

@testable import Data

/// Product 15: removed records stay removed, and only emptying the trash deletes them permanently.
@Suite struct `The trash` {
  private func trash(
    _ parts: EveryPart, sayings: (any SayingsRepository)? = nil,
    moods: (any MoodsRepository)? = nil, schedule: (any ScheduleRepository)? = nil
  ) -> Trash {
    let calendar = LocalCalendar.unchanging(offset: 9 * 3600)
    return Trash(
      parts.history,
      owners: [
        PeopleTrash(parts.people, parts.reviews, parts.dates, parts.gifts),
        SayingsTrash(sayings ?? parts.sayings),
        MoodsTrash(moods ?? parts.moods), ScheduleTrash(schedule ?? parts.schedule, calendar),
        ReadingTrash(parts.reading, parts.history),
        Notes(parts.notes, clock: parts.database.clock, ids: .counted("n")),
        Counts(parts.counts, clock: parts.database.clock, ids: .counted("c")),
      ], calendar: calendar)
  }

  /// Adds and removes records, so that the trash has one of each kind.
  private func fill(_ parts: EveryPart) throws {
    let now = Now.on("2026-03-09")
    try parts.people.insert(.sample(id: "mina", name: "은밀한민아", phone: "010-1"))
    _ = try parts.people.water(ID("mina"), on: now.day) { moment in
      var person = moment.person
      person.timesWatered = 1
      return (person, .sample(memo: "은밀한물"))
    }
    _ = try parts.reviews.revise(ID("mina"), on: .on("2026-03-08"), watering: nil) { _ in
      .removed
    }
    let wedding = PersonDate.sample(id: "d1", of: "mina", "clandestine wedding")
    try parts.dates.change(ID("mina"), at: now) { $0 + [wedding] }
    try parts.dates.change(ID("mina"), at: now) { all in all.filter { $0.id != wedding.id } }
    try parts.gifts.add(.sample(of: "mina", .given, "clandestine scarf"))
    _ = try parts.gifts.change(ID("g1"), as: .removeGift, at: now) { _ in nil }
    try parts.people.insert(.sample(id: "jun", name: "준"))
    _ = try parts.people.remove(ID("jun"), at: now)
    let saying = try parts.sayings.add(.sample("clandestine letter"), at: now)
    _ = try parts.sayings.saying(of: .on("2026-03-09"), lot: saying.number.value)
    _ = try parts.sayings.remove(saying.number, at: now)
    try parts.moods.keep(.sample("m1", "은밀한기분"))
    _ = try parts.moods.remove(ID("m1"), at: now)
    try parts.schedule.keep(.sample("e1", "clandestine meeting"))
    _ = try parts.schedule.remove(ID("e1"), at: now)
    try parts.reading.keep(.sample("b1", "남는책"), .sample("b2", "clandestine book"))
    try parts.reading.keep(.sample("2026-03-01", 30, 30), .sample("2026-03-02", 40, 10))
    _ = try parts.reading.removeRecords(ID("b1"), .all, at: now)
    _ = try parts.reading.quote(ID("b1")) { book in
      Sentence(
        id: ID("s1"), book: book.id, page: 3, text: MultilineText(stored: "clandestine line"),
        on: now)
    }
    _ = try parts.reading.removeSentence(ID("s1"), at: now)
    _ = try parts.reading.remove(ID("b2"), at: now)
    try parts.notes.add(.sample(id: "n1", "clandestine note"))
    _ = try parts.notes.remove(ID("n1"), at: now)
    let water = Counter.sample()
    _ = try parts.counts.add(CountAmount(1), on: now.day, to: water, ID("c1"), at: now)
    _ = try parts.counts.remove(water.id, on: now.day, at: now)
    let run = Counter.sample("clandestine-run")
    _ = try parts.counts.add(CountAmount(1), on: now.day, to: run, ID("c2"), at: now)
    _ = try parts.counts.remove(run.id, at: now)
  }

  @Test func `has the removed records of every part, and restores each, which can be undone`()
    throws
  {
    let parts = try EveryPart.at(.memory)
    let trash = trash(parts)
    try fill(parts)
    #expect(Set(try trash.list().map(\.kind)) == Set(TrashItem.Kind.allCases))
    #expect(trash.moment(of: try trash.list()[0]).offset == 9 * 3600)
    let full = try parts.dump()
    for item in try trash.list() {
      let before = try parts.dump()
      _ = try trash.restore(item.id)
      #expect(try !trash.list().contains { $0.id == item.id })
      #expect(try parts.dump() != before)
      _ = try parts.history.undo()
      #expect(try parts.dump() == before)
    }
    #expect(try parts.dump() == full)
    for item in try trash.list() { _ = try trash.restore(item.id) }
    #expect(try trash.list().isEmpty)
    #expect(try parts.reading.records(of: ID("b1")).map(\.total) == [30, 40])
    #expect(try parts.people.list().map(\.timesWatered).sorted() == [0, 1])
    #expect(try parts.sayings.found("clandestine").count == 1)
  }

  @Test(arguments: [
    ("민아", "person-1"), ("\u{1106}\u{1175}\u{11AB}\u{110B}\u{1161}", "person-1"),
    (" 언니 ", "person-1"), ("CAFÉ ｗａｌｄｅｎ", "b1"), ("exam", "exam-1"), ("시험", "exam-1"),
    ("Wald", "b1"),
  ])
  func `finds a thing by its name or title, however it is written`(
    _ typed: (text: String, id: String)
  ) throws {
    let parts = try EveryPart.at(.memory)
    let trash = trash(parts)
    try parts.people.insert(
      .sample(id: "person-1", name: "민아", nickname: "언니", phone: "010-1"))
    try parts.schedule.keep(.sample("exam-1", "시험"))
    try parts.reading.keep(.sample("b1", "Café Walden"))
    _ = try parts.people.remove(ID("person-1"), at: .on("2026-03-09"))
    _ = try parts.schedule.remove(ID("exam-1"), at: .on("2026-03-09"))
    _ = try parts.reading.remove(ID("b1"), at: .on("2026-03-09"))
    #expect(try trash.find(typed.text).id == typed.id)
    #expect(throws: HistoryFailure.self) { try trash.find("Waldorf") }
    // An id can be shortened to its first four or more letters.
    #expect(throws: HistoryFailure.self) { try trash.find("exa") }
    #expect(throws: HistoryFailure.self) { try trash.find("  ") }
  }

  @Test func `does not choose among things of one name`() throws {
    let parts = try EveryPart.at(.memory)
    let trash = trash(parts)
    for id in ["e1", "e2"] {
      try parts.schedule.keep(.sample(id, "회의"))
      _ = try parts.schedule.remove(ID(id), at: .on("2026-03-09"))
    }
    let items = try trash.list()
    #expect(throws: HistoryFailure.ambiguous(reference: "회의", items)) { try trash.find("회의") }
  }

  @Test func `brings back only what its part allows, and what is meant`() throws {
    let parts = try EveryPart.at(.memory)
    let trash = trash(parts)
    try parts.people.insert(.sample(id: "person-1", name: "민아", phone: "010-1"))
    try parts.people.insert(.sample(id: "person-2", name: "준"))
    for id in ["person-1", "person-2"] {
      _ = try parts.people.remove(ID(id), at: .on("2026-03-09"))
    }
    try parts.people.insert(.sample(id: "other", name: "민아", nickname: "다른 이", phone: "010-1"))
    #expect(throws: HistoryFailure.part(.people(.refused(.duplicatePerson(knownAs: "다른 이"))))) {
      try trash.restore("person-1")
    }
    #expect(
      throws: HistoryFailure.ambiguous(
        reference: "person", try trash.list().sorted { $0.id < $1.id })
    ) {
      try trash.restore("person")
    }
    #expect(throws: HistoryFailure.unknown(reference: "nobody")) { try trash.restore("nobody") }
    #expect(throws: HistoryFailure.unknown(reference: "")) { try trash.restore("") }
    #expect(try trash.restore("person-2").title == "준")
    let isbn = ISBN.counted(1)
    try parts.reading.keep(.sample("b1", "가", isbn: isbn))
    _ = try parts.reading.quote(ID("b1")) { book in
      Sentence(
        id: ID("s1"), book: book.id, page: 1, text: MultilineText(stored: "줄"),
        on: .on("2026-03-01"))
    }
    _ = try parts.reading.removeSentence(ID("s1"), at: .on("2026-03-09"))
    let first = try parts.reading.remove(ID("b1"), at: .on("2026-03-09"))
    try parts.reading.keep(.sample("b2", "나", isbn: isbn))
    #expect(throws: HistoryFailure.self) { try trash.restore(first.id.text) }
    #expect(throws: HistoryFailure.ownerIsAway(try trash.find("s1"))) { try trash.restore("s1") }
  }

  // house 6, smaller: a record that cannot be restored is reported with its reason, not as unknown.
  @Test func `says of any part why it does not bring something back`() throws {
    let parts = try EveryPart.at(.memory)
    try fill(parts)
    let trash = trash(
      parts, sayings: SayingsInMemory(restoring: .emptySaying),
      moods: MoodsInMemory(restoring: .textEmpty),
      schedule: ScheduleInMemory(restoring: .titleEmpty))
    #expect(throws: HistoryFailure.part(.sayings(.refused(.emptySaying)))) {
      try trash.restore("clandestine letter")
    }
    #expect(throws: HistoryFailure.part(.moods(.refused(.textEmpty)))) { try trash.restore("m1") }
    let removed = trash.moment(of: try trash.find("e1"))
    #expect(throws: HistoryFailure.part(.schedule(.refused(.titleEmpty), removed: removed))) {
      try trash.restore("e1")
    }
    // A record that its part no longer knows is not in the trash any more.
    let emptied = self.trash(
      parts, sayings: SayingsInMemory(), moods: MoodsInMemory(), schedule: ScheduleInMemory())
    for id in ["m1", "e1"] {
      #expect(throws: HistoryFailure.unknown(reference: id)) { try emptied.restore(id) }
    }
  }

  @Test(.plainStores("It looks for words in the bytes of a plain file."))
  func `leaves nothing of what it destroyed in the files`() throws {
    try SampleFolder.using { folder in
      let path = folder.path("haru.sqlite")
      let parts = try EveryPart.at(.file(path))
      try fill(parts)
      _ = try parts.people.remove(ID("mina"), at: .on("2026-03-09"))
      // Emptying the trash keeps records that were never removed, and their history.
      try parts.people.insert(.sample(id: "stays", name: "머무는사람"))
      _ = try parts.found()
      _ = try parts.sayings.found("clandestine")
      _ = try parts.history.undo()
      _ = try parts.history.redo()
      let secrets = ["은밀한민아", "은밀한물", "은밀한기분", "clandestine", "landestine"]
      func found() throws -> [String] {
        let bytes = try folder.bytes("haru.sqlite") + ((try? folder.bytes("haru.sqlite-wal")) ?? [])
        let text = String(decoding: bytes, as: UTF8.self)
        return secrets.filter { text.contains($0) }
      }
      #expect(try found() == secrets)
      let lines = try parts.history.count()
      let count = try parts.history.emptyTrash().count
      #expect(count == 14)
      #expect(try found() == [])
      #expect(try parts.history.count() == lines + 1)
      #expect(throws: HistoryFailure.nothingToUndo) { try parts.history.undo() }
      #expect(try parts.people.list().map(\.name.text) == ["머무는사람"])
      #expect(try parts.history.newest(9, skipping: 1).contains { $0.subject == "머무는사람" })
      #expect(try parts.reading.ids(.all, .title, search: "남는책") == "b1")
      #expect(try parts.history.emptyTrash().count == 0)
      #expect(try parts.database.problems() == [])
    }
  }

  @Test func `takes the words of what was undone along, and of what was told`() throws {
    let parts = try EveryPart.at(.memory)
    try fill(parts)
    try parts.moods.keep(.sample("m2", "은밀한취소"))
    _ = try parts.history.undo()
    try parts.database.write { (store) throws(StorageFailure) in
      try store.run(
        """
        INSERT INTO notices (id, part, kind, subject, at, at_offset, claimed_at, title, body, state)
        VALUES ('people.due:jun:x', 'people', 'due', 'jun', 0, 0, 0, '준에게', '은밀한말', 'told')
        """)
    }
    _ = try trash(parts).empty()
    let left = try parts.database.text(
      """
      SELECT (SELECT group_concat(subject) FROM history WHERE state > 0 AND kind = 'moods.add')
        || (SELECT title || body FROM notices)
      """)
    #expect(left?.contains("은밀한취소") == false && left?.contains("은밀한말") == false)
    #expect(throws: HistoryFailure.self) { try parts.history.redo() }
  }
}
