import Domain
import PresentationKit
import TextUI

extension MoodsCommand: StoreCommand {
  func run(_ features: Features, _ page: CommandOutput) throws(Report) {
    let answers = MoodsAnswers(moods: features.moods, page: page)
    switch self {
    case .add(let level, let text, let isWritten, let at):
      try answers.add(level, text, isWritten: isWritten, at: at)
    case .edit(let id, let level, let text, let isWritten, let at):
      try answers.edit(id, level, text, isWritten: isWritten, at: at)
    case .tag(let id, let tags): try answers.tag(id, tags)
    case .export(let path, let format, let from, let to):
      try answers.export(path, format, from, to, features)
    case .remove(let id): try answers.remove(id)
    case .show(let id, let isWhole): try answers.show(id, isWhole, features.imports)
    case .list(let day, let from, let to, let filter):
      try answers.list(day, from, to, filter, features.imports)
    case .picture(let day, let isLatest, let files):
      let mode = isLatest ? CanvasMode.latest : day == nil ? nil : .daily
      try answers.canvas(day, mode, files)
    case .shuffle(let day): try answers.shuffle(day)
    case .calendar(let month): try answers.month(month)
    case .stats(let from, let to, let files): try answers.stats(from, to, files)
    case .year(let year, let files): try answers.year(year, files)
    case .patterns: try answers.patterns(features.patterns)
    case .theme(let day, let number): try answers.paint(day, number)
    case .seed(let count, let from, let to): try answers.seed(count, from, to)
    }
  }
}

extension MoodsFailure: Reported {
  func report(_ language: Language) -> Report { MoodsWords(language).report(self) }
}

/// Runs the mood commands and prints their output.
struct MoodsAnswers {
  let moods: Moods
  let page: CommandOutput

  var words: MoodsWords { MoodsWords(page.language) }
  var actions: MoodsActions { MoodsActions(moods: moods, words: words) }
  var now: Now { moods.queries.now }

  func remove(_ id: String) throws(Report) {
    page.give(
      try page.done { () throws(MoodsFailure) in try actions.remove(moods.queries.find(id).id) })
  }

  func show(_ id: String, _ withSource: Bool, _ imports: Imports) throws(Report) {
    let (record, theme) = try page.done { () throws(MoodsFailure) in
      let record = try moods.queries.find(id)
      return (record, try moods.queries.day(record.day).theme)
    }
    let origin = try page.done { () throws(StorageFailure) in
      try RecordOrigin(of: record.id.text, imports)
    }
    let lines =
      MoodTexts(words).whole(record, today: now.day)
      + OriginWords(language: page.language).lines(origin, isWhole: withSource)
    page.answer(lines: lines) { json in
      json.key("record")
      json.mood(record, theme, from: origin)
    }
  }

  func shuffle(_ day: String?) throws(Report) {
    let date = try self.day(day)
    let canvas = try page.done { () throws(MoodsFailure) in
      try moods.shuffle(date, day == nil ? moods.queries.mode() : .daily)
    }
    page.answer(words.shuffled) { json in
      json.key("picture")
      json.canvas(canvas)
    }
  }

  func paint(_ day: String, _ number: Int) throws(Report) {
    let day = try self.day(day)
    page.give(try page.done { () throws(MoodsFailure) in try actions.paint(day, in: number) })
  }

  func seed(_ count: Int, _ from: String?, _ to: String?) throws(Report) {
    let days = try span(from, to, (now.day - 60)...now.day)
    guard SeedMoods.counts.contains(count) else { throw words.seedRange(SeedMoods.counts) }
    let made = try page.done { () throws(MoodsFailure) in
      try moods.seed(count: count, among: days, texts: words.samples)
    }
    page.answer(words.seeded(made)) { $0.member("seeded", made) }
  }
}

// MARK: Days and times in arguments

extension MoodsAnswers {
  var reader: DayReader { page.days(today: now.day, looking: .back) }

  /// Parses the day of an argument; nil means today.
  func day(_ text: String?) throws(Report) -> Day {
    guard let text else { return now.day }
    return try page.done { () throws(ArgumentParseError) in try reader.day(text) }
  }

  func moment(_ text: String?, otherwise time: @autoclosure () -> TimeOfDay)
    throws(Report) -> Now?
  {
    guard let text else { return nil }
    var moments = page.moments(now: now, calendar: moods.calendar, looking: .back)
    moments.reportMoment = page.reportMoment
    let (day, time) = try page.done { () throws(ArgumentParseError) in
      try moments.moment(text, otherwise: time(), option: "at")
    }
    return moods.calendar.moment(day, time)
  }

  func span(_ from: String?, _ to: String?, _ defaultRange: ClosedRange<Day>) throws(Report)
    -> ClosedRange<Day>
  {
    try page.done { () throws(ArgumentParseError) in
      let first =
        if let from { try reader.day(from, option: "from") } else { defaultRange.lowerBound }
      let last = if let to { try reader.last(to, option: "to") } else { defaultRange.upperBound }
      if first > last { throw .reversed(first: "from", last: "to") }
      return first...last
    }
  }
}
