import Domain
import PresentationKit
import TextUI

/// The book lists that can be chosen while no results are shown.
extension BookSearchScreen {
  /// Draws the lists, followed by how the chosen list is compiled, unless a preview shows it, and what an API key
  /// would add.
  func drawLists(
    into frame: inout Frame, in area: Area, hasTitle: Bool, hasPreview: Bool
  ) {
    let room = listRows(in: area, hasTitle: hasTitle)
    if room.origin.row > area.origin.row {
      frame.write([StyledText(labels.listsTitle, .dim)], in: area)
    }
    for (row, index) in lists.shown(in: room.size.rows).enumerated() {
      let isChosen = index == lists.selected && !isTyping
      let pointer = index == lists.selected ? glyphs.pointer : " "
      let request = DiscoveryRequest(lists.rows[index], of: wished)
      let line = [
        StyledText(pointer + " ", isChosen ? .bold : .dim),
        StyledText(labels.name(request, from: listSource), isChosen ? .bold : .plain),
      ]
      frame.write(
        line.clipped(to: room.size.columns, ellipsis: glyphs.ellipsis), in: room, row: row)
      var fill = room.rows(row, 1)
      fill.size.columns = min(72, fill.size.columns)
      if isChosen { frame.select(fill) }
    }
    var rest = area
    rest.origin.row = room.endRow
    rest.size.rows = area.endRow - room.endRow
    for (row, line) in listNotes(
      columns: area.size.columns, rows: rest.size.rows, hasPreview: hasPreview
    ).enumerated() {
      frame.write([StyledText(line, .dim)], in: rest, row: row)
    }
  }

  /// Returns how the chosen list is compiled, and what an API key would add. A note that does not fit completely is
  /// left out. The command has its own row, so that it can be copied.
  private func listNotes(columns: Int, rows: Int, hasPreview: Bool) -> [String] {
    var notes: [String] = []
    func add(_ texts: [String]) {
      let lines = texts.flatMap { TextLayout.wrapped($0, to: min(72, columns)) }
      let gap = rows >= lines.count + notes.count + 1 ? [""] : []
      if !lines.isEmpty, notes.count + gap.count + lines.count <= rows { notes += gap + lines }
    }
    if !hasPreview, let list = lists.chosen { add([making(of: list)].compactMap(\.self)) }
    if listSource == .openlibrary { add([labels.addsKey, labels.keyCommand]) }
    return notes
  }

  /// Returns how a list is compiled; nil if its source does not say so.
  func making(of list: DiscoveryList) -> String? {
    listSource.making(list).flatMap { making in
      sources.made(making, of: making.category(of: DiscoveryRequest(list, of: wished)))
    }
  }

  /// Returns the area of the lists, below their title if there is room for a title. A frame has the title already.
  func listRows(in area: Area, hasTitle: Bool) -> Area {
    let title = hasTitle && area.size.rows >= 9 ? 2 : 0
    var rows = area.rows(title)
    rows.size.rows = max(1, min(DiscoveryList.allCases.count, area.size.rows - title))
    return rows
  }
}
