import Domain
import PresentationKit
import TextUI

extension TimelineScreen {
  func layout(in area: Area) -> TimelineLayout {
    var content = TimelineLayout.Content()
    content.isTyping = field != nil
    if let shown {
      content.hasPicture = picture != nil
      content.hasNote = picture?.note(in: words.language) != nil
      content.records = shown.records.count
      content.hasMore = shown.hasMore
    }
    return TimelineLayout(content, in: area)
  }

  func list(in area: Area) -> Area { layout(in: area).list }

  /// The loaded content of the requested day; nil until it is loaded.
  private var shown: TimelineDay? { page.flatMap { $0.day == day ? $0 : nil } }

  func draw(into frame: inout Frame, in area: Area) {
    let layout = layout(in: area)
    drawPanels(layout, into: &frame)
    drawHead(layout, into: &frame)
    guard let shown else { return }
    if let area = layout.picture, let picture {
      let chosen = cursor.chosen.flatMap { $0.kind == .mood ? $0.id : nil }
      picture.draw(into: &frame, in: area, glyphs, choosing: chosen)
      if let note = layout.note {
        drawNote(picture, into: &frame, in: note, isBelow: layout.facts == nil)
      }
    }
    if let area = layout.facts { drawFacts(shown, into: &frame, in: area) }
    if shown.records.isEmpty {
      frame.write([StyledText(words.nothingThatDay, .dim)], in: layout.list)
    }
    let isLight = frame.isLight
    cursor.draw(into: &frame, in: layout.list, glyphs: glyphs) {
      pieces($0, $1, isLight: isLight)
    }
    if let foot = layout.foot {
      let text = TextLayout.clipped(
        words.more(than: shown.records.count), to: foot.size.columns, ellipsis: glyphs.ellipsis)
      frame.write([StyledText(text, .dim)], in: foot)
    }
  }

  /// Draws the panels, including the preview of the selected record.
  private func drawPanels(_ layout: TimelineLayout, into frame: inout Frame) {
    if let area = layout.panels[.records] {
      let near = words.nearness(day, today: today)
      let count = shown.map { words.records($0.records.count, isAtLeast: $0.hasMore) }
      Panel(
        words.named(day, today: today),
        figure: [near, count].compactMap(\.self).joined(separator: " · "), ink: frame.hue.ink,
        hasKeys: true
      ).draw(into: &frame, in: area, glyphs: glyphs)
    }
    if let area = layout.panels[.picture], let picture {
      Panel(
        words.pictureTitle, figure: picture.figure(in: words.language), ink: Hue.rose.ink
      ).draw(into: &frame, in: area, glyphs: glyphs)
    }
    if let area = layout.panels[.chosen], let record = cursor.chosen {
      let sign = record.kind.part.entry.sign(glyphs)
      let hue = frame.hue
      frame.hue = record.kind.part.hue
      Preview(record, words, today: today, sign: sign)
        .draw(into: &frame, filling: area, glyphs)
      frame.hue = hue
    }
  }

  /// Draws the heading of the day, or the field for a date.
  private func drawHead(_ layout: TimelineLayout, into frame: inout Frame) {
    if let field {
      return field.draw(
        after: [StyledText(words.keyDate + " ", .bold)], into: &frame, in: layout.head,
        glyphs: glyphs)
    }
    guard layout.panels.isEmpty else { return }
    let near = words.nearness(day, today: today).map { "  " + $0 } ?? ""
    frame.write(
      [
        StyledText(words.named(day, today: today), .bold), StyledText(near, .dim),
        StyledText("  " + words.timelineTitle, .dim),
      ].clipped(to: layout.head.size.columns, ellipsis: glyphs.ellipsis), in: layout.head)
  }

  /// Draws how many records each part has on the day.
  private func drawFacts(_ shown: TimelineDay, into frame: inout Frame, in area: Area) {
    let counts = shown.records.reduce(into: [DailyPart: Int]()) {
      $0[$1.kind.part, default: 0] += 1
    }
    let width = DailyPart.allCases.map { TextLayout.cells(words.name($0)) }.max() ?? 0
    let parts = DailyPart.allCases.filter { counts[$0] != nil }
    for (row, part) in parts.enumerated() {
      let number = "\(counts[part] ?? 0)" + (shown.hasMore ? "+" : "")
      frame.write(
        [
          StyledText(
            part.entry.sign(glyphs) + " ",
            Style(ink: part.hue.colour(onLight: frame.isLight))),
          StyledText(TextLayout.aligned(words.name(part), .left, in: width) + "  ", .dim),
          StyledText(number, .bold),
        ], in: area, row: row)
    }
  }

  /// Draws the legend for the marks at the edge of the picture.
  private func drawNote(
    _ picture: DayPicture, into frame: inout Frame, in area: Area, isBelow: Bool
  ) {
    guard let note = picture.note(in: words.language) else { return }
    let line = [StyledText(note, .dim)].clipped(to: area.size.columns, ellipsis: glyphs.ellipsis)
    let indent = isBelow ? TextLayout.indent(of: line.cells, .centre, in: area.size.columns) : 0
    frame.write(line, area.origin.column + indent, in: area)
  }

  /// Returns the row of a record: its time, its verb, its title and its details.
  private func pieces(
    _ record: RecordSummary, _ isChosen: Bool, isLight: Bool
  ) -> [StyledText] {
    let record = words.inOwnLanguage(record)
    let time = record.at.map { $0.day == day ? words.clock($0) : "" } ?? ""
    let verbs = RecordSummaryKind.allCases.map { TextLayout.cells(words.verb($0)) }.max() ?? 0
    let clockCells = ClockWords.cells(in: words.language)
    let details = words.details(record, on: day).joined(separator: " · ")
    return [
      StyledText(TextLayout.aligned(time, .left, in: clockCells) + "  ", .dim),
      StyledText(
        record.kind.part.entry.sign(glyphs) + " ",
        Style(ink: record.kind.part.hue.colour(onLight: isLight))),
      StyledText(TextLayout.aligned(words.verb(record.kind), .left, in: verbs) + "  ", .dim),
      StyledText(Self.line(record.title), isChosen ? .bold : .plain),
      // A mood without words has no title.
      StyledText((record.title.isEmpty || details.isEmpty ? "" : "  ") + Self.line(details), .dim),
    ].filter { !$0.text.isEmpty }
  }

  private static func line(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
