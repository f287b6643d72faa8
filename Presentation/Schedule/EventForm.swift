import Domain
import PresentationKit
import TextUI

/// The form for adding or editing an event.
struct EventForm: Equatable, Sendable, FormScreen {
  var context: ViewContext
  typealias Field = EventField

  var words: ScheduleWords { ScheduleWords(context.language) }
  /// The event being edited; nil in the form for a new event.
  let event: Event?
  /// The occurrences of a series that are edited; nil if the event is edited as a whole.
  let scope: SeriesScope?
  var sheet: FormSheet<Field>
  /// A preview of the filled-in times as they would be saved; nil until loaded.
  private(set) var weighed: PlannedEvent?

  /// Opens the form for a new event of one hour. Today, the event starts at the next grid time; on another day, it
  /// starts in the morning.
  init(on day: Day, _ context: ViewContext) {
    let start = DayAndTime(day, context.now.day == day ? context.now.time : DayAndTime.morning)
      .onGrid
    self.init(nil, nil, start, start.later(by: 3600), context)
  }

  /// Opens the form for an existing event. With `scope`, the form edits the occurrences of a series that `scope`
  /// selects, and `event` is the shown occurrence.
  init(_ event: Event, _ context: ViewContext, _ scope: SeriesScope? = nil) {
    let morning = DayAndTime(event.start.day, DayAndTime.morning)
    let start = event.isAllDay ? morning : event.start.dayAndTime
    let end = event.isAllDay ? DayAndTime(event.lastDay, morning.time) : event.end.dayAndTime
    self.init(event, scope, start, end, context)
  }

  private init(
    _ event: Event?, _ scope: SeriesScope?, _ start: DayAndTime, _ end: DayAndTime,
    _ context: ViewContext
  ) {
    self.context = context
    let words = ScheduleWords(context.language)
    self.event = event
    self.scope = scope
    func editor(_ text: String, _ hint: String, isOneLine: Bool) -> TextEditor {
      TextEditor(
        text, limit: Event.textLimit, placeholder: hint, warning: Event.textWarning,
        isOneLine: isOneLine)
    }
    let isAllDay = event?.isAllDay ?? false
    func wheels(_ moment: DayAndTime, _ role: MomentRole) -> FormContent {
      var field = MomentField(moment, in: context.language, now: context.now, role: role)
      field.isDayOnly = isAllDay
      return .moment(field)
    }
    let unchosen = event == nil ? start : nil
    let title = editor(event?.title.text ?? "", words.titleHint, isOneLine: true)
    let body = editor(event?.body?.text ?? "", words.bodyHint, isOneLine: false)
    let location = editor(event?.location?.text ?? "", words.locationHint, isOneLine: true)
    let rhythm = editor(event.map(words.typedRhythm) ?? "", words.rhythmHint, isOneLine: true)
    let remind = editor(event.map(words.typedReminders) ?? "", words.remindHint, isOneLine: true)
    func switches(_ isOn: Bool) -> FormContent {
      .toggle(ToggleField(isOn, on: words.yes, off: words.no))
    }
    var fields: [Form<Field>.Field] = [
      .init(.title, words.fieldName(.title), .growing(title, upTo: 3)),
      .init(.from, words.fieldName(.from), wheels(start, .start(unchosen: unchosen))),
      .init(.to, words.fieldName(.to), wheels(end, .end(of: start))),
      .init(.days, words.fieldName(.days), switches(isAllDay)),
    ]
    // A single occurrence cannot have a repeat rule of its own.
    if scope?.isOfOne != true, event?.occurrence == nil || scope != nil {
      fields.append(.init(.repeating, words.fieldName(.repeating), .growing(rhythm, upTo: 2)))
    }
    fields += [
      .init(.location, words.fieldName(.location), .growing(location, upTo: 2)),
      .init(.remind, words.fieldName(.remind), .growing(remind, upTo: 2)),
      .init(
        .countdown, words.fieldName(.countdown), switches(event?.isCountedDown ?? false)),
      .init(.body, words.fieldName(.body), .growing(body, upTo: 8)),
    ]
    sheet = FormSheet(fields, context)
  }

