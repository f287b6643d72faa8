import Domain
import PresentationKit
import TextUI

/// The home screen of the books part: the latest records, and the books being read by category.
struct BookHomeScreen: Equatable, Sendable, BooksScreen, ScrollingScreen, SelectionScreen {
  var context: ViewContext
  var keyContext: KeyContext? { .reading }
  var words: ReadingWords { ReadingWords(context.language) }
  private(set) var content: ReadingHome?
  private(set) var cursor = ListSliceCursor<Book>()
  var selection = MultiSelection()
  /// Whether the books are shown as rows instead of covers.
  private(set) var isList = false
  /// The book to select once the list is loaded.
  private var wanted: ID<Book>?

  init(_ context: ViewContext) {
    self.context = context
  }

  var sort: BookSort { content?.sort ?? .title }
  var book: Book? { cursor.chosen }
  var progress: BookProgress? {
    book.flatMap { book in content.map { BookProgress(book, today: $0.today) } }
  }

  var reload: [Work] {
    [.reading(.home(nil, wanted.map { .record($0) } ?? cursor.anchor(\.id)))]
  }

  mutating func receive(_ event: ReadingEvent) -> [ScreenEffect] {
    switch event {
    case .home(let home):
      let before = wanted == nil ? book : nil
      let index = cursor.selected
      wanted = nil
      content = home
      cursor.show(home.list.books)
      // If the selected book is gone, select the book at its position.
      if let before, !home.list.books.items.contains(where: { $0.id == before.id }) {
        cursor.selected = min(index, max(0, cursor.count - 1))
      }
      if !cursor.isEmpty, book == nil {
        return [.work(.reading(.home(nil, .index(cursor.selected))))]
      }
    case .done(let change):
      // Select a book that was added or moved.
      if case .added? = change.outcome, let book = change.book, !book.isComplete {
        wanted = book.id
      }
    case .book, .newTarget, .shelf, .analysis, .search, .failed: break
    }
    return []
  }

  // MARK: Keys

  enum Action: Equatable, Sendable {
    case open(Book)
    case read(Book)
    case new
    case quote(Book)
    case edit(Book)
    case remove(Book)
    case sort
    case finish(Book)
    case move(Book, to: Int)
    case rate(Book)
    case like(Book)
    case shelve(Book, ShelfStep)
    case history, view
  }

  var bindings: [Binding] { withMultiSelection(keys.bindings) }

  private var keys: KeyTable<Action> {
    let book = book
    let none = book == nil ? words.nothingChosen : nil
    // An overdue book needs a new target before it can be read on.
    let isOverdue = progress?.isOverdue == true
    let edit = KeyTable<Action>.Row(
      Binding(
        .character("e"), meaning: words.keyEdit, on: .row, unavailable: none, isPrimary: isOverdue),
      book.map(Action.edit))
    var rows: [KeyTable<Action>.Row] = isOverdue ? [edit] : []
    rows += [
      .init(
        Binding(
          .character("r"), meaning: words.keyRead, on: .row, unavailable: cannotRead,
          isPrimary: true),
        book.map(Action.read)),
      .init(
        Binding(
          .enter, meaning: words.keyOpen, on: .row, unavailable: none, isPrimary: true,
          glyphs: glyphs),
        book.map(Action.open)),
      .init(Binding(.character("n"), meaning: words.keyNew, isPrimary: true), .new),
      .init(
        Binding(
          .character("s"), meaning: words.keyQuote, on: .row, unavailable: none, isPrimary: true),
        book.map(Action.quote)),
      .init(
        Binding(.character("o"), meaning: words.keySort, unavailable: none, isPrimary: true), .sort),
    ]
    if !isOverdue { rows.append(edit) }
    rows += [
      .init(
        Binding(
          .character("x"), .character("D"), .delete, meaning: words.keyRemove, on: .row,
          unavailable: none),
        book.map(Action.remove)),
      .init(
        Binding(.character("f"), meaning: words.keyFinish, on: .row, unavailable: cannotRead),
        book.map(Action.finish)),
      .init(
        Binding(.character("*"), meaning: words.keyRate, on: .row, unavailable: none),
        book.map(Action.rate)),
      .init(
        Binding(.character("l"), meaning: words.keyLike, on: .row, unavailable: none),
        book.map(Action.like)),
    ]
    rows += book.map(shelveRows) ?? []
    // Capital letters cannot be typed with the Korean input source, so Alt with an arrow is an
    // alternative.
    let moves: [(key: Character, arrow: Key, step: Int, meaning: String)] = [
      ("J", .down, 1, words.keyMoveDown), ("K", .up, -1, words.keyMoveUp),
    ]
    for (key, arrow, step, meaning) in moves {
      rows.append(
        .init(
          Binding(
            .character(key), .modified(arrow, .alt),
            label: "\(key) Alt-\(arrow.printed(glyphs))", meaning: meaning, on: .row,
            unavailable: none ?? (sort == .custom ? nil : words.onlyInOwnOrder)),
          book.map { .move($0, to: cursor.selected + 1 + step) }))
    }
    rows += [
      .init(
        Binding(
          .character("y"), meaning: words.keyHistory,
          unavailable: content?.newest.isEmpty == false ? nil : words.noRecords), .history),
      .init(
        Binding(
          .character("v"), meaning: isList ? words.keyCovers : words.keyRows, unavailable: none),
        .view),
      .init(
        Binding(
          .up, .down, .left, .right, label: glyphs.arrowKeys(0, 1, 2, 3), meaning: words.keyChoose,
          unavailable: none), nil),
    ]
    return KeyTable(rows)
  }

