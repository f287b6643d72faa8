import PresentationKit
import TextUI

/// The layout of the sync screen: panels side by side on a large screen, otherwise one below the other. If there is
/// little room, the list of conflicts gets it.
struct SyncLayout {
  private enum Panels: Hashable { case devices, conflicts, chosen }

  /// The frames of the panels; nil on a small screen.
  let frames: (devices: Area, conflicts: Area, chosen: Area)?
  /// The area of the devices; nil if there is no room.
  let devices: Area?
  /// The row for the heading above the list; nil if there is no heading.
  let heading: Area?
  let list: Area
  /// The area of the selected conflict; nil if there is no room.
  let chosen: Area?

  init(_ area: Area, devices count: Int, conflicts: Int) {
    if let areas = Self.panels(in: area) {
      frames = areas
      (devices, heading) = (Panel.inside(areas.devices), nil)
      (list, chosen) = (Panel.inside(areas.conflicts), Panel.inside(areas.chosen))
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

  private static func panels(in area: Area) -> (devices: Area, conflicts: Area, chosen: Area)? {
    let layout: PanelLayout<Panels>
    switch SizeClass(area) {
    case .small, .page: return nil
    case .panels:
      layout = PanelLayout(columns: [
        .init(least: 42, most: 52, [.init(.devices, least: 8)]),
        .init(
          least: 60, weight: 2,
          [.init(.conflicts, least: 10), .init(.chosen, least: 12, most: 18)]),
      ])
    case .wide:
      layout = PanelLayout(columns: [
        .init(least: 46, most: 56, [.init(.devices, least: 8)]),
        .init(least: 66, weight: 2, [.init(.conflicts, least: 10)]),
        .init(least: 50, weight: 2, [.init(.chosen, least: 10)]),
      ])
    }
    let areas = layout.areas(in: area)
    guard let devices = areas[.devices], let conflicts = areas[.conflicts],
      let chosen = areas[.chosen]
    else { return nil }
    return (devices, conflicts, chosen)
  }
}
