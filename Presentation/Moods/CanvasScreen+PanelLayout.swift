import Domain
import PresentationKit
import TextUI

/// The panels beside and below the canvas.
enum CanvasPanel: Hashable, Sendable {
  case canvas
  /// The moods of the day as a chart over its hours, and their texts.
  case day
  /// The moods of the last year.
  case year
  /// Seven small pictures.
  case week
  /// The small pictures of the last weeks.
  case wall
  /// The times of day and the tags with high or low moods.
  case company
  /// The texts of the moods of the last weeks.
  case words
}

extension CanvasScreen {
  /// Returns the layout with panels. The canvas is as wide as it is high; the other panels share the rest.
  func panelLayout(_ area: Area) -> Layout {
    let areas = panels(in: area).areas(in: area)
    let none = area.rows(0, 0)
    return Layout(
      title: none, canvas: areas[.canvas].map { $0.inset(columns: 1, rows: 1) } ?? none,
      info: areas[.day].map(Panel.inside) ?? none, isWide: true, panels: areas)
  }

  private func panels(in area: Area) -> PanelLayout<CanvasPanel> {
    let (columns, rows) = (area.size.columns, area.size.rows)
    /// Returns the width of a canvas of this height in columns. At least `rest` columns are left for other panels.
    func canvas(_ height: Int, leaving rest: Int) -> Int { min(2 * height - 2, columns - rest) }
    func column(_ width: Int, _ slots: [PanelLayout<CanvasPanel>.Slot])
      -> PanelLayout<CanvasPanel>.Column
    { .init(least: width, most: width, slots) }
    let day = PanelLayout<CanvasPanel>.Slot(.day, least: 8, weight: 2, stretches: true)
    switch SizeClass(area) {
    case .small, .page:
      let width = canvas(rows, leaving: columns / 2 - 2)
      let week = MoodWeekStrip.rows(columns: columns - width - 4) + 2
      return PanelLayout(columns: [
        column(width, [.init(.canvas, least: rows)]),
        column(columns - width, [day, .init(.week, least: week, most: week, rank: 1)]),
      ])
    case .panels:
      let below = rows >= 34 ? 9 : 7
      let width = canvas(rows - below, leaving: 54)
      return PanelLayout([
        .init(
          least: rows - below, most: rows - below,
          [
            column(width, [.init(.canvas, least: rows - below)]),
            column(columns - width, [day, .init(.year, least: 11, most: 15, rank: 1)]),
          ]),
        .init(least: below, most: below, [column(columns, [.init(.week, least: below)])]),
      ])
    case .wide:
      let below = rows >= 40 ? 12 : 0
      let width = canvas(rows - below, leaving: 100)
      let middle = (columns - width) / 2
      let year = PanelLayout<CanvasPanel>.Slot(.year, least: 12, most: 12)
      let facts = Panel.rows(holding: companyPane.rows)
      let needed = Panel.rows(holding: dayRows(columns: middle - 4))
      return PanelLayout(columns: [
        column(width, [.init(.canvas, least: rows - below)] + (below > 0 ? [year] : [])),
        column(
          middle,
          [
            .init(.day, least: min(16, needed), most: needed, weight: 2),
            .init(.company, least: facts, most: facts, rank: 2),
            .init(.words, least: 6, rank: 1, stretches: true),
          ]),
        column(
          columns - width - middle,
          [
            .init(.wall, least: min(rows, MoodWallPane.rows(weeks: MoodWallPane.fewest)))
          ]),
      ])
    }
  }

  func drawPanels(_ page: CanvasPage, _ layout: Layout, into frame: inout Frame) {
    let ink = frame.hue.colour(onLight: frame.isLight)
    for (name, area) in layout.panels {
      panel(name, page, ink).draw(into: &frame, in: area, glyphs: glyphs)
      let inside = Panel.inside(area)
      switch name {
      case .canvas: drawLegend(of: page, into: &frame, in: area)
      case .day: drawDay(page, into: &frame, in: inside)
      case .year:
        MoodYearPane(years.values, upTo: today, words, glyphs).draw(into: &frame, in: inside)
      case .week:
        let room = area.inset(columns: 2, rows: 1)
        if let lately {
          MoodWeekStrip(lately, context, chosen: page.canvas.day).draw(into: &frame, in: room)
        }
      case .wall:
        if let lately {
          MoodWallPane(lately, context, chosen: page.canvas.day).draw(into: &frame, in: inside)
        }
      case .company:
        companyPane.draw(into: &frame, in: inside)
      case .words:
        if let lately { MoodWordsPane(lately, context).draw(into: &frame, in: inside) }
      }
    }
  }

  /// Draws a hint into the lower edge of the picture's panel: what its marks mean, or which key leads from the latest
  /// moods to single days.
  private func drawLegend(of page: CanvasPage, into frame: inout Frame, in area: Area) {
    let isLatest = page.canvas.mode == .latest
    let legend = isLatest ? words.latestHint : page.canvas.marks.flatMap(words.describe)
    guard let legend else { return }
    let pieces = [StyledText(" " + legend + " ", .dim)].clipped(
      to: area.size.columns - 4, ellipsis: glyphs.ellipsis)
    frame.write(
      pieces, area.endColumn - 2 - pieces.cells, in: area, row: area.size.rows - 1)
  }

