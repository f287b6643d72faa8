import Domain
import PresentationKit
import TextUI

/// The home of sayings: the fire with a saying it recommends, and all sayings as cards.
struct SayingsScreen: Equatable, Sendable, ScrollingScreen, SearchedScreen, MarkingScreen {
  var look: ViewContext
  var keyContext: KeyContext? { .sayings }
  /// Which sayings the cards show.
  enum Choice: Int, CaseIterable, Sendable { case all, liked, unused }

  var words: SayingsWords { SayingsWords(look.language) }
  private(set) var choice = Choice.all
  /// What is typed over the list.
  private(set) var typed = TypedFilter<SayingFacet>()
  var searched: String? { typed.text }
  var line = SearchLine()
  private(set) var cursor = ListSliceCursor<Saying>()
  var marks = Marks()
  private(set) var recommended: Saying?
  /// Whether the keys act on the recommended saying instead.
  private(set) var isOnRecommended = false
  /// Whether the first answer has come; before it nothing is known to be empty.
  private(set) var isLoaded = false
  /// The fire as it burns.
  private var hearth: Hearth
  var fire: Bonfire { hearth.fire }
  /// The saying that is to be selected once the list is there.
  var wanted: SayingNumber?
  /// How sayings stand on the screen.
  var lettering: SayingLettering

  init(lettering: SayingLettering = .plain, _ look: ViewContext) {
    self.look = look
    self.lettering = lettering
    hearth = Hearth(hasMotion: look.hasMotion)
  }

  // MARK: What moves

  /// The fire burns where it is seen.
  func isMoving(in area: Area) -> Bool { hearth.isBurning && layout(in: area).fire != nil }
  var frame: Int { Hearth.frame }

  mutating func pass(_ milliseconds: Int) -> [ScreenEffect] {
    hearth.pass(milliseconds)
    return []
  }

  mutating func endMoment() -> [ScreenEffect] {
    hearth.stir()
    return []
  }

  /// Which sayings are listed.
  var query: SayingsQuery {
    SayingsQuery(isLiked: choice == .liked, isUnused: choice == .unused, filter: typed.filter)
  }

  /// The saying the keys act on.
  var saying: Saying? { isOnRecommended ? recommended : cursor.chosen }

  /// Whether the list does not show a saying as new and unopened.
  func isSeen(_ number: SayingNumber, at now: Now) -> Bool {
    cursor.slice.items.first { $0.number == number }.map { !$0.isUnseen(at: now) } ?? true
  }

  /// What brings the list up to date without moving the selection to another saying.
  private var load: Work {
    let spot = wanted.map { .record($0) } ?? cursor.spot(\.number)
    return .sayings(.load(query, at: spot, near: cursor.selected))
  }

  var reload: [Work] { [.sayings(.recommend(recommended?.number)), load] }

  /// Whoever comes in is recommended another saying.
  mutating func enter(again: Bool) -> [Work] {
    hearth.stir()
    return again ? backToTop() : [.sayings(.recommend()), load]
  }

  /// What brings the list up to date and selects a saying.
  func load(at number: SayingNumber) -> Work {
    .sayings(.load(query, at: .record(number), near: cursor.selected))
  }

  /// Takes a loaded part of the list, unless another list was asked for meanwhile.
  mutating func show(_ slice: ListSlice<Saying>, for query: SayingsQuery) {
    guard query == self.query else { return }
    cursor.show(typed.refusal == nil ? slice : .empty)
    wanted = nil
    isLoaded = true
  }

  /// Takes the saying that is recommended.
  mutating func recommend(_ saying: Saying?) {
    recommended = saying
    if saying == nil { isOnRecommended = false }
  }

  /// Shows all sayings from the newest on.
  mutating func backToTop() -> [Work] {
    choice = .all
    typed = TypedFilter()
    line.close()
    cursor.selected = 0
    isOnRecommended = false
    return [.sayings(.load(query, at: .place(0))), .sayings(.recommend())]
  }

  /// Shows all sayings, so that a new one is among them.
  mutating func showAll() {
    choice = .all
    typed = TypedFilter()
    isOnRecommended = false
  }

  /// Does what a key means here; nothing when it means nothing.
  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    if line.isOpen { return pressSearch(key) }
    if let effects = pressMarks(key, in: area, beside: keys.bindings) { return effects }
    let grid = grid(in: area)
    if isOnRecommended, let effects = leaveRecommended(by: key) { return effects }
    if key == .up || key == .character("k"), grid.isOnFirstRow, recommended != nil {
      isOnRecommended = true
      return []
    }
    if let card = grid.moved(by: key) {
      isOnRecommended = false
      cursor.selected = card
      return load(in: area)
    }
    return keys.press(key) { perform($0) }
  }

  /// From the recommended saying every way leads down to the cards.
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
      return [.work(.sayings(.load(query, at: .place(0))))]
    case .new: return [.open(.sayings(.new))]
    case .search:
      line.open(searched, limit: 100, hint: words.searchHint)
      return []
    case .another: return [.work(.sayings(.recommend())), .work(load)]
    case .next:
      choice = Choice(rawValue: (choice.rawValue + 1) % Choice.allCases.count) ?? .all
      isOnRecommended = false
      return [.work(.sayings(.load(query, at: .place(0))))]
    case .open(let saying):
      // The recommended one may not be in the list that is shown; it leads through all.
      let list = isOnRecommended ? SayingsQuery() : query
      return [.open(.sayings(.saying(saying.number, list, place: cursor.selected)))]
    case .like(let saying): return [.work(.sayings(.like(saying.number, !saying.isLiked)))]
    case .use(let saying): return [.work(.sayings(.use(saying.number, !saying.isUsed)))]
    case .share(let saying): return [.open(.sayings(.share(saying)))]
    case .remove(let saying): return [.work(.sayings(.remove(saying.number)))]
    }
  }

  mutating func click(_ place: Point, in area: Area) -> [ScreenEffect] {
    // What lies behind a search that is typed waits.
    if line.isOpen { return [] }
    if layout(in: area).recommended.contains(place), let recommended {
      isOnRecommended = true
      return perform(.open(recommended))
    }
    guard let card = grid(in: area).card(at: place) else { return [] }
    let isAgain = cursor.select(card) == .again && !isOnRecommended
    if isAgain, let saying { return perform(.open(saying)) }
    isOnRecommended = false
    return load(in: area)
  }

  mutating func search(_ text: String?) -> [ScreenEffect] {
    typed = TypedFilter(text)
    if text != nil { isOnRecommended = false }
    return [.work(.sayings(.load(query, at: .place(0))))]
  }

  /// Asks for sayings that are not loaded and come into sight.
  private func load(in area: Area) -> [ScreenEffect] {
    if !cursor.slice.lacks(grid(in: area).shown) { return [] }
    return [
      .work(.sayings(.load(query, at: .place(cursor.selected), knownTotal: cursor.count)))
    ]
  }
}
