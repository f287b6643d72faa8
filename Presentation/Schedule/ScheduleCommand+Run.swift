package import Domain
package import PresentationKit
import TextUI

extension ScheduleCommand: Command {
  package func run(_ run: CommandRun) throws(Report) -> ExitStatus {
    let (features, page) = try run.openStore(.standard)
    let answers = ScheduleAnswers(
      schedule: features.schedule, page: page, find: run.companions(in: features))
    return page.status { () throws(Report) in try self.run(answers, features) }
  }

  private func run(_ answers: ScheduleAnswers, _ features: Features) throws(Report) {
    switch self {
    case .add(let title, let options): try answers.add(title, options)
    case .edit(let id, let title, let options, let scope):
      try answers.edit(id, title, options, scope)
    case .remove(let id, let scope): try answers.remove(id, scope)
    case .list(let day, nil, nil, let filter): try answers.list(day, filter)
    case .list(_, let from, let to, let filter): try answers.list(from, to, filter)
    case .show(let id): try answers.show(id, features.calendars)
    case .month(let month): try answers.month(month)
    case .holidays(let year): try answers.holidays(year)
    case .agenda(let day, let days): try answers.agenda(day, days: days)
    case .week(let day): try answers.week(day)
    case .year(let year): try answers.year(year)
    case .free(let options): try answers.free(options)
    }
  }
}

/// Runs the commands about the schedule and writes their output.
package struct ScheduleAnswers {
  package let schedule: Schedule
  package let page: CommandOutput
  /// Finds the id of a companion by name.
  package let find: (_ name: String) throws(Report) -> String
  /// The language, with the birthdays of the days that are shown.
  private var language: Language

  package init(
    schedule: Schedule, page: CommandOutput,
    find: @escaping (_ name: String) throws(Report) -> String
  ) {
    self.schedule = schedule
    self.page = page
    self.find = find
    language = page.language
  }

  var words: ScheduleWords { ScheduleWords(language) }

  /// Returns a copy whose texts and JSON have the birthdays of some days.
  func celebrating(_ days: ClosedRange<Day>) throws(Report) -> ScheduleAnswers {
    var answers = self
    // Of a long span, a year from today is read.
    let first = max(days.lowerBound, min(now.day, days.upperBound - 366))
    let days = (days.upperBound - days.lowerBound > 366 ? first : days.lowerBound)...days.upperBound
    let birthdays = try page.done { () throws(StorageFailure) in
      try schedule.queries.birthdays(days)
    }
    answers.language = language.with(birthdays: birthdays)
    return answers
  }

  var birthdays: [Day: [CalendarOccasion]] { language.customs.birthdays }

  var now: Now { schedule.queries.now }
  var reader: DayReader { page.days(today: now.day, looking: .ahead) }
  var moments: DayReader {
    page.moments(now: now, calendar: schedule.queries.calendar, looking: .ahead)
  }
  var texts: ScheduleTexts { ScheduleTexts(words: words, now: now) }
  var actions: ScheduleActions { ScheduleActions(schedule: schedule, words: words) }

  /// Runs an operation on the schedule, and converts its failure to a report. Dates in the report are relative to the
  /// present time.
  func done<T>(_ body: () throws(ScheduleFailure) -> T) throws(Report) -> T {
    try page.done({ words.report($0, at: now) }, body)
  }

  func show(_ id: String, _ calendars: CalendarExchange) throws(Report) {
    let (event, conflicts, companions, details) = try done { () throws(ScheduleFailure) in
      let event = try schedule.queries.find(id)
      return (
        event, try schedule.queries.conflicts(with: event),
        try schedule.queries.accompanied([ScheduledEvent(event)]).flatMap(\.companions),
        try importedDetails(of: event, in: calendars)
      )
    }
    let plain = actions.answer(PlannedEvent(event: event, conflicts: conflicts), "")
    let answer = Answer(record: event, sentence: "", remarks: plain.remarks) {
      json throws(Report) in
      try plain.json(&json)
      if let details { json.details(details) }
    }
    let lunar = DayNotes(page.language).lunar(event.start.day)
    page.show(
      answer,
      lines:
        texts.whole(
          event, lunar: lunar, conflicts: conflicts, with: companions,
          details ?? EventDetails()))
  }

  private func importedDetails(of event: Event, in calendars: CalendarExchange)
    throws(ScheduleFailure)
    -> EventDetails?
  {
    do throws(StorageFailure) { return try calendars.details(of: event) } catch {
      throw .storage(error)
    }
  }
}
