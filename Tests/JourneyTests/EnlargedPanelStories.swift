import Domain
import Support
import Testing

@testable import Presentation
@testable import PresentationKit
@testable import TextUI

/// One key enlarges the chosen panel to the window and back, as the screen modes of lazygit do.
@Suite struct `An enlarged panel` {
  private let large = Size(columns: 120, rows: 40)

  private func robot(_ size: Size) throws -> Robot {
    let world = try TestEnvironment(language: .english)
    for name in ["Mina", "Jun", "Sora"] {
      #expect(world.run("people add \(name) --every 3").status == .done)
    }
    return Robot(world, size: size)
  }

  /// Returns the widest border on the screen, in cells.
  private func border(_ robot: Robot) -> Int {
    robot.screen.split(separator: "\n").map { row in
      row.contains("╭") ? row.suffix(from: row.firstIndex(of: "╭") ?? row.startIndex).count : 0
    }.max() ?? 0
  }

  @Test func `fills the window, and Esc or the same key shows the whole screen again`() throws {
    let robot = try robot(large)
    let whole = robot.screen
    robot.press(.character("="))
    let rows = robot.screen.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(rows[0].hasPrefix("╭") && rows[0].hasSuffix("╮") && rows[0].count == 120, "\(rows[0])")
    #expect(rows[37].hasPrefix("╰"), "\(rows[37])")
    #expect(rows[39].contains("= whole screen"), "\(rows[39])")
    #expect(robot.press(.escape).screen == whole)
    #expect(robot.press(.character("="), .character("=")).screen == whole)
  }

  @Test func `has a list whose rows the mouse chooses`() throws {
    let robot = try robot(large).press(.character("v"), .character("="))
    let rows = robot.screen.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(rows[0].count == 120, "\(rows[0])")
    robot.click(column: 10, row: try #require(rows.firstIndex { $0.contains("Sora") }))
    #expect(robot.chosenRow?.contains("Sora") == true, "\(robot.screen)")
  }

  @Test func `is the panel that has the keys, on each tab`() throws {
    let robot = try robot(large).press(.character("="))
    robot.press(.character("4"))
    #expect(robot.screen.contains("4 Moods"), "Another tab is shown whole.")
    robot.press(.character("="))
    #expect(border(robot) == 74, "The picture is square, and as high as the window.")
  }

  @Test func `gives way to a form, and is back after it`() throws {
    let robot = try robot(large).press(.character("4"), .character("="))
    let enlarged = robot.screen
    robot.press(.character("i"), .character("="), .backspace)
    #expect(robot.takesText && robot.screen != enlarged)
    robot.press(.escape)
    #expect(robot.screen == enlarged, "\(robot.screen)")
  }

  @Test func `follows the size of the window`() throws {
    let robot = try robot(large).press(.character("="))
    robot.resize(Size(columns: 200, rows: 60))
    #expect(border(robot) == 200, "\(robot.screen)")
    // A small window has no panels.
    robot.resize(.standard)
    #expect(robot.screen.contains("People"))
  }

  @Test func `is offered where there are panels, and refused elsewhere`() throws {
    #expect(try robot(large).keysEverywhere.contains { $0.keys == [.character("=")] })
    let small = try robot(.standard)
    #expect(!small.keysEverywhere.contains { $0.keys == [.character("=")] })
    #expect(small.press(.character("=")).notice == ShellWords(.english).noPanel)
  }

  // D-95
  @Test func `opens by a click the key in a title, and a day of a year`() throws {
    let world = try TestEnvironment(language: .english)
    for line in ["people add Mina --every 3", "people water Mina --early", "moods add 70 fine"] {
      #expect(world.run(line).status == .done)
    }
    let robot = Robot(world, size: large).press(.character("4"))
    func find(_ text: String) throws -> Point {
      let rows = robot.screen.split(separator: "\n", omittingEmptySubsequences: false)
      let row = try #require(rows.firstIndex { $0.contains(text) }, "\(robot.screen)")
      let start = try #require(rows[row].firstRange(of: text)).lowerBound
      return Point(column: rows[row].distance(from: rows[row].startIndex, to: start), row: row)
    }
    let title = try find(" y year ")
    robot.click(column: title.column + 3, row: title.row)
    #expect(robot.screenName == "MoodYearScreen")
    robot.press(.escape)
    // Behind a dialog nothing can be clicked.
    robot.press(.character("m"))
    robot.click(column: title.column + 3, row: title.row)
    #expect(robot.screenName != "MoodYearScreen")
    robot.press(.escape, .character("2"), .character("v"))
    let day = try find(String(repeating: "· ", count: 20))
    robot.click(column: day.column + 4, row: day.row)
    #expect(robot.screenName == "TimelineScreen", "\(robot.screen)")
    #expect(robot.press(.escape).part == .people)
  }
}
