/// A slice of the home screen's list of books being read, and the sections of the whole list.
public struct HomeSlice: Equatable, Sendable {
  public let books: ListSlice<Book>
  /// The sections in list order, one for each category with books. Empty if the sort has no sections.
  public let sections: [HomeSection]

  public init(books: ListSlice<Book>, sections: [HomeSection]) {
    self.books = books
    self.sections = sections
  }

  public static var empty: HomeSlice { HomeSlice(books: .empty, sections: []) }

  /// Returns the section that contains an index of the whole list. Returns nil if no section contains it.
  public func section(at index: Int) -> HomeSection? {
    sections.first { $0.indices.contains(index) }
  }
}

/// The section of one category in the home screen's list of books being read.
public struct HomeSection: Equatable, Sendable {
  public let category: BookCategory
  /// The index of the section's first book in the whole list.
  public let first: Int
  public let count: Int

  public init(_ category: BookCategory, first: Int, count: Int) {
    self.category = category
    self.first = first
    self.count = count
  }

  /// The indices of the section's books in the whole list.
  public var indices: Range<Int> { first..<(first + count) }

  /// Returns the sections of all categories with books, in order. Categories missing from `order` come last, so that no
  /// book is lost.
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
  /// Whether the home screen groups books by category. If false, the books are a single list.
  public var hasSections: Bool { self != .custom && self != .recent }
}

/// The key of a record: a book and a day.
public struct RecordName: Hashable, Sendable {
  public let book: ID<Book>
  public let day: Day

  public init(_ book: ID<Book>, on day: Day) {
    self.book = book
    self.day = day
  }
}
