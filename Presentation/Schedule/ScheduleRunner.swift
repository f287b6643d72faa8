import Domain

/// Runs the commands of the schedule.
struct ScheduleRunner {
  let schedule: Schedule
  let page: AnswerPage

  private var words: ScheduleWords { ScheduleWords(page.language) }
  private var now: Now { schedule.look.now }
  private var reader: DayReader { page.days(today: now.day, looking: .ahead) }
  var moments: DayReader {
    page.moments(now: now, calendar: schedule.look.calendar, looking: .ahead)
  }
  private var texts: ScheduleTexts { ScheduleTexts(words: words, now: now) }

  func run(_ command: ScheduleCommand) throws(UsageError) -> ExitStatus {
    switch command {
    case .add(let title, let from, let to, let body):
      let span = try moments.span(from, option: "from")
      let typed = try self.start(of: span, from)
      let isToday = typed.day == nil || typed.day == now.day
      let start = typed.filled(
        from: DayAndTime(now.day, isToday ? now.time : DayAndTime.morning))
      let end = try self.end(of: span, to, after: start.onGrid)
      let draft = EventDraft(title: title, body: body ?? "", start: start, end: end)
      return status { () throws(Report) in try add(draft, isTimeAssumed: typed.time == nil) }
    case .edit(let id, let title, let from, let to, let body):
      let (first, last) = (try typedSpan(from, "from"), try typedSpan(to, "to"))
      if let first, let from { _ = try self.start(of: first, from) }
      if first?.hasEnd == true, last != nil { throw .contradiction("from", "to") }
      return status { () throws(Report) in
        let event = try done { () throws(ScheduleError) in try schedule.look.find(id) }
        let times = times(of: event, from: first, to: last)
        try edit(event, EventChange(title: title, body: body, start: times.start, end: times.end))
      }
    case .remove(let id): return status { () throws(Report) in try remove(id) }
    case .list(let day, nil, nil):
      let days = if let day { try reader.days(day, option: "day") } else { now.day...now.day }
      if days.lowerBound == days.upperBound {
        return status { () throws(Report) in try list(days.lowerBound) }
      }
      return list(days, isBounded: true)
    case .list(_, let from, let to):
      return list(try span(from, to), isBounded: from != nil && to != nil)
    case .show(let id): return status { () throws(Report) in try show(id) }
    case .month(let month):
      let day = try reader.month(month)
      return status { () throws(Report) in try self.month(day) }
    }
  }

  private func status(_ body: () throws(Report) -> Void) -> ExitStatus {
    do throws(Report) {
      try body()
      return .done
    } catch { return page.fail(error) }
  }

  private func list(_ days: ClosedRange<Day>, isBounded: Bool) -> ExitStatus {
    let isShort = isBounded && days.upperBound - days.lowerBound < 100
    return status { () throws(Report) in
      if isShort && !page.wantsJSON { try listDays(days) } else { try list(days) }
    }
  }

  private func span(_ from: String?, _ to: String?) throws(UsageError) -> ClosedRange<Day> {
    let first = if let from { try reader.day(from, option: "from") } else { Day.range.lowerBound }
    let last = if let to { try reader.last(to, option: "to") } else { Day.range.upperBound }
    if first > last { throw .reversed(first: "from", last: "to") }
    return first...last
  }

  // MARK: Doing

  /// Says an error of the feature in words.
  private func done<T>(_ body: () throws(ScheduleError) -> T) throws(Report) -> T {
    do throws(ScheduleError) { return try body() } catch { throw words.report(error, at: now) }
  }

  private func add(_ draft: EventDraft, isTimeAssumed: Bool) throws(Report) {
    let planned = try done { () throws(ScheduleError) in try schedule.plan(draft) }
    answer(planned, words.planned(planned.event, at: now), isPlaced: true)
    if isTimeAssumed, !page.wantsJSON {
      page.remark(words.assumed(planned.event.start, of: planned.event, at: now))
    }
  }

  private func edit(_ event: Event, _ change: EventChange) throws(Report) {
    let planned = try done { () throws(ScheduleError) in try schedule.edit(event.id, change) }
    answer(
      planned, words.changed(planned.event, at: now),
      isPlaced: change.start != nil && change.start != event.start.dayAndTime)
  }

  private func remove(_ id: String) throws(Report) {
    let event = try done { () throws(ScheduleError) in try schedule.look.find(id) }
    let removed = try done { () throws(ScheduleError) in try schedule.edit.remove(event.id) }
    let sentence = page.removed(words.removed(removed))
    if page.wantsJSON {
      answer(PlannedEvent(event: removed), sentence)
    } else {
      page.line(sentence)
    }
  }

