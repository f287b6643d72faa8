import Domain
import PresentationKit
import TextUI

/// The bookshelf screen: one list of books, as covers on boards and as rows.
struct ShelfScreen: Equatable, Sendable, BooksScreen, ScrollingScreen, SearchedScreen,
  SelectionScreen
{
  var context: ViewContext
  var keyContext: KeyContext? { .shelf }
  var words: ReadingWords { ReadingWords(context.language) }
  private(set) var query = ShelfQuery()
  var line = SearchLine()
  private(set) var shown: ShownShelf?
  private(set) var cursor = ListSliceCursor<ShelfItem>()
  var selection = MultiSelection()

  init(_ context: ViewContext) {
    self.context = context
  }

  /// The selected book.
  var item: ShelfItem? { cursor.chosen }
  var list: BookshelfList { query.list ?? shown?.list ?? .finished }
  var searched: String? { query.search }

  var reload: [Work] {
    [.reading(.shelf(.load(query, at: cursor.anchor(\.name), near: cursor.selected)))]
  }

  /// Reloads the list from its start.
  private mutating func begin() -> [ScreenEffect] {
    cursor.selected = 0
    return [.work(.reading(.shelf(.load(query, at: .index(0), near: 0))))]
  }

  mutating func receive(_ event: ReadingEvent) -> [ScreenEffect] {
    guard case .shelf(let event) = event else { return [] }
    switch event {
    case .shelf(let shown): show(shown)
    case .leads(let favourite, let goal):
      let found = ReadingRoute.search(.result(BookSearchResult(favourite.facts)))
      return [.open(.reading(goal.map(ReadingRoute.book) ?? found))]
    case .sentences, .exported, .notExported: break
    }
    return []
  }

  /// Shows a loaded part of the list, unless the query has changed meanwhile.
  private mutating func show(_ shown: ShownShelf) {
    guard shown.query == query else { return }
    self.shown = shown
    query.list = shown.list
    cursor.show(shown.items)
  }

  // MARK: Keys

  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    if line.isOpen { return pressSearch(key) }
    if let effects = pressMultiSelection(key, in: area, beside: keys.bindings) { return effects }
    // Left and right move along the shelf.
    let direction: Key = key == .left ? .up : key == .right ? .down : key
    if cursor.move(by: direction, height: layout(in: area).list.size.rows) { return load(in: area) }
    return keys.press(key) { perform($0) }
  }

  private mutating func perform(_ action: Action) -> [ScreenEffect] {
    switch action {
    case .open(let item): return open(item)
    case .turn(let list):
      query = ShelfQuery(list, sort: query.sort)
      selection.clear()
      cursor.selected = 0
      return [.work(.reading(.shelf(.turn(list, query))))]
    case .sentences: return [.open(.reading(.shelf(.sentences)))]
    case .search:
      line.open(query.search, limit: 100, hint: words.shelfSearchHint)
      return []
    case .sort(let sort):
      query.sort = sort
      return begin()
    case .unlike(let name): return [.work(.reading(.unlike(name)))]
    case .shelve(let book, let step): return [.work(.reading(.shelve(book.id, step)))]
    case .everything:
      query.search = nil
      return begin()
    }
  }

  /// Opens an item. For a favourite, first looks up whether its book is stored, because it may have been added
  /// meanwhile.
  private func open(_ item: ShelfItem) -> [ScreenEffect] {
    switch item {
    case .finished(let book), .waiting(let book): [.open(.reading(.book(book.id)))]
    case .liked(let favourite, _): [.work(.reading(.shelf(.lead(favourite))))]
    }
  }

  mutating func search(_ text: String?) -> [ScreenEffect] {
    query.search = text
    return begin()
  }

  /// Requests the visible books that are not loaded yet.
  private func load(in area: Area) -> [ScreenEffect] {
    let (index, layout) = (cursor.selected, layout(in: area))
    let onBoard = layout.board.map { ShelfBoard.indices(around: index, of: cursor.count, in: $0) }
    guard
      cursor.lacksRows(in: layout.list.size.rows) || onBoard.map(cursor.slice.lacks) == true
    else { return [] }
    return [.work(.reading(.shelf(.load(query, at: .index(index), near: index))))]
  }

  mutating func click(_ point: Point, in area: Area) -> [ScreenEffect] {
    // While the search field is open, the list ignores clicks.
    if line.isOpen { return [] }
    if let action = summary.action(at: point, in: layout(in: area).summary) {
      return perform(action)
    }
    guard let index = index(at: point, in: area) else { return [] }
    if cursor.select(index) == .again, let item { return open(item) }
    return load(in: area)
  }
}
