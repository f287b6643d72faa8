/// Words of a book that are worth keeping.
public struct Sentence: Hashable, Sendable {
  /// What it is known by.
  public let id: ID<Sentence>
  /// The book it belongs to.
  public let book: ID<Book>
  /// The page it stands on, where that is known.
  public var page: Int?
  /// Where it stands in a book of a device, such as `1234-1240`, where it came from one.
  public var location: Line?
  /// The sentence itself.
  public var text: MultilineText
  /// What somebody wrote beside it.
  public var note: MultilineText?
  /// When it was kept.
  public let on: Now
  /// When it was last changed.
  public var edited: Now?

  /// Puts a sentence together.
  public init(
    id: ID<Sentence>, book: ID<Book>, page: Int?, location: Line? = nil, text: MultilineText,
    note: MultilineText? = nil, on: Now, edited: Now? = nil
  ) {
    self.id = id
    self.book = book
    self.page = page
    self.location = location
    self.text = text
    self.note = note
    self.on = on
    self.edited = edited
  }
}