  var bindings: [Binding] {
    if sheet.isAsking { return sheet.bindings }
    let isOnWheels = form.focus == .from || form.focus == .to
    let wheels = Binding(
      .up, .down, label: glyphs.arrowKeys(0, 1, 2, 3), meaning: words.keyTurn, isPrimary: true)
    return sheet.bindings + (isOnWheels ? [wheels] : [editorKey])
  }

  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    let before = form
    let outcome = outcome(of: key, in: area)
    followStart(from: before)
    followSwitch(from: before)
    lookAtTimes(since: before)
    switch outcome {
    case .save: return save()
    case .does(let effects):
      let isMoved = [Field.from, .to].contains { form.moment($0) != before.moment($0) }
      return effects + (isMoved ? weigh : [])
    case .ignored: return nil
    }
  }

  var passage: Field? { .body }

  /// Requests a preview of the times as they would be saved. The preview depends on the local time zone and on other
  /// events.
  var weigh: [ScreenEffect] { reload.map(ScreenEffect.work) }

  /// The request for a preview of the times; empty for whole days and incomplete times.
  var reload: [Work] {
    guard !isAllDay, let start = form.moment(.from), let end = form.moment(.to) else { return [] }
    return [.schedule(.weigh(from: start, to: end, besides: event))]
  }

  mutating func receive(_ answer: FeatureEvent) -> [ScreenEffect] {
    if case .weighed(let weighed)? = answer.schedule { self.weighed = weighed }
    return []
  }

  /// Moves the end when the start changes, unless the typed start includes an end.
  private mutating func followStart(from before: Form<Field>) {
    guard let was = before.moment(.from), let start = form.moment(.from),
      let end = form.moment(.to)
    else { return }
    if case .moment(let first)? = form[.from], case .moment(var wheels)? = form[.to] {
      wheels.role = .end(of: start)
      if let readEnd = first.readEnd {
        wheels.show(readEnd)
      } else if was != start, end == before.moment(.to) {
        wheels.show(end.later(by: start.seconds(since: was)))
      }
      sheet.set(.to, .moment(wheels))
    }
  }

  var isAllDay: Bool { form.isOn(.days) }

  /// Converts the time fields between days and hours when the all-day toggle changes.
  private mutating func followSwitch(from before: Form<Field>) {
    guard before.isOn(.days) != isAllDay else { return }
    for field in [Field.from, .to] {
      guard case .moment(var wheels)? = form[field] else { continue }
      wheels.isDayOnly = isAllDay
      sheet.set(field, .moment(wheels))
    }
    // A timed event must end after it starts.
    if !isAllDay, let start = form.moment(.from), let end = form.moment(.to),
      end.seconds(since: start) <= 0, case .moment(var wheels)? = form[.to]
    {
      wheels.show(start.later(by: 3600))
      sheet.set(.to, .moment(wheels))
    }
    weighed = nil
  }

  /// Shows why the text of a time field cannot be parsed, when the field loses the focus. The notice disappears when
  /// the text changes.
  private mutating func lookAtTimes(since before: Form<Field>) {
    for field in [Field.from, .to] {
      guard case .moment(let wheels)? = form[field], case .moment(let then)? = before[field] else {
        continue
      }
      if wheels.line.text != then.line.text { sheet.note(field, nil) }
      if before.focus == field, form.focus != field, let trouble = wheels.trouble {
        sheet.note(field, words.unread(wheels.line.text, trouble))
      }
    }
  }

  func parseError(_ field: Field) -> (text: String, PhraseParseError)? {
    guard case .moment(let wheels)? = form[field] else { return nil }
    return wheels.trouble.map { (wheels.line.text, $0) }
  }

  mutating func refuse(_ report: Report) -> [ScreenEffect]? {
    guard let field = report.field.flatMap(Field.init(rawValue:)) else { return nil }
    // The wheels already show both times, so a shorter message is enough.
    let isTooSoon = report.code == "endNotAfterStart"
    sheet.refuse(field, isTooSoon ? words.endsTooSoon : report.message)
    return []
  }

  func draw(into frame: inout Frame, in area: Area) {
    let title = event == nil ? words.newTitle : words.editTitle
    sheet.draw(
      title, notes: remarks.map { StyledText($0.0, $0.1) }, into: &frame, in: area)
  }
}
