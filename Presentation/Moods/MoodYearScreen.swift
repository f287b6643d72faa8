import Domain
import PresentationKit
import TextUI

/// The screen of a year in moods: a square for each day in the colour of its average, with navigation by arrow keys.
struct MoodYearScreen: Equatable, Sendable, PartScreen {
  var context: ViewContext
  var keyContext: KeyContext? { .moodYear }
  var words: MoodsWords { MoodsWords(context.language) }
  /// The selected day, whose year is shown.
  private(set) var chosen: Day
  private(set) var loaded: MoodYearPage?
  /// Whether the pictures of some weeks are shown instead of the squares of the year.
  private(set) var isWall = false
  private var hung: MoodWall?

  init(on day: Day, _ context: ViewContext) {
    self.context = context
    chosen = day
  }

  /// The page of the shown year; nil until it is loaded.
  var page: MoodYearPage? {
    loaded.flatMap { $0.year.year == chosen.parts.year ? $0 : nil }
  }
  /// The pictures of the shown month; nil until they are loaded.
  var wall: MoodWall? { hung.flatMap { $0.days == wallDays ? $0 : nil } }
  /// The square of the selected day with its average; nil if the day has no moods or is not loaded.
  var square: MoodYear.Square? { page?.year.square(of: chosen) }

  var reload: [Work] {
    [.moods(.year(chosen.parts.year))] + (isWall ? [.moods(.wall(wallDays))] : [])
  }

  mutating func receive(_ answer: FeatureEvent) -> [ScreenEffect] {
    if case .year(let page)? = answer.moods { loaded = page }
    if case .wall(let wall)? = answer.moods { hung = wall }
    return []
  }

  // MARK: Keys

  enum Action: Equatable, Sendable {
    case open, whole, save(MoodYear), wall, film, patterns, today, back
  }

  var bindings: [Binding] { keys.bindings }

  private var keys: KeyTable<Action> {
    let isEmpty = page?.year.squares.isEmpty ?? true
    let none = square == nil ? words.nothingThatDay : nil
    return KeyTable([
      .init(
        Binding(
          .enter, meaning: words.keyOpenDay, on: .row, unavailable: none, isPrimary: true,
          glyphs: glyphs),
        .open),
      .init(
        Binding(
          .left, .right, .up, .down, label: glyphs.arrows.joined(),
          meaning: isWall ? words.keyMonth : words.keyDay, isPrimary: true)),
      .init(
        Binding(
          .character("v"), meaning: isWall ? words.keySquares : words.keyWall, isPrimary: true),
        .wall),
      .init(
        Binding(
          .character("<"), .character(">"), .pageUp, .pageDown, label: "< >",
          meaning: words.keyYear, isPrimary: true)),
      .init(
        Binding(
          .character("w"), meaning: words.keySavePicture,
          unavailable: isEmpty ? words.nothingThatYear : nil),
        page.map { .save($0.year) }),
      .init(
        Binding(.character("p"), meaning: MoodPatternWords(context.language).keyPatterns), .patterns
      ),
      .init(Binding(.character("Y"), meaning: words.keyFilm), .film),
      .init(Binding(.character("t"), meaning: words.keyToday), .today),
      .init(Binding(.character("o"), meaning: words.keyWholeDay), .whole),
      .init(
        Binding(
          .escape, .character("y"), .backspace, label: Key.escape.printed(glyphs),
          meaning: words.keyBack, isPrimary: true), .back),
    ])
  }

  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    if let day = walked(by: key) { return choose(day) }
    return keys.press(key) { perform($0) }
  }

  private mutating func perform(_ action: Action) -> [ScreenEffect] {
    switch action {
    case .open: [.back, .open(.moods(.canvas(chosen)))]
    case .whole: [.open(.finding(.timeline(chosen)))]
    case .save(let year): [.open(.moods(.shareYear(year)))]
    case .wall: turn()
    case .film: [.open(.finding(.film(chosen)))]
    case .patterns: [.open(.moods(.patterns))]
    case .today: choose(today)
    case .back: [.back]
    }
  }

  /// Toggles between the pictures of a month and the squares of the year.
  private mutating func turn() -> [ScreenEffect] {
    isWall.toggle()
    return isWall && wall == nil ? [.work(.moods(.wall(wallDays)))] : []
  }

  /// Returns the day to which a key moves; nil if the key does not move the selection. While pictures are shown, left
  /// and right change the month.
  private func walked(by key: Key) -> Day? {
    let sides: [Key: Int] = [.left: -1, .character("h"): -1, .right: 1, .character("l"): 1]
    if isWall, let step = sides[key] {
      return YearWalk.sameDay(of: chosen, months: step)
    }
    return YearWalk.day(from: chosen, by: key)
  }

  private mutating func choose(_ day: Day) -> [ScreenEffect] {
    let (before, days) = (chosen, wallDays)
    chosen = day
    let isShown = isWall ? days == wallDays : day.parts.year == before.parts.year
    return isShown ? [] : reload.map(ScreenEffect.work)
  }

  // MARK: Mouse

  mutating func wheel(_ key: Key, in area: Area) -> [ScreenEffect] {
    choose(key == .up ? chosen - 7 : chosen + 7)
  }

  mutating func click(_ point: Point, in area: Area) -> [ScreenEffect] {
    let found = isWall ? wallLayout(in: area).day(at: point) : layout(in: area).days.day(at: point)
    guard let day = found else { return [] }
    if day == chosen { return press(.enter, in: area) ?? [] }
    return choose(day)
  }
}

/// The texts of the year screen.
extension MoodsWords {
  /// Describes the selected day.
  func sentence(_ day: Day, _ square: MoodYear.Square?, today: Day) -> String {
    let title = heading(day, today: today)
    guard let square else { return title + " · " + nothingThatDay }
    return [title, average + " " + decimal(square.tally.tally), feelings(square.tally.tally.count)]
      .joined(separator: " · ")
  }
}
