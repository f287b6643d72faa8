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
      let legend = layout.square?.marks == 1 ? words.legend : ""
      Panel(title, figure: legend, ink: ember, hasKeys: true)
        .draw(into: &frame, in: layout.film, glyphs: glyphs)
      Panel(heading, figure: figure, ink: ember)
        .draw(into: &frame, in: layout.day, glyphs: glyphs)
    } else {
      let line = [
        StyledText(title + "  ", Style(ink: ember, .bold)), StyledText(heading + "  ", .bold),
        StyledText(figure, .dim),
      ]
      let fits = line.cells <= layout.film.size.columns ? line : line.dropLast()
      frame.write(fits, in: layout.film)
    }
    let year = Day.days(ofYear: chosen.parts.year)
    let line = Bar(chosen - year.lowerBound, of: year.upperBound - year.lowerBound)
      .cells(layout.line.size.columns - 3, glyphs: glyphs)
    frame.write(
      [
        StyledText(
          (glyphs.pictures == .letters ? glyphs.pointer : "▶") + " ", isPlaying ? .bold : .dim),
        StyledText(line.filled + glyphs.watered, Style(ink: ember)),
        StyledText(line.empty, frame.track),
      ], in: layout.line)
    guard let film else { return }
    if let square = layout.square {
      for first in Film.months(of: film.year) {
        draw(monthFrom: first, of: film, layout, square, into: &frame)
      }
    }
    drawDay(of: film, layout, into: &frame)
  }

  // MARK: The months

  /// Draws a month: its name, its days, and its average so far.
  private func draw(
    monthFrom first: Day, of film: Film, _ layout: FilmLayout, _ size: FilmLayout.Square,
    into frame: inout Frame
  ) {
    let area = layout.months.rows((first.parts.month - 1) * size.pitch)
    let isShown = first == chosen.firstOfMonth
    let name = CalendarWords.shortMonth(first, in: language)
    frame.write([StyledText(name, isShown ? .bold : .dim)], in: area)
    for day in Film.days(ofMonth: first) { draw(day, of: film, layout, size, into: &frame) }
    let average = film.average(ofMonth: first, upTo: chosen)
    guard area.endColumn - layout.end >= 4, let level = average.level else { return }
    let style = Style(ink: average.ink(on: frame.knownGround))
    // A pale colour is no text on a light ground.
    let isPale = frame.isLight || frame.knownGround == nil
    let bold = Style(ink: isPale ? MoodTheme.dawn.readable(level) : style.ink, .bold)
    let value = StyledText(TextLayout.aligned("\(level.value)", .right, in: 3) + " ", bold)
    let end = frame.write([value], layout.end + 1, in: area)
    let room = Area(
      column: end, row: area.origin.row, columns: max(0, area.endColumn - end - 1), rows: 1)
    Bar(level.value, of: 100)
      .draw(into: &frame, in: room, style: style, showsPercent: false, glyphs: glyphs)
  }

  /// Draws the square of a day, and the marks below it. A day that was not played yet is faint. The shown day stands
  /// between two bars, which are in the gaps beside it if there are gaps.
  private func draw(
    _ day: Day, of film: Film, _ layout: FilmLayout, _ size: FilmLayout.Square,
    into frame: inout Frame
  ) {
    guard let origin = layout.origin(of: day) else { return }
    let (isPlayed, isDrawn) = (day <= chosen, glyphs.pictures.isDrawn)
    func style(_ ink: Ink) -> Style {
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
    if day == chosen, size.gap == 0 {
      if let ink = shown.ink {
        block = size.columns > 1 ? "▌▐" : glyphs.pointer
        shown = Style(ink: size.columns > 1 ? nil : frame.text(on: ink), paper: ink)
      } else {
        shown.marks = [.bold, .reverse]
      }
    }
    for row in origin.row..<origin.row + size.rows {
      frame.put(block, origin.column, row, shown)
      guard day == chosen, size.gap > 0 else { continue }
      frame.put(isDrawn ? "▐" : glyphs.chosen.first ?? "", origin.column - 1, row, .bold)
      frame.put(isDrawn ? "▌" : glyphs.chosen.last ?? "", origin.column + size.columns, row, .bold)
    }
    guard size.marks > 0 else { return }
    let half = size.columns / 2
    // The second quarter of a cell where there are octants, or else a line through its middle.
    let mark = frame.rendition == .octant ? String(Blocks.octants[0b1100]) : glyphs.bar
    for (index, hue) in film.marks(of: day).enumerated() {
      guard let hue else { continue }
      frame.put(
        String(repeating: mark, count: half), origin.column + index * half, origin.row + size.rows,
        style(hue.colour(onLight: frame.isLight)))
    }
  }

  // MARK: The day

  private func drawDay(of film: Film, _ layout: FilmLayout, into frame: inout Frame) {
    var area = layout.isFramed ? layout.day.inset(columns: 1, rows: 1) : layout.day
    var left = area.origin.column
    let columns = min(area.size.rows * 4, area.size.columns / 4)
    if columns >= DayPicture.smallest.columns, area.size.rows >= DayPicture.smallest.rows {
      let room = Area(column: left, row: area.origin.row, columns: columns, rows: area.size.rows)
      if page?.day == chosen, let picture {
        picture.draw(into: &frame, in: room, glyphs, choosing: nil)
      } else if glyphs.pictures.isDrawn, frame.knownGround != nil {
        frame.fill(room, Style(paper: frame.fill(frame.text(on: frame.ground), 0.03)))
      }
      left += columns + 2
    }
    if layout.isFramed { area = area.rows(max(1, area.size.rows / 2 - 3)) }
    var right = area.endColumn
    let width = (words.counts.map { TextLayout.cells($0) }.max() ?? 0) + 9
    if right - left >= width + 24 {
      right -= width
      for (row, (sum, label)) in zip(film.sums(upTo: chosen), words.counts).enumerated() {
        let style = Style(ink: Film.hues[row].colour(onLight: frame.isLight), .bold)
        let number = TextLayout.aligned(CountWords.grouped(sum), .right, in: 7)
        frame.write(
          [StyledText(number, style), StyledText(" " + label, .dim)], right, in: area, row: row)
      }
      right -= 2
    }
    let room = Area(
      column: left, row: area.origin.row, columns: right - left, rows: area.size.rows)
    for (row, line) in lines(room.size, isLight: frame.isLight).enumerated() {
      frame.write(
        line.clipped(to: room.size.columns, ellipsis: glyphs.ellipsis), in: room, row: row)
    }
  }

  /// Returns what happened on the shown day: a sentence, the people, what was read, and the events.
  private func lines(_ room: Size, isLight: Bool) -> [[StyledText]] {
    func titles(_ kinds: RecordSummaryKind...) -> String {
      records.filter { kinds.contains($0.kind) }.map { Printable.brief($0.title) }
        .reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        .joined(separator: " · ")
    }
    func sign(_ text: String, _ hue: Hue) -> StyledText {
      StyledText(text + " ", Style(ink: hue.colour(onLight: isLight)))
    }
    func level(_ record: RecordSummary) -> Int {
      if case .level(let level) = record.note { level } else { 0 }
    }
    var lines: [[StyledText]] = []
    let felt = records.filter { $0.kind == .mood && !$0.title.isEmpty }
    if let best = felt.max(by: { level($0) < level($1) }) {
      let quoted = TextLayout.wrapped(
        Printable.line(best.title), to: room.columns - 2, rows: room.rows > 5 ? 2 : 1)
      let mark = sign(glyphs.pictures == .letters ? "\"" : "❝", .ember)
      lines = quoted.enumerated().map { [$0 == 0 ? mark : "  ", StyledText($1, .bold)] }
      if room.rows > 5 { lines.append([]) }
    }
    let (people, books, events) = (titles(.watering), titles(.pages, .finish), titles(.event))
    if !people.isEmpty {
      let verb = StyledText("  " + words.heardFrom, .dim)
      lines.append([sign(glyphs.watered, .leaf), StyledText(people), verb])
    }
    if !books.isEmpty {
      let pages = film?.pages[chosen].map { words.pages($0) + "  " } ?? ""
      lines.append([sign(glyphs.spine, .violet), StyledText(pages), StyledText(books, .dim)])
    }
    if !events.isEmpty { lines.append([sign(glyphs.spine, .water), StyledText(events)]) }
    let nothing = StyledText(FindingWords(language: language).nothingThatDay, .dim)
    return lines.isEmpty && page?.day == chosen ? [[nothing]] : lines
  }
}
