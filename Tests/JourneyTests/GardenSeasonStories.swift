import Domain
import PresentationKit
import Support
import Testing
import TextUI

@Suite struct `The garden through the year` {
  private static let sizes = [Size.standard, Size(columns: 120, rows: 40)]

  private func world(
    _ now: String, _ language: Language = .english, zone: String? = nil
  ) throws -> TestEnvironment {
    let world = try TestEnvironment(now: "2026-01-01T09:00", language: language) {
      if let zone { $0.calendar.zone = { zone } }
    }
    for (name, cycle) in [("Ann", 1), ("Bob", 2), ("Cho", 3)] {
      #expect(world.run("people add \(name) --every \(cycle)").status == .done)
    }
    try world.go(to: now)
    return world
  }

  // D-82
  @Test(arguments: [
    ("2026-11-20T16:20", "autumn dusk", "가을 저녁"), ("2026-04-10T08:10", "spring", "봄"),
    ("2026-07-10T22:00", "summer night", "여름 밤"), ("2026-12-10T05:30", "winter dawn", "겨울 새벽"),
  ])
  func `reads the season and the time of the day beside the title`(
    _ now: String, _ english: String, _ korean: String
  ) throws {
    for size in Self.sizes {
      let screen = Robot(try world(now), size: size).screen
      #expect(screen.contains("The garden  \(english) "), "\(screen)")
      #expect(Robot(try world(now, .korean), size: size).screen.contains("정원  \(korean) "))
      let south = Robot(try world(now, zone: "Australia/Sydney"), size: size).screen
      #expect(!south.contains("  \(english) "), "\(south)")
    }
    let search = Robot(try world(now)).press(.character("/")).type("Ann").press(.enter)
    #expect(!search.screen.contains(english))
    let list = Robot(try world(now)).press(.character("v"))
    #expect(!list.screen.contains("  \(english) "))
    let narrow = Robot(try world(now), size: Size(columns: 40, rows: 16)).screen
    #expect(narrow.contains("3 people") || narrow.contains("3 late"), "\(narrow)")
  }

  // D-82: as the fire of the sayings
  @Test func `watches leaves fall, and sees them rest after a minute without input`() throws {
    let robot = Robot(try world("2026-11-20T12:00"), motion: true)
    #expect(robot.isMoving && robot.timeout == 250)
    let before = robot.frame
    robot.watch(milliseconds: 249)
    #expect(robot.frame == before)
    robot.watch(milliseconds: 1)
    #expect(robot.frame != before)
    robot.watch(milliseconds: 60_000)
    #expect(!robot.isMoving)
    let resting = robot.frame
    robot.press(.right, .left)
    #expect(robot.isMoving && robot.frame == resting)
    robot.watch(milliseconds: 500)
    #expect(robot.frame != resting)
    // Only the garden is looked at.
    robot.press(.character("v"))
    #expect(!robot.isMoving)
    robot.press(.character("v"), .enter)
    #expect(!robot.isMoving)
  }

  // D-82
  @Test func `sees them still where nothing may move`() throws {
    for robot in [
      Robot(try world("2026-11-20T12:00")),
      Robot(try world("2026-11-20T12:00"), glyphs: .ascii, motion: true),
      Robot(try world("2026-07-10T12:00"), motion: true),
      Robot(try world("2026-11-20T12:00"), size: Size(columns: 40, rows: 10), motion: true),
    ] {
      #expect(!robot.isMoving)
    }
    let robot = Robot(try world("2026-11-20T12:00"))
    let before = robot.frame
    robot.watch(milliseconds: 2000)
    #expect(robot.frame == before)
  }

  // D-82
  @Test(arguments: [0x17181C, 0xFDFDFB] as [Int])
  func `sees the sky over the first board, up to the walls`(_ paper: Int) throws {
    let world = try world("2026-11-20T16:20")
    let robot = Robot(world, size: Size(columns: 120, rows: 40))
    func papers() -> Int { robot.frame.cells.count { $0.style.paper != nil } }
    let before = papers()
    robot.hear(
      .device(
        .ground(
          RGB(
            red: UInt8(paper >> 16), green: UInt8(paper >> 8 & 255), blue: UInt8(paper & 255)))))
    #expect(papers() > before + 300)
  }

  /// The names in the order of their pots.
  private func order(_ robot: Robot) -> [String] {
    let names = ["Ann", "Bob", "Cho"]
    let row = robot.screen.split(separator: "\n").first { row in names.allSatisfy(row.contains) }
    return names.sorted { one, other in
      guard let row, let a = row.firstRange(of: one), let b = row.firstRange(of: other) else {
        return false
      }
      return a.lowerBound < b.lowerBound
    }
  }

  // D-83
  @Test func `sees the drop fall where the plant is, and the shelf in order later`() throws {
    let world = try world("2026-01-06T09:00")
    let robot = Robot(world)
    #expect(order(robot) == ["Ann", "Bob", "Cho"])
    robot.press(.right, .character("w"))
    #expect(robot.notice.contains("Watered Bob") && robot.screen.contains("› Bob"))
    #expect(order(robot) == ["Ann", "Bob", "Cho"], "\(robot.screen)")
    // Its water is new, although it did not move.
    #expect(robot.screen.contains("in 2d"), "\(robot.screen)")
    robot.press(.left, .character("w"))
    #expect(order(robot) == ["Ann", "Bob", "Cho"])
    robot.press(.character("z"))
    #expect(order(robot) == ["Ann", "Bob", "Cho"], "Undoing moves no pot either.")
    robot.press(.character("3"), .character("2"))
    #expect(order(robot) == ["Ann", "Cho", "Bob"], "\(robot.screen)")
  }

  // D-83
  @Test func `sees a new plant and a search in the order of urgency at once`() throws {
    let world = try world("2026-01-06T09:00")
    let robot = Robot(world)
    robot.press(.character("w"))
    #expect(order(robot) == ["Ann", "Bob", "Cho"])
    #expect(world.run("people add Dan --every 1").status == .done)
    robot.hear(.device(.storeChanged))
    #expect(order(robot) == ["Bob", "Cho", "Ann"], "\(robot.screen)")
  }
}
