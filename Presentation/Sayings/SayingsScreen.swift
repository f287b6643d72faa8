import Domain

/// The home of sayings: the fire with a saying it recommends, and all sayings as cards.
struct SayingsScreen: Equatable, Sendable, PartScreen {
  var look: Look
  /// Which sayings the cards show.
  enum Choice: Int, CaseIterable, Sendable { case all, liked, unused }

  var words: SayingsWords { SayingsWords(look.language) }
  private(set) var choice = Choice.all
  /// What is searched for.
  private(set) var search: String?
  /// The line a search is typed into.
  private(set) var line = SearchLine()
  private(set) var stretch = Stretch<Saying>.empty
  private(set) var recommended: Saying?
  /// The place of the selected saying in the whole list.
  private(set) var selected = 0
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

  init(lettering: SayingLettering = .plain, _ look: Look) {
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
    SayingsQuery(isLiked: choice == .liked, isUnused: choice == .unused, search: search)
  }

  /// The saying the keys act on.
  var saying: Saying? { isOnRecommended ? recommended : stretch[selected] }
  /// Whether a search is being typed.
  var isSearching: Bool { line.isOpen }
  var takesText: Bool { isSearching }

  /// Whether the list does not show a saying as new and unopened.
  func isSeen(_ number: SayingNumber, at now: Now) -> Bool {
    stretch.items.first { $0.number == number }.map { !$0.isUnseen(at: now) } ?? true
  }

  /// What brings the list up to date without moving the selection to another saying.
  private var load: Work {
    let spot: ListSpot<SayingNumber> =
      (wanted ?? stretch[selected]?.number).map { .record($0) } ?? .place(selected)
    return .sayings(.load(query, at: spot, near: selected))
  }

  var reload: [Work] { [.sayings(.recommend(recommended?.number)), load] }

  /// Whoever comes in is recommended another saying.
  mutating func enter(again: Bool) -> [Work] {
    hearth.stir()
    return again ? backToTop() : [.sayings(.recommend()), load]
  }

  /// What brings the list up to date and selects a saying.
  func load(at number: SayingNumber) -> Work {
    .sayings(.load(query, at: .record(number), near: selected))
  }

  /// Takes a loaded part of the list, unless another list was asked for meanwhile.
  mutating func show(_ stretch: Stretch<Saying>, for query: SayingsQuery) {
    guard query == self.query else { return }
    self.stretch = stretch
    selected = stretch.focus
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
    search = nil
    line.close()
    selected = 0
    isOnRecommended = false
    return [.sayings(.load(query, at: .place(0))), .sayings(.recommend())]
  }

  /// Shows all sayings, so that a new one is among them.
  mutating func showAll() {
    choice = .all
    search = nil
    isOnRecommended = false
  }

  /// Does what a key means here; nothing when it means nothing.
  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    if isSearching { return pressSearch(key) }
    let grid = grid(in: area)
    if isOnRecommended, let effects = leaveRecommended(by: key) { return effects }
    if key == .up || key == .character("k"), grid.isOnFirstRow, recommended != nil {
      isOnRecommended = true
      return []
    }
    if let moved = grid.moved(by: key) {
      isOnRecommended = false
      return move(to: moved, in: area)
    }
    return keys.press(key) { perform($0) }
  }

  /// From the recommended saying every way leads down to the cards.
  private mutating func leaveRecommended(by key: Key) -> [ScreenEffect]? {
    switch key {
    case .up, .left, .right, .character("k"): return []
    case .down, .character("j"):
      isOnRecommended = stretch.total == 0
      return []
    default: return nil
    }
  }

  private mutating func perform(_ action: Action) -> [ScreenEffect] {
    switch action {
    case .everything:
      showAll()
      return [.work(.sayings(.load(query, at: .place(0))))]
    case .new: return [.open(.sayings(.new))]
    case .search:
      line.open(search, limit: 60, hint: words.searchHint)
      return []
    case .another: return [.work(.sayings(.recommend())), .work(load)]
    case .next:
      choice = Choice(rawValue: (choice.rawValue + 1) % Choice.allCases.count) ?? .all
      isOnRecommended = false
      return [.work(.sayings(.load(query, at: .place(0))))]
    case .open(let saying):
      // The recommended one may not be in the list that is shown; it leads through all.
      let list = isOnRecommended ? SayingsQuery() : query
      return [.open(.sayings(.saying(saying.number, list, place: selected)))]
    case .like(let saying): return [.work(.sayings(.like(saying.number, !saying.isLiked)))]
    case .use(let saying): return [.work(.sayings(.use(saying.number, !saying.isUsed)))]
    case .share(let saying): return [.open(.sayings(.share(saying)))]
    }
  }

  mutating func paste(_ text: String) -> [ScreenEffect] {
    line.paste(text, words.language)
  }

  mutating func handle(_ mouse: Mouse, in area: Area) -> [ScreenEffect] {
    // What lies behind a search that is typed waits.
    if isSearching { return [] }
    let grid = grid(in: area)
    switch mouse.action {
    case .wheelUp: return press(.up, in: area) ?? []
    case .wheelDown: return press(.down, in: area) ?? []
    case .press:
      if layout(in: area).recommended.contains(mouse.place), let recommended {
        isOnRecommended = true
        return perform(.open(recommended))
      }
      guard let card = grid.card(at: mouse.place) else { return [] }
      if card == selected, !isOnRecommended, let saying { return perform(.open(saying)) }
      isOnRecommended = false
      return move(to: card, in: area)
    case .release, .drag: return []
    }
  }

  private mutating func pressSearch(_ key: Key) -> [ScreenEffect]? {
    switch line.press(key, words.language) {
    case .ignored: return nil
    case .does(let effects): return effects
    case .searches(let text):
      if text == nil, search == nil { return [] }
      search = text
      if text != nil { isOnRecommended = false }
      return [.work(.sayings(.load(query, at: .place(0))))]
    }
  }

  /// Moves the selection; sayings that are not loaded yet are asked for.
  private mutating func move(to place: Int, in area: Area) -> [ScreenEffect] {
    selected = place
    let shown = grid(in: area).shown
    let loaded = stretch.start..<(stretch.start + stretch.items.count)
    if shown.clamped(to: loaded) == shown { return [] }
    return [.work(.sayings(.load(query, at: .place(place), knownTotal: stretch.total)))]
  }
}
