import Domain
import PresentationKit
import TextUI

extension ShelfScreen {
  enum Action: Equatable, Sendable {
    case open(ShelfItem)
    case turn(BookshelfList)
    case sentences, search
    case sort(BookSort)
    case unlike(LikedName)
    case shelve(Book, ShelfStep)
    case everything
  }

  var bindings: [Binding] {
    line.isOpen ? searchKeys : withMultiSelection(keys.bindings)
  }

  var keys: KeyTable<Action> {
    let none = item == nil ? words.nothingChosen : nil
    let other = list.next
    var rows: [KeyTable<Action>.Row] = [
      .init(
        Binding(
          .enter, meaning: words.keyOpen, on: .row, unavailable: none, isPrimary: true,
          glyphs: glyphs),
        item.map(Action.open)),
      .init(
        Binding(.character("f"), meaning: words.name(of: other), isPrimary: true), .turn(other)),
      .init(
        Binding(.character("t"), meaning: words.sentencesOnShelf, isPrimary: true), .sentences),
      .init(
        Binding(.character("s"), meaning: words.keySearchShelf, unavailable: nothingToFind), .search
      ),
      .init(
        Binding(
          .character("o"), meaning: words.keySort,
          unavailable: cursor.count < 2 ? words.tooFewToOrder : nil),
        .sort(query.sort.nextOnShelf)),
      .init(
        Binding(.character("l"), meaning: words.keyUnlike, on: .row, unavailable: notToUnlike),
        unlike),
    ]
    rows += shelveRows
    rows += [
      .init(
        Binding(
          .up, .down, .left, .right, label: glyphs.arrowKeys(0, 1, 2, 3), meaning: words.keyChoose,
          unavailable: none), nil)
    ]
    if query.search != nil {
      let showAll = Binding(.escape, meaning: words.keyShowAll, isPrimary: true, glyphs: glyphs)
      rows.insert(.init(showAll, .everything), at: 0)
    }
    return KeyTable(rows)
  }

  /// The keys that change the status of the selected book.
  private var shelveRows: [KeyTable<Action>.Row] {
    guard let book = item?.book, list != .liked else { return [] }
    return words.shelveKeys(book).map { key in
      .init(
        Binding(.character(key.key), meaning: key.meaning, on: .row, isPrimary: list != .finished),
        .shelve(book, key.step))
    }
  }

  private var nothingToFind: String? {
    cursor.isEmpty && query.search == nil ? words.noBookToFind : nil
  }

  private var unlike: Action? {
    if case .liked(let favourite, _) = item { .unlike(favourite.name) } else { nil }
  }

  private var notToUnlike: String? {
    if list != .liked { return words.unlikeOnlyLiked }
    return item == nil ? words.nothingChosen : nil
  }
}

extension BookshelfList {
  /// The next list; after the last list, the first.
  var next: BookshelfList {
    let here = Self.allCases.firstIndex(of: self) ?? 0
    return Self.allCases[(here + 1) % Self.allCases.count]
  }
}

extension BookSort {
  /// The sort orders of the shelf, in the order in which a key switches between them.
  static let onShelf: [BookSort] = [.recent, .title, .titleDown, .author, .authorDown]

  /// The next sort order; after the last order, the first.
  var nextOnShelf: BookSort {
    let here = Self.onShelf.firstIndex(of: self) ?? 0
    return Self.onShelf[(here + 1) % Self.onShelf.count]
  }
}