  private func shelveRows(_ book: Book) -> [KeyTable<Action>.Row] {
    words.shelveKeys(book).map { key in
      .init(Binding(.character(key.key), meaning: key.meaning, on: .row), .shelve(book, key.step))
    }
  }

  private var cannotRead: String? { progress.map { words.cannotRead($0) } ?? words.nothingChosen }
  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    if let effects = pressMultiSelection(key, in: area, beside: keys.bindings) { return effects }
    let list = layout(in: area).list
    if let grid = covers(in: list) {
      if let next = grid.moved(by: key) {
        cursor.selected = next
        return load(in: area)
      }
    } else {
      let direction: Key = key == .left ? .up : key == .right ? .down : key
      if cursor.move(by: direction, height: list.size.rows) { return load(in: area) }
    }
    return keys.press(key) { perform($0) }
  }

  /// Requests the visible books that are not loaded yet.
  private func load(in area: Area) -> [ScreenEffect] {
    let room = layout(in: area).list
    let lines = lines(in: room)
    let shown = lines.window(around: cursor.selected, height: room.size.rows)
    let indices = covers(in: room)?.shown ?? lines.indices(in: shown)
    guard let indices, cursor.slice.lacks(indices) else { return [] }
    return [.work(.reading(.home(nil, .index(cursor.selected))))]
  }

  private mutating func perform(_ action: Action) -> [ScreenEffect] {
    switch action {
    case .view:
      isList.toggle()
      return []
    case .open(let book): return [.open(.reading(.book(book.id)))]
    case .read(let book): return [.open(.reading(.read(book)))]
    case .new: return [.open(.reading(.new))]
    case .quote(let book): return [.open(.reading(.quote(book)))]
    case .edit(let book): return [.open(.reading(.edit(book)))]
    case .remove(let book): return [.work(.reading(.remove(book.id)))]
    case .finish(let book): return finish(book)
    case .move(let book, let position):
      // The first and the last book cannot move further.
      guard (1...cursor.count).contains(position) else { return [] }
      return [.work(.reading(.move(book.id, to: position)))]
    case .rate(let book): return [.work(.reading(.rate(book.id, words.nextRating(book))))]
    case .like(let book): return [.work(.reading(.like(book)))]
    case .shelve(let book, let step): return [.work(.reading(.shelve(book.id, step)))]
    case .history: return [.open(.reading(.analysis(.history)))]
    case .sort:
      let all = BookSort.ofGoals
      let next = ((all.firstIndex(of: sort) ?? 0) + 1) % all.count
      let anchor: ListAnchor<ID<Book>> = book.map { .record($0.id) } ?? .index(0)
      return [
        .work(.reading(.home(all[next], anchor))),
        .say(NoticeLine(.plain, words.sorted(all[next]))),
      ]
    }
  }

  mutating func click(_ point: Point, in area: Area) -> [ScreenEffect] {
    let room = layout(in: area).list
    guard room.contains(point) else { return [] }
    if let grid = covers(in: room) {
      guard let index = grid.index(at: point) else { return [] }
      return cursor.select(index) == .again ? press(.enter, in: area) ?? [] : load(in: area)
    }
    let lines = lines(in: room)
    let shown = lines.window(around: cursor.selected, height: room.size.rows)
    let line = shown.lowerBound + point.row - room.origin.row
    guard shown.contains(line), case .book(let index)? = lines[line] else { return [] }
    return cursor.select(index) == .again ? press(.enter, in: area) ?? [] : load(in: area)
  }
}
