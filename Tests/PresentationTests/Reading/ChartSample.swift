import Domain

@testable import PresentationKit
@testable import PresentationReading
@testable import TextUI

/// What charts are tried with.
enum ChartSample {
  /// The first of March 2026, a Sunday.
  static let start = Day(ordinal: 20_513)

  /// Days in a row with so many pages each.
  static func days(_ pages: [Int], from first: Day = start) -> [DayPages] {
    pages.enumerated().map { DayPages(day: first + $0, pages: $1) }
  }

  /// Bars whose names are their numbers.
  static func bars(_ values: [Int], chosen: Int? = nil) -> PageBars {
    PageBars(values.map { PageBars.Item($0, label: "\($0)") }, chosen: chosen)
  }

  /// Categories with so many pages each.
  static func parts(_ pages: [BookCategory: Int]) -> [CategoryPart] {
    CategoryPart.all(CategoryPages.ordered(pages)) { $0.rawValue }
  }

  /// Areas that leave hardly any room, and none.
  static let sizes = [
    (0, 0), (0, 5), (5, 0), (1, 1), (2, 1), (1, 4), (3, 2), (7, 1), (10, 3), (16, 2), (17, 6),
    (24, 8), (40, 12), (80, 24), (120, 30),
  ]

  /// Every set of signs: coloured, without colours, and plain letters.
  static let glyphs: [Glyphs] = {
    var letters = Glyphs.unicode
    letters.pictures = .letters
    return [.unicode, letters, .ascii]
  }()
  static var letters: Glyphs { glyphs[1] }
}

extension Frame {
  /// Whether nothing was drawn but in an area.
  func isBlank(outside area: Area) -> Bool {
    (0..<size.rows).allSatisfy { row in
      (0..<size.columns).allSatisfy { column in
        area.contains(Point(column: column, row: row)) || self[column, row] == .blank
      }
    }
  }
}

extension String {
  /// The text without blanks at its ends.
  var trimmed: String {
    var text = Substring(self)
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
