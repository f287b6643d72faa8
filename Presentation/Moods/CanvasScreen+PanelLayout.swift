import Domain
import PresentationKit
import TextUI

/// The panels of a large screen.
enum CanvasPanel: Hashable, Sendable { case canvas, feeling, day, year }

extension CanvasScreen {
  private static let panelLayout = PanelLayout<CanvasPanel>(columns: [
    .init(least: 60, weight: 3, [.init(.canvas, least: 16)]),
    .init(
      least: 44, most: 70, weight: 2,
      [
        .init(.feeling, least: 8, most: 12, weight: 1), .init(.day, least: 8, weight: 3),
        .init(.year, least: 12, most: 20, weight: 2, rank: 1),
      ]),
  ])

  /// Returns the layout with panels: the canvas, the selected mood, the moods of the day and, if there is room, the
  /// year.
  func panelLayout(_ area: Area) -> Layout {
    let areas = Self.panelLayout.areas(in: area)
    let none = area.rows(0, 0)
    let canvas = areas[.canvas].map { CanvasScene.square(in: Panel.inside($0)) } ?? none
    return Layout(
      title: none, canvas: canvas, info: areas[.feeling].map(Panel.inside) ?? none, isWide: true,
      panels: areas)
  }

  func drawPanels(_ page: CanvasPage, _ layout: Layout, into frame: inout Frame) {
    let ink = frame.hue.ink
    for (name, area) in layout.panels {
      let panel =
        switch name {
        case .canvas:
          Panel(
            title(of: page), figure: words.titleNote(page), ink: ink, hasKeys: true)
        case .feeling: Panel(words.feelingTitle, ink: ink)
        case .day: Panel(words.dayTitle, figure: words.count(page.canvas.total), ink: ink)
        case .year: Panel(words.lastYearTitle, figure: "y", ink: ink)
        }
      panel.draw(into: &frame, in: area, glyphs: glyphs)
      if name == .day { drawDay(page, into: &frame, in: Panel.inside(area)) }
      if name == .year {
        MoodYearPane(years.values.map(\.year), upTo: today, words, glyphs)
          .draw(into: &frame, in: Panel.inside(area))
      }
    }
  }

  /// Returns the date of the page, with arrows if there are older or newer pages.
  private func title(of page: CanvasPage) -> String {
    (page.older == nil ? "" : glyphs.arrows[2] + " ") + words.title(page.canvas)
      + (page.newer == nil ? "" : " " + glyphs.arrows[3])
  }

  /// Returns the indices of the moods that are visible in the list.
  private func listed(in area: Area) -> Range<Int> {
    Rows.window(count: canvas?.shapes.count ?? 0, selected: chosen, height: area.size.rows)
  }

  /// Returns the index of the mood at a screen position in the list, for the mouse; nil if there is none.
  func listed(at point: Point, in area: Area) -> Int? {
    guard let list = layout(in: area).panels[.day].map(Panel.inside), list.contains(point) else {
      return nil
    }
    let shown = listed(in: list)
    let row = shown.lowerBound + point.row - list.origin.row
    return shown.contains(row) ? row : nil
  }

  /// Draws the moods of the page as a list, each with a bar of its level.
  private func drawDay(_ page: CanvasPage, into frame: inout Frame, in area: Area) {
    let shapes = page.canvas.shapes
    if shapes.isEmpty {
      frame.write(wrapped: words.howToBegin, .dim, in: area)
      return
    }
    let barColumns = min(20, max(8, area.size.columns / 4))
    let shown = listed(in: area)
    for (row, index) in shown.enumerated() {
      let (record, isChosen) = (shapes[index].record, index == chosen)
      let ink = shapes[index].theme.readable(record.level)
      let bar = Bar(record.level?.value ?? 0, of: 100).cells(barColumns, glyphs: glyphs)
      frame.write(
        [
          StyledText((isChosen ? glyphs.pointer : " ") + " ", .bold),
          StyledText(words.when(record, page.canvas.mode) + "  ", .dim),
          StyledText(glyphs.sign(of: record.shape) + " ", Style(ink: ink)),
          StyledText(bar.filled, Style(ink: ink)), StyledText(bar.empty, .dim),
          StyledText(
            TextLayout.aligned(record.level.map { "\($0.value)" } ?? "", .right, in: 4) + "  ",
            .bold),
          StyledText(Printable.brief(record.text?.text ?? "")),
        ].clipped(to: area.size.columns, ellipsis: glyphs.ellipsis), in: area, row: row)
      if isChosen { frame.select(area.rows(row, 1)) }
    }
  }
}
