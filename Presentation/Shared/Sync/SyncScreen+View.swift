import Domain
import PresentationKit
import TextUI

extension SyncScreen {
  private func layout(in area: Area) -> SyncLayout {
    SyncLayout(
      area,
      .init(
        devices: status?.devices.count ?? 0, conflicts: cursor.count, facts: factRows,
        sides: cursor.chosen.map(sideRows) ?? 0))
  }

  /// The number of rows that the remote, the devices and the last report fill. A blank row follows each device.
  private var factRows: Int {
    let rows = (status?.devices ?? []).map { device in
      2 + (words.last(of: device, at: now) == nil ? 0 : 1) + (words.waiting(device) == nil ? 0 : 1)
    }
    return 3 + rows.reduce(0, +) + (pending.isWaiting ? 1 : 2 * report.count)
  }

  /// Returns the number of rows that both values of a conflict fill, with their headings and blank rows.
  private func sideRows(of conflicts: NamedConflict) -> Int {
    let (current, other) = (conflicts.current.members, conflicts.other.members)
    let values = [
      words.value(of: current, beside: other), words.value(of: other, beside: current),
    ]
    let rows = values.reduce(0) { rows, value in
      rows + value.split(separator: "\n").reduce(0) { $0 + 1 + TextLayout.cells($1) / 40 }
    }
    return 6 + max(2, rows) + (conflicts.entry.isHeld ? 3 : 0)
  }

  func list(in area: Area) -> Area { layout(in: area).list }

  func draw(into frame: inout Frame, in area: Area) {
    guard let status else { return drawText(into: &frame, in: area) }
    let layout = layout(in: area)
    if let frames = layout.frames {
      draw(frames, of: status, into: &frame)
    } else {
      drawHead(of: status, layout, into: &frame, in: area.inset(columns: 2))
    }
    if cursor.isEmpty {
      frame.write(wrapped: emptiness, in: layout.list, rows: 3)
    } else {
      drawConflicts(into: &frame, in: layout.list)
      if let conflicts = cursor.chosen, let room = layout.chosen {
        drawSides(of: conflicts, into: &frame, in: room, isPanel: layout.frames?.isBrief == false)
      }
    }
  }

  private func draw(_ frames: SyncLayout.Frames, of status: SyncStatus, into frame: inout Frame) {
    let ink = frame.hue.ink
    let count = status.conflicts > 0 ? "\(status.conflicts)" : ""
    Panel(
      words.devices, figure: frames.isBrief ? underWay(status) : "\(status.devices.count)", ink: ink
    ).draw(into: &frame, in: frames.devices, glyphs: glyphs)
    Panel(words.conflicts, figure: count, ink: ink, hasKeys: true)
      .draw(into: &frame, in: frames.conflicts, glyphs: glyphs)
    if let chosen = frames.chosen {
      Panel(words.chosen, ink: ink).draw(into: &frame, in: chosen, glyphs: glyphs)
    }
    let room = Panel.inside(frames.devices)
    if frames.isBrief {
      drawLines(of: status, into: &frame, in: room)
    } else {
      drawPanel(of: status, into: &frame, in: room)
    }
  }

  private var emptiness: String {
    if case .status(let status, isConflict: false) = known {
      return words.cannotShow(status.conflicts)
    }
    return words.noConflicts
  }

  // MARK: Sync not set up

  private func drawText(into frame: inout Frame, in area: Area) {
    TextPage(in: area).draw(
      words.title, textLines(in: area).map { [$0] }, shown: shownText(in: area), into: &frame,
      glyphs)
  }

  // MARK: Devices

  /// Returns the progress of the running sync, or the remote if no sync is running.
  private func underWay(_ status: SyncStatus) -> String {
    if isStopping { return words.stopping }
    if pending.isWaiting { return words.syncing(pending.elapsed / 1000) }
    return Printable.line(status.remote)
  }

  /// Draws the title with the remote and the devices below it, for screens without panels.
  private func drawHead(
    of status: SyncStatus, _ layout: SyncLayout, into frame: inout Frame, in room: Area
  ) {
    frame.write(
      [
        StyledText(words.title, .bold),
        StyledText("  " + underWay(status), pending.isWaiting ? .plain : .dim),
      ].clipped(to: room.size.columns, ellipsis: glyphs.ellipsis), in: room)
    if let heading = layout.heading {
      frame.write(
        [StyledText(words.conflicts, .bold), StyledText("  \(status.conflicts)", .dim)]
          .clipped(to: heading.size.columns, ellipsis: glyphs.ellipsis), in: heading)
    }
    if let area = layout.devices { drawLines(of: status, into: &frame, in: area) }
  }

