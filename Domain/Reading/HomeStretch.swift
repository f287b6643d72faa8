/// A part of the home's list of unfinished books, and the sections the whole list has.
public struct HomeStretch: Equatable, Sendable {
  public let books: ListSlice<Book>
  /// One for each category that is there, in the order of the list; none where the list is one.
  public let sections: [HomeSection]

  /// Puts them together.
  public init(books: ListSlice<Book>, sections: [HomeSection]) {
    self.books = books
    self.sections = sections
  }

  /// A home without books.
  public static var empty: HomeStretch { HomeStretch(books: .empty, sections: []) }

  /// The section a place of the whole list belongs to.
  public func section(at place: Int) -> HomeSection? {
    sections.first { $0.places.contains(place) }
  }
}

/// The unfinished books of one category, as a part of the home's list.
public struct HomeSection: Equatable, Sendable {
  public let category: BookCategory
  /// The place of its first book in the whole list.
  public let first: Int
  public let count: Int

  /// Puts a section together.
  public init(_ category: BookCategory, first: Int, count: Int) {
    self.category = category
    self.first = first
    self.count = count
  }

  /// The places of its books in the whole list.
  public var places: Range<Int> { first..<(first + count) }

  /// The sections of categories that have some books, one behind the other. Categories the order
  /// leaves out come last, so that no book is lost.
  public static func all(_ counts: [BookCategory: Int], in order: [BookCategory]) -> [HomeSection] {
    var left = counts.filter { $0.value > 0 }
    var sections: [HomeSection] = []
    var first = 0
    for category in order + BookCategory.allCases {
      guard let count = left.removeValue(forKey: category) else { continue }
      sections.append(HomeSection(category, first: first, count: count))
      first += count
    }
    return sections
  }
}

extension BookSort {
  /// Whether the home has a section for each category; in one's own order, or by time, its list
  /// is one.
  public var hasSections: Bool { self != .custom && self != .recent }
}

/// What tells a record from all others: a book has one of a day.
public struct RecordName: Hashable, Sendable {
  public let book: ID<Book>
  public let day: Day

  /// Names the record of a book on a day.
  public init(_ book: ID<Book>, on day: Day) {
    self.book = book
    self.day = day
  }
}
