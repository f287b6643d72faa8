import Domain

@testable import PresentationKit
@testable import PresentationReading
@testable import TextUI

/// Sample data for the chart tests.
enum ChartSample {
  /// 1 March 2026, a Sunday.
  static let start = Day(ordinal: 20_513)

  /// Returns consecutive days with these numbers of pages.
  static func days(_ pages: [Int], from first: Day = start) -> [DayPages] {
    pages.enumerated().map { DayPages(day: first + $0, pages: $1) }
  }

  /// Returns bars that are labelled with their values.
  static func bars(_ values: [Int], chosen: Int? = nil) -> PageBars {
    PageBars(values.map { PageBars.Item($0, label: "\($0)") }, chosen: chosen)
  }

  /// Returns the categories with these numbers of pages.
  static func parts(_ pages: [BookCategory: Int]) -> [CategoryPart] {
    CategoryPart.all(CategoryPages.ordered(pages)) { $0.rawValue }
  }

  /// Sizes from nothing to a large window, as columns and rows.
  static let sizes = [
    (0, 0), (0, 5), (5, 0), (1, 1), (2, 1), (1, 4), (3, 2), (7, 1), (10, 3), (16, 2), (17, 6),
    (24, 8), (40, 12), (80, 24), (120, 30),
  ]

  /// The three sets of signs: Unicode, Unicode with pictures drawn in letters, and ASCII.
  static let glyphs: [Glyphs] = {
    var letters = Glyphs.unicode
    letters.pictures = .letters
    return [.unicode, letters, .ascii]
  }()
  static var letters: Glyphs { glyphs[1] }
}

extension Frame {
  /// Whether all cells outside an area are blank.
  func isBlank(outside area: Area) -> Bool {
    (0..<size.rows).allSatisfy { row in
      (0..<size.columns).allSatisfy { column in
        area.contains(Point(column: column, row: row)) || self[column, row] == .blank
      }
    }
  }
}

extension String {
  /// The text without whitespace at its ends.
  var trimmed: String {
    var text = Substring(self)
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
