/// The facets by which books are filtered. If a book has no value for a facet, it matches no condition on that facet.
public enum BookFacet: String, FilterFacet {
  /// The day on which the book was finished, or else begun. For a favourite, the day on which the user liked it.
  case day
  case started, finished, target, liked
  case pages
  /// The page that was reached.
  case page
  case percent
  /// The rating in stars, with half stars.
  case rating

  public static var ownDay: BookFacet { .day }

  public var aliases: [String] {
    switch self {
    case .day: ["날"]
    case .started: ["시작"]
    case .finished: ["completedOn", "완독"]
    case .target: ["목표일"]
    case .liked: ["likedOn", "찜"]
    case .pages: ["쪽수"]
    case .page: ["쪽"]
    case .percent: ["퍼센트"]
    case .rating: ["별점"]
    }
  }

  public var kind: FilterKind {
    switch self {
    case .day, .started, .finished, .target, .liked: .day
    case .pages, .page, .percent, .rating: .number
    }
  }
}

public typealias BookFilter = ListFilter<BookFacet>
