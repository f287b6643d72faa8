/// What a day was besides its feelings, for the small marks at the edge of its picture: the people
/// somebody was in touch with, and what was read.
public struct CanvasMarks: Equatable, Sendable {
  /// How many people somebody was in touch with.
  public let people: Int
  /// In how many books somebody read.
  public let books: Int
  /// How many pages that were.
  public let pages: Int

  /// Puts the counts together.
  public init(people: Int, books: Int, pages: Int) {
    self.people = max(0, people)
    self.books = max(0, books)
    self.pages = max(0, pages)
  }

  /// What a mark stands for.
  public enum Kind: Hashable, Sendable {
    case person, book
    /// There are more than are shown.
    case more
  }

  /// How many people and books have a mark of their own at most.
  public static let most = 12

  /// How many people and books have marks; neither pushes the other off the picture.
  public var shown: (people: Int, books: Int) {
    let half = Self.most / 2
    let people = min(people, max(half, Self.most - books))
    return (people, min(books, Self.most - people))
  }

  /// How many have none.
  public var hidden: Int { people + books - shown.people - shown.books }

  /// The marks in their order along the edge, as many as there is room for.
  public func kinds(atMost room: Int = .max) -> [Kind] {
    let kinds: [Kind] =
      Array(repeating: .person, count: shown.people) + Array(repeating: .book, count: shown.books)
    if hidden == 0, kinds.count <= room { return kinds }
    return kinds.prefix(max(0, min(kinds.count, room - 1))) + (room > 0 ? [.more] : [])
  }
}

/// Where it is counted what else there was on a day.
public protocol CanvasMarksRepository: Sendable {
  /// The people somebody was in touch with on a day, whichever way, and what was read on it; what
  /// was removed counts for nothing.
  func marks(of day: Day) throws(StorageFailure) -> CanvasMarks
}
