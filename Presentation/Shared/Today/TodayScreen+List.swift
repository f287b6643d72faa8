import Domain
import PresentationKit
import PresentationSchedule
import TextUI

/// The list of a screen without panels.
extension TodayScreen {
  enum ListRow {
    case line(TodayLine)
    /// The birthdays, which share one row.
    case birthdays([TodayLine])
    case gap
    case text([StyledText])
    case beginning(Character)
    /// A record from this day in an earlier month or year.
    case past(OnThisDay)
    /// How many lines wait for the user, and how many notes are not shown.
    case notes(String)
    /// The command of the evening.
    case evening
    /// A suggestion below the due items. The cursor cannot select it.
    case invitation(Character)

    /// The lines that can be chosen in this row.
    var lines: [TodayLine] {
      switch self {
      case .line(let line): [line]
      case .birthdays(let lines): lines
      case .gap, .text, .beginning, .past, .notes, .evening, .invitation: []
      }
    }
  }

  func listNames(in layout: TodayLayout) -> [[TodayMatter.Name]] {
    listRows(in: layout).map { $0.lines.map(\.matter.name) }.filter { !$0.isEmpty }
  }

  /// Chooses the lines that fit and counts the others. One row is reserved for these counts if not all lines fit, and
  /// one for the birthdays if there are any.
  private func share(_ page: TodayPage, in layout: TodayLayout) -> TodayShare {
    let others = lines.filter { $0.matter.kind != .birthdays }
    let rows =
      layout.list.size.rows - page.failures.count - TodayPanels.footers(page)
      - (others.count == lines.count ? 0 : 1)
    let room = min(layout.most, max(1, layout.isAiry ? rows - 1 : rows))
    let share = TodayShare(others, room: room, isCut: page.cut)
    return share.left.isEmpty
      ? share : TodayShare(others, room: max(1, room - 1), isCut: page.cut)
  }

  func listRows(in layout: TodayLayout) -> [ListRow] {
    guard let page else { return [] }
    let share = share(page, in: layout)
    let birthdays = lines.filter { $0.matter.kind == .birthdays }
    let isBirthday = birthdays.contains { $0.urgency == .birthdayToday }
    var rows: [ListRow] = []
    var wasNow = false
    var isOpen = !birthdays.isEmpty
    for line in share.lines {
      let isNow = line.urgency == .goingOn || line.urgency == .next
      if wasNow, !isNow, layout.isAiry { rows.append(.gap) }
      if isOpen, isBirthday, !isNow {
        rows.append(.birthdays(birthdays))
        isOpen = false
      }
      wasNow = isNow
      rows.append(.line(line))
    }
    if isOpen { rows.append(.birthdays(birthdays)) }
    if !share.left.isEmpty {
      let more = glyphs.ellipsis + " " + words.more(share.left)
      rows.append(.text(["  ", StyledText(more, .dim)]))
    }
    if let done = CountsWords(language).done(page) {
      rows.append(.text(["  ", StyledText("C", .bold), "  ", StyledText(done)]))
    }
    if let rest = NotesWords(language).rest(page) { rows.append(.notes(rest)) }
    for failure in page.failures {
      let sentence = words.failure(failure, at: now).message
      rows.append(
        .text([
          "  ", StyledText(glyphs.withered + " ", Style(ink: Accent.rose, .bold)),
          StyledText(words.name(failure) + ": " + Printable.line(sentence)),
        ]))
    }
    if rows.isEmpty {
      for line in TextLayout.wrapped(words.quiet, to: layout.list.size.columns - 4, rows: 2) {
        rows.append(.text(["  ", StyledText(line)]))
      }
      if layout.list.size.rows > rows.count + Self.beginnings.count { rows.append(.gap) }
      rows += Self.beginnings.map { .beginning($0.key) }
    } else {
      let reserved = page.offersEvening ? 1 : 0
      rows += invitations(page, room: layout.list.size.rows - rows.count - reserved)
    }
    if page.offersEvening, rows.count < layout.list.size.rows { rows.append(.evening) }
    return rows + past(page, room: layout.list.size.rows - rows.count)
  }

  /// Returns the row for a record from this day in the past, after a blank row. Empty if there is no such record, or no
  /// room.
  private func past(_ page: TodayPage, room: Int) -> [ListRow] {
    guard let past = page.past, room > 1 else { return [] }
    return [.gap, .past(past)]
  }

  /// Returns the suggestions for parts that have no records yet, after a blank row. Empty if there are none, or no
  /// room.
  private func invitations(_ page: TodayPage, room: Int) -> [ListRow] {
    let isAll = page.untouched.count == DailyPart.tabs.count
    let open = Self.beginnings.filter { $0.part.map(page.untouched.contains) ?? isAll }
    return open.isEmpty || room < 2
      ? [] : [.gap] + open.prefix(room - 1).map { .invitation($0.key) }
  }

  func drawList(
    _ rows: [ListRow], _ page: TodayPage, _ chosen: TodayLine?, into frame: inout Frame,
    in area: Area
  ) {
    let appearance = rowAppearance(page, accent: accent, isLight: frame.isLight)
    var lines: [TodayMatter.Name: TodayRow] = [:]
    for row in rows {
      if case .line(let line) = row { lines[line.matter.name] = TodayRow(line, appearance) }
    }
    let columns = TodayColumns(Array(lines.values), in: area.size.columns)
    for (index, row) in zip(0..<area.size.rows, rows) {
      switch row {
      case .gap: continue
      case .text(let pieces):
        frame.write(
          pieces.clipped(to: area.size.columns, ellipsis: glyphs.ellipsis), in: area, row: index)
      case .beginning(let key):
        let isChosen = key == beginning
        frame.write(
          [
            StyledText(isChosen ? glyphs.pointer + " " : "  ", Style(ink: accent, .bold)),
            StyledText(String(key), .bold), "  ",
            StyledText(words.beginning(key), isChosen ? .bold : .plain),
          ], in: area, row: index)
      case .invitation(let key):
        frame.write(
          ["  ", StyledText("\(key)  \(words.beginning(key))", .dim)], in: area, row: index)
      case .notes(let rest):
        drawNotes(rest, into: &frame, area.origin.column + 2, in: area, row: index)
      case .evening:
        drawEvening(into: &frame, area.origin.column + 2, in: area, row: index)
      case .past(let past): drawPast(past, into: &frame, in: area.inset(columns: 2), row: index)
      case .birthdays(let birthdays):
        drawBirthdays(birthdays, chosen?.matter.name, into: &frame, in: area.rows(index, 1))
      case .line(let line):
        guard let shown = lines[line.matter.name] else { continue }
        columns.draw(
          shown, isChosen: shown.name == chosen?.matter.name, accent: accent, into: &frame,
          in: area, row: index, glyphs)
      }
    }
  }
}
