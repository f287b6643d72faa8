package import Domain
import PresentationKit
import TextUI

/// The texts about the schedule.
package struct ScheduleWords: KeyWords, Equatable {
  let language: Language

  // MARK: Times

  /// Returns the start or end of an event, such as `1월 8일 오후 8:55` or `8 January 20:55`. Only an event of several days
  /// includes the date, with the year unless it is this year.
  func time(_ moment: Now, of event: Event, at now: Now) -> String {
    let clock = ClockWords.time(moment.time, in: language)
    guard event.isOfSeveralDays else { return clock }
    let isThisYear = moment.day.parts.year == now.day.parts.year
    let date =
      isThisYear
      ? CalendarWords.day(moment.day, in: language)
      : CalendarWords.fullDay(moment.day, in: language)
    return date + " " + clock
  }

  package var allDay: String { say("하루 종일", "all day") }

  /// Returns the time of an event, from its start to its end.
  package func times(_ event: Event, at now: Now) -> String {
    if event.isAllDay { return event.isOfSeveralDays ? days(event, at: now) : allDay }
    if !event.isOfSeveralDays { return hours(event.start.time, event.end.time) }
    return CalendarWords.span(
      time(event.start, of: event, at: now), time(event.end, of: event, at: now), in: language)
  }

  /// Returns the days of an all-day event of several days, such as `3월 6일 ~ 3월 8일`.
  private func days(_ event: Event, at now: Now) -> String {
    title(event.start.day...max(event.start.day, event.lastDay), at: now)
  }

  /// Returns the time of an event with its date, for use where the day is not clear from the context.
  func when(_ event: Event, at now: Now) -> String {
    if event.isOfSeveralDays { return times(event, at: now) }
    return date(event.start.day, at: now) + say(" ", ", ") + times(event, at: now)
  }

  private func date(_ day: Day, at now: Now) -> String {
    day.parts.year == now.day.parts.year
      ? CalendarWords.dayWithWeekday(day, in: language)
      : CalendarWords.fullDay(day, in: language)
  }

  /// Returns the heading of a day, with the year unless it is this year. `isNamed` adds notes such as holidays.
  func heading(_ day: Day, at now: Now, isNamed: Bool = false) -> String {
    let heading = CalendarWords.heading(day, today: now.day, in: language)
    return isNamed ? DayNotes(language).named(heading, day) : heading
  }

  // MARK: Holidays

  func noHolidays(in year: Int) -> String {
    switch language.holidays {
    case .nobody:
      say(
        "공휴일 표시가 꺼져 있어요. `haru settings set calendar.holidays kr`로 켤 수 있어요.",
        "Holidays are turned off. Run `haru settings set calendar.holidays kr` to show Korean holidays."
      )
    case .korea:
      say(
        "공휴일은 \(KoreanHolidays.years.lowerBound)년부터 \(KoreanHolidays.years.upperBound)년까지 볼 수 "
          + "있어요.",
        "Haru knows holidays from \(KoreanHolidays.years.lowerBound) to \(KoreanHolidays.years.upperBound)."
      )
    }
  }

  // MARK: Groups

  func title(_ group: EventGroup) -> String {
    switch group {
    case .inProgress: say("진행 중", "In progress")
    case .upcoming: say("예정", "Upcoming")
    case .done: say("끝남", "Done")
    }
  }

  func nothing(on day: Day, at now: Now) -> String {
    day == now.day
      ? say("오늘은 일정이 없어요.", "Nothing is planned for today.")
      : say("이날은 일정이 없어요.", "Nothing is planned for that day.")
  }
  var nothingThen: String { say("그 기간에는 일정이 없어요.", "Nothing is planned in that period.") }

  var overlaps: String { say("겹침", "overlaps") }
  var overlapping: String { say("겹치는 일정", "Overlapping") }

  // MARK: Results

  func planned(_ event: Event, at now: Now) -> String {
    say(
      "‘\(brief(event))’ 일정을 적었어요. \(when(event, at: now)).",
      "Added “\(brief(event))”: \(when(event, at: now)).")
  }

  func changed(_ event: Event, at now: Now) -> String {
    say(
      "‘\(brief(event))’ 일정을 고쳤어요. \(when(event, at: now)).",
      "Changed “\(brief(event))”: \(when(event, at: now)).")
  }

  func removed(_ event: Event) -> String {
    say("‘\(brief(event))’ 일정을 지웠어요.", "Removed “\(brief(event))”.")
  }

  /// Returns a title shortened for use within a sentence.
  func brief(_ event: Event) -> String { Printable.brief(event.title.text) }

  // MARK: Remarks

  /// Returns remarks about a planned event, one sentence each: past time, adjustments, location, repeat rule, unusual
  /// length, conflicts. `isPlaced` means that the times were set by the current change.
  func remarks(_ planned: PlannedEvent, isPlaced: Bool, at now: Now) -> [String] {
    (isPlaced ? past(planned.event, at: now).map { [$0] } ?? [] : [])
      + adjustments(of: planned, at: now) + [location(of: planned.event)].compactMap(\.self)
      + (rhythm(of: planned.event).map { [$0] } ?? [])
      + [countdown(of: planned.event, at: now)].compactMap(\.self)
      + (long(planned.event).map { [$0] } ?? [])
      + (planned.conflicts.isEmpty
        ? [] : [overlap(planned.conflicts, with: planned.event, at: now)])
  }

  /// Returns the remark that an event is in the past, which is rarely intended. Returns nil for other events and for
  /// repeating events.
  func past(_ event: Event, at now: Now) -> String? {
    // A repeating event does not count as past, and neither does an all-day event that still goes on.
    guard event.occurrence == nil, event.start.instant / 60 < now.instant / 60 else { return nil }
    guard event.isAllDay else { return say("이미 지난 시각이에요.", "Note: that time has already passed.") }
    return event.lastDay < now.day
      ? say("이미 지난 날이에요.", "Note: that day has already passed.") : nil
  }

  /// Returns the remark that an event lasts 12 to 36 hours, which may be a mistake; nil for other lengths and for whole
  /// days.
  private func long(_ event: Event) -> String? {
    let seconds = event.end.instant - event.start.instant
    guard !event.isAllDay, (12 * 3600...36 * 3600).contains(seconds), seconds % 86_400 != 0
    else { return nil }
    return say(
      "\(length(seconds)) 동안 이어지는 일정이에요.", "The event lasts \(length(seconds)).")
  }

  /// Returns remarks about adjusted times.
  func adjustments(of planned: PlannedEvent, at now: Now) -> [String] {
    planned.adjustments.map { remark($0, planned.event, at: now) }
  }

  private func remark(_ adjustment: Adjustment, _ event: Event, at now: Now) -> String {
    let isStart = adjustment.field == .from
    let time = time(isStart ? event.start : event.end, of: event, at: now)
    let end = isStart ? say("시작", "start") : say("끝", "end")
    switch adjustment.reason {
    case .skipped:
      return say(
        "그날은 시계를 앞당겨서 그 시각이 없어요. \(Particle.object.after(end)) \(Particle.toward.after(time)) 옮겼어요.",
        "The clocks go forward that day and skip this time, so the \(end) was moved to \(time).")
    case .fitted:
      return say(
        "첫 일정은 \(Particle.being.after(date(event.start.day, at: now))).",
        "The first occurrence is on \(date(event.start.day, at: now)).")
    case .followed:
      return say(
        "시작이 밀려서 \(Particle.subject.after(end)) \(Particle.toward.after(time)) 함께 밀렸어요.",
        "The start was moved, so the \(end) was also moved, to \(time).")
    }
  }

  /// Returns the remark that names the events overlapping a planned event.
  func overlap(_ others: [Event], with event: Event, at now: Now) -> String {
    let first = others[0]
    // Several conflicts with the same series count as one.
    let all = Set(others.map(\.id))
    let when =
      first.start.day == event.start.day ? times(first, at: now) : when(first, at: now)
    let more = all.count - 1
    if more == 0 {
      return say(
        "‘\(brief(first))’ 일정(\(when))과 시간이 겹쳐요.", "The event overlaps “\(brief(first))” (\(when))."
      )
    }
    return say(
      "‘\(brief(first))’(\(when)) 외 \(more)개와 시간이 겹쳐요.",
      "The event overlaps “\(brief(first))” (\(when)) and \(more) more.")
  }

  /// Returns the remark that names the time assumed because only a day was typed.
  func assumed(_ start: Now, of event: Event, at now: Now) -> String {
    let time = time(start, of: event, at: now)
    return say(
      "시각을 적지 않아서 \(Particle.toward.after(time)) 적었어요.",
      "No time was given, so the event starts at \(time).")
  }
}
