import Domain
import PresentationKit
import TextUI

/// The first screen of the moods part: the canvas of a day, and the selected mood as text.
struct CanvasScreen: Equatable, Sendable, PartScreen {
  var context: ViewContext
  var keyContext: KeyContext? { .moods }
  var words: MoodsWords { MoodsWords(context.language) }
  private(set) var page: CanvasPage?
  /// The loaded pages of the years that contain the last 365 days, by year. They are shown in a panel on a large
  /// screen.
  var years: [Int: MoodYearPage] = [:] {
    didSet { company = MoodCompany(years.values.map(\.stats)) }
  }
  /// The averages of the moods in `years`, by time of day and by tag.
  private(set) var company = MoodCompany([])
  /// The pictures of the last weeks, for the panels beside the canvas; nil until they are loaded.
  var lately: MoodWeek?
  /// The index of the selected shape, newest first.
  private(set) var chosen = 0
  /// The index of the greeting on an empty page.
  private(set) var greeting = 0
  /// The animations of the canvas.
  private(set) var stage = CanvasStage()
  /// Whether the gauge was opened before, so that its hint is not repeated.
  var knowsGauge = false
  /// Whether the user was already asked in this session for the name with which to sign the canvas.
  var asksNoMore = false
  /// The day to show next, before its page is loaded. `chosenAfter` is the mood to select after loading.
  private var wantedDay: Day?
  private var chosenAfter: ID<MoodRecord>?
  /// The new mood whose shape flies to its position once its page is loaded.
  private var landing: ID<MoodRecord>?

  init(_ context: ViewContext) { self.context = context }

  var canvas: Canvas? { page?.canvas }
  /// The selected mood; nil if the page has none.
  var shape: Canvas.Shape? {
    guard let shapes = canvas?.shapes, shapes.indices.contains(chosen) else { return nil }
    return shapes[chosen]
  }
  var count: Int { canvas.map { $0.hasGuide ? Canvas.most : $0.shapes.count } ?? 0 }

  var reload: [Work] {
    let day = wantedDay ?? page?.canvas.day ?? today
    return [.moods(.canvas(day)), .moods(.lately(latelyEnd(of: day)))] + lookBack
  }

  /// Returns the last of the seven days that are shown beside the canvas of a day. This is the day itself if it is in
  /// the future, today if the day is one of the last seven, otherwise the third day after it.
  private func latelyEnd(of day: Day) -> Day {
    day > today ? day : today - day < 7 ? today : min(today, day + 3)
  }

  /// Returns the request for the week around a day; empty if that week is loaded or no week has been loaded yet.
  func missingDays(around day: Day) -> [ScreenEffect] {
    let end = latelyEnd(of: day)
    return lately == nil || lately?.today == end ? [] : [.work(.moods(.lately(end)))]
  }

  /// The requests that reload the one or two years that contain the last 365 days.
  private var lookBack: [Work] {
    [.moods(.year(today.parts.year)), .moods(.year((today - 364).parts.year))]
  }

  mutating func enter(again: Bool) -> [Work] {
    stage.stir()
    return again ? [.moods(.canvas(today)), .moods(.lately(today))] + lookBack : reload
  }

  /// Makes the next reload show the page of a mood and select the mood.
  mutating func go(to record: MoodRecord) {
    wantedDay = record.day
    chosenAfter = record.id
  }

  /// Lets the shape of a new mood fly to its position once its page is loaded.
  mutating func land(_ record: MoodRecord) { landing = hasMotion ? record.id : nil }

  /// Selects a mood once its page is loaded.
  mutating func choose(after record: MoodRecord) { chosenAfter = record.id }

  /// Stores a loaded page. If the page is for the same day as before, the selected mood stays selected.
  mutating func show(_ page: CanvasPage) {
    let isSame = canvas?.day == page.canvas.day
    let (before, now) = (canvas?.shapes ?? [], page.canvas.shapes.map(\.record.id))
    let kept = Rows.nearestRemaining(
      isSame ? shape?.record.id : nil, of: before.map(\.record.id), in: now)
    if !isSame { greeting = 0 }
    (self.page, chosen) = (page, kept.flatMap { now.firstIndex(of: $0) } ?? 0)
    stage.endTransitions()
    if let chosenAfter { choose(chosenAfter) }
    if let landing, page.canvas.shapes.contains(where: { $0.record.id == landing }) {
      let middle = CanvasPosition(x: CanvasPosition.side / 2, y: CanvasPosition.side / 2)
      stage.land(
        from: page.canvas.shapes.map { $0.record.id == landing ? middle : $0.record.position })
    }
    (wantedDay, chosenAfter, landing) = (nil, nil, nil)
  }

