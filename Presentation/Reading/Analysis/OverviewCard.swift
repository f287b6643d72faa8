import Domain
import PresentationKit
import TextUI

/// One card of the overview: title, main number, and as much of the chart as there is room for.
struct OverviewCard {
  let kind: ChartKind
  let overview: ReadingOverview
  let words: AnalysisWords
  let glyphs: Glyphs
  let isChosen: Bool

  init(
    _ kind: ChartKind, of overview: ReadingOverview, words: AnalysisWords, glyphs: Glyphs,
    isChosen: Bool
  ) {
    self.kind = kind
    self.overview = overview
    self.words = words
    self.glyphs = glyphs
    self.isChosen = isChosen
  }

  private var stats: ReadingStats { overview.stats }

  func draw(into frame: inout Frame, in area: Area) {
    let pointer = StyledText(isChosen ? glyphs.pointer + " " : "  ", .bold)
    let title = StyledText(words.name(kind), isChosen || area.size.rows == 1 ? titleStyle : .dim)
    if area.size.rows == 1 { return drawRow([pointer, title], into: &frame, in: area) }
    frame.write(
      [pointer, title].clipped(to: area.size.columns, ellipsis: glyphs.ellipsis), in: area)
    let inner = Area(
      column: area.origin.column + 2, row: area.origin.row + 1, columns: area.size.columns - 2,
      rows: area.size.rows - 1)
    let lines = headlines(inner.size.columns)
    for (row, line) in lines.enumerated() {
      frame.write(
        line.clipped(to: inner.size.columns, ellipsis: glyphs.ellipsis), in: inner, row: row)
    }
    // A tall picture gets a blank row above it.
    let rows = inner.size.rows - lines.count
    let gap = rows >= 9 ? 1 : 0
    if rows < 1 { return }
    drawChart(into: &frame, in: inner.rows(lines.count + gap))
  }

  private var titleStyle: Style { isChosen ? .bold : .plain }

  /// Draws the card as a list row: its name, and its number right-aligned.
  private func drawRow(_ lead: [StyledText], into frame: inout Frame, in area: Area) {
    let end = frame.write(lead.clipped(to: area.size.columns, ellipsis: glyphs.ellipsis), in: area)
    let room = area.endColumn - end - 2
    let brief = briefly.clipped(to: room, ellipsis: glyphs.ellipsis)
    if room > 4 { frame.write(brief, area.endColumn - brief.cells, in: area) }
  }

  private var spark: String { Spark(overview.card.days.map(\.pages)).text(glyphs) }
  private var todaysPages: Int { overview.card.days.last?.pages ?? 0 }

  private var briefly: [StyledText] {
    switch kind {
    case .daily:
      [
        StyledText(words.today(todaysPages) + " "), StyledText(spark, Style(ink: ReadingTones.ink)),
      ]
    case .categories: [StyledText(stats.mainCategory.map(words.reading.categories.name) ?? "-")]
    case .finished: [StyledText(words.reading.books(stats.finished))]
    case .hours: [StyledText(stats.timeOfDay.map(words.reading.name) ?? "-")]
    case .calendar: [StyledText(words.streaks(stats.streak))]
    }
  }

  private func headlines(_ columns: Int) -> [[StyledText]] {
    switch kind {
    case .daily:
      return [
        [
          StyledText(words.today(todaysPages) + "  ", .bold),
          StyledText(spark, Style(ink: ReadingTones.ink)),
          StyledText(" " + words.lastFiveDays, .dim),
        ]
      ]
    case .categories: return [[StyledText(stats.mainCategory.map(words.mostly) ?? "-", .bold)]]
    case .finished: return [[StyledText(words.finishedInAll(stats.finished), .bold)]]
    case .hours: return [[StyledText(stats.timeOfDay.map(words.mainly) ?? "-", .bold)]]
    case .calendar:
      let current = StyledText(words.currentStreak(stats.streak), .bold)
      let longest = StyledText(words.longestStreak(stats.streak))
      let line = [current, StyledText(" · ", .dim), longest]
      return line.cells <= columns ? [line] : [[current], [longest]]
    }
  }

  private func drawChart(into frame: inout Frame, in area: Area) {
    switch kind {
    case .daily:
      PageBars.days(stats.daily.days, in: words.language).draw(into: &frame, in: area, glyphs)
    case .categories:
      let card = CategoryCard(overview.categories)
      let parts = CategoryPart.card(
        card, other: words.otherCategories, name: words.reading.categories.name)
      CategoryBar(parts).draw(into: &frame, in: area, glyphs)
    case .finished:
      // Show few months; a single one adds nothing to the number.
      let months = overview.finished.suffix(max(1, area.size.columns / 4))
      if area.size.rows < 3 { return drawSpark(months.map(\.books), into: &frame, in: area) }
      PageBars.finished(Array(months), in: words.language).draw(into: &frame, in: area, glyphs)
    case .hours:
      let parts = overview.parts
      if area.size.rows < 3 { return drawSpark(parts.map(\.records), into: &frame, in: area) }
      // Hours need less room than names, but more than single letters.
      let showsHours = area.size.columns >= 32
      PageBars.parts(
        parts, hours: { showsHours ? words.reading.hours($0) : nil }, name: words.reading.name
      ).draw(into: &frame, in: area, glyphs)
    case .calendar:
      guard area.size.rows >= 6 else { return }
      PageHeat(overview.month, in: words.language, today: overview.today)
        .draw(into: &frame, in: area, glyphs)
    }
  }

  private func drawSpark(_ values: [Int], into frame: inout Frame, in area: Area) {
    let text = Spark(values).text(glyphs, gap: 1)
    frame.write([StyledText(text, Style(ink: ReadingTones.ink))], in: area)
  }
}
