import Domain
import PresentationKit
import PresentationMoods
import TextUI

/// The screen of a year as a film, which plays day by day. The year is loaded once, and each shown day by itself.
struct FilmScreen: Equatable, Sendable, PartScreen {
  var context: ViewContext
  var keyContext: KeyContext? { .film }
  var words: FilmWords { FilmWords(context.language) }
  /// The day at which the film stands.
  private(set) var chosen: Day
  private(set) var loaded: Film?
  private(set) var page: TimelineDay?
  /// The picture of the day of `page`; nil if no mood was recorded on it.
  private(set) var picture: DayPicture?
  private(set) var isPlaying = false
  /// The milliseconds for which the shown day has been shown.
  private var elapsed = 0

  init(on day: Day, _ context: ViewContext) {
    self.context = context
    chosen = min(day, context.now.day)
  }

  /// The film of the shown year; nil until it is loaded.
  var film: Film? { loaded.flatMap { $0.year == chosen.parts.year ? $0 : nil } }
  /// The records of the shown day; empty until they are loaded.
  var records: [RecordSummary] { page.flatMap { $0.day == chosen ? $0.records : nil } ?? [] }
  private var year: ClosedRange<Day> { Day.days(ofYear: chosen.parts.year) }
  /// The last day that can be played.
  private var last: Day { min(year.upperBound, today) }

  var reload: [Work] { [.finding(.film(chosen.parts.year)), .finding(.day(chosen))] }

  mutating func receive(_ answer: FeatureEvent) -> [ScreenEffect] {
    switch answer.finding {
    case .film(let book): loaded = Film(book)
    case .day(let page, let picture, _) where page.day == chosen:
      (self.page, self.picture) = (page, picture)
    case .saved(let sentence): return [.done(sentence)]
    case .day, .results, .picture, .leads, .failed, nil: break
    }
    return []
  }

  // MARK: Keys

  enum Action: Equatable, Sendable { case play, open, save(Film), back }

  var bindings: [Binding] { keys.bindings }

  private var keys: KeyTable<Action> {
    let play = hasMotion ? isPlaying ? words.keyPause : words.keyPlay : words.keyStep
    return KeyTable([
      .init(Binding(.character(" "), meaning: play, isPrimary: true), .play),
      .init(
        Binding(
          .left, .right, .home, .end, label: glyphs.arrowKeys(2, 3), meaning: words.keyDay,
          isPrimary: true)),
      .init(
        Binding(.up, .down, label: glyphs.arrowKeys(0, 1), meaning: words.keyMonth, isPrimary: true)
      ),
      .init(
        Binding(.enter, meaning: words.keyOpenDay, on: .row, isPrimary: true, glyphs: glyphs), .open
      ),
      .init(
        Binding(
          .character("<"), .character(">"), .pageUp, .pageDown, label: "< >",
          meaning: words.keyYear, isPrimary: true)),
      .init(
        Binding(.character("w"), meaning: words.keySave, isPrimary: true), film.map(Action.save)),
      .init(
        Binding(
          .escape, .character("Y"), .backspace, label: Key.escape.printed(glyphs),
          meaning: words.keyBack, isPrimary: true), .back),
    ])
  }

  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    if let day = walked(by: key) { return choose(day) }
    return keys.press(key) { perform($0) }
  }

  private mutating func perform(_ action: Action) -> [ScreenEffect] {
    switch action {
    case .play: return play()
    case .open: return choose(chosen) + [.open(.moods(.canvas(chosen)))]
    case .save(let film): return choose(chosen) + [.show(FilmForm(film, context))]
    case .back: return [.back]
    }
  }

  /// Plays or pauses. At the end the film begins again. Without animations it steps to the next month.
  private mutating func play() -> [ScreenEffect] {
    if isPlaying { return choose(chosen) }
    if chosen < last, !hasMotion { return choose(YearWalk.sameDay(of: chosen, months: 1)) }
    let effects = chosen == last ? choose(year.lowerBound) : []
    (isPlaying, elapsed) = (hasMotion, 0)
    return effects
  }

  /// Returns the day to which a key moves; nil if the key does not move the film.
  private func walked(by key: Key) -> Day? {
    switch key {
    case .left, .character("h"): chosen - 1
    case .right, .character("l"): chosen + 1
    case .up, .character("k"): YearWalk.sameDay(of: chosen, months: -1)
    case .down, .character("j"): YearWalk.sameDay(of: chosen, months: 1)
    case _: YearWalk.day(from: chosen, by: key)
    }
  }

  /// Stops the film at a day, at most today.
  private mutating func choose(_ day: Day) -> [ScreenEffect] {
    let year = chosen.parts.year
    (chosen, isPlaying) = (min(day, today), false)
    let isSame = chosen.parts.year == year
    return (isSame ? [.finding(.day(chosen))] : reload).map(ScreenEffect.work)
  }

  // MARK: Time and mouse

  func isMoving(in area: Area) -> Bool { isPlaying && hasMotion }
  var frame: Int { 1000 / Film.pace }

  mutating func pass(_ milliseconds: Int) -> [ScreenEffect] {
    guard isPlaying else { return [] }
    elapsed += min(max(0, milliseconds), 1000)
    let steps = elapsed / frame
    elapsed %= frame
    if steps == 0 { return [] }
    let effects = choose(min(chosen + steps, last))
    isPlaying = chosen < last
    return effects
  }

  mutating func click(_ point: Point, in area: Area) -> [ScreenEffect] {
    guard let day = layout(in: area).day(at: point, in: chosen.parts.year), day <= today else {
      return []
    }
    return day == chosen ? perform(.open) : choose(day)
  }
}

/// The form for the name of the film's file.
struct FilmForm: Equatable, Sendable, FormScreen {
  enum Field: Hashable, Sendable { case file }

  var context: ViewContext
  let film: Film
  var sheet: FormSheet<Field>

  init(_ film: Film, _ context: ViewContext) {
    (self.film, self.context) = (film, context)
    let name = TextField("haru-\(film.year)-film.svg", limit: 1000)
    sheet = FormSheet([.init(.file, FileWords(context.language).label, .text(name))], context)
  }

  func save() -> [ScreenEffect] {
    let words = FilmWords(language)
    let picture = FilmPicture(film: film, words: words, isLight: context.shade == .light)
    return [.work(.finding(.save(picture.svg, path: form.text(.file))))]
  }

  mutating func refuse(_ report: Report) -> [ScreenEffect]? {
    sheet.refuse(.file, report.message)
    return []
  }

  func draw(into frame: inout Frame, in area: Area) {
    let hint = StyledText(FileWords(language).saveHint, .dim)
    sheet.draw(FilmWords(language).saveTitle, notes: [hint], into: &frame, in: area)
  }
}
