import Domain
import PresentationKit
import TextUI

/// The home screen of the people part: the list in order of urgency, and the selected plant.
struct PeopleScreen: Equatable, Sendable, ListScreen, SelectionScreen {
  var context: ViewContext
  var keyContext: KeyContext? { .people }
  var words: PeopleWords { PeopleWords(context.language) }
  private(set) var query = PeopleQuery()
  /// The filter text that the user typed above the list.
  private(set) var typed = TypedFilter<PeopleFacet>()
  var cursor = ListSliceCursor<Plant>()
  var selection = MultiSelection()
  /// Whether the first slice of the list has been loaded. Until then the list is not reported as empty.
  private(set) var isLoaded = false
  var line = LetterSearch()
  /// The garden's figures; nil until they are loaded.
  private(set) var garden: GardenFigures?
  /// The contacts of the last year; nil until they are loaded.
  private(set) var year: ContactYear?
  /// The newest notes of the persons around the selected one.
  private(set) var memories: [ID<Person>: PlantMemory] = [:]
  /// How the people are shown.
  var view = PeopleView.garden
  /// The number of persons in the garden, whatever the search.
  private var everybody = 0
  /// The milliseconds until a delayed search starts (debounce); nil if no search is delayed.
  private var pause: Int?
  /// The question about a pending contact; nil if no contact is pending.
  var unnoted: UnnotedQuestion?
  /// The animation on the selected plant; nil if there is none.
  var moment: PlantMoment?
  /// Whether a search is delayed until the user pauses typing.
  var isWaiting: Bool { pause != nil }
  /// The persons for whom the user answered “later” when asked to record a pending contact. The user is not asked about
  /// them again.
  var asked: [ID<Person>] = []
  /// The person to select once the list is loaded.
  private var wanted: ID<Person>?
  /// The plants that were watered since the screen was entered. While there are any, no pot moves.
  var watered: [ID<Person>: Plant] = [:]
  /// The clock of what falls in the garden.
  private(set) var air: RestingMotion

  init(_ context: ViewContext) {
    self.context = context
    air = RestingMotion(hasMotion: context.hasMotion)
  }

  var plant: Plant? { cursor.chosen }
  /// Whether the search line is open.
  var isSearching: Bool { line.isOpen }
  var takesText: Bool { isSearching }

  /// A request that reloads the list around the selected person, so that this person stays selected.
  var load: Work {
    let kept = watered.isEmpty ? cursor.anchor(\.person.id) : .index(cursor.selected)
    return .people(.load(query, at: wanted.map { .record($0) } ?? kept, length: length))
  }

  var reload: [Work] {
    [load, .people(.garden)] + (isReadOnly ? [] : [.people(.pending(except: asked))])
  }

  /// Loads the list in the order of urgency. If the screen is entered again, the search is cleared and the most urgent
  /// person is selected.
  mutating func enter(again: Bool) -> [Work] {
    watered = [:]
    guard again else { return reload }
    clearSearch()
    cursor.selected = 0
    return [.people(.load(query, at: .index(0), length: length)), .people(.garden)]
  }

  /// Selects a person once the list is loaded.
  mutating func select(_ plant: Plant) { wanted = plant.person.id }

  mutating func show(_ garden: GardenFigures, _ year: ContactYear) {
    self.garden = garden
    self.year = year
  }

  mutating func show(_ memories: [ID<Person>: PlantMemory]) { self.memories = memories }

  /// Shows a loaded slice. A slice for a query that has changed since the request is ignored.
  mutating func show(_ slice: PlantSlice, for query: PeopleQuery) {
    guard query == self.query else { return }
    let kept = inKeptOrder(slice)
    let drank = kept == nil && !watered.isEmpty ? plant?.person.id : nil
    if kept == nil { watered = [:] }
    cursor.show(typed.refusal == nil ? kept ?? slice : .empty)
    if let drank, let index = slice.items.firstIndex(where: { $0.person.id == drank }) {
      cursor.selected = slice.start + index
    }
    if typed.text == nil { everybody = slice.total }
    pause = nil
    wanted = nil
    isLoaded = true
    // The animation ends once its plant is no longer the one shown.
    if moment?.id != plant?.person.id { moment = nil }
  }

  /// Selects a plant that was just watered. Until the screen is entered again, the plants stay where they are, so that
  /// the drop falls where the plant was.
  mutating func keepOrder(watering plant: Plant) {
    let slice = cursor.slice
    guard let index = slice.items.firstIndex(where: { $0.person.id == plant.person.id }) else {
      return select(plant)
    }
    cursor.selected = slice.start + index
    watered[plant.person.id] = plant
  }

