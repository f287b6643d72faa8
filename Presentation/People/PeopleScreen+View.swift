import Domain
import PresentationKit
import TextUI

extension PeopleScreen {
  /// The areas of the screen.
  struct Layout {
    /// The picture of the selected plant.
    let plant: Area
    /// The title row above the list.
    let title: Area
    /// The area of the selected person's row above the list; nil if there is no room.
    let chosen: Area?
    let list: Area
    /// The area of the facts about the selected plant; nil if there is no room.
    let facts: Area?
    /// The area of the shelves; nil if they are not shown.
    var shelf: Area?
    /// The borders of the panels; empty on smaller screens.
    var panels: [PeoplePanel: Area] = [:]
  }

  /// Returns the layout. The plant is beside the list, or below it on a narrow screen, where the list needs the top.
  func layout(in area: Area) -> Layout {
    if SizeClass(area).hasPanels { return panelLayout(area) }
    if isOnShelves, let shelves = shelves(in: area) { return shelves }
    return area.size.columns >= 64 && area.size.rows >= 12 ? wide(area) : narrow(area)
  }

  private func wide(_ area: Area) -> Layout {
    let columns = area.size.columns
    let rows = area.size.rows
    let isLarge = columns >= 100 && rows >= 28
    let left = isLarge ? columns * 11 / 20 : max(32, columns * 2 / 5)
    let start = area.origin.column + left
    let facts = isLarge ? PlantFacts.detailRows + 2 : 0
    func beside(_ row: Int, _ rows: Int) -> Area {
      Area(column: start, row: area.origin.row + row, columns: columns - left - 1, rows: rows)
    }
    return Layout(
      plant: Area(
        column: area.origin.column + 1, row: area.origin.row, columns: left - 2, rows: rows),
      title: beside(0, 1), chosen: rows >= 18 ? beside(2, 1) : nil,
      list: rows >= 18 ? beside(4, rows - 4 - facts) : beside(2, rows - 2 - facts),
      facts: isLarge ? beside(rows - PlantFacts.detailRows, PlantFacts.detailRows) : nil)
  }

  private func narrow(_ area: Area) -> Layout {
    let rows = area.size.rows
    let plant = rows >= 20 ? rows - max(7, rows / 3) : 2
    func across(_ row: Int, _ rows: Int, inset: Int = 0) -> Area {
      Area(
        column: area.origin.column + inset, row: area.origin.row + row,
        columns: area.size.columns - 2 * inset, rows: rows)
    }
    return Layout(
      plant: across(rows - plant, plant, inset: 2), title: across(0, 1),
      chosen: nil, list: across(1, rows - 2 - plant), facts: nil)
  }

  func draw(into frame: inout Frame, in whole: Area) {
    let area = body(of: whole)
    let layout = layout(in: area)
    guard isLoaded else { return }
    drawUnnoted(into: &frame, in: whole)
    if cursor.isEmpty, typed.text == nil, !isSearching {
      return frame.write(emptiness: words.emptyGarden, in: area)
    }
    drawPanels(layout, into: &frame)
    drawTitle(into: &frame, in: layout.title, hasRoomBelow: layout.chosen != nil)
    if cursor.isEmpty {
      let reason = typed.reason(words.language)
      frame.write(
        wrapped: reason ?? words.nobodyFound,
        in: ((isOnShelves ? layout.shelf : nil) ?? layout.list).inset(columns: 2),
        rows: reason == nil ? 2 : 4)
    } else if layout.list.size.rows > 0 {
      rows(in: layout.list)
        .draw(into: &frame, in: layout.list, isFocused: !isSearching, glyphs: glyphs)
    }
    guard let plant else { return }
    if let shelf = layout.shelf { drawShelf(into: &frame, in: shelf) }
    if let year = layout.panels[.year] { drawYear(into: &frame, in: Panel.inside(year)) }
    if let chosen = layout.chosen { draw(plant, into: &frame, in: chosen) }
    if layout.plant.size.rows > 0 {
      PlantPane(plant, words, glyphs, moment: moment).draw(into: &frame, in: layout.plant)
    }
    if let facts = layout.facts {
      PlantFacts(plant, words, glyphs).drawDetails(into: &frame, in: facts.inset(columns: 2))
    }
  }

  /// Returns the area without the row for a pending contact.
  func body(of area: Area) -> Area {
    guard unnoted != nil, area.size.rows > 4 else { return area }
    return area.rows(area.size.rows >= 16 ? 2 : 1)
  }

