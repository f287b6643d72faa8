/// By what books are filtered. What a book does not have, such as the day it was liked, fits nothing.
public enum BookFacet: String, FilterFacet {
  /// The day a book stands by: it was finished, or else begun; of a liked book, the day it was liked.
  case day
  case started, finished, target, liked
  /// How many pages it has.
  case pages
  /// The page that was reached.
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

/// A filter of books.
public typealias BookFilter = ListFilter<BookFacet>
