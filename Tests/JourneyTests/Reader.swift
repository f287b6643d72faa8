import Domain
import PresentationKit
import Support
import Testing
import TextUI

/// Sample data and start screens for the tests of reading.
enum Reader {
  /// Returns a robot on the Books screen, with covers or, if `asRows` is true, with rows.
  static func robot(
    _ world: TestEnvironment, size: Size = .standard, glyphs: Glyphs = .unicode,
    motion: Bool = false, asRows: Bool = false
  ) -> Robot {
    let robot = Robot(world, size: size, glyphs: glyphs, motion: motion).press(.character("6"))
    return asRows ? robot.press(.character("v")) : robot
  }

  /// Whether the text is on the screen, even if it is broken into several lines there.
  static func says(_ robot: Robot, _ text: String) -> Bool {
    func letters(_ text: String) -> String { text.filter { !$0.isWhitespace && $0 != "│" } }
    return letters(robot.screen).contains(letters(text))
  }

  /// Returns the text on the selected cover, which is the one with a border.
  static func chosenCover(_ robot: Robot) -> String {
    robot.screen.split(separator: "\n").compactMap { row in
      row.firstRange(of: "│▌").map { row[$0.upperBound...].prefix { $0 != "│" } }
    }
    .flatMap { $0.split(separator: " ") }.filter { $0.contains(where: \.isLetter) }
    .joined(separator: " ")
  }

  /// Returns an environment with four books: one in progress, one late, one just begun and one
  /// finished.
  static func world(_ language: Language = .english) throws -> TestEnvironment {
    let world = try TestEnvironment(now: "2026-03-01T09:00", language: language)
    func run(_ line: String) { #expect(world.run("books " + line).status == .done, "\(line)") }
    run("add 9788937460449 --target +30d")
    run("add --manual --title Momo --pages 100 --author 'Michael Ende' --category children")
    run("read Momo 40")
    try world.go(to: "2026-03-02T21:00")
    run("read Momo 100")
    run("rate Momo 4")
    run("add --manual --title Walden --pages 352 --author Thoreau --category essay --target +4d")
    try world.go(to: "2026-03-05T07:30")
    run("read 데미안 80")
    run("quote 데미안 '새는 알에서 나오려고 투쟁한다.' --page 123")
    run("quote 데미안 '나는 내 속에서 솟아 나오려는 것을 살아 보려고 했다.' --page 9")
    try world.go(to: "2026-03-07T22:10")
    run("read 데미안 105")
    try world.go(to: "2026-03-08T09:00")
    run("add --manual --title 'The Left Hand of Darkness' --pages 300 --category fantasy")
    return world
  }
}
