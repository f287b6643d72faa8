/// A past event with a person. The user has not yet said whether the meeting took place.
public struct PastAppointment: Equatable, Sendable {
  public let person: Person
  public let event: Event

  /// The contact to record if the user and the person met, on the day of the event and with its title as the memo.
  public let contact: Contact

  init(_ person: Person, _ event: Event, in calendar: LocalCalendar) {
    self.person = person
    self.event = event
    var contact = Contact(
      by: Self.isCall(event.title.text) ? .call : .met,
      memo: Review.memoLimit.prefix(of: event.title.text), isEarly: true)
    if event.isAllDay {
      contact.at = calendar.moment(event.lastDay, TimeOfDay(seconds: 12 * 3600))
    } else {
      contact.at = event.end.day == event.start.day ? event.end : event.start
    }
    self.contact = contact
  }

  /// The day on which the user and the person met, if they did: the last day of an all-day event, or the start day of
  /// any other event.
  public var day: Day { event.isAllDay ? event.lastDay : event.start.day }

  /// Whether the plan was a call: its title has a word such as `call` or 통화.
  public var isCall: Bool { Self.isCall(event.title.text) }

  /// Whether the event is an operation, a hospital or a medical check, so that the user is asked how it went.
  public var isTreatment: Bool { !isCall && NoMeeting.isTreatment(event.title.text) }

  private static let calls: Set<String> = [
    "call", "ring", "phone", "전화", "통화", "전화통화", "영상통화", "화상통화", "안부전화", "전화하기", "통화하기", "전화드리기",
    "전화걸기",
  ]

  private static func isCall(_ title: String) -> Bool {
    title.lowercased().split { !$0.isLetter && !$0.isNumber }.contains { word in
      calls.contains(String(word))
        || EndParticle.stems(of: String(word)).contains { calls.contains($0.stem) }
    }
  }

  /// The record to store if the user and the person did not meet.
  public var missedMeeting: MissedMeeting {
    MissedMeeting(person: person.id, event: event.id.text, day: event.start.day)
  }
}

extension PeopleLinks {
  /// The number of days after an event on which Haru still asks the user about it.
  public static let askedDays = 3

  /// Returns the past events with people about which to ask the user, the oldest first. An event is excluded if a
  /// contact is recorded on its days or if the user said that they did not meet.
  public func pastAppointments() throws(StorageFailure) -> [PastAppointment] {
    let today = now.day
    let first = max(Day.range.lowerBound + Self.askedDays, today) - Self.askedDays
    return try pastAppointments(on: first...today)
  }

  /// Returns the past events with people on some days about which to ask the user, the oldest first.
  func pastAppointments(on days: ClosedRange<Day>) throws(StorageFailure) -> [PastAppointment] {
    let (now, first) = (now, days.lowerBound)
    let candidates = try planned(days).filter { appointment in
      appointment.event.end.instant <= now.instant && appointment.event.lastDay >= first
        && appointment.person.startedOn <= appointment.day
        && !NoMeeting.isMourning(appointment.event.title.text)
    }.prefix(Self.mostAsked)
    if candidates.isEmpty { return [] }
    var missedMeetings: Set<MissedMeeting> = []
    try stored { () throws(PeopleFailure) in
      missedMeetings = try reviews.missedMeetings(from: first)
    }
    var asked: [PastAppointment] = []
    for appointment in candidates where !missedMeetings.contains(appointment.missedMeeting) {
      // Ask only once per person and day.
      let isKnown = asked.contains {
        $0.person.id == appointment.person.id && $0.day == appointment.day
      }
      if isKnown { continue }
      var recorded: [Watering] = []
      try stored { () throws(PeopleFailure) in
        recorded = try reviews.waterings(
          of: appointment.person.id, within: appointment.event.start.day...appointment.event.lastDay
        )
      }
      if recorded.isEmpty { asked.append(appointment) }
    }
    return asked
  }

  private static let mostAsked = 200

  /// Returns the events with people that touch some days, in order. People are resolved before series are expanded, to
  /// expand fewer series.
  private func planned(_ days: ClosedRange<Day>) throws(StorageFailure) -> [PastAppointment] {
    let span = queries.calendar.span(of: days)
    var (once, bound): ([Event], [Event]) = ([], [])
    try stored { () throws(ScheduleFailure) in
      try schedule.visit(
        ScheduleSpan(span, in: queries.calendar), bound: { bound = $0 },
        { event in
          once.append(event)
          return true
        })
    }
    let kept = once + bound
    var people: [ID<Event>: [Person]] = [:]
    for (event, found) in zip(kept, try companions.of(kept)) where !found.isEmpty {
      people[event.id] = found
    }
    let events =
      once.filter { people[$0.id] != nil }.map(queries.here)
      + queries.calendar.occurrences(of: bound.filter { people[$0.id] != nil }, in: span)
    return events.sorted(by: Event.comesBefore).flatMap { event in
      (people[event.id] ?? []).map { PastAppointment($0, event, in: queries.calendar) }
    }
  }
}
