import Domain
import PresentationKit
import TextUI

/// The command `books stats`, which writes statistics.
struct StatsAnswers {
  let reading: Reading
  let preferences: Preferences
  let page: CommandOutput

  private var words: ReadingWords { ReadingWords(page.language) }
  private var texts: StatsTexts { StatsTexts(words) }

  /// The maximum number of days or months of a window.
  static let (mostDays, mostMonths) = (366, 120)

  func answer(
    _ view: ReadingCommand.StatsView, files: [(path: String?, form: PictureForm)]
  ) throws(Report) {
    let facts = try data(view)
    var wrote: [String] = []
    for case (let path?, let form) in files {
      if path == "-" { return try give(drawing(facts), as: form) }
      let drawing = try drawing(facts)
      guard try page.mayWrite(path, reading.share.files) else { return }
      try page.done { () throws(SharingFailure) in
        try reading.share(drawing, as: form, to: path)
      }
      wrote.append(FileWords(page.language).wrote(path))
    }
    page.answer(lines: wrote.isEmpty ? texts.lines(facts) : wrote) { $0.stats(facts) }
  }

  /// Returns a chart as SVG in the configured font.
  private func drawing(_ facts: StatsData) throws(Report) -> [UInt8] {
    let font = try page.done { () throws(StorageFailure) in try preferences.pictureFont() }
    return SVG.document(facts.svg(ReadingWords(page.documentLanguage)), in: font)
  }

  /// Writes a chart to standard output in the given form.
  private func give(_ drawing: [UInt8], as form: PictureForm) throws(Report) {
    try page.refuseJSON(besides: form.rawValue)
    switch form {
    case .svg: page.content(drawing)
    case .png:
      page.raw(
        try page.done { () throws(PictureFailure) in try reading.share.png(drawing) })
    }
  }

  private func data(_ view: ReadingCommand.StatsView) throws(Report) -> StatsData {
    var day = reading.books.today
    switch view {
    case .days(let count): try check(count, Self.mostDays, "days")
    case .months(let count): try check(count, Self.mostMonths, "months")
    case .calendar(let month):
      day = try page.done { () throws(ArgumentParseError) in
        try page.days(today: reading.books.today, looking: .back).month(month)
      }
    case .summary, .finished, .hours, .categories: break
    }
    return try page.done { () throws(ReadingFailure) in
      switch view {
      case .summary: .summary(try reading.queries.stats())
      case .days(let count): .days(try reading.queries.daily(count))
      case .months(let count): .months(try reading.queries.monthly(count))
      case .finished: .finished(try reading.queries.finishedByMonth())
      case .hours: .hours(try reading.queries.parts())
      case .categories: .categories(try reading.queries.categories())
      case .calendar: .calendar(try reading.queries.calendar(day))
      }
    }
  }

  private func check(_ count: Int, _ most: Int, _ field: String) throws(Report) {
    if (1...most).contains(count) { return }
    throw Report(
      code: "windowRange",
      message: words.say(
        "--\(field)에는 1부터 \(most)까지 적을 수 있어요.", "--\(field) must be a number from 1 to \(most)."),
      field: field, status: .refused)
  }
}

enum StatsData: Equatable, Sendable {
  case summary(ReadingStats)
  case days(PageWindow)
  case months(PageWindow)
  case finished([DayFinishings])
  case hours([PartRecords])
  case categories([CategoryPages])
  case calendar(PageCalendar)
}

extension JSONText {
  mutating func stats(_ facts: StatsData) {
    switch facts {
    case .summary(let stats): summary(stats)
    case .days(let window):
      key("daily")
      days(window.days)
      averages(window)
    case .months(let window):
      key("months")
      list(window.months) { json, month in
        json.object { json in
          json.member("month", String(month.day.description.prefix(7)))
          json.member("pages", month.pages)
        }
      }
      averages(window)
    case .finished(let months):
      key("monthly")
      list(months) { json, month in
        json.object { json in
          json.member("month", String(month.day.description.prefix(7)))
          json.member("finished", month.books)
        }
      }
    case .hours(let parts):
      key("hours")
      list(parts) { json, part in
        json.object { json in
          json.member("timeOfDay", part.part.rawValue)
          json.member("records", part.records)
        }
      }
      member("timeOfDay", DayPart.main(of: parts.filter { $0.records > 0 })?.rawValue)
    case .categories(let categories):
      key("categories")
      list(categories) { json, category in
        json.object { json in
          json.member("category", category.category.rawValue)
          json.member("pages", category.pages)
          json.member("percent", tenThousandths: category.permille * 1000)
        }
      }
    case .calendar(let calendar): month(calendar)
    }
  }

  private mutating func summary(_ stats: ReadingStats) {
    member("reading", stats.reading)
    member("finished", stats.finished)
    key("streak")
    object { json in
      json.member("longest", stats.streak.longest)
      json.member("current", stats.streak.current)
    }
    member("timeOfDay", stats.timeOfDay?.rawValue)
    member("mainCategory", stats.mainCategory?.rawValue)
    key("daily")
    days(stats.daily.days)
  }

  private mutating func averages(_ window: PageWindow) {
    member("total", window.total)
    if let average = window.perReadingDay {
      member("perReadingDay", tenThousandths: Int((average * 10_000).rounded()))
    } else {
      member("perReadingDay", nil as Int?)
    }
    member("perDay", tenThousandths: Int((window.perCalendarDay * 10_000).rounded()))
  }

  private mutating func month(_ calendar: PageCalendar) {
    member("month", String(calendar.window.days[0].day.description.prefix(7)))
    key("days")
    list(calendar.window.days) { json, day in
      json.object { json in
        json.member("day", day.day.description)
        json.member("pages", day.pages)
        json.member("shade", PageCalendar.shade(day.pages))
      }
    }
    key("weeks")
    list(calendar.weeks()) { json, week in
      json.object { json in
        json.member("from", week.first?.day.description)
        json.member("pages", week.reduce(0) { $0 + $1.pages })
      }
    }
    member("total", calendar.window.total)
  }
}
