import Domain
import PresentationKit
import TextUI

/// The home screen of sayings: the fire with a recommended saying, and all sayings as rows or as cards.
struct SayingsScreen: Equatable, Sendable, ScrollingScreen, SearchedScreen, SelectionScreen {
  var context: ViewContext
  var keyContext: KeyContext? { .sayings }
  /// The views, which differ in the sayings that the list shows.
  enum Choice: Int, CaseIterable, Sendable { case all, liked, unused }

  var words: SayingsWords { SayingsWords(context.language) }
  private(set) var choice = Choice.all
  /// The filter text that the user typed above the list.
  private(set) var typed = TypedFilter<SayingFacet>()
  var searched: String? { typed.text }
  var line = SearchLine()
  private(set) var cursor = ListSliceCursor<Saying>()
  var selection = MultiSelection()
  private(set) var recommended: Saying?
  /// Whether the keys apply to the recommended saying instead of the list.
  private(set) var isOnRecommended = false
  /// Whether the first slice of the list has been loaded. Until then the list is not reported as empty.
  private(set) var isLoaded = false
  /// The animated fire.
  private var hearth: RestingMotion
  var fire: Bonfire { hasMotion ? Bonfire(elapsed: hearth.elapsed) : .still }
  /// The saying to select once the list is loaded.
  var wanted: SayingNumber?
  /// The lettering style of sayings on the screen.
  var lettering: SayingLettering
  var cardStyle: CardStyle
  /// The style in which the selected saying is shown and saved as a picture.
  var style: ThemeColours { cardStyle.colours(on: context.shade) }
  /// The form in which the list is shown.
  private(set) var form = SayingsGrid.Form.rows
  /// The index of the first saying of the list that was visible at the last key.
  private(set) var top = 0

  init(
    lettering: SayingLettering = .plain, style: CardStyle = CardStyle(), _ context: ViewContext
  ) {
    self.context = context
    self.lettering = lettering
    cardStyle = style
    hearth = RestingMotion(hasMotion: context.hasMotion)
  }

  // MARK: Animation

  /// Returns whether ticks are needed: only while the fire burns and is visible.
  func isMoving(in area: Area) -> Bool { hearth.isRunning && layout(in: area).fire != nil }
  var frame: Int { Bonfire.frame }

  mutating func pass(_ milliseconds: Int) -> [ScreenEffect] {
    hearth.pass(milliseconds)
    return []
  }

  mutating func endMoment() -> [ScreenEffect] {
    hearth.stir()
    return []
  }

  /// The query for the sayings of the current view.
  var query: SayingsQuery {
    SayingsQuery(isLiked: choice == .liked, isUnused: choice == .unused, filter: typed.filter)
  }

  /// The selected saying, which is in the list or is the recommended saying.
  var saying: Saying? { isOnRecommended ? recommended : cursor.chosen }

  /// Returns whether a saying was opened or is no longer new. True if the saying is not loaded.
  func isSeen(_ number: SayingNumber, at now: Now) -> Bool {
    cursor.slice.items.first { $0.number == number }.map { !$0.isUnseen(at: now) } ?? true
  }

  /// A request that reloads the list around the selected saying, so that this saying stays selected.
  private var load: Work {
    let anchor = wanted.map { .record($0) } ?? cursor.anchor(\.number)
    return .sayings(.load(query, at: anchor, near: cursor.selected))
  }

  var reload: [Work] { [.sayings(.recommend(recommended?.number)), load] }

  /// Requests another recommended saying whenever the screen is entered.
  mutating func enter(again: Bool) -> [Work] {
    hearth.stir()
    return again ? backToTop() : [.sayings(.recommend()), load]
  }

  /// Reloads the list and selects a saying.
  func load(at number: SayingNumber) -> Work {
    .sayings(.load(query, at: .record(number), near: cursor.selected))
  }

  /// Shows a loaded slice. A slice for a query that has changed since the request is ignored.
  mutating func show(_ slice: ListSlice<Saying>, for query: SayingsQuery) {
    guard query == self.query else { return }
    cursor.show(typed.refusal == nil ? slice : .empty)
    wanted = nil
    isLoaded = true
  }

  /// Shows the recommended saying; nil if there are no sayings.
  mutating func recommend(_ saying: Saying?) {
    recommended = saying
    if saying == nil { isOnRecommended = false }
  }

