/// The counts for the marks at the edge of a day's canvas: people the user was in touch with, and reading.
public struct CanvasMarks: Equatable, Sendable {
  /// The number of people the user was in touch with.
  public let people: Int
  /// The number of books the user read in.
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
    /// Stands for those beyond the limit.
    case more
  }

  /// The maximum number of people and books with marks of their own.
  public static let most = 12

  /// The number of people and of books with marks. Each kind may take half of the marks, and more if the other needs
  /// fewer.
  public var shown: (people: Int, books: Int) {
    let half = Self.most / 2
    let people = min(people, max(half, Self.most - books))
    return (people, min(books, Self.most - people))
  }

  /// The number of people and books without marks.
  public var hidden: Int { people + books - shown.people - shown.books }

  /// The marks in order along the edge, at most `room`; a `more` mark replaces the rest.
  public func kinds(atMost room: Int = .max) -> [Kind] {
    let kinds: [Kind] =
      Array(repeating: .person, count: shown.people) + Array(repeating: .book, count: shown.books)
    if hidden == 0, kinds.count <= room { return kinds }
    return kinds.prefix(max(0, min(kinds.count, room - 1))) + (room > 0 ? [.more] : [])
  }
}

/// The storage that counts contacts and reading for canvas marks.
public protocol CanvasMarksRepository: Sendable {
  /// The contacts of any kind and the reading on a day; deleted items do not count.
  func marks(of day: Day) throws(StorageFailure) -> CanvasMarks
}
