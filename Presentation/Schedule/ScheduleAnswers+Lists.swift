import Domain
import PresentationKit
import TextUI

extension ScheduleAnswers {
  /// Returns the texts for a list in which each event has a short id.
  func named(_ days: [DayAgenda]) throws(Report) -> ScheduleTexts {
    let shown = days.flatMap { $0.events.map(\.event.id.text) }
    let ids = try page.done { () throws(StorageFailure) in
      try page.shortIDs(of: .event, among: shown)
    }
    return ScheduleTexts(words: words, now: now, ids: ids)
  }

  /// Lists the events of a day or of the days given by a phrase; the default is today. With only a filter, all days are
  /// listed.
  func list(_ text: String?, _ filter: EventFilter) throws(Report) {
    if text == nil, !filter.isEmpty { return try list(nil, nil, filter) }
    let days = try page.done { () throws(ArgumentParseError) in
      if let text { try reader.days(text, option: "day") } else { now.day...now.day }
    }
    let answers = try celebrating(days)
    if !filter.isEmpty { return try answers.list(days, filter) }
    if days.lowerBound == days.upperBound { return try answers.list(days.lowerBound) }
    try answers.list(days, isBounded: true)
  }

  /// Lists the events of a range of days. A nil bound leaves the range open.
  func list(_ from: String?, _ to: String?, _ filter: EventFilter) throws(Report) {
    let days = try page.done { () throws(ArgumentParseError) in
      let first =
        if let from { try reader.day(from, option: "from") } else { Day.range.lowerBound }
      let last = if let to { try reader.last(to, option: "to") } else { Day.range.upperBound }
      if first > last { throw .reversed(first: "from", last: "to") }
      return first...last
    }
    let answers = try celebrating(days)
    if !filter.isEmpty { return try answers.list(days, filter) }
    try answers.list(days, isBounded: from != nil && to != nil)
  }

  private func list(_ days: ClosedRange<Day>, isBounded: Bool) throws(Report) {
    let isShort = isBounded && days.upperBound - days.lowerBound < 100
    if isShort && !page.wantsRecords && !page.isPlain {
      try listDays(days)
    } else {
      try list(days, .init())
    }
  }

  /// Lists a day in its groups.
  private func list(_ day: Day) throws(Report) {
    let agenda = try done { () throws(ScheduleFailure) in try schedule.queries.day(day) }
    if page.stream(agenda.events, empty: words.nothing(on: day, at: now), { $0.event($1, at: now) })
    {
      return
    }
    if page.wantsJSON {
      page.answer { json in
        json.member("day", day.description)
        json.key("groups")
        json.groups(agenda, at: now)
      }
    } else if agenda.events.isEmpty {
      let notes = DayNotes(words.language).line(day).map { " (\($0))" } ?? ""
      page.remark(words.nothing(on: day, at: now) + notes)
    } else if page.isPlain {
      try plainList(agenda)
    } else {
      for line in try named([agenda]).day(agenda) { page.line(line) }
    }
  }

  /// Lists a day with one line for each event.
  private func plainList(_ agenda: DayAgenda) throws(Report) {
    let texts = try named([agenda])
    var list = ListAnswer(page, "events")
    for group in EventGroup.allCases {
      for scheduled in agenda.events(group, at: now) {
        _ = list.add(
          { $0.event(scheduled, at: now) }, texts.sentence(scheduled, group: group))
      }
    }
    list.close(empty: words.nothing(on: agenda.day, at: now))
  }

  /// Lists the days one after another, so that an event of several days is listed on each day.
  private func listDays(_ days: ClosedRange<Day>) throws(Report) {
    var isEmpty = true
    for distance in 0...(days.upperBound - days.lowerBound) {
      let day = days.lowerBound + distance
      let agenda = try done { () throws(ScheduleFailure) in try schedule.queries.day(day) }
      if agenda.events.isEmpty, birthdays[day] ?? [] == [] { continue }
      let texts = try named([agenda])
      if !isEmpty { page.line("") }
      isEmpty = false
      page.line(words.heading(day, at: now, isNamed: true))
      for scheduled in agenda.events {
        for line in texts.row(scheduled) { page.line(line) }
      }
    }
    if isEmpty { page.remark(words.nothingThen) }
  }

  /// Prints the events one at a time, so that memory use does not grow with the range.
  private func list(_ days: ClosedRange<Day>, _ filter: EventFilter) throws(Report) {
    var list = ListAnswer(page, "events")
    var day: Day?
    var texts = texts
    if !page.wantsRecords {
      texts.ids = try page.shortIDs(of: .event) { (note) throws(Report) in
        try done { () throws(ScheduleFailure) in
          try schedule.queries(days, matching: filter) { note($0.event.id.text) }
        }
      }
    }
    let book =
      page.wants("with")
      ? try done { () throws(ScheduleFailure) in try schedule.queries.companionBook(days) }
      : CompanionBook()
    try done { () throws(ScheduleFailure) in
      try schedule.queries(days, matching: filter) { scheduled in
        // An event that began before the range is listed under the first day.
        let here = max(scheduled.event.start.day, days.lowerBound)
        if page.isPlain {
          return list.add(
            { $0.event(book.accompanied(scheduled), at: now) }, texts.sentence(scheduled))
        }
        let heading =
          here == day
          ? [] : (day == nil ? [] : [""]) + [words.heading(here, at: now, isNamed: true)]
        day = here
        return list.add(
          { $0.event(book.accompanied(scheduled), at: now) }, lines: heading + texts.row(scheduled))
      }
    }
    list.close(empty: filter.isEmpty ? words.nothingThen : words.noMatch)
  }

  /// Prints a month and marks its days with events.
  func month(_ text: String?) throws(Report) {
    let day = try page.done { () throws(ArgumentParseError) in try reader.month(text) }
    let days = try done { () throws(ScheduleFailure) in
      try schedule.queries.busyDays(inMonthOf: day)
    }
    let language = try celebrating(day.firstOfMonth...day.lastOfMonth).words.language
    let month = MonthTexts(language)
    page.answer(lines: month.grid(of: day, marked: days) + month.notes(of: day)) { json in
      json.member("month", String(day.description.prefix(7)))
      json.key("days")
      json.list(days) { $0.value($1) }
    }
  }

  /// Lists the public holidays of a year; the default is this year.
  func holidays(_ text: String?) throws(Report) {
    let year = try page.done { () throws(ArgumentParseError) in
      try text.map { (text) throws(ArgumentParseError) in try reader.year(text) }
        ?? now.day.parts.year
    }
    let holidays = DayNotes(page.language).holidays(in: year)
    let names = HolidayWords(page.language)
    if case .failure(let failure)? = page.language.customs.ownHolidays {
      page.hint(HolidayFileWords(page.language).report(failure).message)
    }
    let isStreamed = page.stream(holidays, empty: words.noHolidays(in: year)) {
      $0.holiday($1, names)
    }
    if isStreamed { return }
    if holidays.isEmpty, !page.wantsJSON { return page.remark(words.noHolidays(in: year)) }
    let dates = holidays.map { CalendarWords.dayWithWeekday($0.day, in: page.language) }
    let width = dates.map(CellWidth.of).max() ?? 0
    let lines = zip(dates, holidays).map {
      words.labelled($0, names.name(of: $1.name), to: width + 2)
    }
    page.answer(lines: [String(year)] + lines) { json in
      json.key("holidays")
      json.list(holidays) { $0.holiday($1, names) }
    }
  }
}
