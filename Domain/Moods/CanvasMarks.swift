/// The counts that are drawn as marks at the edge of a day's canvas: persons the user had contact with, and books and
/// pages read.
public struct CanvasMarks: Equatable, Sendable {
  /// The number of persons the user had contact with.
  public let people: Int
  /// The number of books in which the user read.
  public let books: Int
  /// The number of pages read.
  public let pages: Int

  public init(people: Int, books: Int, pages: Int) {
    self.people = max(0, people)
    self.books = max(0, books)
    self.pages = max(0, pages)
  }

  public enum Kind: Hashable, Sendable {
    case person, book
    /// Represents the persons and books beyond the maximum.
    case more
  }

  /// The maximum number of persons and books that get a mark.
  public static let most = 12

  /// The number of persons and of books that get a mark. Each kind may use half of the marks, and more if the other
  /// kind needs fewer.
  public var shown: (people: Int, books: Int) {
    let half = Self.most / 2
    let people = min(people, max(half, Self.most - books))
    return (people, min(books, Self.most - people))
  }

  /// The number of persons and books that get no mark.
  public var hidden: Int { people + books - shown.people - shown.books }

  /// Returns the kinds of the marks in order along the edge, at most `room`. If some are left out, the last mark is
  /// `more`.
  public func kinds(atMost room: Int = .max) -> [Kind] {
    let kinds: [Kind] =
      Array(repeating: .person, count: shown.people) + Array(repeating: .book, count: shown.books)
    if hidden == 0, kinds.count <= room { return kinds }
    return kinds.prefix(max(0, min(kinds.count, room - 1))) + (room > 0 ? [.more] : [])
  }
}

/// Counts contacts and reading in the store, for canvas marks.
public protocol CanvasMarksRepository: Sendable {
  /// Counts the contacts of any kind and the reading on a day. Deleted items do not count.
  func marks(of day: Day) throws(StorageFailure) -> CanvasMarks
}
