import Domain
import TextUI

/// The lines of the home's list: books, and above the first of each category its name. They are
/// counted without being laid out, so that a list of any length costs no more than a short one.
struct HomeLines: Equatable {
  /// What stands on a line.
  enum Line: Equatable {
    case heading(HomeSection)
    /// The book at a place of the whole list.
    case book(Int)
  }

  let sections: [HomeSection]
  let total: Int
  /// How many blank lines part two categories.
  let gap: Int

  /// Lays the list out, with blank lines between categories where there is room for them.
  init(_ home: HomeStretch, isRoomy: Bool) {
    sections = home.sections
    total = home.books.total
    gap = isRoomy ? 1 : 0
  }

  /// How many lines there are.
  var count: Int { total + sections.count + gap * max(0, sections.count - 1) }

  /// The line a book stands on.
  func line(of place: Int) -> Int {
    let above = sections.count { $0.first <= place }
    return place + above + gap * max(0, above - 1)
  }

  /// What stands on a line; nothing on a blank one.
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

  /// The lines that are shown. A book that is the first of its category comes with its heading.
  func window(around place: Int, height: Int) -> Range<Int> {
    Rows.window(count: count, selected: line(of: place), height: height)
  }

  /// The books among some lines.
  func places(in lines: Range<Int>) -> Range<Int>? {
    let places = lines.compactMap { line -> Int? in
      if case .book(let place)? = self[line] { place } else { nil }
    }
    guard let first = places.first, let last = places.last else { return nil }
    return first..<(last + 1)
  }
}
