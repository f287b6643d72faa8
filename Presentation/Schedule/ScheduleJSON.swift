package import Domain
import PresentationKit
import TextUI

extension JSONText {
  /// Writes an event, with `conflict` if other events overlap it. The member `time` is in English, so that scripts work
  /// in every language.
  package mutating func event(_ scheduled: ScheduledEvent, at now: Now) {
    let event = scheduled.event
    object { json in
      json.member("id", event.id.text)
      json.member("title", event.title.text)
      json.member("body", event.body?.text)
      json.member("location", event.location?.text)
      json.member(
        "start", event.isAllDay ? event.start.day.description : event.start.description)
      json.member("end", event.isAllDay ? event.lastDay.description : event.end.description)
      json.member("repeat", event.rule?.text)
      json.member("multiDay", event.isOfSeveralDays)
      json.member("time", EventDisplay(now: now).times(event))
      json.member("conflict", scheduled.isInConflict)
      json.member("allDay", event.isAllDay)
      json.member("series", event.occurrence?.series.text)
      json.member("occurrence", event.occurrence?.day.description)
      json.key("remind")
      json.list(event.reminders) { $0.value(SpanText.short($1)) }
      json.key("with")
      json.list(scheduled.companions) { json, companion in
        json.object { json in
          json.member("person", companion.id)
          json.member("name", companion.name)
        }
      }
      json.member("countdown", event.isCountedDown)
      json.member("dDay", event.dDay(on: now.day))
      json.member("dDayLabel", event.dDayLabel(on: now.day))
    }
  }

  mutating func details(_ details: EventDetails) {
    key("imported")
    object { json in
      json.member("url", details.url)
      json.member("organizer", details.organizer)
      json.key("attendees")
      json.list(details.attendees) { $0.value($1) }
    }
  }

  /// Writes the events of a day in their three groups.
  package mutating func groups(_ agenda: DayAgenda, at now: Now) {
    object { json in
      json.key("inProgress")
      json.list(agenda.events(.inProgress, at: now)) { $0.event($1, at: now) }
      json.key("upcoming")
      json.list(agenda.events(.upcoming, at: now)) { $0.event($1, at: now) }
      json.key("done")
      json.list(agenda.events(.done, at: now)) { $0.event($1, at: now) }
    }
  }

  /// Writes days with their holidays, lunar dates and events.
  mutating func days(_ days: [DayAgenda], _ language: Language, at now: Now) {
    let notes = DayNotes(language)
    key("days")
    list(days) { json, agenda in
      json.object { json in
        json.members(of: agenda.day, notes)
        json.key("events")
        json.list(agenda.events) { $0.event($1, at: now) }
      }
    }
  }

  /// Writes a day with its holiday, the birthdays and the lunar date.
  mutating func members(of day: Day, _ notes: DayNotes) {
    member("day", day)
    member("holiday", notes.holiday(day))
    key("birthdays")
    let occasions = notes.language.customs.birthdays[day] ?? []
    list(occasions.filter(\.isBirthday)) { $0.value($1.name) }
    member("lunar", notes.lunar(day))
  }

  mutating func holiday(_ holiday: Holiday, _ names: HolidayWords) {
    object { json in
      json.member("day", holiday.day)
      json.member("name", names.name(of: holiday.name))
      json.member("substitute", holiday.isSubstitute)
    }
  }

  /// Writes a period of free time.
  mutating func free(_ free: FreeTime) {
    object { json in
      json.member("start", free.start.description)
      json.member("end", free.end.description)
    }
  }
}

extension ListFields {
  /// The fields of an event.
  static let events = ListFields(
    "events",
    """
    id title body location start@ end@ repeat multiDay time conflict allDay series \
    occurrence@ remind with.person with.name countdown dDay dDayLabel
    """)
  /// The fields of an event on a day, for lists by day.
  static let eventDays = ListFields(
    "days",
    """
    day@ holiday birthdays lunar id title body location start@ end@ repeat multiDay time conflict \
    allDay series occurrence@ remind with.person with.name countdown dDay dDayLabel
    """)
  /// The fields of a period of free time.
  static let freeTime = ListFields(
    "free",
    """
    start@ end@
    """)
  /// The fields of a public holiday.
  static let holidays = ListFields(
    "holidays",
    """
    day@ name substitute
    """)
}
