import Domain
import PresentationKit
import TextUI

/// The screen of a found book with all its known data. Missing data is looked up in the background.
struct BookSearchResultScreen: Equatable, Sendable, BooksScreen, ScrollingScreen {
  var context: ViewContext
  var keyContext: KeyContext? { .bookSearchResult }
  enum Action: Equatable, Sendable {
    case add
    case goal(Book)
    case want
    case like
    case unlike(LikedName)
    case copy(String)
    case again, back
  }

  var words: ReadingWords { ReadingWords(context.language) }
  private(set) var book: BookSearchResult
  private(set) var state: BookSearchResultState?
  /// The source that supplied the missing data.
  private(set) var helper: BookSource?
  /// The failure of the lookup; nil if it did not fail.
  private(set) var failure: BookSearchFailure?
  private(set) var pending = InFlightTask("found.book")
  /// The cover image; nil until loaded.
  private(set) var cover: CoverImage?
  private var covering = InFlightTask("found.cover")
  private(set) var scroll = ScrollCursor()

  init(_ book: BookSearchResult, _ context: ViewContext) {
    self.context = context
    self.book = book
  }

  var inFlight: [TaskID] { [pending.inFlight, covering.inFlight].compactMap(\.self) }
  func isMoving(in area: Area) -> Bool { pending.isWaiting }
  var labels: BookSearchScreenWords { BookSearchScreenWords(words.language) }
  var sources: BookSearchWords { BookSearchWords(words.language) }

  var reload: [Work] { [.reading(.search(.state(book.likedName)))] }

  /// Requests the missing data; empty if no request is possible.
  mutating func lookUp() -> [ScreenEffect] {
    guard book.mayBeCompleted, let backgroundTask = BooksTask(completing: book) else { return [] }
    failure = nil
    return pending.ask(.books(backgroundTask))
  }

  /// Requests the cover if its address is known.
  mutating func askForCover() -> [ScreenEffect] {
    guard cover == nil, let address = book.cover else { return [] }
    return covering.ask(.books(.cover(address)))
  }

  mutating func receive(_ result: BackgroundTaskResult, for taskID: TaskID) -> [ScreenEffect] {
    guard let answer = result.books?.found else { return [] }
    if covering.takes(taskID) {
      if case .cover(let image) = answer { cover = image }
      return []
    }
    guard pending.takes(taskID) else { return [] }
    let before = book.cover
    switch answer {
    case .book(let finding):
      book = book.completed(by: finding.found.book)
      helper = finding.found.helper ?? finding.found.book.source
    case .failed(let failure): self.failure = failure
    case .page, .cover: break
    }
    return book.cover == before ? [] : askForCover()
  }

  mutating func receive(_ event: ReadingEvent) -> [ScreenEffect] {
    if case .search(.state(let state)) = event, state.name == book.likedName {
      self.state = state
    }
    return []
  }

  mutating func pass(_ milliseconds: Int) -> [ScreenEffect] {
    pending.pass(milliseconds)
    return []
  }

  // MARK: Keys

  var bindings: [Binding] { keys.bindings }

  private var keys: KeyTable<Action> {
    func primary(_ key: Key, _ meaning: String, unless reason: String? = nil) -> Binding {
      Binding(key, meaning: meaning, unavailable: reason, isPrimary: true, glyphs: glyphs)
    }
    let goal = state?.goal
    let isLiked = state?.isLiked ?? false
    var rows: [KeyTable<Action>.Row] = [
      goal.map { .init(primary(.enter, labels.keyGoal), .goal($0)) }
        ?? .init(
          Binding(
            .character("n"), .enter, meaning: labels.keyAdd, isPrimary: true, glyphs: glyphs),
          .add),
      .init(
        primary(.character("l"), labels.keyLike(isLiked)),
        isLiked ? .unlike(book.likedName) : .like),
    ]
    if goal == nil { rows.append(.init(primary(.character("w"), words.keyWant), .want)) }
    if goal != nil {
      rows.append(
        .init(
          Binding(
            .character("n"), meaning: labels.keyAdd, unavailable: labels.isGoalAlready), nil))
    }
    if failure != nil { rows.append(.init(primary(.character("r"), labels.keyAgain), .again)) }
    rows += [
      .init(
        primary(.character("o"), labels.keyLink, unless: book.link == nil ? labels.noLink : nil),
        book.link.map(Action.copy)),
      .init(primary(.escape, labels.keyBack), .back),
      .init(.arrows(labels.keyScroll, glyphs)),
    ]
    return KeyTable(rows)
  }

  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    if scroll.move(by: key, over: lineCount(in: area), height: area.size.rows, overlap: 1) {
      return []
    }
    return keys.press(key) { perform($0) }
  }

  private mutating func perform(_ action: Action) -> [ScreenEffect] {
    switch action {
    case .add: [.open(.reading(.search(.add(book))))]
    case .goal(let goal): [.open(.reading(.book(goal.id)))]
    case .want: [.work(.reading(.want(BookDraft(book))))]
    case .like: [.work(.reading(.likeSearchResult(BookDraft(book))))]
    case .unlike(let name): [.work(.reading(.unlike(name)))]
    case .copy(let link): [.copy(link)]
    case .again: lookUp()
    case .back: [.back]
    }
  }
}
