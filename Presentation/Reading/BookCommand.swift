import Domain

/// What the command line can ask of the books that are goals.
enum BookCommand: Equatable, Sendable {
  case addFound(isbn: String, target: String?, theme: BookTheme?)
  /// A book that is typed in. Where a title was all that was said, one that is here is begun.
  case addTyped(
    BookDraft, published: String?, target: String?, theme: BookTheme?, isTitleAlone: Bool)
  case list(Shelf, BookSort?, BookCategory?, matching: BookFilter)
  case show(String, withSource: Bool)
  case read(String, to: ReachedRemote, on: String?)
  case log(String, remove: TakenRecords?)
  /// The stars as they are typed; nothing takes them away.
  case rate(String, String?)
  case move(String, to: Int)
  case edit(String, BookChange, published: String?, target: String?)
  case remove(String)
}
