import Domain
import Support
import Testing

@Suite struct `Every moods repository, when something changes` {
  private let day = Day.on("2026-03-01")

  @Test(arguments: MoodsBacking.allCases)
  func `keeps every part that is changed`(_ backing: MoodsBacking) throws {
    try backing.open(with: [.sample("a"), .sample("b")]) { moods throws in
      let changed = MoodRecord.sample("a", at: "11:00", offset: 0, level: 7, "다른 말")
      #expect(try moods.change(ID("a")) { _ in changed } == changed)
      #expect(try moods.day(day).records == [.sample("b"), changed])
    }
  }

  @Test(arguments: MoodsBacking.allCases)
  func `moves a feeling to another day when its time changes, and its place stays`(
    _ backing: MoodsBacking
  ) throws {
    // CV-24, CV-35
    let records: [MoodRecord] = [
      .sample("a", x: 2000, y: 3000), .sample("b", on: "2026-03-05"),
      .sample("c", on: "2026-03-07"),
    ]
    try backing.open(with: records) { moods throws in
      try moods.paint(.on("2026-03-05"), in: .ink)
      let moved = try moods.change(ID("a")) { record in
        var record = record
        record.at = .on("2026-03-05", at: "08:00")
        record.position = CanvasPosition(x: 9000, y: 9000)
        return record
      }
      #expect(moved == .sample("a", on: "2026-03-05", at: "08:00", x: 2000, y: 3000))
      #expect(try moods.days(in: Day.range) == [.on("2026-03-05"), .on("2026-03-07")])
      #expect(try moods.day(.on("2026-03-05")).records == [moved, records[1]])
      #expect(try moods.newest(9, of: .on("2026-03-05")).allSatisfy { $0.theme == .ink })
      #expect(try moods.count(of: day) == 0)
      #expect(try moods.around(.on("2026-03-05")) == [nil, .on("2026-03-07")])
      // A day without a row gets one.
      _ = try moods.change(ID("a")) { record in
        var record = record
        record.at = .on("2020-02-29")
        return record
      }
      #expect(try moods.list().last?.records.map(\.id.text) == ["a"])
    }
  }

