import Domain
import PresentationKit
import TextUI

extension BookSearchScreen {
  enum Action: Equatable, Sendable {
    case stop, clear, type, byHand
    case ask(BooksTask)
    case open(BookSearchResult)
    case add(BookSearchResult)
    case want(BookSearchResult)
    case like(BookSearchResult)
    case unlike(LikedName)
    case show(inGrid: Bool)
    case narrow(BookCategory?)
    case chooseCategory(BookCategory?)
  }

  var bindings: [Binding] {
    guard isTyping else { return keys.bindings }
    return [
      Binding(.enter, meaning: labels.keyFind, isPrimary: true, glyphs: glyphs),
      Binding(
        .down, .tab, label: glyphs.arrowKeys(1),
        meaning: isEmpty ? labels.keyLists : labels.keyResults, isPrimary: true),
      Binding(
        .escape, meaning: isEmpty && field.text.isEmpty ? labels.keyLeaveLine : labels.keyTakeBack,
        isPrimary: true, glyphs: glyphs),
    ]
  }

  var keys: KeyTable<Action> {
    var rows: [KeyTable<Action>.Row] = []
    if isWaiting { rows.append(.init(primary(.escape, labels.keyStop), .stop)) }
    if failure != nil, let asked {
      rows.append(.init(primary(.character("r"), labels.keyAgain), .ask(asked)))
    }
    if let found, found.count > 0 {
      rows += bookKeys(found)
    } else if isEmpty {
      rows += listKeys
    } else {
      rows.append(.init(primary(.character("n"), labels.keyByHand), .byHand))
    }
    rows.append(.init(primary(.character("/"), labels.keySearch), .type))
    if !isWaiting, !isEmpty { rows.append(.init(primary(.escape, labels.keyClear), .clear)) }
    if let found, found.count > 0 { rows += viewKeys(found) }
    return KeyTable(rows)
  }

  private func primary(_ key: Key, _ meaning: String, unless reason: String? = nil) -> Binding {
    Binding(key, meaning: meaning, unavailable: reason, isPrimary: true, glyphs: glyphs)
  }

  /// The keys for choosing a book list, while no results are shown.
  private var listKeys: [KeyTable<Action>.Row] {
    [
      .init(
        primary(.enter, labels.keyOpen),
        lists.chosen.map { .ask(.discover(DiscoveryRequest($0, of: wished), in: nil)) }),
      .init(primary(.character("n"), labels.keyByHand), .byHand),
      .init(
        Binding(.character("]"), .right, label: "]", meaning: labels.keyCategory),
        .chooseCategory(otherCategory(1))),
      .init(
        Binding(.character("["), .left, label: "[", meaning: labels.keyCategoryBack),
        .chooseCategory(otherCategory(-1))),
      .init(.arrows(labels.keyChoose, glyphs)),
    ]
  }

  /// Returns the keys of the selected book, or of the entry that loads more.
  private func bookKeys(_ found: BookSearchResultList) -> [KeyTable<Action>.Row] {
    guard let book = found.book else {
      // All pages come from one source, because another one would not continue the same results.
      let more = found.query.flatMap { query in
        found.next.map { Action.ask(.search(query, page: $0, in: found.source)) }
      }
      return [.init(primary(.enter, labels.keyMore), more)]
    }
    return [
      .init(primary(.enter, labels.keyOpen), .open(book)),
      .init(
        primary(.character("n"), labels.keyAdd, unless: isGoal(book) ? labels.isGoalAlready : nil),
        .add(book)),
      .init(
        primary(
          .character("w"), words.keyWant, unless: isGoal(book) ? labels.isGoalAlready : nil),
        .want(book)),
      .init(
        primary(.character("l"), labels.keyLike(isLiked(book))),
        isLiked(book) ? .unlike(book.likedName) : .like(book)),
    ]
  }

  private func viewKeys(_ found: BookSearchResultList) -> [KeyTable<Action>.Row] {
    let only = categories.count < 2 ? labels.oneCategory : nil
    return [
      .init(
        Binding(.character("v"), meaning: isInGrid ? labels.keyList : labels.keyGrid),
        .show(inGrid: !isInGrid)),
      .init(
        Binding(
          .character("]"), .right, label: "]", meaning: labels.keyCategory, unavailable: only),
        .narrow(neighbour(1))),
      .init(
        Binding(
          .character("["), .left, label: "[", meaning: labels.keyCategoryBack, unavailable: only),
        .narrow(neighbour(-1))),
      .init(
        Binding(
          .up, .down, label: isInGrid ? glyphs.arrowKeys(0, 1, 2, 3) : glyphs.arrowKeys(0, 1),
          meaning: labels.keyChoose), nil),
    ]
  }

  // MARK: Known facts

  /// The source that is asked first for lists.
  var listSource: BookSource { setup?.lists ?? .openlibrary }
  func isGoal(_ book: BookSearchResult) -> Bool { marks.goals.contains(book.likedName) }
  func isLiked(_ book: BookSearchResult) -> Bool { marks.liked.contains(book.likedName) }

  /// The categories of the results sorted by name, `etc` last.
  var categories: [BookCategory] { found?.categories(in: words.categories.inOrder) ?? [] }

  /// Returns the category `step` away from the shown category; nil (all categories) past either end.
  private func neighbour(_ step: Int) -> BookCategory? {
    Self.neighbour(of: found?.category, step, among: categories)
  }

  /// Returns the category for lists that is `step` away from the chosen category.
  private func otherCategory(_ step: Int) -> BookCategory? {
    Self.neighbour(of: wished, step, among: BookCategory.ofLists)
  }

  private static func neighbour(
    of category: BookCategory?, _ step: Int, among categories: [BookCategory]
  ) -> BookCategory? {
    let all = [nil] + categories.map(Optional.some)
    let here = all.firstIndex { $0 == category } ?? 0
    return all[(here + step + all.count) % all.count]
  }
}
