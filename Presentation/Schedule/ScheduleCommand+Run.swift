import Domain
import TextUI

extension ScheduleCommand: StoreCommand {
  func run(_ features: Features, _ page: AnswerPage) throws(Report) {
    let answers = ScheduleAnswers(schedule: features.schedule, page: page)
    switch self {
    case .add(let title, let from, let to, let body): try answers.add(title, from, to, body)
    case .edit(let id, let title, let from, let to, let body):
      try answers.edit(id, title, from, to, body)
    case .remove(let id): try answers.remove(id)
    case .list(let day, nil, nil): try answers.list(day)
    case .list(_, let from, let to): try answers.list(from, to)
    case .show(let id): try answers.show(id)
    case .month(let month): try answers.month(month)
    case .holidays(let year): try answers.holidays(year)
    }
  }
}

/// What commands answer about the schedule.
struct ScheduleAnswers {
  let schedule: Schedule
  let page: AnswerPage

  var words: ScheduleWords { ScheduleWords(page.language) }
  var now: Now { schedule.look.now }
  var reader: DayReader { page.days(today: now.day, looking: .ahead) }
  var moments: DayReader {
    page.moments(now: now, calendar: schedule.look.calendar, looking: .ahead)
  }
  var texts: ScheduleTexts { ScheduleTexts(words: words, now: now) }
  private var desk: ScheduleDesk { ScheduleDesk(schedule: schedule, words: words) }

  /// Does something with the schedule, whose errors tell when events are.
  func done<T>(_ body: () throws(ScheduleError) -> T) throws(Report) -> T {
    try page.done({ words.report($0, at: now) }, body)
  }

  func add(_ title: String, _ from: String, _ to: String?, _ body: String?) throws(Report) {
    let (typed, start, end) = try page.done { () throws(UsageError) in
      let span = try moments.span(from, option: "from")
      let typed = try self.start(of: span, from)
      let isToday = typed.day == nil || typed.day == now.day
      let start = typed.filled(
        from: DayAndTime(now.day, isToday ? now.time : DayAndTime.morning))
      return (typed, start, try self.end(of: span, to, after: start.onGrid))
    }
    let draft = EventDraft(title: title, body: body ?? "", start: start, end: end)
    var answer = try done { () throws(ScheduleError) in try desk.plan(draft) }
    if typed.time == nil {
      answer.remarks.append(words.assumed(answer.record.start, of: answer.record, at: now))
    }
    page.give(answer)
  }

  func edit(_ id: String, _ title: String?, _ from: String?, _ to: String?, _ body: String?)
    throws(Report)
  {
    let (first, last) = try page.done { () throws(UsageError) in
      let (first, last) = (try typedSpan(from, "from"), try typedSpan(to, "to"))
      if let first, let from { _ = try start(of: first, from) }
      if first?.hasEnd == true, last != nil { throw .contradiction("from", "to") }
      return (first, last)
    }
    page.give(
      try done { () throws(ScheduleError) in
        let event = try schedule.look.find(id)
        let (start, end) = times(of: event, from: first, to: last)
        return try desk.edit(
          event.id, EventChange(title: title, body: body, start: start, end: end),
          isPlaced: start != nil && start != event.start.dayAndTime)
      })
  }

  func remove(_ id: String) throws(Report) {
    page.give(
      try done { () throws(ScheduleError) in try desk.remove(schedule.look.find(id).id) })
  }

  func show(_ id: String) throws(Report) {
    let (event, conflicts) = try done { () throws(ScheduleError) in
      let event = try schedule.look.find(id)
      return (event, try schedule.look.conflicts(with: event))
    }
    let answer = desk.answer(PlannedEvent(event: event, conflicts: conflicts), "")
    let lunar = DayNotes(page.language).lunar(event.start.day)
    page.show(answer, lines: texts.whole(event, lunar: lunar, conflicts: conflicts))
  }
}