  /// Draws a row that says that a contact is pending, and which key records the contact. All other keys keep their
  /// effect.
  private func drawUnnoted(into frame: inout Frame, in area: Area) {
    guard let unnoted, body(of: area) != area else { return }
    let day = CalendarWords.day(unnoted.pending.at.day, in: words.language)
    let pieces = [
      StyledText(glyphs.new + " ", Style(ink: Accent.ember, .bold)),
      StyledText(words.pendingTitle(unnoted.plant.person.calledName)),
      StyledText("  y", .bold), StyledText(" " + words.keyAnswer),
      StyledText("  \(day), \(words.channel(unnoted.pending.channel))", .dim),
    ]
    frame.write(
      pieces.clipped(to: area.size.columns - 3, ellipsis: glyphs.ellipsis),
      area.origin.column + 2, in: area)
  }

  /// Draws the selected person on a row: sign, name, plant and stage, and days left.
  private func draw(_ plant: Plant, into frame: inout Frame, in row: Area) {
    let look = PlantLook(plant)
    let label = words.nearness(plant)
    let days = StyledText(label, Style(ink: look.ink, .bold))
    let start = row.endColumn - TextLayout.cells(days.text)
    let pieces = [
      StyledText(look.sign(glyphs) + "  ", Style(ink: look.ink)),
      StyledText(plant.person.calledName + "  ", .bold),
      StyledText("\(words.level(plant)) · \(words.stage(plant))", .dim),
    ].clipped(to: start - row.origin.column - 3, ellipsis: glyphs.ellipsis)
    frame.write(pieces, row.origin.column + 2, in: row)
    frame.write([days], start, in: row)
  }

  private func drawTitle(into frame: inout Frame, in title: Area, hasRoomBelow: Bool) {
    guard title.size.rows > 0 else { return }
    let line = Area(
      column: title.origin.column + 2, row: title.origin.row, columns: title.size.columns - 2,
      rows: 1)
    if let field = self.line.field {
      return field.draw(
        after: [StyledText("/", .dim), " "], into: &frame, in: line, glyphs: glyphs)
    }
    let text = listTitle
    frame.put(
      TextLayout.clipped(text, to: line.size.columns, ellipsis: glyphs.ellipsis),
      line.origin.column, line.origin.row, .dim)
    guard let garden, typed.text == nil else { return }
    // The counters are at the right, or on the blank row below if the title leaves no room.
    let counters = words.counters(garden)
    let start = line.endColumn - TextLayout.cells(counters)
    if start >= line.origin.column + TextLayout.cells(text) + 2 {
      frame.put(counters, start, line.origin.row, .dim, upTo: line.endColumn)
    } else if hasRoomBelow {
      frame.put(
        TextLayout.clipped(counters, to: line.size.columns, ellipsis: glyphs.ellipsis),
        line.origin.column, line.origin.row + 1, .dim, upTo: line.endColumn)
    }
  }

  /// The title of the list: the number of persons, or the search with its number of matches.
  var listTitle: String {
    let everybody =
      garden?.owner.map { words.garden(of: $0, cursor.count) } ?? words.everybody(cursor.count)
    return typed.text.map { words.matches($0, cursor.count) } ?? everybody
  }

  /// Returns the list as rows of sign, name, plant, affection and days left.
  func rows(in list: Area) -> Rows {
    let height = list.size.rows
    let days = words.language.isKorean ? 6 : 8
    // The widths of the other columns, the gaps and the pointer; a long list also has a scroll bar.
    let others = 1 + 8 + 4 + days + 10 + (cursor.count > height ? 2 : 0)
    let most = min(18, list.size.columns - others)
    let columns: [Rows.Column] = [
      .init(.fixed(1), importance: 5),
      .init(.rest, importance: 4),
      .init(.fitting(upTo: 18), importance: 1),
      .init(.fixed(4), .right, importance: 2),
      .init(.fixed(days), .right, importance: 3),
    ]
    var rows = cursor.table(columns, height: height, glyphs) { plant in
      let look = PlantLook(plant)
      return [
        [StyledText(look.sign(glyphs), Style(ink: look.ink))],
        [StyledText(plant.person.calledName)],
        [StyledText(words.level(plant, upTo: most, glyphs), .dim)],
        [StyledText("\(plant.person.affection.percent)%", .dim)],
        [
          StyledText(
            words.briefNearness(plant),
            plant.state == .resting ? .plain : Style(ink: look.ink, .bold))
        ],
      ]
    }
    rows.marked = cursor.indices(where: isMarked)
    return rows
  }
}
