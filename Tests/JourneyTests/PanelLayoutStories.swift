import Domain
import PresentationKit
import Support
import Testing
import TextUI

/// Tests of the panels of a large window.
@Suite struct `A large window` {
  private static let sizes = [Size(columns: 120, rows: 40), Size(columns: 200, rows: 60)]

  @Test(arguments: sizes)
  func `has the day in panels, and the keys go through them from top to bottom`(
    _ size: Size
  ) throws {
    // F-01, F-02, F-04
    let robot = Robot(try BusyDay.world(.english), size: size, onToday: true)
    for title in ["Your day", "People to contact", "Reading", "Today's picture"] {
      #expect(robot.screen.contains("─ \(title) ─"), "\(title)")
    }
    var rows: [Int] = []
    for _ in 0..<40 {
      guard let row = selectedRow(robot.frame) else { break }
      if row == rows.last { break }
      rows.append(row)
      robot.press(.down)
    }
    #expect(rows.count > 3 && rows == rows.sorted())
    #expect(Set(rows).count == rows.count)
  }

  /// Returns the row with a highlighted background, or nil.
  private func selectedRow(_ frame: Frame) -> Int? {
    let fills = [Hue.ember, .leaf, .rose, .water, .violet].map(\.fill)
    return (0..<frame.size.rows).first { row in
      (0..<frame.size.columns).contains { column in
        fills.contains { $0 == frame[column, row].style.paper }
      }
    }
  }

  /// Returns the position of a text in the frame, or nil if it is not there.
  private func position(of text: String, in frame: Frame) -> Point? {
    for row in 0..<frame.size.rows {
      let line = (0..<frame.size.columns).map { String(frame[$0, row].character) }.joined()
      if let range = line.range(of: text) {
        return Point(
          column: line.distance(from: line.startIndex, to: range.lowerBound), row: row)
      }
    }
    return nil
  }

  @Test func `tells the same of the day as a small one does`() throws {
    // F-01: everything in the panels can also be reached in a small window.
    let world = try BusyDay.world(.english)
    let small = Robot(world, onToday: true).screen
    let large = Robot(world, size: Self.sizes[0], onToday: true).screen
    for line in small.split(separator: "\n").dropFirst(2) where line.contains(" w") {
      let name = try #require(line.split(separator: " ").dropFirst().first)
      #expect(large.contains(" \(name) "), "\(name)")
    }
  }

  @Test(arguments: sizes)
  func `opens by a click what lies in any panel`(_ size: Size) throws {
    let robot = Robot(try BusyDay.world(.english), size: size, onToday: true)
    let title = try #require(position(of: "Today's picture", in: robot.frame))
    robot.click(column: title.column, row: title.row + 3)
    #expect(robot.screen.contains("▐4 Moods"))
  }

