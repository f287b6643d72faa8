import PresentationKit
import TextUI

/// The areas of the day screen. On a large screen they are panels, with the picture at the left and the records at the
/// right. On a smaller screen the picture is beside the heading, and on the smallest only the records are shown.
struct TimelineLayout: Equatable {
  enum Name: Hashable { case picture, chosen, records }

  /// The content on which the layout of the day screen depends.
  struct Content: Equatable {
    var hasPicture = false
    /// Whether there is a note below the picture.
    var hasNote = false
    var records = 0
    /// Whether a line below the records says that there are more.
    var hasMore = false
    /// Whether the user is typing a date.
    var isTyping = false
  }

  private(set) var panels: [Name: Area] = [:]
  /// The area of the heading of the day, or of the date field while a date is typed. A layout with panels uses it only
  /// for the field.
  let head: Area
  /// The area of the number of records per part, below the heading; nil unless the picture is beside the heading.
  private(set) var facts: Area?
  private(set) var picture: Area?
  /// The area of the note below the picture, or below the facts; nil if there is no note.
  private(set) var note: Area?
  private(set) var list: Area
  /// The area of the line that says that there are more records; nil if there are no more, or if there is no room.
  private(set) var foot: Area?

  init(_ content: Content, in area: Area) {
    let kind = SizeClass(area)
    if kind.hasPanels {
      panels = Self.panelLayout(content).areas(in: area)
      let inside = Panel.inside(panels[.records] ?? area)
      // The picture fills the panel up to its borders.
      if let room = panels[.picture]?.inset(columns: 1, rows: 1) {
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

  /// The number of rows of the picture beside the heading.
  private static let headRows = 9

  /// Returns the panels. The picture is in the left column, with the preview of the selected record below the records.
  /// Without a picture the preview is at the left, so that the records stay at the same position.
  private static func panelLayout(_ content: Content) -> PanelLayout<Name> {
    let chosen = content.records > 0
    // The list is as high as what it holds, so that the record's details are below it.
    let held = max(5, content.records + (content.hasMore ? 1 : 0) + (content.isTyping ? 2 : 0))
    var right = [
      PanelLayout<Name>.Slot(.records, least: 8, most: Panel.rows(holding: held), weight: 3)
    ]
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
