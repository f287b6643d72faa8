import Domain
import PresentationKit

/// The commands that change the schedule.
extension ScheduleAnswers {
  func add(_ title: String, _ wish: EventOptions) throws(Report) {
    let reminders = try page.done { () throws(UsageError) in try self.reminders(wish) } ?? []
    let repeating = wish.repeating.map { TypedRepeat($0, order: page.dates) }
    var isAssumed = false
    let times = try page.done { () throws(UsageError) -> EventDraft.Times in
      if let days = try days(wish, besides: nil) { return .days(days) }
      let from = wish.from ?? ""
      let span = try moments.span(from, option: "from")
      let typed = try start(of: span, from)
      isAssumed = typed.time == nil
      let isToday = typed.day == nil || typed.day == now.day
      let start = typed.filled(
        from: DayAndTime(now.day, isToday ? now.time : DayAndTime.morning))
      return .hours(from: start, to: try end(of: span, wish.to, after: start.onGrid))
    }
    var draft = EventDraft(
      title: title, body: wish.body ?? "", times, repeating: repeating, reminders: reminders)
    draft.companions = try companions(wish) ?? []
    draft.location = wish.location ?? ""
    let wanted = draft
    var answer = try done { () throws(ScheduleError) in try desk.plan(wanted) }
    if isAssumed {
      answer.remarks.append(words.assumed(answer.record.start, of: answer.record, at: now))
    }
    page.give(answer)
  }

  func edit(_ id: String, _ title: String?, _ wish: EventOptions, _ typed: TypedScope?)
    throws(Report)
  {
    let (first, last, scope) = try page.done { () throws(UsageError) in
      let first = try typedSpan(wish.from, "from")
      if let first, let from = wish.from { _ = try start(of: first, from) }
      let last = wish.day == nil ? try typedSpan(wish.to, "to") : nil
      if first?.hasEnd == true, last != nil { throw .contradiction("from", "to") }
      return (first, last, try self.scope(typed))
    }
    let reminders = try page.done { () throws(UsageError) in try self.reminders(wish) }
    let found = try done { () throws(ScheduleError) in try schedule.look.find(id) }
    let event = try done { () throws(ScheduleError) in
      try schedule.look.occurrence(of: found, scope)
    }
    var change = EventChange(
      title: title, body: wish.body,
      repeating: wish.repeating.map { TypedRepeat(Self.isNone($0) ? "" : $0, order: page.dates) },
      reminders: reminders)
    change.days = try page.done { () throws(UsageError) in
      if event.isAllDay, wish.day == nil, first == nil, last != nil {
        let last = try reader.last(wish.to ?? "", option: "to")
        if last < event.start.day { throw .reversed(first: "day", last: "to") }
        return event.start.day...last
      }
      return try days(wish, besides: event)
    }
    if change.days == nil { (change.start, change.end) = times(of: event, from: first, to: last) }
    change.companions = try companions(wish)
    change.location = wish.location
    let isPlaced = change.start.map { $0 != event.start.dayAndTime } ?? (change.days != nil)
    let wanted = change
    page.give(
      try evenPast { (isPastMeant) throws(ScheduleError) in
        if let scope {
          return try desk.edit(event, wanted, scope, evenPast: isPastMeant, isPlaced: isPlaced)
        }
        return try desk.edit(event.id, wanted, isPlaced: isPlaced)
      })
  }

  func remove(_ id: String, _ typed: TypedScope?) throws(Report) {
    let scope = try page.done { () throws(UsageError) in try self.scope(typed) }
    let event = try done { () throws(ScheduleError) in try schedule.look.find(id) }
    page.give(
      try evenPast { (isPastMeant) throws(ScheduleError) in
        try desk.remove(event, scope, evenPast: isPastMeant)
      })
  }

  // MARK: Parsing options

  private static func isNone(_ text: String) -> Bool {
    ["none", "once", "없음", "한 번", "한번"].contains(text.lowercased())
  }

  private func scope(_ typed: TypedScope?) throws(UsageError) -> SeriesScope? {
    switch typed {
    case nil: nil
    case .this(let day): .this(try reader.day(day, option: "this"))
    case .following(let day): .following(try reader.day(day, option: "following"))
    case .all: .all
    }
  }

  /// The whole days of an event; nil without `--day`.
  private func days(_ wish: EventOptions, besides event: Event?) throws(UsageError)
    -> ClosedRange<Day>?
  {
    guard let day = wish.day else { return nil }
    let days = try reader.days(day, option: "day")
    guard let to = wish.to else {
      // A moved all-day event keeps its number of days.
      guard let event, event.isAllDay, days.lowerBound == days.upperBound else { return days }
      return days.lowerBound...(days.lowerBound + (event.lastDay - event.start.day))
    }
    let last = try reader.last(to, option: "to")
    if last < days.lowerBound { throw .reversed(first: "day", last: "to") }
    return days.lowerBound...last
  }

  /// The reminders in seconds before the start. Nil if none were typed, and empty for “none”.
  private func reminders(_ wish: EventOptions) throws(UsageError) -> [Int]? {
    if wish.reminders.isEmpty { return nil }
    if wish.reminders.contains(where: Self.isNone) { return [] }
    var seconds: [Int] = []
    for text in wish.reminders { seconds.append(try length(text, option: "remind")) }
    return seconds
  }

  /// The ids of the companions. Nil if none were typed, and empty for “none”.
  private func companions(_ wish: EventOptions) throws(Report) -> [String]? {
    if wish.companions.isEmpty { return nil }
    if wish.companions.contains(where: Self.isNone) { return [] }
    var ids: [String] = []
    for name in wish.companions {
      let id = try find(name)
      if !ids.contains(id) { ids.append(id) }
    }
    return ids
  }

  /// Parses a length alone into seconds: `90m`, 한 시간.
  func length(_ text: String, option: String) throws(UsageError) -> Int {
    guard let length = moments.length(text) else {
      throw .notALength(option: option, value: text)
    }
    return length
  }

  /// Makes a change that may affect occurrences before today. If it does, the user is asked for consent.
  private func evenPast(
    _ deed: (_ isPastMeant: Bool) throws(ScheduleError) -> Answer<Event>
  ) throws(Report) -> Answer<Event> {
    do throws(ScheduleError) { return try deed(page.saysYes) } catch {
      guard case .refused(.changesPast(let count)) = error else {
        throw words.report(error, at: now)
      }
      guard try page.agrees(to: words.askPast(count)) else {
        throw words.report(error, at: now)
      }
    }
    return try done { () throws(ScheduleError) in try deed(true) }
  }
}