  /// Shows all sayings, newest first, and requests another recommended saying.
  mutating func backToTop() -> [Work] {
    choice = .all
    typed = TypedFilter()
    line.close()
    cursor.selected = 0
    isOnRecommended = false
    return [.sayings(.load(query, at: .index(0))), .sayings(.recommend())]
  }

  /// Shows all sayings, so that a new saying is visible.
  mutating func showAll() {
    choice = .all
    typed = TypedFilter()
    isOnRecommended = false
  }

  /// Handles a key; nil if the screen has no use for the key.
  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    if line.isOpen { return pressSearch(key) }
    if let effects = pressMultiSelection(key, in: area, beside: keys.bindings) { return effects }
    let grid = grid(in: area)
    if isOnRecommended, let effects = leaveRecommended(by: key) { return effects }
    if key == .up || key == .character("k"), grid.isOnFirstRow, recommended != nil {
      isOnRecommended = true
      return []
    }
    if let card = grid.moved(by: key) {
      isOnRecommended = false
      top = grid.shown.lowerBound
      cursor.selected = card
      let after = self.grid(in: area)
      top = after.shown.lowerBound
      return load(after)
    }
    if key == .character("<"), saying != nil { return perform(.restyle(-1)) }
    return keys.press(key) { perform($0) }
  }

  /// Handles an arrow key at the recommended saying. Only Down moves to the list; the other arrow keys do nothing.
  private mutating func leaveRecommended(by key: Key) -> [ScreenEffect]? {
    if [.up, .left, .right, .character("k")].contains(key) { return [] }
    guard key == .down || key == .character("j") else { return nil }
    isOnRecommended = cursor.isEmpty
    return []
  }

  private mutating func perform(_ action: Action) -> [ScreenEffect] {
    switch action {
    case .everything:
      showAll()
      return [.work(.sayings(.load(query, at: .index(0))))]
    case .new: return [.open(.sayings(.new))]
    case .search:
      line.open(searched, limit: 100, hint: words.searchHint)
      return []
    case .another: return [.work(.sayings(.recommend())), .work(load)]
    case .form:
      form = form == .rows ? .cards : .rows
      return []
    case .restyle(let step):
      cardStyle.chosen = style.stepped(by: step)
      return []
    case .next:
      choice = Choice(rawValue: (choice.rawValue + 1) % Choice.allCases.count) ?? .all
      isOnRecommended = false
      return [.work(.sayings(.load(query, at: .index(0))))]
    case .open(let saying):
      // The recommended saying may not be in the shown list, so it is opened from the list of all sayings.
      let list = isOnRecommended ? SayingsQuery() : query
      return [.open(.sayings(.saying(saying.number, list, index: cursor.selected)))]
    case .like(let saying): return [.work(.sayings(.like(saying.number, !saying.isLiked)))]
    case .use(let saying): return [.work(.sayings(.use(saying.number, !saying.isUsed)))]
    case .share(let saying): return [.open(.sayings(.share(saying, style)))]
    case .remove(let saying): return [.work(.sayings(.remove(saying.number)))]
    }
  }

  mutating func click(_ point: Point, in area: Area) -> [ScreenEffect] {
    // While a search is typed, clicks do nothing.
    if line.isOpen { return [] }
    if layout(in: area).recommended.contains(point), let recommended {
      isOnRecommended = true
      return perform(.open(recommended))
    }
    guard let card = grid(in: area).saying(at: point) else { return [] }
    top = grid(in: area).shown.lowerBound
    let isAgain = cursor.select(card) == .again && !isOnRecommended
    if isAgain, let saying { return perform(.open(saying)) }
    isOnRecommended = false
    return load(grid(in: area))
  }

  mutating func search(_ text: String?) -> [ScreenEffect] {
    typed = TypedFilter(text)
    if text != nil { isOnRecommended = false }
    return [.work(.sayings(.load(query, at: .index(0))))]
  }

  /// Loads visible sayings that are not loaded yet.
  private func load(_ grid: SayingsGrid) -> [ScreenEffect] {
    if !cursor.slice.lacks(grid.shown) { return [] }
    return [
      .work(.sayings(.load(query, at: .index(cursor.selected), knownTotal: cursor.count)))
    ]
  }
}
