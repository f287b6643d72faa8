import Domain

/// The bookshelf: finished books or liked ones, as they stand on a shelf and as a list.
struct ShelfScreen: Equatable, Sendable, BooksScreen {
  var look: Look
  var words: ReadingWords { ReadingWords(look.language) }
  private(set) var query = ShelfQuery()
  /// The line a search is typed into.
  private(set) var line = SearchLine()
  private(set) var shown: ShownShelf?
  /// The place of the chosen book in the whole list.
  private(set) var selected = 0

  init(_ look: Look) {
    self.look = look
  }

  var items: Stretch<ShelfItem> { shown?.items ?? .empty }
  /// The book the keys act on.
  var item: ShelfItem? { items[selected] }
  /// Which list is shown.
  var list: LikedOrFinished { query.list ?? shown?.list ?? .finished }
  var takesText: Bool { line.isOpen }
  var isOverWhenDone: Bool { false }

  var reload: [Work] {
    let spot = item.map { ListSpot.record($0.name) } ?? .place(selected)
    return [.reading(.shelf(.look(query, at: spot, near: selected)))]
  }

  /// What shows a list from its beginning.
  private mutating func begin() -> [ScreenEffect] {
    selected = 0
    return [.work(.reading(.shelf(.look(query, at: .place(0), near: 0))))]
  }

  mutating func receive(_ event: ReadingEvent) -> [ScreenEffect] {
    guard case .shelf(let event) = event else { return [] }
    switch event {
    case .shelf(let shown): show(shown)
    case .leads(let favourite, let goal):
      let found = ReadingRoute.search(.found(FoundBook(favourite.facts)))
      return [.open(.reading(goal.map(ReadingRoute.book) ?? found))]
    case .sentences, .exported, .notExported: break
    }
    return []
  }

  /// Takes a part of the shelf, unless another was asked for meanwhile.
  private mutating func show(_ shown: ShownShelf) {
    guard shown.query == query else { return }
    self.shown = shown
    query.list = shown.list
    selected = shown.items.focus
  }

  // MARK: Keys

  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    if line.isOpen { return pressSearch(key) }
    let layout = layout(in: area)
    var moved = Rows.moved(
      selected, by: key, count: items.total, height: layout.list.size.rows)
    // Along the shelf, the next book is the one beside.
    if key == .left { moved = Rows.moved(selected, by: .up, count: items.total, height: 1) }
    if key == .right { moved = Rows.moved(selected, by: .down, count: items.total, height: 1) }
    if let moved { return move(to: moved, in: area) }
    return keys.press(key) { perform($0) }
  }

  private mutating func perform(_ action: Action) -> [ScreenEffect] {
    switch action {
    case .open(let item): return open(item)
    case .turn(let list):
      query = ShelfQuery(list, sort: query.sort)
      selected = 0
      return [.work(.reading(.shelf(.turn(list, query))))]
    case .sentences: return [.open(.reading(.shelf(.sentences)))]
    case .search:
      line.open(query.search, limit: 100, hint: words.shelfSearchHint)
      return []
    case .sort(let sort):
      query.sort = sort
      return begin()
    case .unlike(let name): return [.work(.reading(.unlike(name)))]
    case .everything:
      query.search = nil
      return begin()
    }
  }

  /// A liked book may have become a goal meanwhile, so it is asked where it leads.
  private func open(_ item: ShelfItem) -> [ScreenEffect] {
    switch item {
    case .finished(let book): [.open(.reading(.book(book.id)))]
    case .liked(let favourite, _): [.work(.reading(.shelf(.lead(favourite))))]
    }
  }

  private mutating func pressSearch(_ key: Key) -> [ScreenEffect]? {
    switch line.press(key, words.language) {
    case .ignored: return nil
    case .does(let effects): return effects
    case .searches(let text):
      if text == query.search { return [] }
      query.search = text
      return begin()
    }
  }

  mutating func paste(_ text: String) -> [ScreenEffect] { line.paste(text, words.language) }

  /// Chooses a book; books that are not loaded yet are asked for.
  private mutating func move(to place: Int, in area: Area) -> [ScreenEffect] {
    selected = place
    let loaded = items.start..<(items.start + items.items.count)
    let layout = layout(in: area)
    let parts = [
      Rows.window(count: items.total, selected: place, height: layout.list.size.rows),
      layout.board.map { ShelfBoard.places(around: place, of: items.total, in: $0) } ?? 0..<0,
    ]
    if parts.allSatisfy({ $0.clamped(to: loaded) == $0 }) { return [] }
    return [.work(.reading(.shelf(.look(query, at: .place(place), near: place))))]
  }

  mutating func handle(_ mouse: Mouse, in area: Area) -> [ScreenEffect] {
    // What lies behind a search that is typed waits.
    if line.isOpen { return [] }
    switch mouse.action {
    case .wheelUp: return press(.up, in: area) ?? []
    case .wheelDown: return press(.down, in: area) ?? []
    case .press:
      if let action = summary.action(at: mouse.place, in: layout(in: area).summary) {
        return perform(action)
      }
      guard let place = place(at: mouse.place, in: area) else { return [] }
      if place == selected, let item { return open(item) }
      return move(to: place, in: area)
    case .release, .drag: return []
    }
  }
}
