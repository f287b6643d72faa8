import Domain

/// The four pages of reading under a line that names them: what is being read, the search, the
/// bookshelf, and what reading comes to. One of them is shown.
struct ReadingPages: Equatable, Sendable, PartScreen {
  let words: ReadingWords
  let glyphs: Glyphs
  private(set) var page = ReadingPage.home
  private(set) var all: [AnyScreen]

  init(words: ReadingWords, glyphs: Glyphs) {
    self.words = words
    self.glyphs = glyphs
    all = ReadingPage.allCases.map { page in
      switch page {
      case .home: AnyScreen(BookHomeScreen(words: words, glyphs: glyphs))
      case .search: AnyScreen(BookSearchScreen(words: words, glyphs: glyphs))
      case .shelf: AnyScreen(ShelfScreen(words: words, glyphs: glyphs))
      case .analysis: AnyScreen(AnalysisScreen(words: words, glyphs: glyphs))
      }
    }
  }

  /// The page that is shown.
  var shown: any PartScreen {
    get { all[page.rawValue].content }
    set { all[page.rawValue].content = newValue }
  }

  private var reading: (any ReadingScreen)? { shown as? any ReadingScreen }

  /// What brings the page that is shown up to date.
  var reload: [Work] { reading?.reload ?? [] }
  var isMoving: Bool { reading?.isMoving ?? false }

  /// Shows a page.
  mutating func turn(to page: ReadingPage) -> [Work] {
    self.page = page
    return reload
  }

  /// Changes each page that understands what is to be done with it.
  mutating func changeAll(_ body: (inout any ReadingScreen) -> [ScreenEffect]) -> [ScreenEffect] {
    var effects: [ScreenEffect] = []
    for index in all.indices {
      guard var screen = all[index].content as? any ReadingScreen else { continue }
      effects += body(&screen)
      all[index].content = screen
    }
    return effects
  }

  var takesText: Bool { shown.takesText }
  var ownsKeys: Bool { shown.ownsKeys }
  var awaited: [Ticket] { all.flatMap { $0.content.awaited } }

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
    if key == .escape, page != .home { return turn(to: .home).map(ScreenEffect.work) }
    return nil
  }

  mutating func paste(_ text: String) -> [ScreenEffect] { shown.paste(text) }
  mutating func take(_ text: String) -> [ScreenEffect] { shown.take(text) }
  mutating func take(_ found: BooksFound, to errand: BooksErrand, _ ticket: Ticket)
    -> [ScreenEffect]
  {
    guard let index = all.firstIndex(where: { $0.content.awaited.contains(ticket) }) else {
      return []
    }
    return all[index].content.take(found, to: errand, ticket)
  }

  mutating func handle(_ mouse: Mouse, in area: Area) -> [ScreenEffect] {
    if mouse.action == .press, mouse.place.row == area.origin.row, !ownsKeys {
      guard let index = tabs.tab(at: mouse.place, in: line(area)),
        let page = ReadingPage(rawValue: index)
      else { return [] }
      return turn(to: page).map(ScreenEffect.work)
    }
    return shown.handle(mouse, in: inner(area))
  }

  mutating func refuse(_ report: Report) -> Bool { shown.refuse(report) }

  private var tabs: Tabs {
    let titles = ReadingPage.allCases.map { other in
      other == page ? words.title(other) : "\(other.key.printed(glyphs)) \(words.title(other))"
    }
    return Tabs(titles: titles, current: page.rawValue)
  }

  private func line(_ area: Area) -> Area {
    Area(
      column: area.origin.column + 1, row: area.origin.row, columns: area.size.columns - 1, rows: 1)
  }

  /// The room under the line of pages; where it is low, nothing stands between.
  private func inner(_ area: Area) -> Area {
    let taken = area.size.rows >= 12 ? 2 : 1
    return Area(
      column: area.origin.column, row: area.origin.row + taken, columns: area.size.columns,
      rows: area.size.rows - taken)
  }

  func draw(into frame: inout Frame, in area: Area) {
    tabs.draw(into: &frame, in: line(area), glyphs: glyphs)
    shown.draw(into: &frame, in: inner(area))
  }
}
