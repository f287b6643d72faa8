package import Domain
package import PresentationKit
import TextUI

/// The requests of the mood screens to the features.
package enum MoodsWork: FeatureRequest {
  /// Loads the canvas of a day, in the configured mode.
  case canvas(Day)
  /// Records a mood at a local time; nil means now.
  case add(MoodDraft, at: DayAndTime?)
  case edit(ID<MoodRecord>, MoodChange, at: DayAndTime?)
  case remove(MoodRecord)
  case shuffle(Day, CanvasMode)
  case paint(Day, Int)
  case diary(around: Day, matching: MoodFilter)
  /// Loads one mood, to show it on a card.
  case record(ID<MoodRecord>)
  case month(Day)
  case year(Int)
  case patterns
  /// Loads the canvases of a month.
  case wall(ClosedRange<Day>)
  /// Loads the pictures of the weeks up to a day.
  case lately(Day)
  case saveYear(MoodYear, PictureForm, path: String)
  case mode(CanvasMode, Day)
  case name(String)
  case save(Canvas, PictureForm, path: String)

  package func answer(of runner: EffectRunner) -> FeatureEvent {
    .moods(run(runner))
  }

  package var removesRecord: Bool {
    switch self {
    case .remove: true
    case .canvas, .add, .edit, .shuffle, .paint, .diary, .record, .month, .year, .wall, .lately,
      .patterns, .saveYear, .mode, .name, .save:
      false
    }
  }
}

/// A canvas, with the days of the previous and next page.
package struct CanvasPage: Equatable, Sendable {
  package let canvas: Canvas
  /// The day of the page before this one; nil if there is none. `newer` is the day of the page after it.
  package let older: Day?
  package let newer: Day?
  /// The name of the artist; nil if the user has not entered one.
  package let artist: String?
  package let now: Now

  package init(canvas: Canvas, older: Day?, newer: Day?, artist: String?, now: Now) {
    self.canvas = canvas
    self.older = older
    self.newer = newer
    self.artist = artist
    self.now = now
  }

  /// Whether fewer than three moods exist. The hint of the gauge is then shown even if the moods were not recorded with
  /// the gauge.
  var isEarly: Bool {
    canvas.hasGuide || older == nil && newer == nil && canvas.total < 3
  }
}

/// A year with its statistics.
package struct MoodYearPage: Equatable, Sendable {
  package let year: MoodYear
  package let stats: MoodStats
}

/// The answers of the features to requests about moods.
package enum MoodsEvent: FeatureMessage {
  case page(CanvasPage)
  case added(MoodRecord, String)
  case changed(MoodRecord, String)
  case removed(MoodRecord, String)
  case shuffled(CanvasPage, String)
  case confirmed(Day, String)
  case diary([MoodDay], around: Day, matching: MoodFilter, now: Now)
  /// The current state of one mood, with the theme of its day.
  case record(MoodRecord, MoodTheme)
  case month(Day, [Day])
  case year(MoodYearPage)
  case patterns(MoodPatterns)
  case wall(MoodWall)
  case lately(MoodWeek)
  case saved(String)
  /// The request failed and changed nothing.
  case failed(Report)

  package var isFailure: Bool {
    switch self {
    case .failed: true
    case .page, .added, .changed, .removed, .shuffled, .confirmed, .diary, .record, .month, .year,
      .patterns, .wall, .lately, .saved:
      false
    }
  }
}

extension MoodsWork {
  /// The number of days that the diary loads on either side of the requested day.
  static let diaryDays = 30

  /// Runs the request. Errors are returned as `failed`.
  private func run(_ runner: EffectRunner) -> MoodsEvent {
    let (moods, language) = (runner.features.moods, runner.language)
    let words = MoodsWords(language)
    let actions = MoodsActions(moods: moods, words: words)
    do throws(MoodsFailure) {
      switch self {
      case .canvas(let day): return .page(try page(of: day, moods))
      case .add(var draft, let at):
        draft.at = at.map { moods.calendar.moment($0.day, $0.time) }
        let added = try actions.add(draft)
        let isBare = added.record.text == nil
        return .added(
          added.record, isBare ? words.withoutWords(added.sentence) : added.sentence)
      case .edit(let id, var change, let at):
        change.at = at.map { moods.calendar.moment($0.day, $0.time) }
        let edited = try actions.edit(id, change)
        return .changed(edited.record, edited.sentence)
      case .remove(let record):
        return .removed(record, try actions.remove(record.id).sentences(in: language))
      case .shuffle(let day, let mode):
        _ = try moods.shuffle(day, mode)
        return .shuffled(try page(of: day, moods), words.shuffled)
      case .paint(let day, let number):
        return .confirmed(day, try actions.paint(day, in: number).sentence)
      case .diary(let day, let filter):
        let days = try moods.queries.slice(around: day, matching: filter, days: Self.diaryDays)
        return .diary(days, around: day, matching: filter, now: moods.queries.now)
      case .record(let id):
        let record = try moods.queries.find(id.text)
        guard record.id == id else { return .failed(words.gone) }
        return .record(record, try moods.queries.day(record.day).theme)
      case .month(let day): return .month(day, try moods.queries.days(inMonthOf: day))
      case .year(let number): return .year(try year(number, moods))
      case .patterns:
        do throws(StorageFailure) { return .patterns(try runner.features.patterns()) } catch {
          throw .storage(error)
        }
      case .wall(let days):
        var wall = MoodWall(days: days)
        try moods.queries(days) { day in
          wall.add(day)
          return true
        }
        return .wall(wall)
      case .lately(let day):
        return .lately(try MoodWeek(upTo: day, moods.queries, weeks: MoodWallPane.weeks))
      case .saveYear(let year, let form, let path):
        return try save(year, form, path, moods, language)
      case .mode(let mode, let day):
        return set(.moodsPicture, mode.rawValue, day, words.composed(mode), runner)
      case .name(let name):
        let kept = name.allSatisfy(\.isWhitespace) ? words.nameless : name
        return set(
          .moodsArtist, kept, moods.queries.now.day, words.greeting(0, of: kept), runner)
      case .save(let canvas, let form, let path):
        return save(canvas, form, path, moods, language)
      }
    } catch {
      if case .unknown = error { return .failed(words.gone) }
      return .failed(words.report(error))
    }
  }

  private func page(of day: Day, _ moods: Moods) throws(MoodsFailure) -> CanvasPage {
    let mode = try moods.queries.mode()
    let canvas = try moods.queries.canvas(day, mode)
    let pages: (older: Day?, newer: Day?) =
      mode == .latest ? (nil, nil) : try moods.queries.pages(around: day)
    return CanvasPage(
      canvas: canvas, older: pages.older, newer: pages.newer, artist: try moods.queries.artist(),
      now: moods.queries.now)
  }

  private func set(
    _ preference: Preference, _ value: String, _ day: Day, _ sentence: String,
    _ runner: EffectRunner
  ) -> MoodsEvent {
    do throws(PreferenceFailure) {
      _ = try runner.features.moods.preferences.set(preference.rawValue, to: value)
      return .confirmed(day, sentence)
    } catch { return .failed(runner.reports.setting(error, runner.language)) }
  }
}

extension Work {
  package static func moods(_ request: MoodsWork) -> Work { Work(request) }
}

extension FeatureEvent {
  package static func moods(_ message: MoodsEvent) -> FeatureEvent { FeatureEvent(message) }
  var moods: MoodsEvent? { cast() }
}
