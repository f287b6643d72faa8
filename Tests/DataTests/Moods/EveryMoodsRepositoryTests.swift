import Domain
import Support
import Testing

@Suite struct `Every moods repository` {
  /// Moods of three days. Those of 1 March are not in order of time.
  private let threeDays: [MoodRecord] = [
    .sample("a", on: "2026-02-27", at: "08:00"), .sample("c", on: "2026-03-01", at: "23:10"),
    .sample("b", on: "2026-03-01", at: "08:00"), .sample("d", on: "2026-03-03", at: "12:00"),
  ]

  @Test(arguments: MoodsBacking.allCases)
  func `is empty at first`(_ backing: MoodsBacking) throws {
    try backing.open { moods throws in
      let day = Day.on("2026-03-01")
      #expect(try moods.isUntouched())
      #expect(try moods.list() == [])
      #expect(try moods.day(day) == MoodDay(day: day, theme: .dawn, records: []))
      #expect(try moods.newest(10, of: day) == [])
      #expect(try moods.newest(10, of: nil) == [])
      #expect(try moods.count(of: day) == 0)
      #expect(try moods.days(in: Day.range) == [])
      #expect(try moods.around(day) == [nil, nil])
      #expect(try moods.candidates(for: "a", by: .id) == [])
    }
  }

  @Test(arguments: MoodsBacking.allCases)
  func `gives back what it was given`(_ backing: MoodsBacking) throws {
    let records: [MoodRecord] = [
      .sample("r1", on: "2026-03-01", level: 1, "'; DROP TABLE moods; --", x: 1000, y: 9000),
      .sample("r2", on: "0001-01-01", at: "00:00", offset: 14 * 3600, level: 100, "가\n\n나 👩🏽‍🚀"),
      .sample("r3", on: "9999-12-31", at: "23:59", offset: -12 * 3600, x: 9000, y: 1000),
      .sample("r4", on: "1969-12-31", at: "23:59", offset: -3600 * 5),
    ]
    try backing.open { moods throws in
      for record in records {
        #expect(try moods.add(on: record.day) { _ in record } == record)
        #expect(try moods.day(record.day).records == [record])
      }
      let ordered = records.sorted { $0.day > $1.day }
      #expect(try moods.records() == ordered)
      #expect(try moods.newest(9, of: nil).map(\.record) == ordered)
      #expect(try !moods.isUntouched())
    }
  }

  @Test(arguments: MoodsBacking.allCases)
  func `keeps a feeling without words`(_ backing: MoodsBacking) throws {
    // newcomer 12: a mood without text is valid.
    var bare = MoodRecord.sample("bare", level: 80)
    bare.text = nil
    try backing.open { moods throws in
      #expect(try moods.add(on: bare.day) { _ in bare } == bare)
      #expect(try moods.records() == [bare] && bare.called == "80")
      let worded = try moods.change(bare.id) { record in
        var record = record
        record.text = MultilineText(stored: "바람이 좋다")
        return record
      }
      #expect(try moods.records() == [worded])
      _ = try moods.change(bare.id) { _ in bare }
      _ = try moods.remove(bare.id, at: .on("2026-03-02"))
      #expect(try moods.restore(bare.id) == bare)
    }
  }

  @Test(arguments: MoodsBacking.allCases)
  func `keeps an entry of any length with its tags, and days of which no time is known`(
    _ backing: MoodsBacking
  ) throws {
    // I-04, I-22
    let long = String(repeating: "오늘도 바다를 보았다.\n\n", count: 20_000)
    let entries: [MoodRecord] = [
      .entry("long", at: "08:00", long + "끝", tags: "#바다 #walk"),
      .entry("day", isTimed: false), .entry("bare", on: "2026-03-02", nil, tags: "#photo"),
    ]
    try backing.open(with: entries) { moods throws in
      #expect(Set(try moods.records()) == Set(entries))
      #expect(try moods.newest(9, of: nil).map(\.record.shape) == [nil, nil, nil])
      let changed = try moods.change(ID("long")) { record in
        var record = record
        (record.level, record.tags) = (MoodLevel(70), TagList(stored: "#walk"))
        return record
      }
      #expect(changed.level?.value == 70 && changed.tags.words == ["walk"])
      _ = try moods.change(ID("long")) { _ in entries[0] }
      _ = try moods.remove(ID("day"), at: .on("2026-03-02"))
      #expect(try moods.restore(ID("day")) == entries[1])
      #expect(Set(try moods.records()) == Set(entries))
    }
  }

  @Test(arguments: MoodsBacking.allCases)
  func `has one day for all that was felt on it, wherever one was`(_ backing: MoodsBacking) throws {
    // CV-07
    let day = Day.on("2026-03-01")
    let records: [MoodRecord] = [
      .sample("seoul", at: "08:00"), .sample("later", at: "22:00"),
      .sample("paris", at: "09:00", offset: 3600),
    ]
    try backing.open(with: records) { moods throws in
      #expect(try moods.list().map(\.day) == [day])
      #expect(try moods.days(in: Day.range) == [day])
      // 09:00 in Paris is after 08:00 in Seoul and before 22:00 there.
      #expect(try moods.day(day).records.map(\.id.text) == ["seoul", "paris", "later"])
      #expect(try moods.count(of: day) == 3)
    }
  }

