import Domain
import PresentationKit
import TextUI

extension PeopleScreen {
  /// The areas of the screen.
  struct Layout {
    /// The row of the title, or of the search line.
    let title: Area
    /// The room for the pots; nil in the list view.
    var garden: Area?
    /// The list; empty in the garden.
    var list: Area
    /// The picture of the selected plant; empty if there is no room.
    var plant: Area
    /// The row about the selected person; nil if there is no room.
    var chosen: Area?
    /// The borders of the panels; empty on smaller screens.
    var panels: [PeoplePanel: Area] = [:]
  }

  /// Returns the layout: panels, or a page with the garden, or a page with the list.
  func layout(in area: Area) -> Layout {
    if SizeClass(area).hasPanels { return panelLayout(area) }
    if view != .list, hasRoom(area) { return garden(area) }
    return area.size.columns >= 64 && area.size.rows >= 12 ? wide(area) : narrow(area)
  }

  /// Returns the layout with the garden between its title and a row about the selected plant.
  private func garden(_ area: Area) -> Layout {
    let rows = area.size.rows
    return Layout(
      title: area.rows(0, 1).inset(columns: 1), garden: area.rows(1, rows - 2),
      list: area.rows(0, 0), plant: area.rows(0, 0),
      chosen: area.rows(rows - 1, 1).inset(columns: 1))
  }

  /// Returns the layout with the list beside the selected plant.
  private func wide(_ area: Area) -> Layout {
    let columns = area.size.columns
    let rows = area.size.rows
    let left = columns >= 100 ? columns * 2 / 5 : max(28, columns * 7 / 20)
    func beside(_ row: Int, _ rows: Int) -> Area {
      Area(
        column: area.origin.column + left, row: area.origin.row + row,
        columns: columns - left - 1, rows: rows)
    }
    return Layout(
      title: beside(0, 1), list: beside(2, rows - 2),
      plant: Area(
        column: area.origin.column + 1, row: area.origin.row, columns: left - 3, rows: rows))
  }

  /// Returns the layout with the list above the selected plant.
  private func narrow(_ area: Area) -> Layout {
    let rows = area.size.rows
    let plant = rows >= 20 ? rows - max(7, rows / 3) : 2
    return Layout(
      title: area.rows(0, 1), list: area.rows(1, rows - 2 - plant),
      plant: area.rows(rows - plant, plant).inset(columns: 2))
  }

  func draw(into frame: inout Frame, in whole: Area) {
    let area = body(of: whole)
    guard isLoaded else { return }
    drawUnnoted(into: &frame, in: whole)
    if cursor.isEmpty, typed.text == nil, !isSearching {
      return EmptyGarden(words: words, glyphs: glyphs, title: listTitle)
        .draw(into: &frame, in: area)
    }
    let layout = layout(in: area)
    drawPanels(layout, into: &frame)
    drawTitle(layout, into: &frame)
    if cursor.isEmpty {
      let reason = typed.reason(words.language)
      frame.write(
        wrapped: reason ?? words.nobodyFound,
        in: (layout.garden ?? layout.list).inset(columns: 2), rows: reason == nil ? 2 : 4)
    } else if let sky = skyDrawing(in: whole, frame) {
      draw(sky, into: &frame, panel: layout.panels[.garden])
    } else if let garden = layout.garden {
      drawGarden(into: &frame, in: garden)
    } else if layout.list.size.rows > 0 {
      rows(in: layout.list, frame)
        .draw(into: &frame, in: layout.list, isFocused: !isSearching, glyphs: glyphs)
    }
    if let plant { drawDetails(of: plant, layout, into: &frame) }
  }

