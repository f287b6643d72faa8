import Domain
import PresentationKit
import TextUI

extension SettingsScreen {
  private struct Layout {
    let page: ListPage
    let list: Area
    /// The number of rows above the list that report an error in the settings file; 0 if there is none.
    let problem: Int
    /// The row of the description below the list; nil if it is in the preview or there is no room.
    let note: Area?
  }

  private func layout(in area: Area) -> Layout {
    let count = SettingsRow.all.count
    let columns = ListPage(in: area, rows: count).list.size.columns
    let problem =
      problemLine.map { min(2, TextLayout.wrapped($0, to: columns - 2).count) } ?? 0
    let page = ListPage(in: area, rows: count, head: problem == 0 ? 0 : problem + 1)
    let rows = page.list.size.rows
    let hasNote = page.preview == nil && area.size.rows >= 10
    return Layout(
      page: page, list: hasNote ? page.list.rows(0, rows - 2) : page.list, problem: problem,
      note: hasNote ? page.list.rows(rows - 1) : nil)
  }

  private var problemLine: String? {
    guard let page, let problem = page.problems.first else { return nil }
    let line = SettingsWords(language).problem(problem, in: page.path)
    return page.problems.count > 1 ? line + words.more(page.problems.count - 1) : line
  }

  /// The index of the selected setting among all rows.
  private var selectedIndex: Int { SettingsRow.all.firstIndex(of: .setting(selected)) ?? 0 }

  /// Returns the indices of the visible rows. The title of the first group is visible together with its first setting.
  private func shown(_ height: Int) -> Range<Int> {
    let center = selectedIndex == 1 ? 0 : selectedIndex
    return Rows.window(count: SettingsRow.all.count, selected: center, height: height)
  }

  /// Returns the setting at a position; nil if there is none.
  func setting(at point: Point, in area: Area) -> Preference? {
    let list = layout(in: area).list
    guard list.contains(point) else { return nil }
    let row = shown(list.size.rows).lowerBound + point.row - list.origin.row
    guard SettingsRow.all.indices.contains(row),
      case .setting(let preference) = SettingsRow.all[row]
    else { return nil }
    return preference
  }

  func draw(into frame: inout Frame, in area: Area) {
    switch inner {
    case .form(let form):
      form.draw(SettingText.of(form.preference).purpose(language), into: &frame, in: area)
    case .chooser(let chooser): chooser.draw(into: &frame, in: area)
    case nil: drawList(into: &frame, in: area)
    }
  }

  private func drawList(into frame: inout Frame, in area: Area) {
    guard let page else { return }
    let layout = layout(in: area)
    let (room, list) = (layout.page.head, layout.list)
    layout.page.draw(words.title, figure: page.path ?? "", into: &frame, in: area, glyphs)
    if let problemLine {
      frame.write(
        [StyledText(glyphs.refused + " ", Style(ink: Accent.rose, .bold))], in: room)
      let lines = TextLayout.wrapped(
        problemLine, to: room.size.columns - 2, rows: layout.problem, ellipsis: glyphs.ellipsis)
      for (row, line) in lines.enumerated() {
        frame.write([StyledText(line)], room.origin.column + 2, in: room, row: row)
      }
    }
    let widest = Preference.shown.reduce(0) { max($0, TextLayout.cells(words.label($1))) }
    let label = min(widest, list.size.columns * 11 / 20)
    let shown = shown(list.size.rows)
    let hint = ListHint(below: SettingsRow.all.count - shown.upperBound, glyphs)
    for (row, index) in shown.enumerated() {
      let room = index == shown.upperBound - 1 ? hint.leaving(list) : list
      frame.write(
        line(SettingsRow.all[index], page, label).clipped(
          to: room.size.columns, ellipsis: glyphs.ellipsis),
        in: list, row: row)
      if SettingsRow.all[index] == .setting(selected) { frame.select(list.rows(row, 1)) }
    }
    hint.draw(into: &frame, in: list, row: shown.count - 1)
    layout.page.draw(preview(page), into: &frame, glyphs)
    if let note = layout.note {
      let line = [StyledText(SettingText.of(selected).purpose(language), .dim)]
      frame.write(line.clipped(to: note.size.columns, ellipsis: glyphs.ellipsis), in: note)
    }
  }

  /// Returns the details of the selected setting: description, accepted values and the command that sets it.
  private func preview(_ page: SettingsPage) -> Preview {
    let value = page.value(of: selected)
    let choices = (selected.choices ?? []).map { choice in
      Preview.Paragraph(
        (choice == value ? glyphs.watered : glyphs.next) + " " + words.value(selected, choice))
    }
    return Preview(
      words.label(selected),
      [.init(SettingText.of(selected).purpose(language), .bold)]
        + (choices.isEmpty ? [.init(words.value(selected, value))] : choices) + [
          // A secret is masked, so a command with the shown value would overwrite it.
          .init(
            "haru settings set \(selected.rawValue) "
              + (selected.isSecret ? glyphs.ellipsis : ShellQuote.word(value)), .dim)
        ])
  }

  private func line(_ row: SettingsRow, _ page: SettingsPage, _ width: Int) -> [StyledText] {
    switch row {
    case .head(let title): return [StyledText(title(language), Style(ink: Hue.ember.ink))]
    case .setting(let preference):
      let isSelected = preference == selected
      let name = TextLayout.aligned(
        words.label(preference), .left, in: width, ellipsis: glyphs.ellipsis)
      let value = words.value(preference, page.value(of: preference))
      let style: Style = isSelected ? .bold : .plain
      // A value that the user has changed stands out.
      let isDefault = page.value(of: preference) == preference.defaultValue
      let looks: Style =
        isDefault && !isSelected ? .dim : Style(ink: isDefault ? nil : Hue.ember.ink, .bold)
      let isStepped = preference.stepped(page.value(of: preference), by: 1) != nil
      return [
        StyledText(isSelected ? glyphs.pointer + " " : "  ", .bold), StyledText(name + "  ", style),
      ]
        + (isSelected && isStepped
          ? glyphs.around(StyledText(value, looks)) : [StyledText(value, looks)])
    }
  }
}