  @Test(arguments: MoodsBacking.allCases)
  func `changes nothing when the rule refuses or nothing has the id`(_ backing: MoodsBacking) throws
  {
    try backing.open(with: [.sample("a"), .sample("gone")]) { moods throws in
      _ = try moods.remove(ID("gone"), at: .on("2026-03-02"))
      let before = try moods.list()
      #expect(throws: MoodsFailure.refused(.textEmpty)) {
        _ = try moods.change(ID("a")) { (_) throws(MoodRefusal) in throw .textEmpty }
      }
      for id in ["gone", "never"] {
        let unknown = MoodsFailure.unknown(reference: id)
        #expect(throws: unknown) { _ = try moods.change(ID(id)) { $0 } }
        #expect(throws: unknown) { _ = try moods.remove(ID(id), at: .on("2026-03-02")) }
        #expect(throws: unknown) {
          let position = CanvasPosition(x: 1000, y: 1000)
          try moods.move([(ID("a"), position), (ID(id), position)])
        }
      }
      #expect(throws: MoodsFailure.unknown(reference: "never")) {
        _ = try moods.restore(ID("never"))
      }
      #expect(try moods.list() == before)
    }
  }

  @Test(arguments: MoodsBacking.allCases)
  func `takes the day away with its only feeling, and brings both back`(_ backing: MoodsBacking)
    throws
  {
    // CV-49
    let lone = MoodRecord.sample("lone", on: "2026-03-05", x: 2000, y: 8000)
    try backing.open(with: [.sample("a"), lone, .sample("b", at: "10:00")]) { moods throws in
      let before = try moods.list()
      try moods.paint(lone.day, in: .dusk)
      #expect(try moods.remove(lone.id, at: .on("2026-03-06")) == lone)
      #expect(try moods.list() == [before[1]])
      #expect(try moods.days(in: Day.range) == [day])
      #expect(try moods.day(lone.day) == MoodDay(day: lone.day, theme: .dusk, records: []))
      #expect(try moods.newest(9, of: lone.day) == [])
      #expect(try moods.newest(1, of: nil).map(\.record.id.text) == ["b"])
      #expect(try moods.count(of: lone.day) == 0)
      #expect(try moods.around(day) == [nil, nil])
      #expect(try moods.candidates(for: "lone", by: .id) == [])
      #expect(try moods.restore(lone.id) == lone)
      #expect(
        try moods.list() == [MoodDay(day: lone.day, theme: .dusk, records: [lone]), before[1]])
      #expect(try moods.days(in: Day.range) == [day, lone.day])
      // A mood that is not removed stays as it is.
      #expect(try moods.restore(lone.id) == lone)
      #expect(try moods.count(of: lone.day) == 1)
    }
  }

  @Test(arguments: MoodsBacking.allCases)
  func `gives new positions to the shapes named and to no others`(_ backing: MoodsBacking) throws {
    // CV-37
    let records: [MoodRecord] = [
      .sample("a", at: "08:00"), .sample("b", at: "09:00"), .sample("c", at: "10:00"),
      .sample("d", on: "2026-03-02"),
    ]
    try backing.open(with: records) { moods throws in
      let positions = [CanvasPosition(x: 1000, y: 9000), CanvasPosition(x: 9000, y: 1000)]
      try moods.move([(ID("a"), positions[0]), (ID("c"), positions[1])])
      var expected = records
      (expected[0].position, expected[2].position) = (positions[0], positions[1])
      #expect(try moods.records() == [expected[3]] + expected[0...2])
      #expect(try moods.newest(9, of: day).map(\.record) == expected[0...2].reversed())
      try moods.move([])
      #expect(try moods.positions()["b"] == records[1].position)
    }
  }

  @Test(arguments: MoodsBacking.allCases)
  func `finds a feeling by its id or by the beginning of one`(_ backing: MoodsBacking) throws {
    let ids = ["k3", "k3x9", "k3_y", "z1", "K3"]
    try backing.open(with: ids.map { .sample($0) }) { moods throws in
      func found(_ reference: String, _ step: NameStep) throws -> Set<String> {
        Set(try moods.candidates(for: reference, by: step).map(\.id.text))
      }
      #expect(try found("k3", .idBeginning) == ["k3", "k3x9", "k3_y"])
      #expect(try found("k3", .id) == ["k3"])
      #expect(try found("k3x", .idBeginning) == ["k3x9"])
      #expect(try found("k3x", .id) == [])
      for reference in ["k3x9a", "3x", "%", "k3%", "_"] {
        #expect(try found(reference, .idBeginning) == [])
      }
    }
  }

  @Test(arguments: MoodsBacking.allCases)
  func `is never untouched again, even when all is removed`(_ backing: MoodsBacking) throws {
    // CV-04
    try backing.open { moods throws in
      try moods.paint(day, in: .ink)
      #expect(try moods.isUntouched())
      try moods.keep(.sample("a"))
      #expect(try !moods.isUntouched())
      _ = try moods.remove(ID("a"), at: .on("2026-03-02"))
      #expect(try moods.list() == [])
      #expect(try !moods.isUntouched())
    }
  }

  @Test(arguments: MoodsBacking.allCases)
  func `paints one day only, before or after something is felt`(_ backing: MoodsBacking) throws {
    // CV-08
    let other = Day.on("2026-03-02")
    try backing.open(with: [.sample("a"), .sample("b", on: "2026-03-02")]) { moods throws in
      try moods.paint(day, in: .forest)
      #expect(try [moods.day(day).theme, moods.day(other).theme] == [.forest, .dawn])
      #expect(try moods.list().map(\.theme) == [.dawn, .forest])
      #expect(try moods.newest(9, of: nil).map(\.theme) == [.dawn, .forest])
      try moods.paint(day, in: .ink)
      try moods.paint(other + 1, in: .dusk)
      #expect(try moods.days(in: Day.range) == [day, other])
      try moods.keep(.sample("c", on: "2026-03-03"))
      #expect(try moods.list().map(\.theme) == [.dusk, .dawn, .ink])
      try moods.paint(day, in: .dawn)
      #expect(try moods.day(day).theme == .dawn)
    }
  }

  @Test(arguments: MoodsBacking.allCases)
  func `is seeded unless there is enough already`(_ backing: MoodsBacking) throws {
    // CV-11
    let records = (0..<49).map { MoodRecord.sample("m\($0)") }
    let more = (0..<600).map { MoodRecord.sample("s\($0)", on: "2021-10-\(10 + $0 % 20)") }
    try backing.open(with: records + [.sample("gone")]) { moods throws in
      _ = try moods.remove(ID("gone"), at: .on("2026-03-02"))
      #expect(try moods.seed(unlessThereAre: 49) { more } == 0)
      #expect(try moods.seed(unlessThereAre: 0) { more } == 0)
      #expect(try moods.count(of: day) == 49)
      #expect(try moods.seed(unlessThereAre: 50) { more } == 600)
      #expect(try moods.records().count == 649)
      #expect(try moods.days(in: .on("2021-10-01")...(.on("2021-12-31"))).count == 20)
      var isAsked = false
      #expect(
        try moods.seed(unlessThereAre: 50) {
          isAsked = true
          return more
        } == 0)
      #expect(!isAsked)
    }
    try backing.open { moods throws in
      #expect(try moods.seed(unlessThereAre: 1) { [.sample()] } == 1)
      #expect(try !moods.isUntouched())
      #expect(try moods.seed(unlessThereAre: 1) { [.sample("m2")] } == 0)
    }
  }
}