  /// Returns a loaded slice in the order of the plants on the screen; nil if no plant was watered, or if other plants
  /// were loaded.
  private func inKeptOrder(_ slice: PlantSlice) -> PlantSlice? {
    let old = cursor.slice
    guard !watered.isEmpty, slice.total == old.total else { return nil }
    let known = watered.merging(slice.items.map { ($0.person.id, $0) }) { $1 }
    let items = old.items.compactMap { known[$0.person.id] }
    guard items.count == old.items.count else { return nil }
    let focus = items.firstIndex { $0.person.id == wanted }.map { old.start + $0 }
    return PlantSlice(
      items: items, start: old.start, total: old.total, focus: focus ?? cursor.selected)
  }

  /// Clears the search, so that all persons are listed.
  mutating func clearSearch() {
    line.close()
    filter(nil)
  }

  private mutating func filter(_ text: String?) {
    watered = [:]
    typed = TypedFilter(text)
    query = PeopleQuery(filter: typed.filter)
  }

  mutating func paste(_ text: String) -> [ScreenEffect] { search(line.paste(text)) ?? [] }

  func list(in area: Area) -> Area { layout(in: body(of: area)).list }

  /// Moves the selection by the mouse wheel, even while the search line is open.
  mutating func wheel(_ key: Key, in area: Area) -> [ScreenEffect] { walk(by: key, in: area) ?? [] }

  /// Handles a mouse click. A click on the large plant opens its card.
  mutating func click(_ point: Point, in area: Area) -> [ScreenEffect] {
    if plant != nil, layout(in: body(of: area)).plant.contains(point) { return choose(in: area) }
    if layout(in: body(of: area)).garden != nil {
      let index = skyDrawing(in: area)?.index(at: point) ?? grid(in: area)?.index(at: point)
      return index.map { finish(cursor.select($0), in: area) } ?? []
    }
    return finish(cursor.click(point, in: list(in: area)), in: area)
  }

  mutating func choose(in area: Area) -> [ScreenEffect] {
    plant.map { [.open(.people(.card($0)))] } ?? []
  }

  mutating func search(_ outcome: LetterSearch.Outcome) -> [ScreenEffect]? {
    switch outcome {
    case .ignored: return nil
    case .moved: return []
    case .searches(let text): return search(text)
    case .leaves: return isWaiting ? [find] : []
    case .ends: return showEverybody()
    }
  }

  /// Shows the typed text and searches for it. With more than `many` persons, the search waits for a pause in typing
  /// (debounce).
  private mutating func search(_ text: String?) -> [ScreenEffect] {
    filter(text)
    if everybody > Self.many {
      pause = Self.typingPause
      return []
    }
    return [find]
  }

  /// Returns whether ticks are needed: for an animation, a delayed search, or for what falls in the visible garden.
  func isMoving(in area: Area) -> Bool {
    isShowingMoment || air.isRunning && GardenAir.isMoving(under: sky) && grid(in: area) != nil
  }

  private var isShowingMoment: Bool { moment != nil || isWaiting }

  var frame: Int { isShowingMoment ? PlantMoment.frame : GardenAir.frame }

  mutating func pass(_ milliseconds: Int) -> [ScreenEffect] {
    moment = moment?.passed(milliseconds)
    air.pass(milliseconds)
    guard let left = pause else { return [] }
    pause = left - milliseconds
    if left > milliseconds { return [] }
    pause = nil
    return [find]
  }

  mutating func endMoment() -> [ScreenEffect] {
    moment = nil
    air.stir()
    return []
  }

  private var find: ScreenEffect { .work(.people(.load(query, at: .index(0), length: length))) }

  /// The number of persons above which a search waits for a pause in typing.
  private static let many = 5000
  /// The pause in typing after which a search starts, in milliseconds.
  private static let typingPause = 150

  func load(in area: Area) -> [ScreenEffect] {
    let seen = grid(in: area).map { 2 * $0.held } ?? list(in: area).size.rows
    let lacksStars = view == .sky && cursor.slice.items.count < min(cursor.count, length)
    if lacksStars || cursor.lacksRows(in: seen) {
      let around = PlantAnchor.index(cursor.selected)
      return [.work(.people(.load(query, at: around, knownTotal: cursor.count, length: length)))]
    }
    return lacksMemories ? recall : []
  }
}
