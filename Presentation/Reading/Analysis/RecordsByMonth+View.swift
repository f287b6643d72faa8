import Domain
import PresentationKit
import TextUI

/// The drawing of the records by month: `Fri 20  ━━━━━  33  The Hobbit 17 · Walden 16`.
extension RecordsByMonth {
  /// Returns the layout of a screen that is not small, on which the list is as high as the screen.
  private func page(in area: Area) -> ListPage? {
    SizeClass(area) == .small ? nil : ListPage(in: area, rows: area.size.rows)
  }

  /// Returns the area of the list.
  func room(in area: Area) -> Area { page(in: area)?.list ?? area.inset(columns: 2) }

  /// Returns the number of rows of a month's heading.
  func heading(_ columns: Int) -> Int { columns >= 80 ? 1 : 2 }

  /// Returns whether one of the records of a day is selected.
  func isChosen(_ position: HistoryList.Position, _ records: [Activity]) -> Bool {
    position.month == list.chosen.month
      && (0..<max(1, records.count)).contains(list.chosen.record - position.record)
  }

  func draw(into frame: inout Frame, in area: Area) {
    guard isLoaded else { return }
    let (page, room) = (page(in: area), room(in: area))
    page?.draw(words.historyTitle, into: &frame, in: area, glyphs)
    if list.months.isEmpty {
      if page == nil { frame.write([StyledText(words.historyTitle, .bold)], in: room) }
      let text = words.nothingRead(Key.enter.printed(glyphs))
      frame.write(wrapped: text, in: room, row: page == nil ? 2 : 0)
      return
    }
    if let panel = page?.preview { drawBook(into: &frame, in: panel) }
    let heading = heading(room.size.columns)
    let lines = list.lines(room.size.rows, heading: heading)
    let most = lines.reduce(1) { most, line in
      if case .day(let records, _) = line { max(most, Self.pages(records)) } else { most }
    }
    for (row, line) in lines.enumerated() {
      switch line {
      case .gap: continue
      case .heading(let month, let part):
        let pieces = title(month, part, of: heading, room.size.columns)
        frame.write(
          pieces.clipped(to: room.size.columns, ellipsis: glyphs.ellipsis), in: room, row: row)
      case .day(let records, let position):
        let isChosen = isChosen(position, records)
        let chosen = isChosen ? list.chosen.record - position.record : nil
        frame.write(
          pieces(records, chosen, most: most, columns: room.size.columns)
            .clipped(to: room.size.columns, ellipsis: glyphs.ellipsis), in: room, row: row)
        if isChosen { frame.select(room.rows(row, 1)) }
      }
    }
  }

  /// Draws the selected book with its cover.
  private func drawBook(into frame: inout Frame, in panel: Area) {
    frame.fill(panel, .plain)
    let author = detail.flatMap { words.reading.author($0.progress.book.facts) }
    Panel(words.reading.bookTitle, figure: author ?? "", ink: frame.hue.ink)
      .draw(into: &frame, in: panel, glyphs: glyphs)
    guard let detail else { return }
    BookPane(detail.progress, words.reading, glyphs, quote: detail.sentences.last)
      .draw(into: &frame, in: Panel.inside(panel))
  }

  /// Returns one row of a month's heading: the name with the totals beside or below.
  private func title(_ month: ReadingMonth, _ part: Int, of rows: Int, _ columns: Int)
    -> [StyledText]
  {
    let name = StyledText(CalendarWords.month(month.month, in: words.language), .bold)
    let room = columns - (rows == 1 ? [name].cells + 2 : 0)
    let whole = words.reading.summary(month)
    let isFitting = TextLayout.cells(whole) <= room
    let summary = StyledText(isFitting ? whole : words.briefSummary(month), .dim)
    if rows == 1 { return [name, StyledText("  "), summary] }
    return part == 0 ? [name] : [summary]
  }

  private static func pages(_ records: [Activity]) -> Int {
    records.reduce(0) { $0 + $1.record.countedPages }
  }

  /// Returns the row of a day: its name, its pages as a bar and as a number, and its books. The bar is a share of
  /// `most`. `chosen` is the index of the selected book; nil if another day is selected.
  private func pieces(
    _ records: [Activity], _ chosen: Int?, most: Int, columns: Int
  ) -> [StyledText] {
    let pointer = StyledText(chosen == nil ? "  " : glyphs.pointer + " ", .bold)
    guard let day = records.first?.record.day else {
      return [pointer, StyledText(glyphs.ellipsis, .dim)]
    }
    let pages = Self.pages(records)
    var pieces = [pointer, StyledText(words.dayOfMonth(day) + "  ", chosen == nil ? .dim : .bold)]
    if columns >= 60 {
      let bar = Bar(pages, of: most).cells(10, glyphs: glyphs).filled
      pieces.append(
        StyledText(TextLayout.aligned(bar, .left, in: 12), Style(ink: ReadingTones.ink)))
    }
    pieces.append(StyledText(TextLayout.aligned(pages == 0 ? "" : "\(pages)", .right, in: 4)))
    for (index, activity) in records.enumerated() {
      let marks: Style.Attributes = records.count > 1 ? [.bold, .underline] : .bold
      let style: Style = index == chosen ? Style(marks) : .plain
      pieces.append(StyledText(index == 0 ? "  " : " · ", .dim))
      pieces.append(StyledText(Printable.line(activity.title.text), style))
      let amount = "\(activity.record.pagesRead)" + (activity.record.isPercent ? "%" : "")
      pieces.append(StyledText(" " + amount, .dim))
      if activity.isFinish {
        pieces.append(StyledText(" " + glyphs.used, Style(ink: Accent.leaf, .bold)))
      }
    }
    return pieces
  }
}

extension AnalysisWords {
  /// Returns a day in a list under the name of its month, in columns: `Fri 20`, `20일 금`.
  func dayOfMonth(_ day: Day) -> String {
    let number = TextLayout.aligned("\(day.parts.day)", .right, in: 2)
    let weekday = CalendarWords.weekday(day.weekday, in: language)
    return say("\(number)일 \(weekday)", "\(weekday) \(number)")
  }
}
