/// The lists for those who do not know what to look for.
public enum DiscoveryList: String, CaseIterable, Sendable {
  /// What sells best, or what comes nearest to it.
  case bestseller
  /// All that is new.
  case new
  /// What is new and notable.
  case notable
  /// What people who write about books like.
  case blog
}

/// A list somebody wants to see.
public struct DiscoveryWish: Hashable, Sendable {
  public let list: DiscoveryList
  /// The only category that is wanted; nothing where all are.
  public let category: BookCategory?

  /// Wishes for a list.
  public init(_ list: DiscoveryList, of category: BookCategory? = nil) {
    self.list = list
    self.category = category
  }
}

/// What a list is made of, so that none is taken for another.
public enum ListMaking: String, CaseIterable, Sendable {
  /// What a shop sold best, has that is new, and finds notable of it; what bloggers chose.
  case sales, arrivals, selection, bloggers
  /// What public libraries lent most, of all books and of the newest.
  case loans, newLoans
  /// What public libraries lend much more often than a week before.
  case risingLoans
  /// What readers of a catalogue look at and put on their lists, in a week and in a month.
  case trendingWeek, trendingMonth
  /// What came out lately in a category of a catalogue, and what it names first of a category.
  case newInCategory, category

  /// Whether only books of a category are in it.
  public var hasCategory: Bool { self == .newInCategory || self == .category }

  /// The only category a list would have that somebody wishes for; nothing where it has all.
  public func category(of wish: DiscoveryWish) -> BookCategory? {
    if hasCategory { return wish.category ?? .usualOfLists }
    return self == .trendingWeek || self == .trendingMonth ? nil : wish.category
  }
}

extension BookSource {
  /// Whether it counts what is lent or sold, so that its lists stand before those of others.
  public var countsBooks: Bool { self == .naru || self == .aladin }

  /// What it makes a list of; nothing where it has no such list.
  public func making(_ list: DiscoveryList) -> ListMaking? {
    switch (self, list) {
    case (.aladin, .bestseller): .sales
    case (.aladin, .new): .arrivals
    case (.aladin, .notable): .selection
    case (.aladin, .blog): .bloggers
    case (.naru, .bestseller): .loans
    case (.naru, .new): .newLoans
    case (.naru, .notable): .risingLoans
    // Nobody there chooses books, so that readers of the catalogue do.
    case (.naru, .blog), (.openlibrary, .blog): .trendingMonth
    case (.openlibrary, .bestseller): .trendingWeek
    case (.openlibrary, .new): .newInCategory
    case (.openlibrary, .notable): .category
    case (.kakao, _), (.library, _): nil
    }
  }
}

extension BookCategory {
  /// The categories lists are asked for by, those first that most people look for.
  public static let ofLists: [BookCategory] = [
    .poem, .essay, .humanities, .economic, .selfImprovement, .socialScience, .history, .science,
    .culture, .religion, .computer, .health, .cook, .travel, .cartoon, .fantasy, .thriller,
    .romance, .teenager, .children,
  ]

  /// The category of a list that has to have one.
  public static let usualOfLists = BookCategory.poem
}
