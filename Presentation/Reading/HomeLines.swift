import Domain
import TextUI

/// The lines of the home list: books, with a heading above the first of each category. Positions
/// are computed without building the lines, so the cost does not grow with the number of books.
struct HomeLines: Equatable {
  enum Line: Equatable {
    case heading(HomeSection)
    /// A book by its index in the whole list.
    case book(Int)
  }

  let sections: [HomeSection]
  let total: Int
  /// How many blank lines separate two categories.
  let gap: Int

  /// If `isRoomy`, categories are separated by a blank line.
  init(_ home: HomeStretch, isRoomy: Bool) {
    sections = home.sections
    total = home.books.total
    gap = isRoomy ? 1 : 0
  }

  var count: Int { total + sections.count + gap * max(0, sections.count - 1) }

  /// The line of the book at an index.
  func line(of place: Int) -> Int {
    let above = sections.count { $0.first <= place }
    return place + above + gap * max(0, above - 1)
  }

  /// The content of a line; nil for a blank one.
  subscript(line: Int) -> Line? {
    guard (0..<count).contains(line) else { return nil }
    var place = line
    for (index, section) in sections.enumerated() {
      let heading = section.first + index * (1 + gap)
      if line == heading { return .heading(section) }
      if line == heading - gap { return nil }
      if line < heading { break }
      place = line - (index + 1) - index * gap
    }
    return .book(place)
  }

  /// The visible lines around the book at an index.
  func window(around place: Int, height: Int) -> Range<Int> {
    Rows.window(count: count, selected: line(of: place), height: height)
  }

  /// The indexes of the books within a range of lines; nil if there are none.
  func places(in lines: Range<Int>) -> Range<Int>? {
    let places = lines.compactMap { line -> Int? in
      if case .book(let place)? = self[line] { place } else { nil }
    }
    guard let first = places.first, let last = places.last else { return nil }
    return first..<(last + 1)
  }
}
