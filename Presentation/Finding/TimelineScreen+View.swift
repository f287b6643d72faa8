import Domain
import TextUI

extension TimelineScreen {
  /// Where the records stand: below the day and a gap, above what says that there are more.
  func list(in area: Area) -> Area {
    let room = Preview.list(beside: area).inset(columns: 2)
    let head = room.size.rows >= 10 ? 2 : 1
    let foot = page?.hasMore == true ? 1 : 0
    var list = room.rows(head)
    list.size.rows = max(1, list.size.rows - foot)
    return list
  }

  func draw(into frame: inout Frame, in area: Area) {
    let room = Preview.list(beside: area).inset(columns: 2)
    if let field {
      field.draw(
        after: [StyledText(words.keyDate + " ", .bold)], into: &frame, in: room, glyphs: glyphs)
    } else {
      let near = words.nearness(day, today: today).map { "  " + $0 } ?? ""
      frame.write(
        [
          StyledText(words.heading(day, today: today), .bold), StyledText(near, .dim),
          StyledText("  " + words.timelineTitle, .dim),
        ].clipped(to: room.size.columns, ellipsis: glyphs.ellipsis), in: room)
    }
    let list = list(in: area)
    guard let page, page.day == day else { return }
    if page.records.isEmpty {
      frame.write([StyledText(words.nothingThatDay, .dim)], in: list)
    }
    cursor.draw(into: &frame, in: list, glyphs: glyphs, line: pieces)
    if let record = cursor.chosen {
      let sign = record.kind.part.entry.sign(glyphs)
      Preview(record, words, today: today, sign: sign).draw(into: &frame, in: area, glyphs)
    }
    if page.hasMore {
      let text = TextLayout.clipped(
        words.more(than: page.records.count), to: room.size.columns, ellipsis: glyphs.ellipsis)
      frame.write([StyledText(text, .dim)], in: room, row: room.size.rows - 1)
    }
  }

  /// A record in one row: when, what happened, its title, and what else it says.
  private func pieces(_ record: FoundRecord, _ isChosen: Bool) -> [StyledText] {
    let record = words.inOwnLanguage(record)
    let time = record.at.map { $0.day == day ? words.clock($0) : "" } ?? ""
    let verbs = FoundKind.allCases.map { TextLayout.cells(words.verb($0)) }.max() ?? 0
    let clockCells = ClockWords.cells(in: words.language)
    let details = words.details(record, on: day).joined(separator: " · ")
    return [
      StyledText(TextLayout.aligned(time, .left, in: clockCells) + "  ", .dim),
      StyledText(record.kind.part.entry.sign(glyphs) + " "),
      StyledText(TextLayout.aligned(words.verb(record.kind), .left, in: verbs) + "  ", .dim),
      StyledText(Self.line(record.title), isChosen ? .bold : .plain),
      StyledText(details.isEmpty ? "" : "  " + Self.line(details), .dim),
    ].filter { !$0.text.isEmpty }
  }

  private static func line(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
