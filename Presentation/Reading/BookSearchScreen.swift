import Domain
import PresentationKit
import TextUI

/// The search screen: a search field, and book lists or results below.
struct BookSearchScreen: Equatable, Sendable, BooksScreen {
  var context: ViewContext
  var keyContext: KeyContext? { .bookSearch }
  var words: ReadingWords { ReadingWords(context.language) }
  private(set) var field: TextField
  /// Whether keys are typed into the search field.
  private(set) var isTyping = true
  /// The book lists, selectable while no results are shown.
  private(set) var lists = ListCursor(DiscoveryList.allCases)
  /// The category of the lists; nil means all categories.
  private(set) var wished: BookCategory?
  /// The results; nil before the first search.
  private(set) var found: BookSearchResultList?
  private(set) var marks = BookFlags(goals: [], liked: [])
  private(set) var setup: BookSearchSetup?
  /// The last request.
  private(set) var asked: BooksTask?
  /// The failure of the last request; nil if it did not fail.
  private(set) var failure: BookSearchFailure?
  private var pending = InFlightTask("found")

  init(_ context: ViewContext) {
    self.context = context
    field = TextField(
      limit: BookQuery.limit, placeholder: BookSearchScreenWords(context.language).searchHint)
  }

  var takesText: Bool { isTyping }
  var inFlight: [TaskID] { pending.inFlight.map { [$0] } ?? [] }
  var isWaiting: Bool { pending.isWaiting }
  /// Whether there are neither results, nor a failure, nor a request in progress.
  var isEmpty: Bool { found == nil && failure == nil && !isWaiting }
  /// The seconds since the request started.
  var seconds: Int { pending.elapsed / 1000 }
  /// Returns whether the screen needs ticks. It does while a request runs, because the elapsed seconds are shown.
  func isMoving(in area: Area) -> Bool { isWaiting }
  var isInGrid: Bool { setup?.isInGrid ?? false }
  var sources: BookSearchWords { BookSearchWords(words.language) }
  var labels: BookSearchScreenWords { BookSearchScreenWords(words.language) }

  var reload: [Work] {
    let known: [LikedName] = found?.names ?? []
    return [.reading(.search(.setup))] + (known.isEmpty ? [] : [.reading(.search(.flags(known)))])
  }

  mutating func pass(_ milliseconds: Int) -> [ScreenEffect] {
    pending.pass(milliseconds)
    return []
  }

  mutating func receive(_ event: ReadingEvent) -> [ScreenEffect] {
    guard case .search(let event) = event else { return [] }
    switch event {
    case .setup(let setup): self.setup = setup
    case .flags(let marks): self.marks = marks
    case .state: break
    }
    return []
  }

  // MARK: Requests

  /// Whether the running request is for the next page of the shown results.
  var asksForMore: Bool {
    guard case .search(let query, let page, _) = asked else { return false }
    return page > 1 && query == found?.query
  }

  private mutating func ask(_ backgroundTask: BooksTask) -> [ScreenEffect] {
    asked = backgroundTask
    failure = nil
    return pending.ask(.books(backgroundTask))
  }

  /// Searches for the typed text. An ISBN looks up one book, and other text is searched in titles and authors; blank
  /// text does nothing.
  private mutating func submit() -> [ScreenEffect] {
    let query: BookQuery
    do throws(TextRefusal) { query = try BookQuery(field.text) } catch {
      return error == .empty ? [] : [.say(NoticeLine(.refusal, labels.sentence(error)))]
    }
    isTyping = false
    field.replace(with: query.text)
    if let isbn = ISBN(query.text) { return ask(.lookup(isbn, in: nil)) }
    return ask(.search(query, page: 1, in: nil))
  }

  mutating func receive(_ result: BackgroundTaskResult, for taskID: TaskID) -> [ScreenEffect] {
    guard let books = result.books, pending.takes(taskID) else { return [] }
    let (backgroundTask, answer) = (books.task, books.found)
    switch (answer, backgroundTask) {
    case (.failed(let failure), _): fail(failure, backgroundTask)
    case (.page(let finding), .search(let query, let page, _)) where page > 1:
      found?.receive(finding.found, of: query)
    case (.page(let finding), .discover):
      // A source that does not offer lists has not failed, so it is not reported.
      let failures = finding.failures.filter { $0.reason != .notOffered }
      found = BookSearchResultList(backgroundTask, finding.found, after: failures)
    case (.page(let finding), _):
      found = BookSearchResultList(backgroundTask, finding.found, after: finding.failures)
    case (.cover, _): return []
    case (.book(let finding), _):
      found = BookSearchResultList(backgroundTask, BookPage(finding.found), after: finding.failures)
    }
    return reload.map(ScreenEffect.work)
  }

