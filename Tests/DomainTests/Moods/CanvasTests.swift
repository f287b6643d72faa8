import Domain
import Support
import Synchronization
import Testing

@Suite struct `A canvas` {
  private func moods() throws -> TestEnvironment {
    try TestEnvironment { $0.moods = MoodsInMemory() }
  }

  private func add(_ world: TestEnvironment, _ level: Int = 60, at: Now? = nil) throws -> MoodRecord
  {
    try world.features.moods.add(MoodDraft(level: level, text: "felt", at: at))
  }

  @Test func `has larger shapes where there are fewer`() {
    // CV-32
    let sides = (0...11).map { Canvas.shapeSide(count: $0) }
    #expect(sides == [16, 20, 20, 19, 19, 18, 18, 17, 17, 16, 16, 16])
  }

  @Test func `never lets a shape leave it`() throws {
    // CV-33
    let randomSource = RandomSource.seeded(3)
    for _ in 0..<200 {
      for position in Placement.positions(count: 10, randomSource) {
        #expect(
          CanvasPosition.range.contains(position.x) && CanvasPosition.range.contains(position.y))
      }
    }
  }

  @Test func `lays no shape on another while there is room`() throws {
    // CV-34: no shape may touch the centred square, seven tenths as wide, of another shape
    let randomSource = RandomSource.seeded(5)
    for count in 1...10 {
      let side = Canvas.shapeSide(count: count)
      for _ in 0..<100 {
        let positions = Placement.positions(count: count, randomSource)
        for (index, one) in positions.enumerated() {
          for other in positions[..<index] {
            let isApart =
              abs(one.x - other.x) >= side * 85 || abs(one.y - other.y) >= side * 85
            #expect(isApart)
          }
        }
      }
    }
  }

  @Test func `puts up with an overlap rather than drawing for ever`() {
    // CV-34
    let drawn = Atomic(0)
    let stubborn = RandomSource { _ in
      drawn.add(1, ordering: .relaxed)
      return 0
    }
    let corner = CanvasPosition(x: 1000, y: 1000)
    #expect(Placement.position(side: 20, among: [corner], stubborn) == corner)
    #expect(drawn.load(ordering: .relaxed) == 2 * Placement.tries)
  }

  @Test func `keeps every shape where it is when one more comes`() throws {
    // CV-35
    let world = try moods()
    var positions: [ID<MoodRecord>: CanvasPosition] = [:]
    for _ in 0..<12 {
      for shape in try world.features.moods.queries.canvas(world.now.day, .daily).shapes {
        #expect(positions[shape.record.id] == shape.record.position)
      }
      let record = try add(world)
      positions[record.id] = record.position
    }
  }

  @Test func `shows the ten newest of a day, and counts them all`() throws {
    // CV-31
    let world = try moods()
    for minute in 0..<13 {
      _ = try add(world, at: Now.on("2026-03-01", at: "10:\(10 + minute):00"))
    }
    let canvas = try world.features.moods.queries.canvas(.on("2026-03-01"), .daily)
    #expect(canvas.shapes.count == 10)
    #expect(canvas.total == 13)
    #expect(canvas.shapes.first?.record.at.time == .at("10:22:00"))
    #expect(try world.features.moods.queries.day(.on("2026-03-01")).records.count == 13)
  }

  @Test func `of the latest ten gathers them from all days, in the colours of their own`() throws {
    // CV-08, CV-27
    let world = try moods()
    for day in 1...12 {
      _ = try add(world, at: Now.on("2026-02-\(day < 10 ? "0" : "")\(day)"))
    }
    _ = try world.features.moods.edit.paint(.on("2026-02-12"), in: 1)
    let canvas = try world.features.moods.queries.canvas(world.now.day, .latest)
    #expect(canvas.shapes.map(\.record.day.parts.day) == Array((3...12).reversed()))
    #expect(canvas.shapes.map(\.theme) == [.forest] + Array(repeating: .dawn, count: 9))
    #expect(canvas.span == Day.on("2026-02-03")...Day.on("2026-02-12"))
  }

  @Test func `turns its pages by days with feelings, and today is always among them`() throws {
    // CV-28, CV-29
    let world = try moods()
    let queries = world.features.moods.queries
    for day in ["2026-02-10", "2026-02-20", "2026-03-05"] {
      _ = try add(world, at: Now.on(day))
    }
    #expect(try queries.pages(around: .on("2026-03-01")) == (.on("2026-02-20"), .on("2026-03-05")))
    #expect(try queries.pages(around: .on("2026-02-20")) == (.on("2026-02-10"), .on("2026-03-01")))
    #expect(try queries.pages(around: .on("2026-03-05")) == (.on("2026-03-01"), nil))
    #expect(try queries.pages(around: .on("2026-02-10")) == (nil, .on("2026-02-20")))
  }

  @Test func `shows the guide until the first feeling, and never again`() throws {
    // CV-04
    let world = try moods()
    #expect(try world.features.moods.queries.canvas(world.now.day, .daily).hasGuide)
    #expect(GuideShapes.all.map(\.level.shape) == MoodShape.allCases)
    let record = try add(world)
    _ = try world.features.moods.edit.remove(record.id)
    let canvas = try world.features.moods.queries.canvas(world.now.day, .daily)
    #expect(!canvas.hasGuide && canvas.shapes.isEmpty)
  }

  @Test func `is shuffled only where that is allowed, and only itself`() throws {
    // CV-37
    let world = try moods()
    let moods = world.features.moods
    let old = try add(world, at: Now.on("2026-02-10"))
    for _ in 0..<5 { _ = try add(world) }
    let before = try moods.queries.canvas(world.now.day, .daily).shapes.map(\.record)
    let after = try moods.shuffle(world.now.day, .daily).shapes.map(\.record)
    #expect(after.map(\.id) == before.map(\.id))
    #expect(after.map(\.position) != before.map(\.position))
    #expect(try moods.queries.find(old.id.text).position == old.position)
    _ = try moods.preferences.set("moods.shuffle", to: "off")
    #expect(throws: MoodsFailure.refused(.shuffleOff)) { try moods.shuffle(world.now.day, .daily) }
  }
}
