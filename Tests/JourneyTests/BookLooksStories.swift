import Domain
import Support
import Testing

@testable import DIContainer
@testable import PresentationKit
@testable import PresentationReading
@testable import PresentationShared
@testable import TextUI

@Suite struct `The look of books` {
  private func demo() throws -> Robot {
    let world = try TestEnvironment(now: "2026-11-20T09:30", language: .english)
    try Container.addDemoData(to: world.adapters, in: .english)
    return Robot(world, size: Size(columns: 120, rows: 40), onToday: true, isBorrowed: true)
  }

  /// Returns the style of the first cell of a text on the screen; nil if the text is not there.
  private func style(of text: String, in frame: Frame) -> Style? {
    for row in 0..<frame.size.rows {
      let line = (0..<frame.size.columns).map { String(frame[$0, row].character) }.joined()
      guard let range = line.firstRange(of: text) else { continue }
      return frame[line.distance(from: line.startIndex, to: range.lowerBound), row].style
    }
    return nil
  }

  @Test func `leaves the rows below a short list to the shelf`() throws {
    // D-78
    let robot = try demo().press(.character("6"), .character("v"))
    let lines = robot.screen.split(separator: "\n", omittingEmptySubsequences: false)
    let first = try #require(
      lines.firstIndex { $0.contains("› Walden") || $0.contains("Walden ·") })
    let shelf = try #require(lines.firstIndex { $0.contains("─ Shelf ─") })
    #expect(shelf - first <= 8, "\(robot.screen)")
    #expect(robot.screen.contains("─ A year of reading ─"))
  }

  @Test func `says in one colour on Today and on its own page that the day's pages are read`()
    throws
  {
    // D-90
    let robot = try demo()
    let today = try #require(style(of: "done today", in: robot.frame))
    robot.press(.character("6"))
    let books = try #require(style(of: "done today", in: robot.frame))
    #expect(today.ink == books.ink && today.ink != nil)
  }

  @Test func `sorts titles with numbers by the numbers`() throws {
    // D-91
    let world = try TestEnvironment(language: .english)
    for number in [1, 10, 11, 2] {
      let line = "books add --manual --title 'Diary \(number)' --pages 90"
      #expect(world.run(line).status == .done)
    }
    let robot = Robot(world, size: Size(columns: 120, rows: 40))
      .press(.character("6"), .character("v"))
    let found = robot.screen.matches(of: /▌ (Diary \d+)/).map { String($0.1) }
    #expect(found.prefix(4) == ["Diary 1", "Diary 2", "Diary 10", "Diary 11"], "\(robot.screen)")
  }

  @Test(arguments: [Language.english, .korean])
  func `differs from cover to cover on the first pages`(_ language: Language) {
    // D-98
    for first in TutorialCovers.books.indices {
      let books = (0..<5).map { TutorialCovers.books[(first + $0) % TutorialCovers.books.count] }
      let covers = CoverArt.besideEachOther(books.map { ($0.title(language), $0.category) })
      #expect(Set(covers.compactMap(\.motif)).count == 5)
    }
  }
}
