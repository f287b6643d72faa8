package import Domain
package import PresentationKit
package import TextUI

/// The events below a ribbon as text: those in progress, the next one, and those after it. The time always follows the
/// name.
package struct DayRibbonLines: Equatable, Sendable {
  package typealias Segments = DayRibbonSegments<Event.Name>

  /// The rows, each with events beside each other.
  package let rows: [Segments]

  /// Creates the rows for the events that are not over. With `isRoomy`, the next event has a row of its own.
  package init(
    _ agenda: DayAgenda, at now: Now, in language: Language, chosen: Event.Name?, _ glyphs: Glyphs,
    isRoomy: Bool = false, isLight: Bool = false
  ) {
    let words = DayRibbonWords(language)
    let open = agenda.events.filter { EventGroup($0.event, at: now.instant) != .done }
    let whole = open.filter { !$0.event.takesTime }
    let timed = open.filter(\.event.takesTime)
    let running = timed.filter { EventGroup($0.event, at: now.instant) == .inProgress }
    let coming = timed.filter { EventGroup($0.event, at: now.instant) == .upcoming }
    let bright = Style(ink: Hue.ember.colour(onLight: isLight), .bold)
    let calm = Style(ink: Hue.water.colour(onLight: isLight), .bold)
    func segment(
      _ scheduled: ScheduledEvent, _ label: String, _ style: Style, _ rest: [String],
      notes: String = "", isBold: Bool = true
    ) -> Segments.Segment {
      let event = scheduled.event
      var pieces: [StyledText] = label.isEmpty ? [] : [StyledText(label + "  ", style)]
      pieces.append(StyledText(Printable.brief(event.title.text), isBold ? .bold : .plain))
      let tail = rest.filter { !$0.isEmpty }.joined(separator: " · ")
      if !tail.isEmpty { pieces.append(StyledText((isBold ? "  " : " ") + tail, .dim)) }
      if scheduled.isInConflict {
        pieces.append(StyledText(" " + DayRibbonWords.overlap(glyphs), .dim))
      }
      let whole = pieces.count
      if !notes.isEmpty { pieces.append(StyledText(" · " + notes, .dim)) }
      return Segments.Segment(event.name, pieces, whole: whole)
    }
    let going = running.enumerated().map { index, scheduled in
      segment(
        scheduled, index == 0 ? words.now : "", bright,
        [
          words.left(scheduled.event, at: now),
          isRoomy ? words.times(scheduled.event, on: agenda.day) : "",
        ], notes: isRoomy ? words.notes(scheduled.event) : "")
    }
    let next = coming.prefix(1).map { scheduled in
      segment(
        scheduled, words.next, calm,
        [
          words.ahead(scheduled.event, at: now), words.times(scheduled.event, on: agenda.day),
        ], notes: words.notes(scheduled.event))
    }
    let days = whole.enumerated().map { index, scheduled in
      segment(
        scheduled, index == 0 ? words.allDay : "", calm,
        [words.until(scheduled.event, on: agenda.day)])
    }
    let later = coming.dropFirst().enumerated().map { index, scheduled in
      segment(
        scheduled, index == 0 ? words.then : "", .dim, [words.start(scheduled.event)],
        isBold: false)
    }
    let lists =
      isRoomy
      ? [going, next + days, later]
      : going.count > 1 ? [going + days, next + later] : [going + next + days, later]
    rows = lists.filter { !$0.isEmpty }.map { list in
      Segments(Array(list), chosen: list.contains { $0.name == chosen } ? chosen : nil)
    }
  }

  /// Draws a row of events on each row of an area.
  package func draw(into frame: inout Frame, in area: Area, _ glyphs: Glyphs) {
    for (row, segments) in rows.prefix(area.size.rows).enumerated() {
      segments.draw(into: &frame, in: area.rows(row, 1), glyphs)
    }
  }

  /// Returns the event at a screen position; nil if there is none.
  package func event(at point: Point, in area: Area) -> Event.Name? {
    let row = point.row - area.origin.row
    guard rows.indices.contains(row), row < area.size.rows else { return nil }
    return rows[row].name(at: point, in: area.rows(row, 1))
  }
}
