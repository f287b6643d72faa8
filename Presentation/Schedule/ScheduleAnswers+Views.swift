import Domain
import PresentationKit
import TextUI

/// The commands that show several days at once.
extension ScheduleAnswers {
  /// Prints the days with events, and the number of empty days in between.
  func agenda(_ text: String?, days count: Int) throws(Report) {
    let first = try page.done { () throws(ArgumentParseError) in
      try text.map { (text) throws(ArgumentParseError) in try reader.day(text) } ?? now.day
    }
    let days = first...max(first, first + (count - 1))
    try celebrating(days).agenda(days)
  }

  private func agenda(_ days: ClosedRange<Day>) throws(Report) {
    let days = try done { () throws(ScheduleFailure) in try schedule.queries.days(days) }
    let entries = AgendaEntry.entries(of: days, birthdays: birthdays)
    if page.form != nil || page.isPlain { return try stream(days) }
    if entries.isEmpty, !page.wantsJSON { return page.remark(words.nothingThen) }
    let texts = page.wantsJSON ? texts : try named(days)
    page.answer(lines: texts.agenda(entries)) { json in
      json.days(
        days.filter { !$0.events.isEmpty || birthdays[$0.day] ?? [] != [] }, words.language, at: now
      )
    }
  }

  /// Prints the week of a day, as a timetable if the terminal is wide enough.
  func week(_ text: String?) throws(Report) {
    let day = try page.done { () throws(ArgumentParseError) in
      try text.map { (text) throws(ArgumentParseError) in try reader.day(text) } ?? now.day
    }
    let week = WeekOrder(in: page.language).week(of: day)
    try celebrating(week).week(week)
  }

  private func week(_ week: ClosedRange<Day>) throws(Report) {
    let days = try done { () throws(ScheduleFailure) in try schedule.queries.days(week) }
    if page.form != nil || page.isPlain { return try stream(days) }
    if let paint = page.paint {
      page.line(words.title(week, at: now))
      page.line("")
      let frame = drawn(days)
      return page.picture(frame, rows: frame.size.rows, paint)
    }
    let lines = drawn(days).text.split(separator: "\n", omittingEmptySubsequences: false)
    page.answer(lines: [words.title(week, at: now), ""] + lines.map(String.init)) { json in
      json.days(days, words.language, at: now)
    }
  }

  /// Prints the events one at a time in the output format that the user chose, or as plain lines, each with its day.
  private func stream(_ days: [DayAgenda]) throws(Report) {
    let texts = page.isPlain ? try named(days) : texts
    var list = ListAnswer(page, "days")
    let notes = DayNotes(words.language)
    for agenda in days {
      let heading = words.heading(agenda.day, at: now, isNamed: true)
      // A day with only a birthday would be silent.
      let birthdays = words.language.customs.birthdays[agenda.day] ?? []
      if page.isPlain, agenda.events.isEmpty, !birthdays.isEmpty {
        _ = list.add({ _ in }, heading)
      }
      for event in agenda.events {
        _ = list.add(
          { json in
            json.object { json in
              json.members(of: agenda.day, notes)
              json.joined { $0.event(event, at: now) }
            }
          }, texts.sentence(event, on: heading))
      }
    }
    list.close(empty: words.nothingThen)
  }

  /// Draws the week as on the screen.
  private func drawn(_ days: [DayAgenda]) -> Frame {
    let sheet = WeekSheet(days: days, words: words, glyphs: .unicode, now: now)
    let size = Size(columns: page.columns, rows: sheet.rows(columns: page.columns))
    var frame = Frame(size: size)
    sheet.draw(
      into: &frame, in: Area(column: 0, row: 0, columns: size.columns, rows: size.rows))
    return frame
  }

  /// Prints a year with each day shaded by the number and length of its events.
  func year(_ text: String?) throws(Report) {
    let number = try page.done { () throws(ArgumentParseError) in
      try text.map { (text) throws(ArgumentParseError) in try reader.year(text) }
        ?? now.day.parts.year
    }
    let year = try done { () throws(ScheduleFailure) in try schedule.queries.year(number) }
    page.answer(lines: texts.year(year)) { json in
      json.member("year", year.year)
      json.key("days")
      json.list(year.loads) { json, load in
        json.object { json in
          json.member("day", load.day)
          json.member("count", load.count)
          json.member("minutes", load.seconds / 60)
        }
      }
    }
  }

  // MARK: Free time

  /// Lists the free time between events.
  func free(_ options: FreeTimeOptions) throws(Report) {
    let days = try page.done { () throws(ArgumentParseError) in try self.days(options) }
    let hours = try page.done { () throws(ArgumentParseError) in try self.hours(options) }
    let shortest = try page.done { () throws(ArgumentParseError) in try self.shortest(options) }
    var list = ListAnswer(page, "free")
    var heading: Day?
    // Loads the days in slices, so that memory use does not grow with the range.
    var first = max(days.lowerBound, now.day)
    var goesOn = first <= days.upperBound
    while goesOn {
      let last = min(first + Self.daysPerStep, days.upperBound)
      let found = try done { () throws(ScheduleFailure) in
        try schedule.queries.freeTime(first...last, within: hours, atLeast: shortest)
      }
      for free in found where goesOn {
        goesOn = list.add({ $0.free(free) }, lines: texts.free(free, below: heading))
        heading = free.start.day
      }
      goesOn = goesOn && last < days.upperBound
      first = last + 1
    }
    if !list.isEmpty { page.hint(words.looked(hours, shortest)) }
    list.close(
      empty: days.upperBound < now.day
        ? words.nothingFreeThen : words.nothingFree(hours, shortest))
  }

  /// The number of days that are loaded at once, without the first day.
  private static let daysPerStep = 30

  private func days(_ options: FreeTimeOptions) throws(ArgumentParseError) -> ClosedRange<Day> {
    if let day = options.day { return try reader.days(day, option: "day") }
    let first = try options.from.map { (text) throws(ArgumentParseError) in
      try reader.day(text, option: "from")
    }
    guard let to = options.to else {
      guard let first else { return now.day...now.day }
      return first...max(first, first + (Self.aheadWithoutEnd - 1))
    }
    let last = try reader.last(to, option: "to")
    let start = first ?? min(now.day, last)
    if start > last { throw .reversed(first: "from", last: "to") }
    return start...last
  }

  /// The number of days searched if only the first day is given.
  private static let aheadWithoutEnd = 14

  /// Returns the hours of the day to search, in seconds since midnight.
  private func hours(_ options: FreeTimeOptions) throws(ArgumentParseError) -> Range<Int> {
    guard let text = options.hours else { return FreeTime.defaultHours }
    let span = try moments.span(text, option: "between")
    guard let start = span.start.time?.seconds, let end = span.end?.time?.seconds,
      span.start.day == nil
    else { throw .notHours(option: "between", value: text) }
    // An end at 0:00 means the end of the day.
    let last = end == 0 ? 86_400 : end
    if last <= start { throw .notHours(option: "between", value: text) }
    return start..<last
  }

  /// Returns the minimum length of free time, in seconds.
  private func shortest(_ options: FreeTimeOptions) throws(ArgumentParseError) -> Int {
    guard let text = options.length else { return FreeTime.defaultLength }
    let length = try length(text, option: "for")
    if length < 60 { throw .notALength(option: "for", value: text) }
    return length
  }
}
