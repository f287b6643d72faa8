import Domain
import Support
import Testing

@Suite struct `The verbs of moods` {
  private let world: TestEnvironment
  private var moods: Moods { world.features.moods }

  init() throws { world = try TestEnvironment { $0.moods = MoodsInMemory() } }

  @Test func `keep nothing that is blank, too long or out of range`() throws {
    // CV-21, CV-22, CV-23
    for text in ["", " \n\t ", "\u{200B}"] {
      #expect(throws: MoodsFailure.refused(.textEmpty)) {
        try moods.add(MoodDraft(level: 50, text: text))
      }
    }
    let long = String(repeating: "가", count: 250)
    #expect(try moods.add(MoodDraft(level: 50, text: long)).text?.text == long)
    #expect(throws: MoodsFailure.refused(.textTooLong(limit: 500))) {
      try moods.add(MoodDraft(level: 50, text: long + "나"))
    }
    let lines = Array(repeating: "a", count: 15).joined(separator: "\n")
    #expect(try moods.add(MoodDraft(level: 50, text: lines)).text?.text == lines)
    #expect(throws: MoodsFailure.refused(.tooManyLines(limit: 15))) {
      try moods.add(MoodDraft(level: 50, text: lines + "\na"))
    }
    for level in [0, -1, 101, .max] {
      #expect(throws: MoodsFailure.refused(.levelRange(1...100))) {
        try moods.add(MoodDraft(level: level, text: "a"))
      }
    }
    #expect(try moods.queries.day(world.now.day).records.count == 2)
  }

  @Test func `keep a feeling on the local day it was felt, wherever one travels`() throws {
    // CV-07, product 3
    let seoul = Now.on("2026-03-01", at: "00:30")
    _ = try moods.add(MoodDraft(level: 50, text: "here", at: seoul))
    let newYork = Now(day: .on("2026-03-01"), time: .at("23:30"), offset: -5 * 3600)
    _ = try moods.add(MoodDraft(level: 50, text: "there", at: newYork))
    #expect(
      try moods.queries.day(.on("2026-03-01")).records.map(\.text?.text) == ["here", "there"])
  }

  @Test func `change what is mentioned, and leave the shape where it is`() throws {
    // CV-25
    let record = try moods.add(MoodDraft(level: 50, text: "a"))
    let changed = try moods.edit(record.id, MoodChange(level: 90))
    #expect(changed.level?.value == 90 && changed.text?.text == "a")
    #expect(changed.position == record.position)
    let moved = try moods.edit(record.id, MoodChange(at: .on("2021-12-01", at: "09:05")))
    #expect(moved.position == record.position)
    #expect(try moods.queries.day(.on("2021-12-01")).records.map(\.id) == [record.id])
    #expect(try moods.queries.day(world.now.day).records.isEmpty)
    #expect(throws: MoodsFailure.refused(.textEmpty)) {
      try moods.edit(record.id, MoodChange(text: " "))
    }
  }

  @Test func `remove a feeling with its day, and bring both back`() throws {
    // CV-49
    let record = try moods.add(MoodDraft(level: 50, text: "a", at: .on("2026-02-03")))
    _ = try moods.edit.remove(record.id)
    #expect(try moods.queries.days(inMonthOf: .on("2026-02-10")) == [])
    #expect(throws: MoodsFailure.unknown(reference: record.id.text)) {
      try moods.queries.find(record.id.text)
    }
    #expect(try moods.edit.restore(record.id) == record)
    #expect(try moods.queries.days(inMonthOf: .on("2026-02-10")) == [.on("2026-02-03")])
  }

  @Test func `find days across the turn of the year`() throws {
    // CV-47
    for day in ["2025-12-31", "2026-01-01", "2024-02-29"] {
      _ = try moods.add(MoodDraft(level: 50, text: "a", at: .on(day)))
    }
    #expect(try moods.queries.days(inMonthOf: .on("2025-12-01")) == [.on("2025-12-31")])
    #expect(try moods.queries.days(inMonthOf: .on("2026-01-15")) == [.on("2026-01-01")])
    #expect(try moods.queries.days(inMonthOf: .on("2024-02-01")) == [.on("2024-02-29")])
  }

  @Test func `make feelings to try things on, the same for the same seed`() throws {
    // CV-11
    let days = Day.on("2026-01-01")...Day.on("2026-01-31")
    #expect(try moods.seed(count: 49, among: days, texts: ["a", "b"]) == 49)
    #expect(try moods.seed(count: 600, among: days, texts: ["a"]) == 600)
    #expect(try moods.seed(count: 600, among: days, texts: ["a"]) == 0)
    let other = try TestEnvironment { $0.moods = MoodsInMemory() }
    #expect(try other.features.moods.seed(count: 49, among: days, texts: ["a", "b"]) == 49)
    func levels(_ world: TestEnvironment) throws -> [Int?] {
      try world.features.moods.queries.day(.on("2026-01-07")).records.map(\.level?.value)
    }
    let again = try TestEnvironment { $0.moods = MoodsInMemory() }
    #expect(try again.features.moods.seed(count: 49, among: days, texts: ["a", "b"]) == 49)
    #expect(try levels(other) == levels(again))
  }

  @Test func `begin with days, shuffling and the guide, and keep what somebody chose`() throws {
    // CV-01, CV-27
    #expect(try moods.queries.mode() == .daily)
    #expect(try moods.preferences.mayShuffle() && moods.preferences.hasMotion())
    #expect(try moods.queries.canvas(world.now.day, .daily).hasGuide)
    for number in 0..<12 {
      let day = Day.on("2026-02-0\(number % 3 + 1)")
      let at = Now(day: day, time: TimeOfDay(seconds: number * 60), offset: 9 * 3600)
      _ = try moods.add(MoodDraft(level: 50, text: "a", at: at))
    }
    #expect(try moods.queries.days(inMonthOf: .on("2026-02-01")).count == 3)
    #expect(try moods.queries.canvas(.on("2026-02-02"), .daily).shapes.count == 4)
    #expect(try moods.queries.canvas(world.now.day, .latest).shapes.count == 10)
    _ = try moods.preferences.set("moods.picture", to: "latest")
    #expect(try Preferences(world.adapters.preferences).canvasMode() == .latest)
  }

  @Test func `know what the artist is called once somebody said`() throws {
    // CV-02, CV-03
    #expect(try moods.queries.artist() == nil)
    _ = try moods.preferences.set("moods.artist", to: "  민아  ")
    #expect(try moods.queries.artist() == "민아")
    _ = try moods.preferences.set("moods.artist", to: " ")
    #expect(try moods.queries.artist() == "민아")
    #expect(throws: PreferenceFailure.tooLong(.moodsArtist, limit: 15)) {
      try moods.preferences.set("moods.artist", to: String(repeating: "가", count: 16))
    }
    #expect(throws: PreferenceFailure.unknown("moods.nme")) {
      try moods.preferences.set("moods.nme", to: "x")
    }
    #expect(throws: PreferenceFailure.notAChoice(.motion, "maybe")) {
      try moods.preferences.set("motion", to: "maybe")
    }
  }
}
