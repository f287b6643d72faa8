/// What tells a liked book from all others: its number or, where it has none, its title and author.
public enum LikedName: Hashable, Sendable {
  case number(ISBN)
  case words(title: String, author: String?)

  /// The name as one text, by which commands know it too.
  public var text: String {
    switch self {
    case .number(let isbn): isbn.text
    case .words(let title, let author): title + (author.map { " · " + $0 } ?? "")
    }
  }
}

extension BookFacts {
  /// What the book is called once it is liked.
  public var likedName: LikedName {
    isbn.map(LikedName.number) ?? .words(title: title.text, author: author?.text)
  }
}

extension BookFacts {
  /// Whether both may be by the same author: `Thoreau` and `Henry David Thoreau` may.
  func hasAuthor(of other: BookFacts) -> Bool {
    guard let mine = author?.text.lowercased(), let theirs = other.author?.text.lowercased() else {
      return true
    }
    return mine.contains(theirs) || theirs.contains(mine)
  }
}

extension FoundBook {
  /// What the book is called once it is liked.
  public var likedName: LikedName { isbn13.map(LikedName.number) ?? BookDraft(self).toldName }
}