  /// Draws the devices in one row each.
  private func drawLines(of status: SyncStatus, into frame: inout Frame, in area: Area) {
    let width = status.devices.map { TextLayout.cells(words.name(of: $0)) }.max() ?? 0
    let hidden = status.devices.count - area.size.rows
    for (row, device) in status.devices.prefix(area.size.rows).enumerated() {
      let isLast = row == area.size.rows - 1 && hidden > 0
      let more = isLast ? words.moreDevices(hidden + 1) : nil
      frame.write(
        more.map { [StyledText($0, .dim)] } ?? line(of: device, width), row: row, clippedIn: area,
        glyphs)
    }
  }

  /// Returns a device on one line: its name, its last change, and why its changes wait.
  private func line(of device: SyncStatus.Device, _ width: Int) -> [StyledText] {
    let waiting = words.waiting(device).map { "  " + $0 } ?? ""
    let name = TextLayout.aligned(words.name(of: device), .left, in: min(width, 30))
    let last = words.last(of: device, at: now).map { "  " + $0 } ?? ""
    return [StyledText(name), StyledText(last, .dim), StyledText(waiting, .bold)]
  }

  /// Draws the panel with the remote, the devices, and the result of the last sync.
  private func drawPanel(of status: SyncStatus, into frame: inout Frame, in room: Area) {
    var row = 0
    func say(_ text: String, _ style: Style = .plain) {
      guard row < room.size.rows else { return }
      row += frame.write(
        wrapped: text, style, in: room, row: row, rows: room.size.rows - row)
    }
    say(words.remote, .dim)
    say(Printable.line(status.remote))
    row += 1
    for device in status.devices {
      say(words.name(of: device), .bold)
      if let last = words.last(of: device, at: now) { say(last, .dim) }
      if let waiting = words.waiting(device) { say(waiting) }
      row += 1
    }
    if pending.isWaiting {
      say(underWay(status))
    } else {
      report.forEach { say($0, .dim) }
    }
  }

  // MARK: Conflicts

  private func drawConflicts(into frame: inout Frame, in list: Area) {
    let columns: [Rows.Column] = [
      .init(.rest, importance: 5), .init(.fitting(upTo: 18), importance: 3),
      .init(.fitting(upTo: 20), importance: 2), .init(.fitting(upTo: 22), importance: 1),
    ]
    cursor.table(columns, height: list.size.rows) { conflicts in
      [
        [StyledText(words.record(of: conflicts))], [StyledText(words.field(of: conflicts), .dim)],
        [StyledText(Printable.line(conflicts.other.device ?? ""), .dim)],
        [StyledText(conflicts.other.at.map { words.moment($0, now) } ?? "", .dim)],
      ]
    }.draw(into: &frame, in: list, glyphs: glyphs)
  }

  /// Draws both values of a conflict with their devices and times, each in full if there is room.
  private func drawSides(
    of conflicts: NamedConflict, into frame: inout Frame, in room: Area, isPanel: Bool
  ) {
    var row = 0
    func say(_ text: String, _ style: Style, rows: Int) {
      let left = min(rows, room.size.rows - row)
      for line in words.wrapped(text, to: room.size.columns, rows: left, glyphs) {
        frame.write([StyledText(line, style)], in: room, row: row)
        row += 1
      }
    }
    let most = isPanel ? max(2, (room.size.rows - 8) / 2) : 1
    if isPanel {
      say(words.title(of: conflicts), .bold, rows: 2)
      row += 1
    }
    say(words.current(conflicts, at: now), .dim, rows: 1)
    let (current, other) = (conflicts.current.members, conflicts.other.members)
    say(words.value(of: current, beside: other), .plain, rows: most)
    if isPanel { row += 1 }
    say(words.other(conflicts, at: now), .dim, rows: 1)
    say(words.value(of: other, beside: current), .plain, rows: most)
    if conflicts.entry.isHeld {
      if isPanel { row += 1 }
      say(words.held(conflicts), .dim, rows: 2)
    }
  }
}

extension Frame {
  /// Draws a line in a row of an area, clipped to its width.
  fileprivate mutating func write(
    _ pieces: [StyledText], row: Int, clippedIn area: Area, _ glyphs: Glyphs
  ) {
    write(pieces.clipped(to: area.size.columns, ellipsis: glyphs.ellipsis), in: area, row: row)
  }
}
