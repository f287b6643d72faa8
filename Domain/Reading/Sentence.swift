/// A sentence quoted from a book.
public struct Sentence: Hashable, Identifiable, Sendable {
  public let id: Domain.ID<Sentence>
  public let book: Domain.ID<Book>
  /// The page of the sentence; nil if unknown.
  public var page: Int?
  /// The location in an e-book, such as `1234-1240`; nil unless the sentence was imported from a device.
  public var location: SingleLineText?
  public var text: MultilineText
  /// The user's note on the sentence; nil if there is none.
  public var note: MultilineText?
  /// The time at which the sentence was added.
  public let on: Now
  public var edited: Now?

  public init(
    id: Domain.ID<Sentence>, book: Domain.ID<Book>, page: Int?, location: SingleLineText? = nil,
    text: MultilineText,
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
