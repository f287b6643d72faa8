import Domain
import PresentationKit
import TextUI

/// The screen for searching events by title and notes. A typed day is also a result, which opens that day.
struct FindScreen: Equatable, Sendable, ListScreen {
  var context: ViewContext
  /// A search result.
  enum Hit: Equatable, Sendable {
    case day(Day)
    case event(Event)

    /// The event's id; nil for a day.
    var name: ID<Event>? { if case .event(let event) = self { event.id } else { nil } }
  }

  var words: ScheduleWords { ScheduleWords(context.language) }
  private var field: TextField
  private var found: [Event] = []
  /// The text for which `found` is the result; nil before the first answer.
  private var answered: String?
  private var selected = 0

  init(_ context: ViewContext) {
    self.context = context
    let words = ScheduleWords(context.language)
    field = TextField(limit: 100, placeholder: words.findHint)
  }

  var takesText: Bool { true }

  private var day: Day? {
    let text = field.text.drop(while: \.isWhitespace)
    guard let last = text.lastIndex(where: { !$0.isWhitespace }) else { return nil }
    let order = DateOrder.monthFirst.spoken(in: words.language)
    return DayReader(today: now.day, order: order).readable(String(text[...last]))
  }

  private var hits: [Hit] { (day.map { [.day($0)] } ?? []) + found.map(Hit.event) }
  /// A cursor over the results. They are computed from the typed text and the found events.
  var cursor: ListCursor<Hit> {
    get { ListCursor(hits, selected: selected) }
    set { selected = newValue.selected }
  }

  var bindings: [Binding] {
    [
      Binding(
        .enter, meaning: words.keyGoThere, unavailable: cursor.chosen == nil ? words.noMatch : nil,
        isPrimary: true, glyphs: glyphs),
      .arrows(words.keyChoose, unless: hits.count < 2 ? words.noMatch : nil, glyphs),
      Binding(.escape, meaning: words.keyBack, isPrimary: true, glyphs: glyphs),
    ]
  }

  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    if key == .escape { return [.back] }
    if key == .enter { return choose(in: area) }
    if key.movesBesideText { return move(by: key, in: area) ?? [] }
    return search(field.update(key))
  }

  mutating func paste(_ text: String) -> [ScreenEffect] { search(field.paste(text)) ?? [] }

  mutating func choose(in area: Area) -> [ScreenEffect] {
    switch cursor.chosen {
    case .day(let day): [.back, .open(.schedule(.day(day, nil)))]
    case .event(let event): [.back, .open(.schedule(.day(event.start.day, event.id)))]
    case nil: []
    }
  }

  private mutating func search(_ outcome: EditOutcome) -> [ScreenEffect]? {
    switch outcome {
    case .ignored: return nil
    case .moved: return []
    case .changed, .cut:
      selected = 0
      return [.work(.schedule(.search(field.text)))]
    }
  }

  /// The request that repeats the search; empty before the first search.
  var reload: [Work] { answered == nil ? [] : [.schedule(.search(field.text))] }

  mutating func receive(_ answer: FeatureEvent) -> [ScreenEffect] {
    if case .results(let text, let events)? = answer.schedule { show(events, for: text) }
    return []
  }

  /// Shows found events. For the same text the selection stays; for another text the typed day is selected, or the
  /// first event that is not over.
  private mutating func show(_ events: [Event], for text: String) {
    guard text == field.text else { return }
    let chosen = answered == text ? cursor.chosen?.name : nil
    found = events
    answered = text
    if let chosen, let index = hits.firstIndex(where: { $0.name == chosen }) {
      selected = index
      return
    }
    let next = events.firstIndex { $0.end.instant > now.instant } ?? max(0, events.count - 1)
    selected = day == nil ? next : 0
  }

  func list(in area: Area) -> Area { room(in: area).rows(2) }

  /// Returns the area below the title, beside the page of the selected event.
  private func room(in area: Area) -> Area {
    ScheduleSheet.room(in: Preview.list(beside: area), of: area)
  }

  func draw(into frame: inout Frame, in area: Area) {
    let room = room(in: area)
    ScheduleSheet.draw(
      words.findTitle, figure: found.isEmpty ? "" : words.count(found.count), into: &frame,
      in: Preview.list(beside: area), of: area, glyphs)
    drawPage(into: &frame, in: area)
    field.draw(after: [StyledText("/ ", .dim)], into: &frame, in: room.rows(0, 1), glyphs: glyphs)
    let list = list(in: area)
    let cursor = cursor
    if cursor.isEmpty {
      let isAnswered = answered != nil && !field.text.allSatisfy(\.isWhitespace)
      let text =
        isAnswered
        ? LettersAlone(words.language).explained(words.noMatch, field.text)
        : words.findHelp + " " + words.findSigns
      let reason = TypedFilter<EventFacet>(field.text).reason(words.language)
      frame.write(wrapped: reason ?? text, in: list, rows: 4)
      return
    }
    cursor.draw(into: &frame, in: list, glyphs: glyphs, line: pieces)
  }

  /// Draws the page of the selected event beside the list.
  private func drawPage(into frame: inout Frame, in area: Area) {
    let left = Preview.list(beside: area).endColumn
    guard left < area.endColumn else { return }
    let page = Area(
      column: left, row: area.origin.row, columns: area.endColumn - left, rows: area.size.rows)
    guard case .event(let event)? = cursor.chosen else {
      return Panel("", ink: frame.hue.ink).draw(into: &frame, in: page, glyphs: glyphs)
    }
    let card = EventCard(
      scheduled: ScheduledEvent(event), day: event.start.day, others: [], words: words,
      glyphs: glyphs, now: now)
    EventPanels(card: card, showsDay: false).draw(into: &frame, in: page)
  }

  private func pieces(_ hit: Hit, _ isChosen: Bool) -> [StyledText] {
    switch hit {
    case .day(let day): return [StyledText(words.goTo(day, at: now), .bold)]
    case .event(let event):
      let group = EventGroup(event, at: now.instant)
      let title = StyledText(event.title.text, isChosen ? .bold : .plain)
      return [
        StyledText(glyphs.spine, Style(ink: group.ink, .bold)), " ", title,
        StyledText("  " + words.when(event, at: now), .dim),
      ]
    }
  }
}