  @Test(arguments: MoodsBacking.allCases)
  func `lists days newest first and what was felt oldest first`(_ backing: MoodsBacking) throws {
    // CV-44, CV-45
    try backing.open(with: threeDays) { moods throws in
      try moods.paint(.on("2026-03-01"), in: .dusk)
      let list = try moods.list()
      #expect(list.map(\.day) == [.on("2026-03-03"), .on("2026-03-01"), .on("2026-02-27")])
      #expect(list.map { $0.records.map(\.id.text) } == [["d"], ["b", "c"], ["a"]])
      #expect(list.map(\.theme) == [.dawn, .dusk, .dawn])
      let march = try moods.list(.on("2026-02-28")...(.on("2026-03-01")))
      #expect(march == [list[1]])
      #expect(try moods.list(.on("2026-03-03")...(.on("2026-03-03"))) == [list[0]])
      var seen: [Day] = []
      try moods.visit(Day.range) {
        seen.append($0.day)
        return seen.count < 2
      }
      #expect(seen == [.on("2026-03-03"), .on("2026-03-01")])
    }
  }

  @Test(arguments: MoodsBacking.allCases)
  func `orders what was felt at one instant by when it was written`(_ backing: MoodsBacking) throws
  {
    let records = ["z", "a", "m"].map { MoodRecord.sample($0) }
    try backing.open(with: records) { moods throws in
      #expect(try moods.day(.on("2026-03-01")).records == records)
      #expect(try moods.list().map(\.records) == [records])
      for day in [Day.on("2026-03-01"), nil] {
        #expect(try moods.newest(9, of: day).map(\.record) == records.reversed())
      }
    }
  }

  @Test(arguments: MoodsBacking.allCases)
  func `shows the ten newest of a day and lists all`(_ backing: MoodsBacking) throws {
    // CV-27, CV-31
    let records = (10...22).map { MoodRecord.sample("m\($0)", at: "\($0):00") }
    let other = MoodRecord.sample("next", on: "2026-03-02", at: "00:30")
    try backing.open(with: records.reversed() + [other]) { moods throws in
      let day = Day.on("2026-03-01")
      try moods.paint(day, in: .ink)
      let shown = try moods.newest(10, of: day)
      #expect(shown.map(\.record) == Array(records.reversed().prefix(10)))
      #expect(shown.allSatisfy { $0.theme == .ink })
      #expect(try moods.count(of: day) == 13)
      #expect(try moods.day(day).records == records)
      #expect(try moods.newest(3, of: nil).map(\.record) == [other, records[12], records[11]])
      #expect(try moods.newest(3, of: nil).map(\.theme) == [.dawn, .ink, .ink])
      #expect(try moods.newest(99, of: nil).count == 14)
      #expect(try moods.newest(0, of: nil) == [])
    }
  }

  @Test(arguments: MoodsBacking.allCases)
  func `shows a rule what lies on the canvas, and moves none of it`(_ backing: MoodsBacking) throws
  {
    // CV-35
    let records = (10...21).map {
      MoodRecord.sample("m\($0)", at: "\($0):00", x: $0 * 100, y: 9000 - $0 * 100)
    }
    let other = MoodRecord.sample("other", on: "2026-03-02", at: "00:10")
    try backing.open(with: records + [other]) { moods throws in
      let before = try moods.positions()
      var shown: [MoodRecord] = []
      let new = MoodRecord.sample("new", at: "07:00", x: 1234, y: 4321)
      _ = try moods.add(on: .on("2026-03-01")) {
        shown = $0
        return new
      }
      #expect(shown == Array(records.reversed().prefix(10)))
      var after = try moods.positions()
      #expect(after.removeValue(forKey: "new") == new.position)
      #expect(after == before)
    }
  }

  @Test(arguments: MoodsBacking.allCases)
  func `tells the days that have feelings and the nearest ones`(_ backing: MoodsBacking) throws {
    // CV-28, CV-46
    try backing.open(with: threeDays) { moods throws in
      try moods.paint(.on("2026-03-02"), in: .forest)
      let days = [Day.on("2026-02-27"), .on("2026-03-01"), .on("2026-03-03")]
      #expect(try moods.days(in: Day.range) == days)
      #expect(try moods.days(in: .on("2026-03-01")...(.on("2026-03-31"))) == [days[1], days[2]])
      #expect(try moods.days(in: .on("2026-02-28")...(.on("2026-02-28"))) == [])
      #expect(try moods.around(days[1]) == [days[0], days[2]])
      #expect(try moods.around(.on("2026-03-02")) == [days[1], days[2]])
      #expect(try moods.around(days[2]) == [days[1], nil])
      #expect(try moods.around(.on("2026-01-01")) == [nil, days[0]])
    }
  }
}