  private func show(_ id: String) throws(Report) {
    let (event, conflicts) = try done { () throws(ScheduleError) in
      let event = try schedule.look.find(id)
      return (event, try schedule.look.conflicts(with: event))
    }
    if page.wantsJSON {
      answer(PlannedEvent(event: event, conflicts: conflicts), "")
    } else {
      for line in texts.whole(event, conflicts: conflicts) { page.line(line) }
    }
  }

  /// An event that was written or is looked at; what should be said about it is no data.
  private func answer(_ planned: PlannedEvent, _ sentence: String, isPlaced: Bool = false) {
    guard page.wantsJSON else {
      page.line(sentence)
      for remark in words.remarks(planned, isPlaced: isPlaced, at: now) { page.remark(remark) }
      return
    }
    page.answer { json in
      json.key("event")
      json.event(
        ScheduledEvent(planned.event, isInConflict: !planned.conflicts.isEmpty), at: now)
      if planned.adjustments.isEmpty { return }
      json.key("adjusted")
      json.list(planned.adjustments) { json, adjustment in
        json.object { json in
          json.member("field", adjustment.field.rawValue)
          json.member("reason", adjustment.reason.rawValue)
        }
      }
    }
  }
}

extension ScheduleRunner {
  /// The texts of lists, which tell what each event is called by.
  private func named() throws(Report) -> ScheduleTexts {
    do throws(StorageFailure) {
      return ScheduleTexts(words: words, now: now, ids: try page.shortIDs(of: .event))
    } catch { throw StorageWords(page.language).report(error) }
  }

  /// A day in its groups.
  private func list(_ day: Day) throws(Report) {
    let agenda = try done { () throws(ScheduleError) in try schedule.look.day(day) }
    if page.wantsJSON {
      page.answer { json in
        json.member("day", day.description)
        json.key("groups")
        json.groups(agenda, at: now)
      }
    } else if agenda.events.isEmpty {
      page.remark(words.nothing(on: day, at: now))
    } else {
      for line in try named().day(agenda) { page.line(line) }
    }
  }

  /// Day after day, so that what takes days stands on each of them.
  private func listDays(_ days: ClosedRange<Day>) throws(Report) {
    var isEmpty = true
    let texts = try named()
    for distance in 0...(days.upperBound - days.lowerBound) {
      let day = days.lowerBound + distance
      let agenda = try done { () throws(ScheduleError) in try schedule.look.day(day) }
      if agenda.events.isEmpty { continue }
      if !isEmpty { page.line("") }
      isEmpty = false
      page.line(words.heading(day, at: now))
      for scheduled in agenda.events {
        for line in texts.row(scheduled) { page.line(line) }
      }
    }
    if isEmpty { page.remark(words.nothingThen) }
  }

  /// Event after event, so that a span of any length needs no more room than a short one.
  private func list(_ days: ClosedRange<Day>) throws(Report) {
    var json = page.wantsJSON ? page.openAnswer() : JSONText()
    if page.wantsJSON {
      json.key("events")
      json.openList()
    }
    var day: Day?
    let texts = page.wantsJSON ? texts : try named()
    try done { () throws(ScheduleError) in
      try schedule.look(days) { scheduled in
        if page.wantsJSON {
          json.event(scheduled, at: now)
          return page.pass(&json)
        }
        // What began before the span stands on its first day.
        let here = max(scheduled.event.start.day, days.lowerBound)
        if here != day {
          if day != nil { page.line("") }
          page.line(words.heading(here, at: now))
          day = here
        }
        for line in texts.row(scheduled) { page.line(line) }
        return page.isIntact
      }
    }
    if page.wantsJSON {
      json.closeList()
      page.closeAnswer(&json)
    } else if day == nil {
      page.remark(words.nothingThen)
    }
  }

  /// The days of a month that have events.
  private func month(_ day: Day) throws(Report) {
    let days = try done { () throws(ScheduleError) in try schedule.look.busyDays(inMonthOf: day) }
    if page.wantsJSON {
      page.answer { json in
        json.member("month", String(day.description.prefix(7)))
        json.key("days")
        json.list(days) { $0.value($1) }
      }
      return
    }
    for line in MonthTexts(page.language).grid(of: day, marked: days) { page.line(line) }
  }
}
