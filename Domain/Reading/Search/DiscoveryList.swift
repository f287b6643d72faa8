/// The discovery lists, for browsing without a query.
public enum DiscoveryList: String, CaseIterable, Sendable {
  /// Best-selling books, or the closest equivalent of a source.
  case bestseller
  /// All new books.
  case new
  /// New and notable books.
  case notable
  /// Books that bloggers like.
  case blog
}

/// A request for a discovery list.
public struct DiscoveryRequest: Hashable, Sendable {
  public let list: DiscoveryList
  /// The category to restrict the list to; nil for all.
  public let category: BookCategory?

  public init(_ list: DiscoveryList, of category: BookCategory? = nil) {
    self.list = list
    self.category = category
  }
}

/// The basis of a list, shown to the user because sources differ.
public enum ListMaking: String, CaseIterable, Sendable {
  /// From a shop: best sellers, new arrivals, the shop's selection, and the choice of bloggers.
  case sales, arrivals, selection, bloggers
  /// The books public libraries lend most, of all books and of new ones.
  case loans, newLoans
  /// The books public libraries lend much more often than a week before.
  case risingLoans
  /// The books readers of a catalogue view and save most, in a week and in a month.
  case trendingWeek, trendingMonth
  /// From a catalogue: the newest books of a category, and its top books.
  case newInCategory, category

  /// Whether the list always has a category.
  public var hasCategory: Bool { self == .newInCategory || self == .category }

  /// The category such a list would have for a wish; nil if it has all.
  public func category(of request: DiscoveryRequest) -> BookCategory? {
    if hasCategory { return request.category ?? .defaultForLists }
    return self == .trendingWeek || self == .trendingMonth ? nil : request.category
  }
}

extension BookSource {
  /// Whether it counts loans or sales; lists of such sources are preferred.
  public var countsBooks: Bool { self == .naru || self == .aladin }

  /// The basis of its list; nil if it has no such list.
  public func making(_ list: DiscoveryList) -> ListMaking? {
    switch (self, list) {
    case (.aladin, .bestseller): .sales
    case (.aladin, .new): .arrivals
    case (.aladin, .notable): .selection
    case (.aladin, .blog): .bloggers
    case (.naru, .bestseller): .loans
    case (.naru, .new): .newLoans
    case (.naru, .notable): .risingLoans
    // The libraries have no editors' list, so readers' trends stand in.
    case (.naru, .blog), (.openlibrary, .blog): .trendingMonth
    case (.openlibrary, .bestseller): .trendingWeek
    case (.openlibrary, .new): .newInCategory
    case (.openlibrary, .notable): .category
    case (.kakao, _), (.library, _): nil
    }
  }
}

extension BookCategory {
  /// The categories offered for lists, the most popular first.
  public static let ofLists: [BookCategory] = [
    .poem, .essay, .humanities, .economic, .selfImprovement, .socialScience, .history, .science,
    .culture, .religion, .computer, .health, .cook, .travel, .cartoon, .fantasy, .thriller,
    .romance, .teenager, .children,
  ]

  /// The default category for lists that need one.
  public static let defaultForLists = BookCategory.poem
}
