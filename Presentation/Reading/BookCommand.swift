import Domain

/// The commands that act on books.
enum BookCommand: Equatable, Sendable {
  case addByISBN(isbn: String, target: String?, theme: BookTheme?)
  /// A book given by values. If only a title was given and such a book is stored, that one is
  /// started.
  case addTyped(
    BookDraft, published: String?, target: String?, theme: BookTheme?, isTitleAlone: Bool)
  case list(Shelf, BookSort?, BookCategory?, matching: BookFilter)
  case show(String, withSource: Bool)
  case read(String, to: ReadingPosition, on: String?)
  case log(String, remove: TakenRecords?)
  /// The stars as typed; nil removes the rating.
  case rate(String, String?)
  case move(String, to: Int)
  case edit(String, BookChange, published: String?, target: String?)
  case remove(String)
}
