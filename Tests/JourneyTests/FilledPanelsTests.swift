import Domain
import Support
import Testing

@testable import DIContainer
@testable import PresentationKit
@testable import PresentationShared
@testable import TextUI

/// D-19: on a large screen with the demo data, no panel of a home screen is mostly empty.
@Suite struct `The panels of the homes` {
  private static let sizes = [Size(columns: 120, rows: 40), Size(columns: 200, rows: 60)]

  @Test(arguments: [Language.english, .korean], sizes)
  func `are filled`(_ language: Language, _ size: Size) throws {
    let world = try TestEnvironment(now: "2026-11-20T09:30", language: language)
    try Container.addDemoData(to: world.adapters, in: language)
    let robot = Robot(world, size: size, onToday: true, isBorrowed: true)
    robot.hear(.device(.ground(RGB(0x111216))))
    for home in 1...6 {
      robot.press(.character(Character("\(home)")))
      let frame = robot.frame
      for panel in Self.panels(of: frame) {
        let share = Self.blankShare(of: panel, in: frame)
        #expect(share <= 0.6, "\(home) \(size): \(Self.title(of: panel, in: frame)) \(share)")
      }
    }
  }

  @Test(arguments: [Language.english, .korean])
  func `of the contact picker have the full height, and are filled`(_ language: Language) throws {
    // D-72
    let world = try TestEnvironment(now: "2026-11-20T09:30", language: language)
    try Container.addDemoData(to: world.adapters, in: language)
    let robot = Robot(world, size: Self.sizes[0], isBorrowed: true)
    robot.hear(.device(.ground(RGB(0x111216))))
    robot.press(.character("2"), .character("a"))
    let frame = robot.frame
    let panels = Self.panels(of: frame)
    #expect(panels.count == 2 && panels.allSatisfy { $0.size.rows > 33 }, "\(robot.screen)")
    let cells = panels.map { Double($0.size.columns * $0.size.rows) }
    let blank = zip(panels, cells).reduce(0) { $0 + Self.blankShare(of: $1.0, in: frame) * $1.1 }
    #expect(blank / cells.reduce(0, +) <= 0.45, "\(robot.screen)")
  }

  /// Returns the areas of panels, found by a border with a title.
  private static func panels(of frame: Frame) -> [Area] {
    var panels: [Area] = []
    for row in 0..<frame.size.rows {
      for column in 0..<frame.size.columns where frame[column, row].character == "╭" {
        guard column + 2 < frame.size.columns, frame[column + 2, row].character == " ",
          let right = (column + 1..<frame.size.columns).first(where: {
            frame[$0, row].character == "╮"
          }),
          let last = (row + 1..<frame.size.rows).first(where: {
            frame[column, $0].character == "╰"
          })
        else { continue }
        panels.append(
          Area(column: column, row: row, columns: right - column + 1, rows: last - row + 1))
      }
    }
    return panels
  }

  /// Returns the fraction of blank cells inside a panel. Cells between the first and the last
  /// visible character of a row count as filled, and so do the rows of a picture.
  private static func blankShare(of panel: Area, in frame: Frame) -> Double {
    let inside = Panel.inside(panel)
    guard inside.size.rows > 0, inside.size.columns > 0 else { return 0 }
    let inked = (inside.origin.row..<inside.endRow).reduce(0) { sum, row in
      let columns = (inside.origin.column..<inside.endColumn).filter {
        frame[$0, row].hasInk
      }
      guard let first = columns.first, let last = columns.last else { return sum }
      let isPicture = columns.contains { Blocks.isPiece(frame[$0, row].character) }
      return sum + (isPicture ? inside.size.columns : last - first + 1)
    }
    return 1 - Double(inked) / Double(inside.size.rows * inside.size.columns)
  }

  private static func title(of panel: Area, in frame: Frame) -> String {
    (panel.origin.column..<panel.endColumn).map { String(frame[$0, panel.origin.row].character) }
      .joined().trimmingPrefix("╭─ ").prefix { $0 != "─" }.description
  }
}
