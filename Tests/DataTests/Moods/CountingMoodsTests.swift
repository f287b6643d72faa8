import Domain
import StoreSupport
import Support
import Testing

@testable import Data

@Suite struct `Counting feelings in the store` {
  /// Returns random moods of several years and time zones; some of them are removed.
  private static func some(_ count: Int) -> [MoodRecord] {
    let bytes = RandomBytes.drawn(count * 8).map(Int.init)
    return (0..<count).map { number in
      let drawn = bytes[(number * 8)..<(number * 8 + 8)].map(\.self)
      let day = Day.on("1969-12-20") + (drawn[0] * 83 + drawn[1] % 24) - (drawn[1] % 2) * 80_000
      let time = TimeOfDay(seconds: drawn[2] * 337 + drawn[3])
      let words = ["", "#walk", "a #Walk and #tea", "no tag", "#1"][drawn[4] % 5]
      return MoodRecord(
        id: ID("m\(number)"), at: Now(day: day, time: time, offset: (drawn[5] % 27 - 12) * 3600),
        // A third of them are diary entries without a level, and some have no time of day.
        level: drawn[7] % 3 == 0 ? nil : MoodLevel(nearest: drawn[6] % 100 + 1),
        text: words.isEmpty ? nil : MultilineText(stored: words),
        position: CanvasPosition(x: 5000, y: 5000),
        tags: TagList(stored: [nil, "#walk #sea"][drawn[7] % 2]), isTimed: drawn[6] % 5 != 0)
    }
  }

  /// The levels of moods grouped by day, hour, weekday and tag without SQL, to compare the store's
  /// counts with. Nil is the level of an entry without one.
  private struct Recount: Equatable {
    var days: [String: [Int?]] = [:]
    var hours: [Int: [Int?]] = [:]
    var weekdays: [Int: [Int?]] = [:]
    var tags: [String: [Int?]] = [:]

    init(_ records: some Sequence<MoodRecord>) {
      for record in records {
        let level = record.level?.value
        days[record.day.description, default: []].append(level)
        if record.isTimed { hours[record.at.time.hour, default: []].append(level) }
        weekdays[record.day.weekday.rawValue, default: []].append(level)
        var own = Set(record.tags.words)
        if record.text?.text == "#walk" { own.insert("walk") }
        if record.text?.text == "a #Walk and #tea" { own.formUnion(["walk", "tea"]) }
        for tag in own { tags[tag, default: []].append(level) }
      }
    }
  }

  private func tally(_ felt: [Int?]?) -> MoodTally {
    let levels = (felt ?? []).compactMap(\.self)
    return MoodTally(
      count: levels.count, sum: levels.reduce(0, +), entries: (felt ?? []).count - levels.count)
  }

  @Test(.slow, arguments: MoodsBacking.allCases)
  func `comes to what one by one comes to, in any zone and before 1970`(_ backing: MoodsBacking)
    throws
  {
    // F-32: an independent count of all rows
    let all = Self.some(400)
    try backing.open(with: all) { moods throws in
      for number in stride(from: 0, to: 400, by: 7) {
        _ = try moods.remove(ID("m\(number)"), at: .on("2026-03-01"))
      }
      let here = all.enumerated().filter { $0.offset % 7 != 0 }.map(\.element)
      for days in [Day.range, .on("1969-06-01")...(.on("1999-12-31"))] {
        let world = try TestEnvironment { $0.moods = moods }
        let stats = try world.features.moods.queries.stats(days)
        // N-25: moods in the future are not counted.
        let today = world.features.people.queries.today
        let recount = Recount(here.filter { days.contains($0.day) && $0.day <= today })
        #expect(stats.byDay.map(\.day.description) == recount.days.keys.sorted())
        for day in stats.byDay {
          #expect(day.tally == tally(recount.days[day.day.description]), "\(day.day)")
        }
        #expect(stats.byHour == (0..<24).map { tally(recount.hours[$0]) })
        #expect(stats.byWeekday == (1...7).map { tally(recount.weekdays[$0]) })
        #expect(stats.byTag.map(\.name).sorted() == recount.tags.keys.sorted())
        for tag in stats.byTag { #expect(tag.tally == tally(recount.tags[tag.name])) }
        #expect(stats.all == tally(recount.days.values.flatMap(\.self)))
      }
    }
  }

  @Test(arguments: MoodsBacking.allCases)
  func `has a square for each day that has feelings, in its theme`(_ backing: MoodsBacking) throws {
    // F-30, CV-08
    let bright = MoodRecord.sample("c", on: "2026-12-31", at: "23:59", level: 91)
    try backing.open(with: [
      .sample("a", on: "2026-01-01", at: "00:00", level: 10),
      .sample("b", on: "2026-01-01", level: 25),
      bright, .sample("d", on: "2027-01-01", at: "00:00"), .sample("e", on: "2026-05-05"),
      .entry("f", on: "2026-01-01"), .entry("g", on: "2026-03-03"),
    ]) { moods throws in
      try moods.paint(bright.day, in: .night)
      try moods.paint(.on("2026-07-07"), in: .ink)
      _ = try moods.remove(ID("e"), at: .on("2027-01-01"))
      let squares = try moods.squares(of: Day.days(ofYear: 2026))
      #expect(squares.map(\.day) == [.on("2026-01-01"), .on("2026-03-03"), bright.day])
      #expect(squares.map(\.theme) == [.dawn, .dawn, .night])
      // I-22: diary entries are counted but have no average.
      #expect(squares.map(\.colour?.hex)[1] == nil)
      #expect(
        squares.map(\.tally.tally) == [
          MoodTally(count: 2, sum: 35, entries: 1), MoodTally(entries: 1),
          MoodTally(count: 1, sum: 91),
        ])
    }
  }

  @Test func `reads days by their index, and puts nothing in order`() throws {
    // F-32, CV-10
    let database = try Database(.memory)
    for sql in [MoodsSQL.counted, MoodsSQL.squares] {
      let plan = try database.plan(of: sql)
      #expect(plan.contains { $0.contains("moods_by_day") }, "\(plan)")
      #expect(!plan.contains { $0.hasPrefix("SCAN") || $0.contains("TEMP B-TREE") }, "\(plan)")
    }
  }

  @Test func `counts the tags of many different and of long texts, too`() throws {
    // F-32
    let database = try Database(.memory)
    let moods = SQLiteMoods(database)
    let long = String(repeating: "a long day ", count: 30)
    try database.write { (store) throws(StorageFailure) in
      for number in 0..<9_000 {
        let text = (number % 2 == 0 ? "" : long) + "#walk \(number)"
        try SQLiteMoods.keep(.sample("m\(number)", level: 40, text), in: store)
      }
    }
    let world = try TestEnvironment { $0.moods = moods }
    let stats = try world.features.moods.queries.stats(Day.range)
    #expect(stats.byTag == [.init(name: "walk", tally: MoodTally(count: 9_000, sum: 360_000))])
  }
}
