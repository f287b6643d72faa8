/// The facets by which books are filtered. A book without a value, such as a day it was liked, matches no condition on
/// that facet.
public enum BookFacet: String, FilterFacet {
  /// The day a book was finished, or else begun; for a favourite, the day it was liked.
  case day
  case started, finished, target, liked
  /// The page count.
  case pages
  /// The page reached.
  case page
  case percent
  /// In stars, with halves.
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
