import Domain
import Support
import Testing

@testable import DIContainer
@testable import PresentationKit
@testable import TextUI

/// D-72: a small page is not alone on a large screen.
@Suite struct `The small pages on a large screen` {
  /// A page, and the keys that open it from Today.
  struct Visit: Sendable, CustomTestStringConvertible {
    let name: String
    let keys: [Key]

    /// The largest share of the screen that may be blank.
    static let limit = 0.45
    var testDescription: String { name }

    init(_ name: String, _ keys: Key...) { (self.name, self.keys) = (name, keys) }
  }

  private static let visits = [
    Visit("diary entry", .character("4"), .character("d"), .enter),
    Visit("writing in the diary", .character("4"), .character("d"), .character("i")),
    Visit("reading a page", .character("6"), .character("r")),
    Visit("book search", .character("6"), .character("/")),
    Visit("reading log", .character("6"), .character("y")),
    Visit("books as a list", .character("6"), .character("v")),
    Visit("search", .control("f")),
    Visit("search with hits", .control("f"), .character("w"), .character("a"), .character("l")),
    Visit("More", .character(",")),
    Visit("contacts", .character("2"), .character("a")),
    Visit("gifts", .character("2"), .enter, .character("$")),
    Visit("dates", .character("2"), .enter, .character("a")),
    Visit("notes", .character("I")),
    Visit("counters", .character("C")),
  ]

  @Test(arguments: visits, [Language.english, .korean])
  func `leave little of it blank`(_ visit: Visit, _ language: Language) throws {
    let robot = try robot(language)
    for key in visit.keys { robot.press(key) }
    let share = robot.frame.blankShare
    #expect(share <= Visit.limit, "\(visit.name): \(share)\n\(robot.screen)")
  }

  @Test(arguments: ["History", "Trash"])
  func `of More leave little of it blank`(_ title: String) throws {
    let robot = try robot(.english).press(.character(","))
    for _ in 0..<30 where !robot.screen.contains("› \(title)") { robot.press(.down) }
    robot.press(.enter)
    let share = robot.frame.blankShare
    #expect(share <= Visit.limit, "\(share)\n\(robot.screen)")
  }

  @Test(
    arguments: visits.filter { ["search", "More", "book search", "reading log"].contains($0.name) })
  func `have a preview as high as the screen`(_ visit: Visit) throws {
    let robot = try robot(.english)
    for key in visit.keys { robot.press(key) }
    #expect(robot.frame[119, 37].character == "╯", "\(robot.screen)")
  }

  /// Returns the demo at 120×40 on a dark ground.
  private func robot(_ language: Language) throws -> Robot {
    let world = try TestEnvironment(now: "2026-11-20T09:30", language: language)
    try Container.addDemoData(to: world.adapters, in: language)
    let robot = Robot(
      world, size: Size(columns: 120, rows: 40), onToday: true, isBorrowed: true)
    robot.hear(.device(.ground(RGB(0x111216))))
    return robot
  }
}
