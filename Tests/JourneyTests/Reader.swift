import Domain
import PresentationKit
import Support
import Testing
import TextUI

/// Where stories about reading begin.
enum Reader {
  /// Somebody in front of what is being read, as covers or as rows.
  static func robot(
    _ world: TestEnvironment, size: Size = .standard, glyphs: Glyphs = .unicode,
    motion: Bool = false, asRows: Bool = false
  ) -> Robot {
    let robot = Robot(world, size: size, glyphs: glyphs, motion: motion).press(.character("6"))
    return asRows ? robot.press(.character("v")) : robot
  }

  /// Whether a screen says a text, into however many lines it is broken there.
  static func says(_ robot: Robot, _ text: String) -> Bool {
    func letters(_ text: String) -> String { text.filter { !$0.isWhitespace && $0 != "│" } }
    return letters(robot.screen).contains(letters(text))
  }

  /// What is written on the cover that is selected, which is the one in a frame.
  static func chosenCover(_ robot: Robot) -> String {
    robot.screen.split(separator: "\n").compactMap { row in
      row.firstRange(of: "│▌").map { row[$0.upperBound...].prefix { $0 != "│" } }
    }
    .flatMap { $0.split(separator: " ") }.filter { $0.contains(where: \.isLetter) }
    .joined(separator: " ")
  }

  /// A world with four books: one on its way, one late, one just begun, one that is finished.
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
