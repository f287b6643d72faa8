import Domain
import PresentationKit
import PresentationMoods
import TextUI

extension FilmScreen {
  func layout(in area: Area) -> FilmLayout {
    let names = Film.months(of: chosen.parts.year).map {
      TextLayout.cells(CalendarWords.shortMonth($0, in: language))
    }
    return FilmLayout(in: area, names: names.max() ?? 0)
  }

  func draw(into frame: inout Frame, in area: Area) {
    let layout = layout(in: area)
    let heading = CalendarWords.heading(chosen, today: today, in: language)
    let figure = film?.squares[chosen]?.level.map(words.average) ?? ""
    let ember = Hue.ember.colour(onLight: frame.isLight)
    let title = words.title(chosen.parts.year)
    if layout.isFramed {
      Panel(
        title, figure: layout.square?.marks == 1 ? words.legend : "", ink: ember, hasKeys: true
      ).draw(into: &frame, in: layout.film, glyphs: glyphs)
      Panel(heading, figure: figure, ink: ember)
        .draw(into: &frame, in: layout.day, glyphs: glyphs)
    } else {
      let line = [
        StyledText(title, Style(ink: ember, .bold)), StyledText("  " + heading, .bold),
        StyledText(figure.isEmpty ? "" : "  " + figure, .dim),
      ]
      frame.write(
        line.clipped(to: layout.film.size.columns, ellipsis: glyphs.ellipsis), in: layout.film)
    }
    drawLine(ember, into: &frame, in: layout.line)
    guard let film else { return }
    for (row, first) in Film.months(of: film.year).enumerated() where layout.square != nil {
      draw(first, at: row, of: film, layout, into: &frame)
    }
    drawDay(of: film, layout, into: &frame)
  }

  // MARK: The months

  private func draw(
    _ first: Day, at row: Int, of film: Film, _ layout: FilmLayout, into frame: inout Frame
  ) {
    guard let square = layout.square else { return }
    let area = layout.months.rows(row * square.pitch, square.pitch)
    let isShown = first == chosen.firstOfMonth
    let name = CalendarWords.shortMonth(first, in: language)
    frame.write([StyledText(name, isShown ? .bold : .dim)], in: area)
    for ahead in 0..<Day.length(ofMonth: first.parts.month, in: film.year) {
      draw(first + ahead, of: film, layout, square, into: &frame)
    }
    if isShown { drawHead(layout, square, into: &frame) }
    guard area.endColumn - layout.end >= 4,
      let level = film.average(ofMonth: first, upTo: chosen)
    else { return }
    let ink = MoodTheme.dawn.readable(level)
    let value = StyledText(TextLayout.aligned("\(level.value)", .right, in: 3), Style(ink: ink, .bold))
    let end = frame.write([value], layout.end + 1, in: area)
    let room = area.endColumn - end - 2
    guard room >= 3 else { return }
    let parts = Bar(level.value, of: 100).cells(room, glyphs: glyphs)
    frame.write(
      [StyledText(parts.filled, Style(ink: ink)), StyledText(parts.empty, frame.track)],
      end + 1, in: area)
  }

  /// Draws the square of a day, and the marks below it. A day that was not played yet is faint.
  private func draw(
    _ day: Day, of film: Film, _ layout: FilmLayout, _ size: FilmLayout.Square,
    into frame: inout Frame
  ) {
    guard let origin = layout.origin(of: day) else { return }
    let (isPlayed, isDrawn) = (day <= chosen, glyphs.pictures.isDrawn)
    let style = { (ink: Ink) in
      isDrawn ? Style(ink: isPlayed ? ink : frame.fill(ink, 0.38)) : isPlayed ? .plain : .dim
    }
    var block = String(repeating: size.pitch > 1 ? "█" : "▆", count: size.columns)
    var shown = Style.dim
    if let square = film.squares[day] {
      shown = style(square.ink(on: frame.knownGround))
      if !isDrawn { block = glyphs.sign(of: square.level?.shape) }
    } else if isDrawn, frame.knownGround != nil {
      let ink = frame.fill(frame.text(on: frame.ground), isPlayed ? 0.07 : 0.03)
      // Sixteen colours have one grey, which is left to the days that were played.
      shown = Style(ink: isPlayed ? ink : ink.with(ansi16: frame.ground.ansi16))
    } else {
      block = isPlayed ? glyphs.track : " "
    }
    for row in 0..<size.rows { frame.put(block, origin.column, origin.row + row, shown) }
    guard size.marks > 0 else { return }
    let half = size.columns / 2
    // The second quarter of a cell, as the marks are in octants, or else a line through its middle.
    let mark = frame.rendition == .octant ? String(Blocks.octants[0b1100]) : glyphs.bar
    let marks = [(film.contacted.contains(day), Hue.leaf), (film.pages[day] != nil, .violet)]
    for (index, (isMarked, hue)) in marks.enumerated() where isMarked {

      frame.put(
        String(repeating: mark, count: half), origin.column + index * half, origin.row + size.rows,
        style(hue.colour(onLight: frame.isLight)))
    }
  }

  /// Marks the shown day with bars in the gaps beside it, or inverts it where there are no gaps.
  private func drawHead(
    _ layout: FilmLayout, _ size: FilmLayout.Square, into frame: inout Frame
  ) {
    guard let origin = layout.origin(of: chosen) else { return }
    let (left, right) = (origin.column - 1, origin.column + size.columns)
    guard size.gap > 0 else {
      let day = Area(column: origin.column, row: origin.row, columns: size.columns, rows: size.rows)
      return frame.restyle(day) { $0 = Style(ink: $0.ink, [.bold, .reverse]) }
    }
    let isDrawn = glyphs.pictures.isDrawn
    for row in origin.row..<origin.row + size.rows {
      frame.put(isDrawn ? "▐" : glyphs.chosen.first ?? "", left, row, .bold)
      frame.put(isDrawn ? "▌" : glyphs.chosen.last ?? "", right, row, .bold)
    }
  }

