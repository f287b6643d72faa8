import PresentationKit
import TextUI

/// Where everything stands on the page of a day: in panels on a large screen, the picture at the
/// left and the records at the right. On a smaller one the picture lies beside what the day is
/// called, and on the smallest there are only records.
struct TimelineLayout: Equatable {
  /// The panels of a large screen.
  enum Name: Hashable { case picture, chosen, records }

  /// What there is to be shown.
  struct Content: Equatable {
    var hasPicture = false
    /// Whether words stand below the picture.
    var hasNote = false
    var hasRecords = false
    /// Whether a line says that there are more records.
    var hasMore = false
    /// Whether somebody types a date.
    var isTyping = false
  }

  private(set) var panels: [Name: Area] = [:]
  /// What the day is called, or the line a date is typed into; in a panel only the latter.
  let head: Area
  /// What the day comes to, below what it is called.
  private(set) var facts: Area?
  private(set) var picture: Area?
  /// What stands below the picture, or below what the day comes to.
  private(set) var note: Area?
  private(set) var list: Area
  /// Where it stands that there are more.
  private(set) var foot: Area?

  init(_ content: Content, in area: Area) {
    let kind = SizeClass(area)
    if kind.hasPanels {
      panels = Self.desk(content).areas(in: area)
      let inside = Panel.inside(panels[.records] ?? area)
      if let room = panels[.picture].map(Panel.inside) {
        let rows = room.size.rows - (content.hasNote ? 1 : 0)
        (picture, note) = (room.rows(0, rows), content.hasNote ? room.rows(rows) : nil)
      }
      head = inside.rows(0, 1)
      list = inside.rows(content.isTyping ? 2 : 0)
    } else {
      let room = area.inset(columns: 2)
      if content.hasPicture, kind == .page {
        let columns = 2 * Self.headRows
        let beside = room.size.columns - columns - 2
        picture = Area(
          column: room.endColumn - columns, row: room.origin.row, columns: columns,
          rows: Self.headRows)
        head = Area(
          column: room.origin.column, row: room.origin.row, columns: beside, rows: 1)
        facts = Area(
          column: room.origin.column, row: room.origin.row + 2, columns: beside,
          rows: Self.headRows - 2)
        if content.hasNote { note = facts?.rows(Self.headRows - 3) }
        list = room.rows(Self.headRows + 1)
      } else {
        head = room.rows(0, 1)
        list = room.rows(room.size.rows >= 10 ? 2 : 1)
      }
    }
    if content.hasMore, list.size.rows > 1 {
      foot = list.rows(list.size.rows - 1)
      list = list.rows(0, list.size.rows - 1)
    }
    list.size.rows = max(1, list.size.rows)
  }

  /// How high the picture is beside what the day is called.
  private static let headRows = 9

  /// The picture has a column of its own, as large as it can be; what is known of the chosen record
  /// stands below the records then, and else in its place. The records stay where they are.
  private static func desk(_ content: Content) -> PanelLayout<Name> {
    let chosen = content.hasRecords
    var right = [PanelLayout<Name>.Slot(.records, least: 8, weight: 3)]
    if chosen, content.hasPicture { right.append(.init(.chosen, least: 9, most: 18, rank: 1)) }
    let left: [PanelLayout<Name>.Slot] =
      content.hasPicture ? [.init(.picture, least: 14)] : chosen ? [.init(.chosen, least: 9)] : []
    let records = PanelLayout<Name>.Column(least: 60, weight: 2, right)
    if left.isEmpty { return PanelLayout(columns: [records]) }
    return PanelLayout(columns: [
      .init(least: 48, weight: content.hasPicture ? 3 : 1, left), records,
    ])
  }
}