  /// Shows a failure. An ISBN that is not found is shown as a search without results instead.
  private mutating func fail(_ failure: BookSearchFailure, _ backgroundTask: BooksTask) {
    if case .lookup = backgroundTask, failure.reason == .notFound {
      found = BookSearchResultList(
        backgroundTask, BookPage(results: [], page: 1, pages: 1, total: 0, source: failure.source))
    } else {
      if !asksForMore { found = nil }
      self.failure = failure
    }
  }

  // MARK: Keys

  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    if isTyping { return type(key, in: area) }
    if move(by: key, in: area) { return [] }
    if let effects = keys.press(key, { perform($0) }) { return effects }
    return isEmpty ? leave(by: key) : nil
  }

  /// Moves the selection among results or lists; returns false if the key does not move the selection.
  private mutating func move(by key: Key, in area: Area) -> Bool {
    if found == nil { return failure == nil && lists.move(by: key, height: lists.count) }
    let height = rowsOfBooks(in: area)
    if !isInGrid { return found?.move(by: key, height: height) == true }
    guard let card = grid(in: area).moved(by: key) else { return false }
    found?.selected = card
    return true
  }

  /// Opens another page of the books part from an empty search. When the user returns, the search field has the focus.
  /// Returns nil if the key opens no other page.
  private mutating func leave(by key: Key) -> [ScreenEffect]? {
    let page = key == .escape ? .home : ReadingPage.allCases.first { $0.key == key }
    guard let page, page != .search else { return nil }
    isTyping = true
    return [.open(.reading(.page(page)))]
  }

  private mutating func type(_ key: Key, in area: Area) -> [ScreenEffect]? {
    switch key {
    case .enter: return submit()
    case .escape: return leaveLine()
    case .down, .tab:
      isTyping = false
      return []
    case .character, .up, .left, .right, .backTab, .backspace, .delete, .insert, .home, .end,
      .pageUp, .pageDown, .function, .control, .alt, .modified:
      return edited(field.update(key))
    }
  }

  private func edited(_ outcome: EditOutcome) -> [ScreenEffect]? {
    switch outcome {
    case .ignored: return nil
    case .moved, .changed: return []
    case .cut:
      return [
        .say(
          NoticeLine(
            .refusal, ShellWords(words.language).limitReached(.characters(BookQuery.limit))))
      ]
    }
  }

  /// Restores the text of the last search and leaves the search field.
  private mutating func leaveLine() -> [ScreenEffect] {
    let kept = asked?.text ?? ""
    isTyping = isEmpty && field.text != kept
    field.replace(with: kept)
    return []
  }

  private mutating func perform(_ action: Action) -> [ScreenEffect] {
    switch action {
    case .stop:
      // After a stop, restore the text of the results still shown; without results, let the user
      // edit the typed text.
      asked = found?.backgroundTask
      if let asked { field.replace(with: asked.text) } else { isTyping = true }
      return pending.stop()
    case .clear:
      found = nil
      failure = nil
      asked = nil
      field.replace(with: "")
    case .type: isTyping = true
    case .ask(let backgroundTask): return ask(backgroundTask)
    case .open(let book): return [.open(.reading(.search(.result(book))))]
    case .add(let book): return [.open(.reading(.search(.add(book))))]
    case .byHand: return [.open(.reading(.new))]
    case .want(let book): return [.work(.reading(.want(BookDraft(book))))]
    case .like(let book): return [.work(.reading(.likeSearchResult(BookDraft(book))))]
    case .unlike(let name): return [.work(.reading(.unlike(name)))]
    case .show(let isInGrid): return [.work(.reading(.search(.show(inGrid: isInGrid))))]
    case .narrow(let category): found?.narrow(to: category)
    case .chooseCategory(let category): wished = category
    }
    return []
  }

  mutating func paste(_ text: String) -> [ScreenEffect] {
    isTyping ? edited(field.paste(text)) ?? [] : []
  }

  // MARK: Mouse

  mutating func wheel(_ key: Key, in area: Area) -> [ScreenEffect] {
    isTyping ? [] : press(key, in: area) ?? []
  }

  mutating func click(_ point: Point, in area: Area) -> [ScreenEffect] {
    let layout = layout(in: area)
    if layout.line.contains(point) { return perform(.type) }
    if let index = chips?.tab(at: point, in: layout.chips) {
      isTyping = false
      return perform(.narrow(index == 0 ? nil : categories[index - 1]))
    }
    guard let index = index(at: point, in: area) else { return [] }
    let click = found?.select(index) ?? lists.select(index)
    let isSecond = click == .again && !isTyping
    isTyping = false
    return isSecond ? press(.enter, in: area) ?? [] : []
  }
}

extension BookPage {
  /// Creates a page with a looked-up book as its only result.
  fileprivate init(_ answer: BookAnswer) {
    self.init(
      results: [answer.book], page: 1, pages: 1, total: 1, source: answer.book.source,
      freshness: answer.freshness)
  }
}
