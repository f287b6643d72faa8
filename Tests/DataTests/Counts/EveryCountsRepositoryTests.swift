import Domain
import StoreSupport
import Support
import Testing

@testable import Data

// L-30
@Suite struct `A repository of counters` {
  private let one = Day.on("2026-03-01")
  private let two = Day.on("2026-03-02")
  private let now = Now.on("2026-03-09")

  private func add(_ parts: EveryPart, _ n: Int, _ day: Day, _ id: String, _ tag: String = "water")
    throws
  {
    _ = try parts.counts.add(CountAmount(n), on: day, to: .sample(tag), ID(id), at: now)
  }

  private func set(_ parts: EveryPart, _ n: Int, _ id: String, _ tag: String = "water") throws
    -> Counted
  {
    try parts.counts.add(
      CountAmount(n), on: one, to: .sample(tag), ID(id), at: now, replacing: true)
  }

  private func sums(_ parts: EveryPart, _ tag: String = "water") throws -> [Int?] {
    try parts.counts.days(of: ID(tag)).map { $0.amount.map { $0.thousandths / 1000 } }
  }

  @Test func `makes a counter with the first amount, and adds up the amounts of a day`() throws {
    let parts = try EveryPart.at(.memory)
    try add(parts, 1, one, "a")
    try add(parts, 2, one, "b")
    try add(parts, 5, two, "c")
    #expect(try parts.counts.counters().map(\.tag) == ["water"])
    #expect(try sums(parts) == [3, 5])
    var ids: [String] = []
    try parts.counts.visit(ID("water"), in: one...one) {
      ids.append($0.id.text)
      return true
    }
    #expect(ids == ["a", "b"])
  }

  @Test func `replaces the amounts of a day by one, which can be undone`() throws {
    let parts = try EveryPart.at(.memory)
    try add(parts, 1, one, "a")
    try add(parts, 2, one, "b")
    let counted = try set(parts, 8, "c")
    #expect(counted.amount.id.text == "water@2026-03-01" && !counted.isNew)
    #expect(try sums(parts) == [8])
    try add(parts, 1, one, "d")
    #expect(try sums(parts) == [9])
    _ = try set(parts, 4, "e")
    #expect(try sums(parts) == [4])
    for expected in [9, 8, 3] {
      _ = try parts.history.undo()
      #expect(try sums(parts) == [expected])
    }
  }

  @Test func `skips a day once, and counts it again`() throws {
    let parts = try EveryPart.at(.memory)
    try add(parts, 1, one, "a")
    try parts.counts.skip(true, two, of: ID("water"), at: now)
    try parts.counts.skip(true, two, of: ID("water"), at: now)
    let days = try parts.counts.days(of: ID("water"))
    #expect(days == [CountedDay(one, CountAmount(1)), CountedDay(two, isSkipped: true)])
    try parts.counts.skip(false, two, of: ID("water"), at: now)
    #expect(try parts.counts.days(of: ID("water")).count == 1)
  }

