import Domain
import PresentationKit
import TextUI

/// A screen for one chart: its table, its values in words, and export to a file.
struct ChartScreen<Chart: AnalysisChart>: Equatable, Sendable, BooksScreen {
  var context: ViewContext
  var keyContext: KeyContext? { .chart }
  private(set) var chart: Chart

  init(_ chart: Chart, _ context: ViewContext) {
    self.context = context
    self.chart = chart
  }

  private var words: AnalysisWords { chart.words }

  var reload: [Work] { [.reading(.analysis(chart.work))] }

  mutating func receive(_ event: ReadingEvent) -> [ScreenEffect] {
    if case .analysis(let event) = event { chart.show(event) }
    return []
  }

  // MARK: Keys

  var bindings: [Binding] { keys.bindings }

  private var keys: KeyTable<ChartAction> {
    let back = KeyTable<ChartAction>.Row(
      Binding(
        .escape, .backspace, label: Key.escape.printed(glyphs), meaning: words.reading.keyBack,
        isPrimary: true), .back)
    let nothing = chart.isEmpty ? words.nothingToSave : nil
    let picture = KeyTable<ChartAction>.Row(
      Binding(
        .character("p"), meaning: words.keySavePicture, unavailable: nothing, isPrimary: true),
      .save)
    if chart.isEmpty {
      let start = Binding(.enter, meaning: words.keyStart, isPrimary: true, glyphs: glyphs)
      return KeyTable([.init(start, .start), picture, back])
    }
    let choose = Binding(
      .left, .right, .up, .down, label: chart.choosing(glyphs), meaning: words.reading.keyChoose,
      isPrimary: true)
    return KeyTable([.init(choose, nil)] + chart.keys(glyphs) + [back, picture])
  }

  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    if !chart.isEmpty, chart.choose(by: key, height: table(in: area).size.rows) { return [] }
    return keys.press(key) { perform($0) }
  }

  private mutating func perform(_ action: ChartAction) -> [ScreenEffect] {
    switch action {
    case .history(let day): return [.open(.reading(.analysis(.historyOn(day))))]
    case .save: return [.open(.reading(.analysis(.save(chart.svg, name: chart.fileName))))]
    case .start: return [.open(.reading(.page(.home)))]
    case .back: return [.back]
    case .earlier, .later, .otherSpan, .today:
      chart.perform(action)
      return []
    }
  }

  mutating func wheel(_ key: Key, in area: Area) -> [ScreenEffect] {
    press(key == .up ? .left : .right, in: area) ?? []
  }

  mutating func click(_ point: Point, in area: Area) -> [ScreenEffect] {
    if chart.isEmpty { return [] }
    let layout = layout(in: area)
    let before = chart
    var isHit = chart.choose(at: point, in: layout.picture)
    if !isHit, let table = layout.table, let row = chart.table(glyphs).row(at: point, in: table) {
      isHit = chart.choose(row: row)
    }
    // A second click on the selected item opens it.
    return isHit && chart == before ? press(.enter, in: area) ?? [] : []
  }

  // MARK: Drawing

  /// Returns the facts in as few rows as possible, broken only between facts.
  private func facts(in area: Area) -> [String] {
    let facts = ChartLayout.isLow(area) ? chart.briefFacts : chart.facts
    let columns = min(ChartLayout.widest, area.size.columns - 4)
    var rows: [String] = []
    for fact in facts {
      let longer = rows.last.map { $0 + " · " + fact }
      if let longer, TextLayout.cells(longer) <= columns {
        rows[rows.count - 1] = longer
      } else {
        rows.append(TextLayout.clipped(fact, to: columns, ellipsis: glyphs.ellipsis))
      }
    }
    return rows
  }

  private func layout(in area: Area) -> ChartLayout {
    ChartLayout(
      in: area, factRows: facts(in: area).count,
      table: Size(columns: chart.tableColumns, rows: chart.table(glyphs).total),
      lowRows: chart.lowRows)
  }

  private func table(in area: Area) -> Area {
    layout(in: area).table ?? Area(column: 0, row: 0, columns: 0, rows: 4)
  }

  func draw(into frame: inout Frame, in area: Area) {
    guard chart.isLoaded else { return }
    if chart.isEmpty { return drawEmpty(into: &frame, in: area) }
    let layout = layout(in: area)
    // Without a table, the heading shows the selected value.
    let isAlone = layout.table == nil
    drawHeading(
      isAlone ? chart.sentence ?? chart.title : chart.title, into: &frame, in: layout.heading)
    if let sentenceArea = layout.sentence, let sentence = chart.sentence {
      let line = [StyledText(sentence, .bold)]
      frame.write(
        line.clipped(to: sentenceArea.size.columns, ellipsis: glyphs.ellipsis), in: sentenceArea)
    }
    chart.draw(into: &frame, in: layout.picture, glyphs)
    if let table = layout.table {
      chart.table(glyphs).draw(into: &frame, in: table, glyphs: glyphs)
    }
    for (row, line) in facts(in: area).enumerated() {
      frame.write([StyledText(line, .dim)], in: layout.facts, row: row)
    }
  }

  /// Draws the title, and the range of days right-aligned as far as there is room.
  private func drawHeading(_ title: String, into frame: inout Frame, in area: Area) {
    let title = TextLayout.clipped(
      title, to: area.size.columns, ellipsis: glyphs.ellipsis)
    let end = frame.write([StyledText(title, .bold)], in: area)
    let room = area.endColumn - end - 2
    guard let span = chart.span,
      let text = [span.whole, span.brief].first(where: { TextLayout.cells($0) <= room })
    else { return }
    frame.write([StyledText(text, .dim)], area.endColumn - TextLayout.cells(text), in: area)
  }

  private func drawEmpty(into frame: inout Frame, in area: Area) {
    let room = area.inset(columns: 2)
    frame.write(
      [StyledText(chart.title, .bold)].clipped(to: room.size.columns, ellipsis: glyphs.ellipsis),
      in: room)
    frame.write(wrapped: chart.nothing(Key.enter.printed(glyphs)), in: room, row: 2)
  }
}