  @Test(arguments: sizes)
  func `acts with its keys on the row that is filled`(_ size: Size) throws {
    // F-04: the most urgent row is selected, even if it is not in the first panel.
    let world = try TestEnvironment(now: "2026-03-10T09:30", language: .english)
    #expect(world.run("people add Mina --every 90 --birthday 03-21").status == .done)
    let book = "books add --manual --title Momo --pages 90 --target 2026-03-12"
    #expect(world.run(book).status == .done)
    try world.go(to: "2026-03-20T09:30")
    let robot = Robot(world, size: size, onToday: true)
    let row = try #require(selectedRow(robot.frame))
    let lines = robot.frame.text.split(separator: "\n", omittingEmptySubsequences: false)
    // D-56: below a cover are rows of text, and the last one says what to do.
    let filled = lines[row..<min(row + 4, lines.count)]
    #expect(
      lines[row].contains("Momo") || filled.contains { $0.contains("new target") },
      "\(robot.screen)")
    #expect(robot.screen.split(separator: "\n").last?.contains("e new target") == true)
  }

  @Test(arguments: [Size(columns: 80, rows: 24)] + sizes)
  func `says on its tabs what waits, wherever it is done`(_ size: Size) throws {
    // F-05
    let world = try TestEnvironment(now: "2026-03-01T09:30", language: .english)
    for name in ["Mina", "Noor"] {
      #expect(world.run("people add \(name) --every 3").status == .done)
    }
    try world.go(to: "2026-03-08T09:30")
    let robot = Robot(world, size: size, onToday: true)
    #expect(robot.screen.contains("▐1 Today▌ 2 People 2  3 Sayings"))
    robot.press(.character("2"), .character("w"))
    #expect(robot.screen.contains("▐2 People 1▌"))
    robot.press(.character("z"))
    #expect(robot.screen.contains("▐2 People 2▌"))
  }

  @Test func `counts no book of which today's pages are read`() throws {
    // F-05
    let world = try TestEnvironment(now: "2026-03-01T09:30", language: .english)
    let book = "books add --manual --title Momo --pages 90 --target 2026-03-30"
    #expect(world.run(book).status == .done)
    let robot = Robot(world, size: Self.sizes[0], onToday: true)
    #expect(robot.screen.contains("6 Books 1"))
    #expect(world.run("books read Momo 30").status == .done)
    let after = Robot(world, size: Self.sizes[0], onToday: true)
    #expect(!after.screen.contains("6 Books ●"))
  }

  @Test func `counts what is over no more as the time goes by`() throws {
    // F-05
    let world = try TestEnvironment(now: "2026-03-08T09:30", language: .english)
    let event = "schedule add Dentist --from 2026-03-08T10:00 --to 2026-03-08T11:00"
    #expect(world.run(event).status == .done)
    let robot = Robot(world, size: Self.sizes[0], onToday: true).press(.character("3"))
    #expect(robot.screen.contains("5 Schedule 1"))
    try robot.wait(until: "2026-03-08T11:30")
    #expect(robot.screen.contains("5 Schedule  6 Books"))
  }

  @Test(arguments: sizes)
  func `shows beside a list what is known of the chosen row`(_ size: Size) throws {
    // F-12
    let world = try TestEnvironment(now: "2026-03-08T09:30", language: .english)
    let note = "The cat is called Biscuit and sleeps all day on the piano"
    #expect(world.run("people add Mina --every 3").status == .done)
    #expect(
      world.run("people water Mina --early --memo '\(note)'").status == .done)
    let robot = Robot(world, size: size, onToday: true).press(.control("f"))
    robot.type("Biscuit")
    #expect(card(robot).contains("Biscuit"))
    robot.press(.escape)
    robot.press(.control("f"), .control("t"))
    #expect(preview(robot).contains("Mina"))
    for title in ["Settings", "History"] {
      robot.press(.escape, .escape, .character(","))
      for _ in 0..<30 where !robot.screen.contains("› \(title)") { robot.press(.down) }
      robot.press(.enter)
      #expect(!preview(robot).isEmpty, "\(title)")
    }
    let small = Robot(world, size: Size(columns: 70, rows: 20), onToday: true)
      .press(.control("f"))
    small.type("Biscuit")
    #expect(!small.screen.contains("╭"))
  }

  /// Returns the text where a list shows its preview.
  private func card(_ robot: Robot) -> String {
    let (cells, size) = (robot.frame.cells, robot.frame.size)
    let area = Area(column: 0, row: 2, columns: size.columns, rows: size.rows - 4)
    let start = ListPage(in: area, rows: 1).preview?.origin.column ?? size.columns
    return String(cells.enumerated().map { $0 % size.columns < start ? " " : $1.character })
  }

  /// Returns the text of the panel at the right edge.
  private func preview(_ robot: Robot) -> String {
    robot.screen.split(separator: "\n").compactMap { line in
      line.contains("│") ? line.split(separator: "│").last.map(String.init) : nil
    }.joined(separator: " ")
  }

  @Test(arguments: [Size(columns: 80, rows: 24)] + sizes)
  func `shows all plants on shelves, where the arrows go from pot to pot`(_ size: Size) throws {
    // F-31
    let world = try TestEnvironment(now: "2026-03-01T09:30", language: .english)
    let names = (0..<30).map { "Friend\(10 + $0)" }
    for (index, name) in names.enumerated() {
      #expect(world.run("people add \(name) --every \(index + 3)").status == .done)
    }
    let robot = Robot(world, size: size)
    #expect(robot.screen.contains("› Friend10") && robot.screen.contains("Friend11"))
    if size.columns > 80 { #expect(robot.screen.contains("v list")) }
    robot.press(.right)
    #expect(robot.screen.contains("› Friend11"))
    robot.press(.down)
    #expect(!robot.screen.contains("› Friend11") && !robot.screen.contains("› Friend12"))
    robot.press(.up, .left)
    #expect(robot.screen.contains("› Friend10"))
    robot.press(.end)
    #expect(robot.screen.contains("› Friend39"))
    robot.press(.home)
    for _ in 0..<30 { robot.press(.down) }
    #expect(robot.screen.contains("Friend39"), "the last shelf is reached by the arrow")
    robot.press(.end, .character("/")).type("zzz")
    #expect(robot.screen.contains("zzz") && robot.screen.contains("No people match"))
    robot.press(.escape, .end)
    robot.press(.enter)
    #expect(robot.screen.contains("Friend39") && !robot.screen.contains("Friend38"))
    robot.press(.escape, .character("v"))
    if size.columns > 80 { #expect(robot.screen.contains("v sky")) }
  }

  @Test func `has shelves and lists of which everything can be clicked`() throws {
    let world = try TestEnvironment(language: .english)
    for name in ["Mina", "Noor", "Alex"] {
      #expect(world.run("people add \(name) --every 7").status == .done)
    }
    let people = Robot(world, size: Self.sizes[1], onToday: true).press(.character("2"))
    #expect(people.screen.contains("─ The garden  spring ─") && people.screen.contains("› Mina"))
    for name in ["Noor", "Alex"] {
      let label = try #require(position(of: name, in: people.frame))
      // A click on the pot, which is above its name, selects the person.
      people.click(column: label.column + 1, row: label.row - 3)
      let filled = people.frame.cells.filter { $0.style.paper == Hue.leaf.fill }
      #expect(String(filled.map(\.character)).contains("› \(name)"), "\(people.screen)")
    }
    people.press(.character("v"))
    let row = try #require(position(of: "Mina", in: people.frame))
    people.click(column: row.column, row: row.row)
    #expect(people.screen.contains("› ●  Mina"), "\(people.screen)")
  }

  @Test(arguments: sizes)
  func `fills the chosen row in the colour of its part, which is that of its tab`(
    _ size: Size
  ) throws {
    // F-03, F-04
    let world = try BusyDay.world(.english)
    let rows: [(Character, Key, Hue)] = [
      ("2", .character("v"), .leaf), ("5", .enter, .water), ("6", .character("v"), .violet),
    ]
    for (key, list, hue) in rows {
      let robot = Robot(world, size: size, onToday: true).press(.character(key), list)
      let filled = robot.frame.cells.filter { $0.style.paper == hue.fill }
      #expect(filled.count > 20, "\(key)")
      let tab = robot.frame.cells.prefix(size.columns).filter {
        $0.style.paper == hue.ink || $0.style.paper == hue.bright
      }
      #expect(String(tab.map(\.character)).hasPrefix("\(key) "), "\(key)")
    }
  }

  @Test func `stays as it is while it is dragged through every size`() throws {
    let robot = Robot(try BusyDay.world(.korean), size: Size(columns: 230, rows: 70), onToday: true)
    for step in 0..<120 {
      let size = Size(columns: max(1, 230 - step * 2), rows: max(1, 70 - step / 2))
      robot.resize(size)
      #expect(robot.frame.size == size)
    }
  }
}
