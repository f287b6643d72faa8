import Domain
import TextUI

/// The lines of the home list: books, with a heading above the first book of each category. Positions are computed
/// without building the lines, so their cost does not depend on the number of books.
struct HomeLines: Equatable {
  enum Line: Equatable {
    case heading(HomeSection)
    /// The book at an index of the whole list.
    case book(Int)
  }

  let sections: [HomeSection]
  let total: Int
  /// The number of blank lines between two categories.
  let gap: Int

  /// Computes the lines. If `isRoomy`, a blank line separates categories.
  init(_ home: HomeSlice, isRoomy: Bool) {
    sections = home.sections
    total = home.books.total
    gap = isRoomy ? 1 : 0
  }

  var count: Int { total + sections.count + gap * max(0, sections.count - 1) }

  /// Returns the line of the book at an index.
  func line(of index: Int) -> Int {
    let above = sections.count { $0.first <= index }
    return index + above + gap * max(0, above - 1)
  }

  /// The content of a line; nil for a blank line or a line that does not exist.
  subscript(line: Int) -> Line? {
    guard (0..<count).contains(line) else { return nil }
    var book = line
    for (index, section) in sections.enumerated() {
      let heading = section.first + index * (1 + gap)
      if line == heading { return .heading(section) }
      if line == heading - gap { return nil }
      if line < heading { break }
      book = line - (index + 1) - index * gap
    }
    return .book(book)
  }

  /// Returns the visible lines around the book at an index.
  func window(around index: Int, height: Int) -> Range<Int> {
    Rows.window(count: count, selected: line(of: index), height: height)
  }

  /// Returns the indices of the books within a range of lines; nil if the lines contain no book.
  func indices(in lines: Range<Int>) -> Range<Int>? {
    let indices = lines.compactMap { line -> Int? in
      if case .book(let index)? = self[line] { index } else { nil }
    }
    guard let first = indices.first, let last = indices.last else { return nil }
    return first..<(last + 1)
  }
}
