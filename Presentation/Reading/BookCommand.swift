import Domain

/// A parsed command about books.
enum BookCommand: Equatable, Sendable {
  case addByISBN(isbn: String, target: String?, theme: BookTheme?)
  /// Adds a book from typed values. If only a title was typed and a book of this title is stored, reading of the stored
  /// book starts.
  case addTyped(
    BookDraft, published: String?, target: String?, theme: BookTheme?, isTitleAlone: Bool)
  case list(Shelf, BookSort?, BookCategory?, matching: BookFilter)
  case show(String, withSource: Bool)
  case read(String, to: ReadingPosition, on: String?)
  case log(String, remove: RecordsToRemove?)
  /// Rates a book with the stars as typed; nil removes the rating.
  case rate(String, String?)
  case move(String, to: Int)
  case edit(String, BookChange, published: String?, target: String?)
  case remove(String)
}