  private func drawDetails(of plant: Plant, _ layout: Layout, into frame: inout Frame) {
    if let chosen = layout.chosen { draw(plant, into: &frame, in: chosen) }
    if layout.plant.size.rows > 0 {
      PlantPane(plant, words, glyphs, moment: moment, hasName: layout.panels.isEmpty)
        .draw(into: &frame, in: layout.plant)
    }
    if let panel = layout.panels[.together] {
      drawTogether(with: plant, into: &frame, in: Panel.inside(panel))
    }
    if let panel = layout.panels[.year] { drawYear(into: &frame, in: Panel.inside(panel)) }
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

  /// Draws the selected person on a row: name, plant and stage, newest memo or keywords, and at the right the
  /// condition.
  private func draw(_ plant: Plant, into frame: inout Frame, in row: Area) {
    let appearance = PlantAppearance(plant)
    let days = [StyledText(appearance.line(words, glyphs), Style(ink: appearance.ink, .bold))]
    let start = row.endColumn - days.cells - 1
    var pieces = [
      StyledText(Printable.line(plant.person.calledName) + "  ", .bold),
      StyledText(words.kind(plant), .dim),
    ]
    if let said = memories[plant.person.id]?.lastWords {
      pieces.append(StyledText("  " + said, Style(.italic)))
    }
    frame.write(
      pieces.clipped(to: start - row.origin.column - 3, ellipsis: glyphs.ellipsis),
      row.origin.column + 1, in: row)
    frame.write(days, start, in: row)
  }

  /// Draws the title with the figures, or the search line. With panels, the title is in the border of a panel instead.
  private func drawTitle(_ layout: Layout, into frame: inout Frame) {
    let title = layout.title
    guard title.size.rows > 0 else { return }
    let line = Area(
      column: title.origin.column + 1, row: title.origin.row, columns: title.size.columns - 2,
      rows: 1)
    if let field = self.line.field {
      return field.draw(
        after: [StyledText("/", .dim), " "], into: &frame, in: line, glyphs: glyphs)
    }
    guard layout.panels.isEmpty else { return }
    var name = [StyledText(listTitle, Style(ink: frame.hue.ink, .bold))]
      .clipped(to: line.size.columns, ellipsis: glyphs.ellipsis)
    if let garden = layout.garden {
      let shown = shownRange(in: garden) ?? ""
      let room = line.size.columns - 8
      let figure = figures(within: room - name.cells - TextLayout.cells(shown)).first ?? ""
      name += season(beside: listTitle + shown + figure, within: room)
    }
    frame.write(name, in: line)
    let room = line.size.columns - name.cells - 3
    let shown = layout.garden.flatMap(shownRange).map { [$0] } ?? []
    let said = shown + figures(within: room - (shown.first.map { TextLayout.cells($0) + 3 } ?? 0))
    let text = said.joined(separator: "   ")
    guard TextLayout.cells(text) <= room else { return }
    frame.put(
      text, line.endColumn - TextLayout.cells(text), line.origin.row, .dim, upTo: line.endColumn)
  }

  /// Returns the figures of the garden; empty during a search or if there is no room.
  func figures(within cells: Int) -> [String] {
    guard let garden, typed.text == nil else { return [] }
    let said = words.figure(garden, within: cells, asStars: view == .sky)
    return said.isEmpty ? [] : [said]
  }

  /// Returns the season and the time of the day for the title of the garden; empty during a search or if there is no
  /// room beside the other texts.
  func season(beside texts: String, within columns: Int) -> [StyledText] {
    let season = words.season(sky)
    guard view == .garden, typed.text == nil, garden != nil,
      TextLayout.cells(texts) + TextLayout.cells(season) + 2 <= columns
    else { return [] }
    return [StyledText("  \(season) ", .dim)]
  }

  /// The title of the garden and of the list; for a search, the text with the number of matches.
  var listTitle: String {
    if let text = typed.text { return words.matches(text, cursor.count) }
    if view == .sky { return words.skyTitle }
    return garden?.garden.owner.map(words.garden(of:)) ?? words.gardenTitle
  }

  /// Returns the list with these columns: sign, name, water, time left, and newest memo or keywords.
  func rows(in list: Area, _ frame: Frame) -> Rows {
    let height = list.size.rows
    let days = words.language.isKorean ? 6 : 8
    let bar = list.size.columns >= 90 ? 16 : list.size.columns >= 60 ? 10 : 6
    let saysWhen = list.size.columns >= 90
    var columns: [Rows.Column] = [
      .init(.fixed(1), importance: 6),
      .init(.fitting(upTo: list.size.columns >= 60 ? 18 : 12), importance: 5),
      .init(.fixed(bar), importance: 2),
      .init(.fixed(days), .right, importance: 4),
      .init(.rest, importance: 3),
    ]
    // A wide list says when and how the last words came.
    if saysWhen { columns.insert(.init(.fitting(upTo: 18), importance: 1), at: 4) }
    var rows = cursor.table(columns, height: height, glyphs) { plant in
      let appearance = PlantAppearance(plant)
      let water = WaterLeft(plant, glyphs)
      let memory = memories[plant.person.id]
      let when = memory?.when(words, today: plant.today) ?? ""
      return [
        [StyledText(appearance.sign(glyphs), Style(ink: appearance.ink))],
        [StyledText(Printable.line(plant.person.calledName))],
        water.bar(bar, in: frame),
        [
          StyledText(
            words.briefNearness(plant), plant.state == .resting ? .plain : water.style)
        ],
      ] + (saysWhen ? [[StyledText(when, .dim)]] : [])
        + [[StyledText(memory?.lastWords ?? "", Style([.dim, .italic]))]]
    }
    rows.selection = cursor.indices(where: isSelected)
    return rows
  }
}
