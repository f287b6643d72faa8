/// The discovery lists, for browsing without a query.
public enum DiscoveryList: String, CaseIterable, Sendable {
  /// Best-selling books, or the closest equivalent of a source.
  case bestseller
  /// All new books.
  case new
  /// New books that the source considers notable.
  case notable
  /// Books that bloggers recommend.
  case blog
}

public struct DiscoveryRequest: Hashable, Sendable {
  public let list: DiscoveryList
  /// The category of the list; nil for all categories.
  public let category: BookCategory?

  public init(_ list: DiscoveryList, of category: BookCategory? = nil) {
    self.list = list
    self.category = category
  }
}

/// How a list was made. It is shown to the user, because sources differ.
public enum ListMaking: String, CaseIterable, Sendable {
  /// A list of a shop: best sellers, new arrivals, the selection of the shop, or the choice of bloggers.
  case sales, arrivals, selection, bloggers
  /// The books that public libraries lend most, out of all books or out of new books.
  case loans, newLoans
  /// The books that public libraries lend much more often than a week before.
  case risingLoans
  /// The books that the readers of a catalogue view and save most, in a week or in a month.
  case trendingWeek, trendingMonth
  /// A list of a catalogue: the newest books of a category, or its top books.
  case newInCategory, category

  /// Whether the list is always restricted to a category.
  public var hasCategory: Bool { self == .newInCategory || self == .category }

  /// Returns the category of the list for a request. Returns nil if the list contains all categories.
  public func category(of request: DiscoveryRequest) -> BookCategory? {
    if hasCategory { return request.category ?? .defaultForLists }
    return self == .trendingWeek || self == .trendingMonth ? nil : request.category
  }
}

extension BookSource {
  /// Whether the source counts loans or sales. Lists of such sources are preferred.
  public var countsBooks: Bool { self == .naru || self == .aladin }

  /// Returns how the source makes a list. Returns nil if the source does not offer the list.
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
  /// The categories offered for lists, most popular first.
  public static let ofLists: [BookCategory] = [
    .poem, .essay, .humanities, .economic, .selfImprovement, .socialScience, .history, .science,
    .culture, .religion, .computer, .health, .cook, .travel, .cartoon, .fantasy, .thriller,
    .romance, .teenager, .children,
  ]

  /// The default category for lists that need a category.
  public static let defaultForLists = BookCategory.poem
}
