/// The help screen: all key bindings in groups. The user can filter them by typing, and choose one to run.
public struct HelpOverlay: Equatable, Sendable {
  /// A titled group of bindings.
  public struct Group: Equatable, Sendable {
    public let title: String
    public let bindings: [Binding]

    public init(_ title: String, _ bindings: [Binding]) {
      self.title = title
      self.bindings = bindings
    }
  }

  /// The effect of a key.
  public enum Outcome: Equatable, Sendable {
    case ignored, moved, searched, closed
    /// The user chose a binding to run.
    case chosen(Binding)
  }

  public let title: String
  /// All groups, regardless of the query.
  public let groups: [Group]
  /// The message shown if the query matches nothing.
  public let nothingFound: String
  private var search: TextField
  /// The index of the chosen binding among the matching ones; nil until the user moves or searches.
  private(set) var chosen: Int?

  /// Creates the help. `searchWords` is the placeholder of the search field.
  public init(title: String, groups: [Group], searchWords: String, nothingFound: String) {
    self.title = title
    self.groups = groups
    self.nothingFound = nothingFound
    search = TextField(limit: 40, placeholder: searchWords)
  }

  /// The search text.
  public var query: String { search.text }

  /// Handles a key: chooses a binding, searches or closes. Escape clears the query before it closes the help; `?` closes
  /// the help if the query is empty.
  public mutating func update(_ key: Key, in size: Size) -> Outcome {
    let layout = layout(in: Area(column: 0, row: 0, columns: size.columns, rows: size.rows))
    if key == .escape, !query.isEmpty {
      search.replace(with: "")
      chosen = nil
      return .searched
    }
    let bindings = found.flatMap(\.bindings)
    if key == .enter, let chosen, bindings.indices.contains(chosen) {
      return .chosen(bindings[chosen])
    }
    if key == .escape || key == .enter { return .closed }
    if key == .character("?"), query.isEmpty { return .closed }
    // The search line shows a leading `/`, so a typed `/` only starts the search.
    if key == .character("/"), query.isEmpty { return .moved }
    if move(by: key, columns(in: layout.columns, .unicode), height: layout.list.size.rows) {
      return .moved
    }
    return searched(search.update(key))
  }

  /// Appends pasted text to the query.
  public mutating func paste(_ text: String) -> Outcome { searched(search.paste(text)) }

  private mutating func searched(_ outcome: EditOutcome) -> Outcome {
    switch outcome {
    case .ignored: return .ignored
    case .moved, .cut: return .moved
    case .changed:
      chosen = query.isEmpty ? nil : 0
      return .searched
    }
  }

  /// Moves the choice by a key; returns false if the key does not move. The first key chooses the first binding.
  private mutating func move(by key: Key, _ columns: [Column], height: Int) -> Bool {
    let anchors = Self.anchors(columns)
    let isSideways = (key == .left || key == .right) && query.isEmpty
    guard key.movesBesideText || key == .home || key == .end || isSideways else { return false }
    guard let chosen, anchors.indices.contains(chosen) else {
      self.chosen = key == .end ? anchors.indices.last : anchors.indices.first
      return true
    }
    if isSideways {
      let wanted = anchors[chosen].column + (key == .left ? -1 : 1)
      let beside = anchors.indices.filter { anchors[$0].column == wanted }
      let line = anchors[chosen].line
      self.chosen =
        beside.min { abs(anchors[$0].line - line) < abs(anchors[$1].line - line) } ?? chosen
    } else {
      self.chosen = Rows.moved(chosen, by: key, count: anchors.count, height: height)
    }
    return true
  }

  /// The areas of the parts of the help.
  private struct Layout {
    /// The frame; nil on a small screen.
    var panel: Area?
    var head: Area
    var list: Area
    /// The width for which the rows of the list are made. The rows themselves may be narrower.
    var columns: Int
  }

  /// The least size of a screen on which the help has a frame.
  private static let leastPanel = Size(columns: 76, rows: 18)

  /// Returns the areas of the help. On a large screen the help has a frame that is as high as its contents; on a small
  /// screen it fills the whole area. With fewer than 7 rows the list takes the whole area.
  private func layout(in area: Area) -> Layout {
    let least = Self.leastPanel
    guard area.size.columns >= least.columns, area.size.rows >= least.rows else {
      let inside = area.size.columns > 24 ? area.inset(columns: 1) : area
      let rows = area.size.rows < 7 ? 0 : 3
      return Layout(
        head: inside.rows(0, min(2, rows)), list: inside.rows(rows), columns: inside.size.columns)
    }
    let room = area.size.columns - 6
    let shown = columns(in: room, .unicode)
    let columns = shown.last.map { $0.start + $0.width } ?? room
    let height = (shown.map(\.rows.count).max() ?? 0) + 4
    let panel = Area(
      column: area.origin.column + (area.size.columns - columns - 6) / 2, row: area.origin.row,
      columns: columns + 6, rows: min(area.size.rows, height + 1))
    let inside = panel.inset(columns: 3, rows: 1)
    return Layout(
      panel: panel, head: inside.rows(0, 1), list: inside.rows(2), columns: room)
  }

  /// Draws the help over the area.
  public func draw(into frame: inout Frame, in area: Area, glyphs: Glyphs = .unicode) {
    frame.caret = nil
    let layout = layout(in: area)
    frame.fill(layout.panel ?? area, .plain)
    if let panel = layout.panel {
      Panel(title, ink: frame.hue.ink, hasKeys: true).draw(into: &frame, in: panel, glyphs: glyphs)
    } else {
      frame.write(
        [StyledText(TextLayout.clipped(title, to: layout.head.size.columns), .bold)],
        in: layout.head)
    }
    let line = layout.panel == nil ? layout.head.rows(1, 1) : layout.head
    search.draw(after: [StyledText("/ ", .dim)], into: &frame, in: line, glyphs: glyphs)
    let list = layout.list
    let columns = columns(in: layout.columns, glyphs, title: Style(ink: frame.hue.ink, .bold))
    let anchor = chosen.flatMap { index in Self.anchors(columns).dropFirst(index).first }
    let count = columns.map(\.rows.count).max() ?? 0
    let shown = Rows.window(count: count, selected: anchor?.line ?? 0, height: list.size.rows)
    let below = count - shown.upperBound
    let hint = below > 0 && list.size.columns > 12 ? "\(glyphs.arrows[1]) \(below)" : ""
    for column in columns {
      for (line, row) in column.rows.enumerated().dropFirst(shown.lowerBound)
      where line < shown.upperBound {
        let isLast = line == shown.upperBound - 1 && !hint.isEmpty
        let room = list.size.columns - column.start - (isLast ? TextLayout.cells(hint) + 2 : 0)
        frame.write(
          row.pieces.clipped(to: room, ellipsis: glyphs.ellipsis),
          list.origin.column + column.start,
          in: list, row: line - shown.lowerBound)
      }
    }
    if let anchor, list.size.rows > 0 {
      let column = columns[anchor.column]
      let row = list.rows(anchor.line - shown.lowerBound, 1)
      let start = list.origin.column + column.start
      frame.write([StyledText(glyphs.pointer, .bold)], start, in: row)
      frame.select(
        Area(
          column: start, row: row.origin.row, columns: min(column.width, row.endColumn - start),
          rows: 1))
    }
    let end = list.endColumn - TextLayout.cells(hint)
    frame.write([StyledText(hint, .dim)], end, in: list, row: list.size.rows - 1)
  }
}