  /// Draws the line of time, which is as long as the year.
  private func drawLine(_ ember: Ink, into frame: inout Frame, in area: Area) {
    let year = Day.days(ofYear: chosen.parts.year)
    let length = max(1, area.size.columns - 3)
    let played = (chosen - year.lowerBound) * (length - 1) / (year.upperBound - year.lowerBound)
    let sign = glyphs.pictures == .letters ? glyphs.pointer : "▶"
    frame.write(
      [
        StyledText(sign + " ", isPlaying ? .bold : .dim),
        StyledText(
          String(repeating: glyphs.thin.last ?? "", count: played) + glyphs.watered,
          Style(ink: ember)),
        StyledText(
          String(repeating: glyphs.thinTrack, count: length - 1 - played), frame.track),
      ], in: area)
  }

  // MARK: The day

  private func drawDay(of film: Film, _ layout: FilmLayout, into frame: inout Frame) {
    let area = layout.isFramed ? layout.day.inset(columns: 1, rows: 1) : layout.day
    var left = area.origin.column
    let columns = min(area.size.rows * 4, area.size.columns / 4)
    if columns >= DayPicture.smallest.columns, area.size.rows >= DayPicture.smallest.rows {
      let room = Area(
        column: left, row: area.origin.row, columns: columns, rows: area.size.rows)
      if page?.day == chosen, let picture {
        picture.draw(into: &frame, in: room, glyphs, choosing: nil)
      } else if glyphs.pictures.isDrawn, frame.knownGround != nil {
        frame.fill(room, Style(paper: frame.fill(frame.text(on: frame.ground), 0.03)))
      }
      left += columns + 2
    }
    let top = layout.isFramed ? area.rows(1) : area
    var right = area.endColumn - (layout.isFramed ? 1 : 0)
    let labels = words.counts
    let width = (labels.map { TextLayout.cells($0) }.max() ?? 0) + 8
    if right - left >= width + 24 {
      right -= width
      for (row, (sum, label)) in zip(film.sums(upTo: chosen), labels).enumerated() {
        let ink = Film.hues[row].colour(onLight: frame.isLight)
        let number = TextLayout.aligned(CountWords.grouped(sum), .right, in: 7)
        frame.write(
          [StyledText(number, Style(ink: ink, .bold)), StyledText(" " + label, .dim)], right,
          in: top, row: row)
      }
      right -= 2
    }
    let text = Area(
      column: left, row: top.origin.row, columns: right - left, rows: top.size.rows)
    for (row, line) in lines(text.size, isLight: frame.isLight).prefix(text.size.rows).enumerated()
    { frame.write(line.clipped(to: text.size.columns, ellipsis: glyphs.ellipsis), in: text, row: row) }
  }

  /// Returns what happened on the shown day: a sentence, the people, what was read, and the events.
  private func lines(_ room: Size, isLight: Bool) -> [[StyledText]] {
    func titles(_ kinds: RecordSummaryKind...) -> [String] {
      let all = records.filter { kinds.contains($0.kind) }.map { Printable.brief($0.title) }
      return all.enumerated().filter { !all[..<$0.offset].contains($0.element) }.map(\.element)
    }
    func row(_ sign: String, _ hue: Hue, _ bold: String, _ rest: String) -> [StyledText] {
      [
        StyledText(sign + " ", Style(ink: hue.colour(onLight: isLight))), StyledText(bold),
        StyledText(bold.isEmpty || rest.isEmpty ? rest : "  " + rest, .dim),
      ]
    }
    func level(_ record: RecordSummary) -> Int {
      if case .level(let level) = record.note { level } else { -1 }
    }
    var lines: [[StyledText]] = []
    let felt = records.filter { $0.kind == .mood && !$0.title.isEmpty }
    if let best = felt.max(by: { level($0) < level($1) }) {
      let text = Printable.line(best.title)
      let quoted = TextLayout.wrapped(text, to: room.columns - 2, rows: room.rows > 5 ? 2 : 1)
      let mark = glyphs.pictures == .letters ? "\"" : "❝"
      lines = quoted.enumerated().map { index, line in
        [
          StyledText(index == 0 ? mark + " " : "  ", Style(ink: Hue.ember.colour(onLight: isLight))),
          StyledText(line, .bold),
        ]
      }
      if room.rows > 5 { lines.append([]) }
    }
    let people = titles(.watering)
    if !people.isEmpty {
      lines.append(row(glyphs.watered, .leaf, people.joined(separator: " · "), words.heardFrom))
    }
    let books = titles(.pages, .finish)
    if !books.isEmpty {
      let count = film?.pages[chosen] ?? 0
      let pages = count > 0 ? words.pages(count) : ""
      lines.append(row(glyphs.spine, .violet, pages, books.joined(separator: " · ")))
    }
    let events = titles(.event)
    if !events.isEmpty {
      lines.append(row(glyphs.spine, .water, events.joined(separator: " · "), ""))
    }
    let nothing = FindingWords(language: language).nothingThatDay
    return lines.isEmpty && page?.day == chosen ? [[StyledText(nothing, .dim)]] : lines
  }
}