  private func panel(_ name: CanvasPanel, _ page: CanvasPage, _ ink: Ink) -> Panel {
    switch name {
    case .canvas:
      Panel(title(of: page), figure: words.titleNote(page, inPanel: true), ink: ink, hasKeys: true)
    case .day: Panel(words.dayTitle, figure: words.figure(of: page.canvas), ink: ink)
    case .year:
      Panel(
        words.lastYearTitle, figure: MoodYearPane(years.values, upTo: today, words, glyphs).figure,
        ink: ink, key: "y", verb: words.verbYear)
    case .week:
      Panel(
        words.weekTitle, figure: lately.map { words.figure(of: $0, glyphs) } ?? "", ink: ink)
    case .wall: Panel(words.wallTitle, ink: ink, key: "y v", verb: words.verbMonth)
    case .company: Panel(words.companyTitle, figure: companyPane.figure, ink: ink)
    case .words: Panel(words.latelyTitle, ink: ink, key: "d", verb: words.keyDiary)
    }
  }

  private var companyPane: MoodCompanyPane { MoodCompanyPane(company, words, glyphs) }

  /// Returns the date of the page, with arrows if there are older or newer pages.
  private func title(of page: CanvasPage) -> String {
    (page.older == nil ? "" : glyphs.arrows[2] + " ") + words.title(page.canvas, today: now.day)
      + (page.newer == nil ? "" : " " + glyphs.arrows[3])
  }

  private func dayPane(_ page: CanvasPage) -> MoodDayPane {
    MoodDayPane(
      page.canvas, chosen: chosen, typical: company.hours, words, glyphs, isReadOnly: isReadOnly)
  }

  /// Returns the number of rows that the moods of the day need.
  private func dayRows(columns: Int) -> Int {
    guard let page, !page.canvas.shapes.isEmpty else { return 16 }
    return dayPane(page).rows(columns: columns)
  }

  /// Draws the moods of the day, or instructions if there are none.
  private func drawDay(_ page: CanvasPage, into frame: inout Frame, in area: Area) {
    if page.canvas.shapes.isEmpty {
      let steps = isReadOnly ? [] : MoodStep.allCases.map { invitation(to: $0) }
      let hasSteps = area.size.rows >= steps.count + 6
      drawInfo(
        page, into: &frame, in: hasSteps ? area.rows(0, area.size.rows - steps.count - 1) : area,
        isWide: false)
      guard hasSteps else { return }
      for (row, step) in steps.enumerated() {
        frame.write(step, in: area, row: area.size.rows - steps.count + row)
      }
    } else {
      dayPane(page).draw(into: &frame, in: area)
    }
  }

  /// Returns a row that invites the user to record one of the five moods.
  private func invitation(to step: MoodStep) -> [StyledText] {
    let theme = canvas?.theme ?? .dawn
    let isFirst = step == .lowest
    return [
      StyledText(isFirst ? "m " : "  ", .bold), StyledText("\(step.rawValue)  ", .bold),
      StyledText(
        glyphs.sign(of: step.level.shape), Style(ink: theme.readable(step.level), .bold)),
      StyledText("  " + words.name(of: step), .dim),
    ]
  }

  /// Returns the index of the mood at a screen position in the list, for the mouse; nil if there is none.
  func listed(at point: Point, in area: Area) -> Int? {
    guard let page, let list = layout(in: area).panels[.day].map(Panel.inside),
      list.contains(point)
    else { return nil }
    return dayPane(page).index(at: point, in: list)
  }

  /// Returns the day whose small picture is at a screen position, for the mouse; nil if there is none.
  func pictured(at point: Point, in area: Area) -> Day? {
    guard let lately else { return nil }
    let panels = layout(in: area).panels
    let week = panels[.week].flatMap {
      MoodWeekStrip(lately, context).day(at: point, in: $0.inset(columns: 2, rows: 1))
    }
    let wall = panels[.wall].flatMap {
      MoodWallPane(lately, context).day(at: point, in: Panel.inside($0))
    }
    return (week ?? wall).flatMap { lately.picture(of: $0) == nil && $0 != today ? nil : $0 }
  }
}

extension MoodsWords {
  var verbYear: String { say("한 해", "year") }
  var verbMonth: String { say("한 달", "month") }
  var wallTitle: String { say("그림 벽", "The wall") }
  var companyTitle: String { say("기분과 함께한 것", "What goes with it") }
  var latelyTitle: String { say("요즘 적은 글", "Lately") }

  /// Returns the number of moods of a page and their average.
  func figure(of canvas: Canvas) -> String {
    let tally = canvas.shapes.reduce(into: MoodTally()) { $0.add(MoodTally($1.record.level)) }
    guard let level = tally.level else { return count(canvas.total) }
    return "\(count(canvas.total)) · \(average) \(level.value)"
  }
}