  @Test func `hides a removed counter, and makes a new one for its tag`() throws {
    let parts = try EveryPart.at(.memory)
    try add(parts, 1, one, "a")
    _ = try parts.counts.remove(ID("water"), at: now)
    #expect(try parts.counts.counters().isEmpty)
    try add(parts, 7, two, "b")
    let new = try #require(try parts.counts.counters().first)
    #expect(new.id.text != "water" && new.tag == "water")
    #expect(throws: CountsFailure.unknown(reference: "water")) {
      try parts.counts.change(ID("water"), as: .editCounter) { _ in }
    }
    try parts.counts.restore(ID("water"))
    #expect(try sums(parts) == [1])
  }

  @Test func `finds a counter by its tag, by a part of it, and in the search`() throws {
    let parts = try EveryPart.at(.memory)
    try add(parts, 1, one, "a")
    try add(parts, 1, one, "b", "sport/run")
    #expect(try parts.counts.candidates(for: "#water", by: .wholeName).count == 1)
    #expect(try parts.counts.candidates(for: "run", by: .part).map(\.tag) == ["sport/run"])
    let finding = SQLiteFinding(
      parts.database, calendar: .unchanging(offset: 0), clock: parts.database.clock)
    #expect(try finding.candidates("water", [.counter], atMost: 9).map(\.title) == ["#water"])
    var titles: [String] = []
    try finding.visit(one) {
      titles.append($0.title)
      return true
    }
    #expect(titles.sorted() == ["#sport/run 1", "#water 1"])
    #expect(try finding.latestDay(through: Day.range.upperBound) == one)
    #expect(try finding.tags().map(\.tag).contains("water"))
  }

  // L-32
  @Test func `knows the days on which moods have a tag`() throws {
    let parts = try EveryPart.at(.memory)
    try parts.moods.keep(.sample("m1", on: "2026-03-01", "a walk #yoga"))
    try parts.moods.keep(.entry("m2", on: "2026-03-02", "nothing", tags: "#yoga", isTimed: true))
    try parts.moods.keep(.sample("m3", on: "2026-03-03", "#yogasomething"))
    #expect(try TaggedDays(parts.database)("yoga") == [one, two])
  }

  /// Returns the counters that a search finds, and the amounts in the timeline of a day.
  private func shown(_ parts: EveryPart, _ tag: String) throws -> [String] {
    let finding = SQLiteFinding(
      parts.database, calendar: .unchanging(offset: 0), clock: parts.database.clock)
    var titles = try finding.candidates(tag, [.counter], atMost: 9).map(\.title)
    try finding.visit(one) {
      titles.append($0.title)
      return true
    }
    return titles
  }

  // L-46
  @Test func `follows a renaming of its tag, and is one with another when it is merged`() throws {
    let parts = try EveryPart.at(.memory)
    try add(parts, 1, one, "a")
    try add(parts, 2, one, "b", "aqua")
    _ = try parts.counts.change(ID("aqua"), as: .setCountGoal) {
      $0.goals.set(CountGoal(CountAmount(9)), from: one)
    }
    let tags = SQLiteTags(parts.database)
    #expect(try tags.replace(TagRenaming(from: "water", to: "물"), merging: false) == 1)
    #expect(try parts.counts.counters().map(\.tag) == ["aqua", "물"])
    #expect(try tags.replace(TagRenaming(from: "aqua", to: "물"), merging: true) == 1)
    #expect(try shown(parts, "물") == ["#물", "#물 3"])
    #expect(try parts.counts.candidates(for: "물", by: .part).count == 1)
    #expect(try parts.counts.counters().allSatisfy { $0.goals.current == nil })
    _ = try parts.history.undo()
    #expect(try shown(parts, "aqua") == ["#aqua", "#aqua 2", "#물 1"])
    #expect(try parts.counts.counters().first?.goals.current != nil)
    _ = try parts.history.redo()
    #expect(try shown(parts, "물") == ["#물", "#물 3"])
  }

  // L-30, L-46
  @Test func `sets, skips, edits and removes all counters with its tag`() throws {
    let parts = try EveryPart.at(.memory)
    try add(parts, 1, one, "a")
    try add(parts, 2, one, "b", "aqua")
    try parts.counts.skip(true, two, of: ID("aqua"), at: now)
    _ = try SQLiteTags(parts.database)
      .replace(TagRenaming(from: "water", to: "aqua"), merging: true)
    try parts.counts.skip(true, two, of: ID("water"), at: now)
    try parts.counts.skip(false, two, of: ID("water"), at: now)
    #expect(try parts.counts.days(of: ID("aqua")).count == 1)
    _ = try set(parts, 5, "c", "aqua")
    #expect(try shown(parts, "aqua") == ["#aqua", "#aqua 5"])
    _ = try parts.counts.change(ID("water"), as: .editCounter) {
      $0.unit = SingleLineText(stored: "cups")
    }
    #expect(try parts.counts.counters().map(\.unit?.text) == ["cups", "cups"])
    _ = try parts.counts.remove(ID("water"), at: now)
    #expect(try shown(parts, "aqua").isEmpty && parts.counts.counters().isEmpty)
    let items = try parts.history.trashed("#aqua", by: .wholeName)
    #expect(items.map(\.kind) == [.counter])
    try parts.counts.restore(ID(try #require(items.first).id))
    #expect(try shown(parts, "aqua") == ["#aqua", "#aqua 5 cups"])
    #expect(try parts.counts.remove(ID("aqua"), on: one, at: now) == 1)
    #expect(try shown(parts, "aqua") == ["#aqua"])
  }

  // L-30: an export that somebody edited
  @Test func `takes no tag without its sign from an export`() throws {
    let tag = try #require(ArchiveLists.counters.members.first { $0.name == "tag" })
    #expect(ArchiveRecords.cell("#sport/run", of: tag, isBase64: false) == .text("#sport/run"))
    for text in ["water", "# water", "#a b", "#A"] {
      #expect(ArchiveRecords.cell(text, of: tag, isBase64: false) == nil, "\(text)")
    }
  }

  // Old stores
  @Test func `is added to a store from before there were counters`() throws {
    let parts = try EveryPart.at(.memory)
    try parts.database.alone { (store) throws(StorageFailure) in
      try store.script("DROP VIEW counters_words; DROP TABLE counts; DROP TABLE counters;")
      try CountsSchema.migrate(store)
      try CountsSchema.migrate(store)
    }
    try add(parts, 1, one, "a")
    #expect(try sums(parts) == [1])
  }
}