  /// Stores a page after a shuffle and starts the animation to the new positions.
  mutating func shuffle(to page: CanvasPage) {
    let before = (canvas?.shapes ?? []).reduce(into: [:]) { $0[$1.record.id] = $1.record.position }
    show(page)
    stage.glide(from: page.canvas.shapes.map { before[$0.record.id] ?? $0.record.position })
  }

  /// Selects the mood with the given id if it is on the page.
  private mutating func choose(_ id: ID<MoodRecord>) {
    if let index = canvas?.shapes.firstIndex(where: { $0.record.id == id }) { chosen = index }
  }

  // MARK: Animation

  func isMoving(in area: Area) -> Bool {
    hasMotion && canvas.map { !$0.shapes.isEmpty || $0.hasGuide } ?? false
  }
  var frame: Int { stage.frame }

  mutating func pass(_ milliseconds: Int) -> [ScreenEffect] {
    stage.pass(milliseconds)
    return []
  }

  mutating func endMoment() -> [ScreenEffect] {
    stage.stir()
    return []
  }

  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    guard page != nil else { return nil }
    return keys.press(key) { perform($0) }
  }

  private mutating func perform(_ action: Action) -> [ScreenEffect] {
    switch action {
    case .new: return page.map { [.open(.moods(.gauge($0.now.day)))] } ?? []
    case .quick: return [.open(.moods(.quick))]
    case .entry: return page.map { [.open(.moods(.entry($0.now.day)))] } ?? []
    case .edit(let record): return [.open(.moods(.edit(record)))]
    case .older(let day), .newer(let day), .today(let day): return [.work(.moods(.canvas(day)))]
    case .next: return step(1)
    case .previous: return step(-1)
    case .open: return open()
    case .blink:
      stage.blink(chosen)
      return []
    case .shuffle(let canvas): return [.work(.moods(.shuffle(canvas.day, canvas.mode)))]
    case .diary(let day): return [.open(.moods(.diary(day)))]
    case .whole(let day): return [.open(.finding(.timeline(day)))]
    case .year(let day): return [.open(.moods(.year(day)))]
    case .mode(let canvas):
      let mode: CanvasMode = canvas.mode == .daily ? .latest : .daily
      return [.work(.moods(.mode(mode, page?.now.day ?? canvas.day)))]
    case .theme(let canvas):
      let next = (canvas.theme.rawValue + 1) % MoodTheme.allCases.count
      return [.work(.moods(.paint(canvas.day, next)))]
    case .save(let canvas): return [.open(.moods(.share(canvas)))]
    }
  }

  /// Moves the selection. At either end the selection stays and a notice is shown.
  private mutating func step(_ step: Int) -> [ScreenEffect] {
    let next = chosen + step
    guard (0..<count).contains(next) else {
      let isGuide = canvas?.hasGuide == true
      let end = isGuide ? words.endOfTips : step > 0 ? words.isOldest : words.isNewest
      return [.signal, .say(NoticeLine(.refusal, end))]
    }
    chosen = next
    stage.blink(chosen)
    return []
  }

  private mutating func open() -> [ScreenEffect] {
    if canvas?.hasGuide == true { return [.open(.moods(.tip(chosen)))] }
    guard let shape else {
      greeting += 1
      return []
    }
    return [.open(.moods(.card(shape.record, shape.theme)))]
  }

  mutating func wheel(_ key: Key, in area: Area) -> [ScreenEffect] {
    let day = key == .up ? page?.newer : page?.older
    return day.map { [.work(.moods(.canvas($0)))] } ?? []
  }

  mutating func click(_ point: Point, in area: Area) -> [ScreenEffect] {
    guard let canvas else { return [] }
    let scene = CanvasScene(canvas, selected: chosen)
    if let hit = scene.item(at: point, in: layout(in: area).canvas) {
      chosen = hit
      return open()
    }
    if let row = listed(at: point, in: area) {
      if row == chosen { return open() }
      chosen = row
      return []
    }
    if let day = pictured(at: point, in: area) { return [.work(.moods(.canvas(day)))] }
    if canvas.shapes.isEmpty, !canvas.hasGuide { greeting += 1 }
    return []
  }
}
