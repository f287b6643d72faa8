import Domain
import PresentationKit
import TextUI

/// The four screens of the books part below a line of tabs; one screen is shown.
struct ReadingPages: Equatable, Sendable, BooksScreen {
  var context: ViewContext {
    didSet { for index in all.indices { all[index].content.context = context } }
  }
  var words: ReadingWords { ReadingWords(context.language) }
  private(set) var page = ReadingPage.home
  private var all: [AnyScreen]

  init(_ context: ViewContext) {
    self.context = context
    all = ReadingPage.allCases.map { page in
      switch page {
      case .home: AnyScreen(BookHomeScreen(context))
      case .search: AnyScreen(BookSearchScreen(context))
      case .shelf: AnyScreen(ShelfScreen(context))
      case .analysis: AnyScreen(AnalysisScreen(context))
      }
    }
  }

  var shown: any PartScreen {
    get { all[page.rawValue].content }
    set { all[page.rawValue].content = newValue }
  }

  var keyContext: KeyContext? { shown.keyContext }

  /// The requests that reload the shown screen.
  var reload: [Work] { shown.reload }
  func isMoving(in area: Area) -> Bool { shown.isMoving(in: area) }
  mutating func pass(_ milliseconds: Int) -> [ScreenEffect] { updateAll { $0.pass(milliseconds) } }

  mutating func enter(again: Bool) -> [Work] { again ? turn(to: .home) : reload }

  /// Switches to another tab.
  mutating func turn(to page: ReadingPage) -> [Work] {
    self.page = page
    return reload
  }

  /// Applies a closure to the screen of every tab.
  mutating func updateAll(_ update: (inout any PartScreen) -> [ScreenEffect]) -> [ScreenEffect] {
    all.indices.flatMap { update(&all[$0].content) }
  }

  var takesText: Bool { shown.takesText }
  var ownsKeys: Bool { shown.ownsKeys }
  var inFlight: [TaskID] { all.flatMap { $0.content.inFlight } }

  var bindings: [Binding] { shown.bindings + (ownsKeys ? [] : pageKeys) }

  private var pageKeys: [Binding] {
    ReadingPage.allCases.filter { $0 != page }.map { page in
      Binding(page.key, meaning: words.title(page), isPrimary: true)
    }
  }

  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    if let effects = shown.press(key, in: inner(area)) { return effects }
    if ownsKeys { return nil }
    let wanted = ReadingPage.allCases.first { $0.key == key }
    if let wanted, wanted != page { return turn(to: wanted).map(ScreenEffect.work) }
    if let beside = neighbour(key) { return turn(to: beside).map(ScreenEffect.work) }
    if key == .escape, page != .home { return turn(to: .home).map(ScreenEffect.work) }
    return nil
  }

  /// Returns the tab to which `[` or `]` leads. Returns nil for other keys, and on the search screen, where these keys
  /// change the category.
  private func neighbour(_ key: Key) -> ReadingPage? {
    guard page != .search else { return nil }
    let (pages, here) = (ReadingPage.allCases, page.rawValue)
    switch key {
    case .character("["): return pages[(here + pages.count - 1) % pages.count]
    case .character("]"): return pages[(here + 1) % pages.count]
    case _: return nil
    }
  }

  mutating func receive(_ event: SelectionEvent) -> [ScreenEffect] {
    updateAll { $0.receive(event) }
  }
  mutating func extendMultiSelection() -> [ScreenEffect] { shown.extendMultiSelection() }
  mutating func paste(_ text: String) -> [ScreenEffect] { shown.paste(text) }
  mutating func edited(_ text: String) -> [ScreenEffect] { shown.edited(text) }
  mutating func receive(_ result: BackgroundTaskResult, for taskID: TaskID) -> [ScreenEffect] {
    guard let index = all.firstIndex(where: { $0.content.inFlight.contains(taskID) }) else {
      return []
    }
    return all[index].content.receive(result, for: taskID)
  }

  mutating func handle(_ mouse: Mouse, in area: Area) -> [ScreenEffect] {
    if mouse.action == .press, mouse.position.row == area.origin.row, !ownsKeys {
      guard let index = tabs.tab(at: mouse.position, in: line(area)),
        let page = ReadingPage(rawValue: index)
      else { return [] }
      return turn(to: page).map(ScreenEffect.work)
    }
    return shown.handle(mouse, in: inner(area))
  }

  mutating func refuse(_ report: Report) -> [ScreenEffect]? { shown.refuse(report) }

  private var tabs: Tabs {
    // The shown screen keeps its key, so that the titles do not move.
    let titles = ReadingPage.allCases.map { "\($0.key.printed(glyphs)) \(words.title($0))" }
    return Tabs(titles: titles, current: page.rawValue)
  }

  private func line(_ area: Area) -> Area {
    Area(
      column: area.origin.column + 1, row: area.origin.row, columns: area.size.columns - 1, rows: 1)
  }

  /// Returns the area below the tabs. A blank row separates the area from the tabs, except on a low screen.
  private func inner(_ area: Area) -> Area {
    area.rows(area.size.rows >= 12 ? 2 : 1)
  }

  func draw(into frame: inout Frame, in area: Area) {
    tabs.draw(into: &frame, in: line(area), glyphs: glyphs)
    shown.draw(into: &frame, in: inner(area))
  }
}
