import Domain
import Presentation
import PresentationKit
import PresentationPeople
import Support
import Testing
import TextUI

@Suite struct `A person who looks at their plants` {
  /// A day on which nothing falls in the garden (D-82).
  private let summer = "2026-07-04T09:00"

  @Test func `sees water fall on the plant they watered, until they press a key`() throws {
    // C-30
    let world = try world("people add Ann --every 1", "people add Bob --every 7")
    try world.go(to: summer)
    let robot = Robot(world, motion: true)
    #expect(!robot.isMoving && robot.timeout == 15 * 3600 * 1000)
    robot.press(.character("w"))
    #expect(robot.notice.contains("Watered Ann"))
    #expect(robot.isMoving && robot.timeout == 84)
    let first = robot.frame
    robot.watch(milliseconds: 84)
    #expect(robot.frame != first)
    robot.press(.down)
    #expect(robot.screen.contains("› Bob"), "The key does what it means as well.")
    #expect(!robot.isMoving && robot.timeout > 84)
    let bob = robot.frame
    robot.watch(milliseconds: 84)
    #expect(robot.frame == bob)
    robot.press(.up)
    #expect(!robot.isMoving, "It does not come back.")
  }

  @Test func `sees it end by itself, as fresh as without it`() throws {
    // C-30
    let world = try world("people add Ann --every 1")
    try world.go(to: summer)
    let moving = Robot(world, motion: true)
    moving.press(.character("w"))
    for _ in 0..<29 { moving.watch(milliseconds: 84) }
    #expect(!moving.isMoving && moving.timeout > 84)
    let still = moving.frame
    moving.watch(milliseconds: 84)
    #expect(moving.frame == still)
  }

  @Test(arguments: [Key.function(1), .control("z"), .control("l"), .character(":")])
  func `ends it with any key`(_ key: Key) throws {
    let world = try world("people add Ann --every 1")
    try world.go(to: summer)
    let robot = Robot(world, motion: true)
    robot.press(.character("w"), key)
    #expect(!robot.isMoving)
  }

  @Test func `sees nothing move without colours or when motion is off`() throws {
    // look.md: motion
    let world = try world("people add Ann --every 1")
    for robot in [Robot(world), Robot(world, glyphs: .ascii, motion: true)] {
      try world.go(to: "2026-03-04T09:00")
      robot.press(.character("n")).type("Cho").press(.control("s"))
      #expect(!robot.isMoving)
      #expect(robot.screen.contains("the steady snake plant"))
      robot.press(.enter)
    }
  }

  @Test func `waits while a plant is looked for, and meets it`() throws {
    // C-16
    let robot = Robot(try TestEnvironment(), motion: true)
    robot.press(.character("n")).type("Mina").press(.control("s"))
    #expect(robot.screen.contains("Finding the plant that suits Mina"))
    #expect(robot.notice.isEmpty && !robot.screen.contains("the steady snake plant"))
    robot.watch(milliseconds: 1999)
    #expect(robot.isMoving)
    robot.watch(milliseconds: 1)
    #expect(!robot.isMoving && robot.timeout > 84)
    #expect(robot.screen.contains("the steady snake plant"))
    #expect(robot.screen.contains("a generous heart"))
    #expect(robot.notice.contains("Planted Mina as a snake plant, to be watered every 30 days."))
    robot.press(.enter)
    #expect(robot.screen.contains("1 person") && robot.screen.contains("› Mina"))
  }

  @Test func `can skip the search, and act from the result`() throws {
    // C-16: any key skips the animation.
    let robot = Robot(try TestEnvironment(), motion: true)
    robot.press(.character("n")).type("Mina").press(.control("s"), .enter)
    #expect(!robot.isMoving && robot.screen.contains("the steady snake plant"))
    robot.press(.character("w"))
    #expect(robot.screen.contains("Mina is not thirsty yet"))
  }

  @Test func `loses no letter typed ahead while a plant is chosen`() throws {
    let robot = Robot(try TestEnvironment(), motion: true)
    robot.press(.character("n")).type("Mina").press(.control("s")).type("nDad")
    #expect(robot.takesText && robot.screen.contains("Dad"), "\(robot.screen)")
  }

  @Test func `reads about the plant on four pages that all differ`() throws {
    // C-36
    let robot = Robot(try world("people add Mina --every 40"))
    robot.press(.enter, .character("i"))
    var pages = [robot.screen]
    for _ in 0..<3 { pages.append(robot.press(.right).screen) }
    #expect(pages[0].contains("hedgehog cactus") && pages[0].contains("if only once"))
    for (number, page) in pages.enumerated() {
      #expect(page.contains("\(number + 1) / 4"))
    }
    #expect(Set(pages).count == 4)
    #expect(pages[1].contains("A little ball") && pages[2].contains("It has filled out"))
    #expect(pages[3].contains("With all it had saved up"))
    #expect(robot.press(.right).screen == pages[3])
    #expect(robot.press(.left).screen == pages[2])
    robot.press(.escape)
    #expect(robot.screen.contains("Talks with Mina"))
  }

  @Test func `touches the plant to open its card, and the result to go on`() throws {
    // C-16, C-18
    let robot = Robot(try TestEnvironment())
    robot.press(.character("n")).type("Mina").press(.control("s")).click(column: 50, row: 9)
    #expect(robot.screen.contains("1 person"))
    robot.click(column: 15, row: 16)
    #expect(robot.screen.contains("Talks with Mina"))
  }

  @Test(.slow) func `never sees anything leave the window, whatever is open`() throws {
    let robot = Robot(try world("people add 민아 --every 7"), motion: true)
    for open in [[], [Key.enter], [.character("i")], [.escape, .escape, .character("w")]] {
      for key in open { robot.press(key) }
      for columns in Array(stride(from: 0, through: 120, by: 7)) + [40, 63, 64, 80, 99, 100] {
        for rows in [0, 1, 5, 9, 10, 11, 12, 15, 16, 20, 24, 31, 32, 33, 40] {
          robot.resize(Size(columns: columns, rows: rows))
          #expect(robot.frame.size == Size(columns: columns, rows: rows))
          #expect(robot.frame == robot.frame)
        }
      }
    }
  }

  private func world(_ lines: String...) throws -> TestEnvironment {
    let world = try TestEnvironment()
    for line in lines { #expect(world.run(line).status == .done) }
    return world
  }
}
