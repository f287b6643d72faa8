import Domain
import PresentationKit

/// The commands that change the schedule.
extension ScheduleAnswers {
  func add(_ title: String, _ options: EventOptions) throws(Report) {
    let reminders =
      try page.done { () throws(ArgumentParseError) in try self.reminders(options) } ?? []
    let repeating = options.repeating.map { TypedRepeat($0, order: page.dates) }
    var isAssumed = false
    let times = try page.done { () throws(ArgumentParseError) -> EventDraft.Times in
      if let days = try days(options, besides: nil) { return .days(days) }
      let from = options.from ?? ""
      let span = try moments.span(from, option: "from")
      let typed = try start(of: span, from)
      isAssumed = typed.time == nil
      let isToday = typed.day == nil || typed.day == now.day
      var start = typed.filled(
        from: DayAndTime(now.day, isToday ? now.time : DayAndTime.morning))
      if isAssumed { start = start.onGrid }
      return .hours(from: start, to: try end(of: span, options.to, after: start))
    }
    var draft = EventDraft(
      title: title, body: options.body ?? "", times, repeating: repeating, reminders: reminders)
    draft.companions = try companions(options) ?? []
    draft.location = options.location ?? ""
    draft.isCountedDown = options.countdown ?? false
    let wanted = draft
    var answer = try done { () throws(ScheduleFailure) in try actions.plan(wanted) }
    if isAssumed {
      answer.remarks.append(words.assumed(answer.record.start, of: answer.record, at: now))
    }
    page.give(answer)
  }

  func edit(_ id: String, _ title: String?, _ options: EventOptions, _ typed: TypedScope?)
    throws(Report)
  {
    let (first, last, scope) = try page.done { () throws(ArgumentParseError) in
      let first = try typedSpan(options.from, "from")
      if let first, let from = options.from { _ = try start(of: first, from) }
      let last = options.day == nil ? try typedSpan(options.to, "to") : nil
      if first?.hasEnd == true, last != nil { throw .contradiction("from", "to") }
      return (first, last, try self.scope(typed))
    }
    let reminders = try page.done { () throws(ArgumentParseError) in try self.reminders(options) }
    let found = try done { () throws(ScheduleFailure) in try schedule.queries.find(id) }
    let event = try done { () throws(ScheduleFailure) in
      try schedule.queries.occurrence(of: found, scope)
    }
    var change = EventChange(
      title: title, body: options.body,
      repeating: options.repeating.map {
        TypedRepeat(Self.isNone($0) ? "" : $0, order: page.dates)
      },
      reminders: reminders)
    change.days = try page.done { () throws(ArgumentParseError) in
      if event.isAllDay, options.day == nil, first == nil, last != nil {
        let last = try reader.last(options.to ?? "", option: "to")
        if last < event.start.day { throw .reversed(first: "day", last: "to") }
        return event.start.day...last
      }
      return try days(options, besides: event)
    }
    if change.days == nil { (change.start, change.end) = times(of: event, from: first, to: last) }
    change.companions = try companions(options)
    change.countdown = options.countdown
    change.location = options.location.map { ["none", "없음"].contains($0.lowercased()) ? "" : $0 }
    let isPlaced = change.start.map { $0 != event.start.dayAndTime } ?? (change.days != nil)
    let wanted = change
    page.give(
      try evenPast { (isPastMeant) throws(ScheduleFailure) in
        if let scope {
          return try actions.edit(event, wanted, scope, evenPast: isPastMeant, isPlaced: isPlaced)
        }
        return try actions.edit(event.id, wanted, isPlaced: isPlaced)
      })
  }

  func remove(_ id: String, _ typed: TypedScope?) throws(Report) {
    let scope = try page.done { () throws(ArgumentParseError) in try self.scope(typed) }
    let event = try done { () throws(ScheduleFailure) in try schedule.queries.find(id) }
    page.give(
      try evenPast { (isPastMeant) throws(ScheduleFailure) in
        try actions.remove(event, scope, evenPast: isPastMeant)
      })
  }

  // MARK: Parsing options

  private static func isNone(_ text: String) -> Bool {
    ["none", "once", "없음", "한 번", "한번"].contains(text.lowercased())
  }

  private func scope(_ typed: TypedScope?) throws(ArgumentParseError) -> SeriesScope? {
    switch typed {
    case nil: nil
    case .this(let day): .this(try reader.day(day, option: "this"))
    case .following(let day): .following(try reader.day(day, option: "following"))
    case .all: .all
    }
  }

  /// Returns the days of an all-day event; nil without `--day`.
  private func days(_ options: EventOptions, besides event: Event?) throws(ArgumentParseError)
    -> ClosedRange<Day>?
  {
    guard let day = options.day else { return nil }
    let days = try reader.days(day, option: "day")
    guard let to = options.to else {
      // A moved all-day event keeps its number of days.
      guard let event, event.isAllDay, days.lowerBound == days.upperBound else { return days }
      return days.lowerBound...(days.lowerBound + (event.lastDay - event.start.day))
    }
    let last = try reader.last(to, option: "to")
    if last < days.lowerBound { throw .reversed(first: "day", last: "to") }
    return days.lowerBound...last
  }

  /// Returns the reminders in seconds before the start. Returns nil if no reminders were typed, and an empty list for
  /// “none”.
  private func reminders(_ options: EventOptions) throws(ArgumentParseError) -> [Int]? {
    if options.reminders.isEmpty { return nil }
    if options.reminders.contains(where: Self.isNone) { return [] }
    var seconds: [Int] = []
    for text in options.reminders { seconds.append(try length(text, option: "remind")) }
    return seconds
  }

  /// Returns the ids of the companions. Returns nil if no companions were typed, and an empty list for “none”.
  private func companions(_ options: EventOptions) throws(Report) -> [String]? {
    if options.companions.isEmpty { return nil }
    if options.companions.contains(where: Self.isNone) { return [] }
    var ids: [String] = []
    for name in options.companions {
      let id = try find(name)
      if !ids.contains(id) { ids.append(id) }
    }
    return ids
  }

  /// Parses a text that is only a length, such as `90m` or 한 시간, into seconds.
  func length(_ text: String, option: String) throws(ArgumentParseError) -> Int {
    guard let length = moments.length(text) else {
      throw .notALength(option: option, value: text)
    }
    return length
  }

  /// Makes a change that may affect occurrences before today. If so, asks the user for consent first.
  private func evenPast(
    _ change: (_ isPastMeant: Bool) throws(ScheduleFailure) -> Answer<Event>
  ) throws(Report) -> Answer<Event> {
    do throws(ScheduleFailure) { return try change(page.saysYes) } catch {
      guard case .refused(.changesPast(let count)) = error else {
        throw words.report(error, at: now)
      }
      guard try page.agrees(to: words.askPast(count)) else {
        throw words.report(error, at: now)
      }
    }
    return try done { () throws(ScheduleFailure) in try change(true) }
  }
}
