import Domain
import PresentationKit
import TextUI

/// The entries with their notes in full, a rule before each month, and the plant at the right.
extension PersonTimelineScreen {
  /// A row of the list, and the entry that it belongs to; nil for the rule of a month.
  struct Line {
    let entry: Int?
    let pieces: [StyledText]
  }

  func page(in area: Area) -> ListPage { ListPage(in: area, rows: area.size.rows) }

  func draw(into frame: inout Frame, in area: Area) {
    let page = page(in: area)
    page.draw(words.heading(person), into: &frame, in: area, glyphs)
    guard let entries else { return }
    page.draw(plant, PeopleWords(language), into: &frame, glyphs)
    if entries.isEmpty { return frame.write(emptiness: words.nothing(person), in: page.list) }
    for (row, line) in lines(in: page.list.size).enumerated() {
      frame.write(
        line.pieces.clipped(to: page.list.size.columns, ellipsis: glyphs.ellipsis),
        in: page.list, row: row)
      if line.entry == cursor.selected { frame.select(page.list.rows(row, 1)) }
    }
  }

  /// Returns the visible rows. The selected entry is in the middle, except near the ends.
  func lines(in size: Size) -> [Line] {
    guard let entries, entries.indices.contains(cursor.selected) else { return [] }
    let own = lines(of: cursor.selected, in: entries, size)
    var (above, below): ([Line], [Line]) = ([], own)
    for index in entries[..<cursor.selected].indices.reversed() where above.count < size.rows {
      above = lines(of: index, in: entries, size) + above
    }
    for index in (cursor.selected + 1)..<max(entries.count, cursor.selected + 1)
    where below.count < size.rows {
      below += lines(of: index, in: entries, size)
    }
    let middle = max(0, (size.rows - own.count) / 2)
    let kept = min(above.count, max(middle, size.rows - below.count))
    return Array((above.suffix(kept) + below).prefix(size.rows))
  }

  /// Below this width a note is in rows of its own.
  private static let narrowest = 56

  /// Returns the rows of an entry: the rule if it is the first one of its month, then the day, the kind and the text.
  private func lines(of index: Int, in entries: [PersonTimelineEntry], _ size: Size) -> [Line] {
    let entry = entries[index]
    let isChosen = index == cursor.selected
    let isNarrow = size.columns < Self.narrowest
    let indent = isNarrow ? 4 : dayCells + verbCells + 6
    let title = entry.title == entry.verb ? "" : PersonTimelineWords.line(entry.title)
    let texts = [title, PersonTimelineWords.line(words.text(besideTitleOf: entry) ?? "")]
    let rows = zip(texts, [isChosen ? Style.bold : .plain, .plain]).flatMap { text, style in
      TextLayout.wrapped(
        text, to: size.columns - indent, rows: max(1, size.rows - 3), ellipsis: glyphs.ellipsis
      ).filter { !$0.isEmpty }.map { StyledText($0, style) }
    }
    let isAhead = entry.moment.day > plant.today
    let head = [
      StyledText((isChosen ? glyphs.pointer : " ") + " ", .bold),
      StyledText(TextLayout.aligned(day(of: entry), .left, in: dayCells) + "  ", .dim),
      StyledText(
        TextLayout.aligned(entry.verb, .left, in: verbCells) + "  ",
        isAhead ? .dim : Style(ink: Self.hue(of: entry.moment).ink)),
    ]
    let beside = isNarrow ? 0 : 1
    let blank = StyledText(String(repeating: " ", count: indent))
    return rule(before: index, in: entries, columns: size.columns)
      + [Line(entry: index, pieces: head + rows.prefix(beside))]
      + rows.dropFirst(beside).map { Line(entry: index, pieces: [blank, $0]) }
  }

  private func rule(before index: Int, in entries: [PersonTimelineEntry], columns: Int) -> [Line] {
    let day = entries[index].moment.day
    if index > 0, entries[index - 1].moment.day.firstOfMonth == day.firstOfMonth { return [] }
    let name = " " + CalendarWords.month(day, in: language) + " "
    let left = columns - TextLayout.cells(name) - 2
    let line = { (count: Int) in
      StyledText(String(repeating: glyphs.rule, count: max(0, count)), .dim)
    }
    return [Line(entry: nil, pieces: [line(2), StyledText(name, .dim), line(left)])]
  }

  func day(of entry: PersonTimelineEntry) -> String {
    CalendarWords.nearDay(entry.moment.day, today: plant.today, in: words.language)
  }

  /// Returns the colour of the program part that an entry belongs to.
  private static func hue(of moment: PersonMoment) -> Hue {
    switch moment.matter {
    case .watered: .leaf
    case .event: .water
    case .mentioned(let record): record.kind.part == .moods ? .rose : .leaf
    case .birthday, .date, .gift: .ember
    }
  }
}

extension ListPage {
  /// Returns the area of the preview after clearing it together with the gap beside the list.
  func clearedPreview(in frame: inout Frame) -> Area? {
    guard let panel, let preview else { return nil }
    frame.fill(
      Area(
        column: panel.endColumn, row: preview.origin.row,
        columns: preview.endColumn - panel.endColumn, rows: preview.size.rows), .plain)
    return preview
  }

  /// Draws a person's plant as the preview.
  func draw(_ plant: Plant, _ words: PeopleWords, into frame: inout Frame, _ glyphs: Glyphs) {
    guard let preview = clearedPreview(in: &frame) else { return }
    let name = Printable.line(plant.person.calledName)
    Panel(
      name, figure: words.kind(plant, within: preview.size.columns - 9, besides: name),
      ink: frame.hue.ink
    ).draw(into: &frame, in: preview, glyphs: glyphs)
    PlantHero(plant, words, glyphs).draw(into: &frame, in: Panel.inside(preview))
  }
}
