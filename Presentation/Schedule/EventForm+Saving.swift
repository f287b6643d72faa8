import Domain
import PresentationKit
import TextUI

extension EventForm {
  /// Saves the form. Untouched times keep their seconds, although the form has steps of 5 minutes.
  mutating func save() -> [ScreenEffect] {
    for field in [Field.from, .to] {
      guard let (text, trouble) = parseError(field) else { continue }
      sheet.refuse(field, words.unread(text, trouble))
      return []
    }
    guard let start = form.moment(.from), let end = form.moment(.to) else { return [] }
    guard let reminders = TypedReminders(form.text(.remind), context).seconds else {
      sheet.refuse(.remind, words.unreadReminders)
      return []
    }
    if isAllDay, end.day < start.day {
      sheet.refuse(.to, words.endsTooSoon)
      return []
    }
    guard let event else {
      let text = form.text(.repeating)
      var draft = EventDraft(
        title: form.text(.title), body: form.text(.body),
        isAllDay ? .days(start.day...end.day) : .hours(from: start, to: end),
        repeating: text.allSatisfy(\.isWhitespace) ? nil : typedRepeat, reminders: reminders)
      draft.location = form.text(.location)
      draft.isCountedDown = form.isOn(.countdown)
      return [.work(.schedule(.plan(draft)))]
    }
    if sheet.isUntouched { return [.back, .say(NoticeLine(.plain, words.nothingChanged))] }
    let change = change(of: event, start, end, reminders)
    return [
      .work(.schedule(scope.map { .editSome(event, change, $0) } ?? .edit(event, change)))
    ]
  }

  var typedRepeat: TypedRepeat {
    let text = form.text(.repeating)
    return TypedRepeat(
      text.allSatisfy(\.isWhitespace) ? "" : text,
      order: DateOrder.monthFirst.spoken(in: context.language))
  }

  private func change(
    of event: Event, _ start: DayAndTime, _ end: DayAndTime, _ reminders: [Int]
  ) -> EventChange {
    let isSwitched = isAllDay != event.isAllDay
    let isMoved = isSwitched || start != sheet.before.moment(.from)
    let isLonger = isSwitched || end != sheet.before.moment(.to)
    var change = EventChange(
      title: sheet.isUntouched(.title) ? nil : form.text(.title),
      body: sheet.isUntouched(.body) ? nil : form.text(.body),
      repeating: sheet.isUntouched(.repeating) ? nil : typedRepeat,
      reminders: sheet.isUntouched(.remind) ? nil : reminders)
    if !sheet.isUntouched(.location) { change.location = form.text(.location) }
    if !sheet.isUntouched(.countdown) { change.countdown = form.isOn(.countdown) }
    if isAllDay {
      change.days = isMoved || isLonger ? start.day...end.day : nil
    } else {
      change.start = isMoved ? start : nil
      change.end = isLonger ? end : nil
    }
    return change
  }
}
