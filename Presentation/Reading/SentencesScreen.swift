import Domain
import PresentationKit
import TextUI

/// The screen of all quotes of all books, grouped by book.
struct SentencesScreen: Equatable, Sendable, BooksScreen, ScrollingScreen, SearchedScreen {
  var context: ViewContext
  var keyContext: KeyContext? { .sentences }
  var words: ReadingWords { ReadingWords(context.language) }
  private(set) var query = SentencesQuery()
  var line = SearchLine()
  private(set) var shown: ShownSentences?
  /// The index of the book of the selected quote; `index` is the quote's index within that book.
  private(set) var bookIndex = 0
  private(set) var index = 0
  /// The rows of the selected quote scrolled out of view; 0 unless the quote is longer than the screen.
  private(set) var passed = 0

  init(_ context: ViewContext) {
    self.context = context
  }

  var books: ListSlice<BookSentences> { shown?.books ?? .empty }
  /// The selected quote and its book.
  var chosen: (sentence: Sentence, book: Book)? {
    guard let found = books[bookIndex], found.sentences.indices.contains(index) else {
      return nil
    }
    return (found.sentences[index], found.book)
  }
  var searched: String? { query.search }

  var reload: [Work] {
    let anchor = books[bookIndex].map { ListAnchor.record($0.book.id) } ?? .index(bookIndex)
    return [.reading(.shelf(.sentences(query, at: anchor, near: bookIndex)))]
  }

  private mutating func begin() -> [ScreenEffect] {
    (bookIndex, index, passed) = (0, 0, 0)
    return [.work(.reading(.shelf(.sentences(query, at: .index(0), near: 0))))]
  }

  mutating func receive(_ event: ReadingEvent) -> [ScreenEffect] {
    if case .shelf(.sentences(let shown)) = event { show(shown) }
    return []
  }

  /// Shows the loaded quotes, unless the query has changed meanwhile. If the selected quote is gone, the next quote is
  /// selected.
  private mutating func show(_ shown: ShownSentences) {
    guard shown.query == query else { return }
    let before = chosen
    self.shown = shown
    bookIndex = shown.books.focus
    let sentences = books[bookIndex]?.sentences ?? []
    let same = sentences.firstIndex { $0.id == before?.sentence.id }
    let isSameBook = before == nil || before?.book.id == books[bookIndex]?.book.id
    index = same ?? (isSameBook ? max(0, min(index, sentences.count - 1)) : 0)
    if same == nil || chosen?.sentence != before?.sentence { passed = 0 }
  }

  // MARK: Keys

  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    if line.isOpen { return pressSearch(key) }
    if let effects = move(by: key, in: area) { return effects }
    return keys.press(key) { perform($0) }
  }

  private mutating func perform(_ action: Action) -> [ScreenEffect] {
    switch action {
    case .open(let book): return [.open(.reading(.book(book)))]
    case .edit(let sentence, let book): return [.open(.reading(.requote(sentence, of: book)))]
    case .remove(let sentence): return [.work(.reading(.unquote(sentence)))]
    case .keep(let sentence): return [.work(.keepSentence(sentence))]
    case .copy(let sentence): return [.copy(sentence.text.text)]
    case .code(let sentence, let book):
      return [.show(QRScreen(QRText(sentence, of: book), context))]
    case .export: return [.open(.reading(.shelf(.export(query))))]
    case .search:
      line.open(query.search, limit: 100, hint: words.sentencesSearchHint)
      return []
    case .sort(let sort):
      query.sort = sort
      return begin()
    case .everything:
      query.search = nil
      return begin()
    case .leave: return [.back]
    }
  }

  mutating func search(_ text: String?) -> [ScreenEffect] {
    query.search = text
    return begin()
  }

  // MARK: Moving

  /// Moves the selection by a key; nil if the key does not move the selection.
  private mutating func move(by key: Key, in area: Area) -> [ScreenEffect]? {
    if books.total == 0 { return nil }
    let rows = list(in: area).size.rows
    switch key {
    case .up, .character("k"): return step(-1, in: area)
    case .down, .character("j"): return step(1, in: area)
    case .pageUp, .pageDown:
      // About as many quotes as fit on a screen.
      for _ in 0..<max(1, rows / 4) { _ = advance(key == .pageUp ? -1 : 1) }
    case .home, .character("g"): (bookIndex, index) = (0, 0)
    case .end, .character("G"):
      bookIndex = books.total - 1
      index = Self.last(of: books[bookIndex])
    case .character, .enter, .escape, .tab, .backTab, .backspace, .delete, .insert, .left,
      .right, .function, .control, .alt, .modified:
      return nil
    }
    passed = 0
    return load(in: area)
  }

  /// Selects the next or previous quote, or scrolls by a row within a quote longer than the screen.
  private mutating func step(_ step: Int, in area: Area) -> [ScreenEffect] {
    let hidden = rowsBeyond(in: area)
    if step > 0, passed < hidden {
      passed += 1
    } else if step < 0, passed > 0 {
      passed = min(passed, hidden) - 1
    } else {
      if advance(step) { passed = 0 }
      return load(in: area)
    }
    return []
  }

  /// Selects the adjacent quote; returns false at the ends of the list.
  @discardableResult
  private mutating func advance(_ step: Int) -> Bool {
    let next = index + step
    if let count = books[bookIndex]?.sentences.count, (0..<count).contains(next) {
      index = next
      return true
    }
    guard (0..<books.total).contains(bookIndex + step) else { return false }
    bookIndex += step
    index = step > 0 ? 0 : Self.last(of: books[bookIndex])
    return true
  }

  /// Returns the index of a book's last quote. For a book that is not loaded yet, the index is larger than any count.
  private static func last(of book: BookSentences?) -> Int {
    book.map { max(0, $0.sentences.count - 1) } ?? 1 << 30
  }

  /// Requests the visible books that are not loaded yet.
  private func load(in area: Area) -> [ScreenEffect] {
    let near = list(in: area).size.rows / 3 + 1
    let wanted = max(0, bookIndex - near)..<min(books.total, bookIndex + near + 1)
    if !books.lacks(wanted) { return [] }
    return [.work(.reading(.shelf(.sentences(query, at: .index(bookIndex), near: bookIndex))))]
  }

  mutating func click(_ point: Point, in area: Area) -> [ScreenEffect] {
    // While the search field is open, the list ignores clicks.
    guard !line.isOpen, let position = position(at: point, in: area) else { return [] }
    if position == (bookIndex, index), let chosen { return perform(.open(chosen.book.id)) }
    (bookIndex, index, passed) = (position.bookIndex, position.index, 0)
    return load(in: area)
  }
}
