import PresentationKit
import TextUI

/// The layout of the sync screen: panels side by side on a large screen, one below the other on a medium one, and
/// without frames on a small one. If there is little room, the list of conflicts gets it.
struct SyncLayout {
  private enum Panels: Hashable { case devices, conflicts, chosen }

  /// The frames of the panels. `chosen`, the panel of the selected conflict, is nil without conflicts.
  struct Frames {
    let devices: Area
    let conflicts: Area
    let chosen: Area?
    /// Whether the devices have only one row each.
    var isBrief = false
  }

  /// The frames; nil on a small screen.
  let frames: Frames?
  /// The area of the devices; nil if there is no room.
  let devices: Area?
  /// The row for the heading above the list; nil if there is no heading.
  let heading: Area?
  let list: Area
  /// The area of the selected conflict; nil if there is no room.
  let chosen: Area?

  /// The content on which the layout depends: the numbers of devices and conflicts, and the rows that two panels hold.
  struct Holding {
    let devices: Int
    let conflicts: Int
    /// The numbers of rows that the content of two panels fills: the devices, and the selected conflict.
    let facts: Int
    let sides: Int
  }

  init(_ area: Area, _ holding: Holding) {
    let (count, conflicts) = (holding.devices, holding.conflicts)
    if let areas = Self.panels(in: area, holding) {
      frames = areas
      (devices, heading) = (Panel.inside(areas.devices), nil)
      list = Panel.inside(areas.conflicts)
      chosen = areas.chosen.map(Panel.inside)
      return
    }
    frames = nil
    let room = area.inset(columns: 2)
    // A notice of several rows takes its space from here, so that nothing else moves.
    guard room.size.rows >= 16 || conflicts == 0 else {
      (devices, heading, chosen) = (nil, room.rows(1, 1), nil)
      list = room.rows(2)
      return
    }
    let rows = min(count, conflicts == 0 ? max(1, room.size.rows - 6) : 5)
    devices = room.rows(2, rows)
    let top = 2 + rows + 1
    heading = conflicts == 0 ? nil : room.rows(top, 1)
    let first = conflicts == 0 ? top : top + 1
    let sides = conflicts == 0 ? 0 : 6
    list = room.rows(first, max(0, room.size.rows - first - sides))
    chosen = conflicts == 0 ? nil : room.rows(room.size.rows - sides + 1)
  }

  /// The number of rows of a panel that says that there are no conflicts.
  private static let emptyRows = 5

  private static func panels(in area: Area, _ holding: Holding) -> Frames? {
    let conflicts = holding.conflicts
    let most = conflicts == 0 ? emptyRows : Panel.rows(holding: conflicts)
    let about = Panel.rows(holding: holding.facts)
    let sides = Panel.rows(holding: holding.sides)
    let layout: PanelLayout<Panels>
    switch SizeClass(area) {
    case .small: return nil
    case .page: return stack(in: area, devices: holding.devices, conflicts: conflicts)
    case .panels:
      let chosen: [PanelLayout<Panels>.Slot] =
        conflicts == 0 ? [] : [.init(.chosen, least: 10, most: sides)]
      layout = PanelLayout(columns: [
        .init(least: 42, most: 52, [.init(.devices, least: 8, most: about)]),
        .init(
          least: 60, weight: 2,
          [.init(.conflicts, least: min(10, most), most: most)] + chosen),
      ])
    case .wide:
      let chosen: [PanelLayout<Panels>.Column] =
        conflicts == 0
        ? [] : [.init(least: 50, weight: 2, [.init(.chosen, least: 10, most: sides)])]
      layout = PanelLayout(
        columns: [
          .init(least: 46, most: 56, [.init(.devices, least: 8, most: about)]),
          .init(
            least: 66, most: 90, weight: 2,
            [.init(.conflicts, least: min(10, most), most: most)]),
        ] + chosen)
    }
    let areas = layout.areas(in: area)
    guard let devices = areas[.devices], let conflicts = areas[.conflicts] else { return nil }
    return Frames(devices: devices, conflicts: conflicts, chosen: areas[.chosen])
  }

  /// Returns the panels of a medium screen, one below the other.
  private static func stack(in area: Area, devices: Int, conflicts: Int) -> Frames {
    let sides = conflicts == 0 ? 0 : 9
    let above = area.rows(0, min(devices, conflicts == 0 ? 8 : 4) + 2)
    let left = area.rows(above.size.rows, area.size.rows - above.size.rows - sides)
    let most = conflicts == 0 ? emptyRows : Panel.rows(holding: conflicts)
    let middle = left.rows(0, most)
    return Frames(
      devices: above, conflicts: middle,
      chosen: sides == 0 ? nil : area.rows(above.size.rows + middle.size.rows, sides),
      isBrief: true)
  }
}
