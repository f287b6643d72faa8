import Domain
import PresentationKit
import TextUI

/// The page of an event in panels: its facts, its notes, and the other events of its day.
struct EventPanels {
  let card: EventCard
  /// Whether the events of the day are shown too.
  var showsDay = true

  private enum Name: Hashable { case facts, notes, day }

  func draw(into frame: inout Frame, in area: Area) {
    let glyphs = card.glyphs
    let columns = area.size.columns - 4
    let facts = card.facts(columns) { $0.ink(in: frame) }
    let notes = card.notes(columns)
    let (factRows, noteRows) = (
      Panel.rows(holding: facts.count), Panel.rows(holding: notes.count)
    )
    var slots: [PanelLayout<Name>.Slot] = [
      .init(.facts, least: min(factRows, 6), most: factRows)
    ]
    if !notes.isEmpty { slots.append(.init(.notes, least: min(noteRows, 5), most: noteRows)) }
    if showsDay { slots.append(.init(.day, least: 6, rank: 1, stretches: true)) }
    let layout = PanelLayout(columns: [.init(least: area.size.columns, slots)])
    for (name, room) in layout.panels(in: area) {
      let inside = Panel.inside(room)
      let title =
        switch name {
        case .facts: card.title
        case .notes: card.words.notesTitle
        case .day: card.words.heading(card.day, at: card.now)
        }
      Panel(title, ink: frame.accent).draw(into: &frame, in: room, glyphs: glyphs)
      switch name {
      case .facts: EventCard.draw(facts, into: &frame, in: inside)
      case .notes: EventCard.draw(notes, into: &frame, in: inside)
      case .day: drawDay(into: &frame, in: inside)
      }
    }
  }

  /// Draws the events of the day, with the selected one among them.
  private func drawDay(into frame: inout Frame, in area: Area) {
    let events = (card.others + [card.scheduled]).sorted {
      Event.comesBefore($0.event, $1.event)
    }
    let agenda = DayAgenda(day: card.day, events: events)
    let ribbon = DayRibbon(agenda, at: card.now, chosen: card.scheduled.event.name)
    let ribbonRows = ribbon.rows(columns: area.size.columns, card.glyphs)
    var area = area
    if area.size.rows >= ribbonRows + events.count + 1, area.size.columns >= Self.leastForRibbon {
      ribbon.draw(into: &frame, in: area.rows(0, ribbonRows), card.glyphs)
      area = area.rows(ribbonRows + 1)
    }
    let list = AgendaList(
      words: card.words, glyphs: card.glyphs, agenda: agenda, now: card.now, unfolded: [],
      chosen: card.scheduled.event.name)
    let roomy = list.rows(in: area.size)
    if roomy.count <= area.size.rows {
      return AgendaList.draw(roomy[...], chosen: list.chosen, card.glyphs, into: &frame, in: area)
    }
    let rows = AgendaRows([agenda])
    let chosen = rows.items.firstIndex { $0.scheduled.event.name == card.scheduled.event.name }
    let lines = Array(rows.lines(isAiry: false).dropFirst())
    let shown = Rows.window(count: lines.count, selected: chosen ?? 0, height: area.size.rows)
    var drawing = AgendaDrawing(rows, words: card.words, glyphs: card.glyphs, at: card.now)
    drawing.showsNotes = true
    drawing.draw(lines[shown], chosen: chosen, into: &frame, in: area)
  }

  /// The minimum width of a day's ribbon above its events, in cells.
  private static let leastForRibbon = 40
}
