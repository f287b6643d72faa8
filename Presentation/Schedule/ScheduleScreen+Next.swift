import Domain
import PresentationKit
import TextUI

/// The panel about the next events.
extension ScheduleScreen {
  /// Draws the next events and the free time. `alone` means that the following days have a panel of their own.
  func drawNext(into frame: inout Frame, in area: Area, alone: Bool) {
    guard let agenda else { return }
    let next = NextRows(
      words: words, glyphs: glyphs, now: now, chosen: day == now.day ? nil : selected)
    let free = next.free(freeTime, most: alone ? 6 : 2)
    let freeRows = area.size.rows >= free.count + 4 && !free.isEmpty ? free.count + 1 : 0
    let rows = area.size.rows - freeRows
    var today = next.day(agenda, in: frame)
    // The following days keep a third of the room.
    let most = alone ? rows : max(3, rows * 2 / 3)
    if today.count > most {
      let hidden = today.count - most + 1
      today = today.prefix(max(0, most - 1)) + [.init(text: [StyledText(words.more(hidden), .dim)])]
    }
    let left = max(0, rows - today.count - (today.isEmpty ? 0 : 1))
    let labels = max(4, NextRows.labelCells(today + free))
    next.draw(today, labels: labels, into: &frame, in: area)
    let below = area.rows(rows - left)
    let names = coming.filter { !$0.events.isEmpty }.map {
      TextLayout.cells(words.near($0.day, at: now))
    }
    let farLabels = max(labels, names.prefix(left).max() ?? 0)
    let far =
      alone ? [] : next.days(coming, columns: area.size.columns - farLabels - 2, rows: left)
    // The row below today's events, if the following days are not listed.
    var end = far.isEmpty && !today.isEmpty ? today.count + 1 : nil
    if far.isEmpty, today.isEmpty {
      let text = alone ? words.nothingLeft(day, at: now) : words.nothingComing
      let count = frame.write(wrapped: text, .dim, in: below)
      let key = StyledText("n", Style(ink: frame.accent, .bold))
      frame.write([key, StyledText("  " + words.inviteNext, .dim)], in: below, row: count + 1)
      end = count + 3
    }
    next.draw(far.prefix(left), labels: farLabels, into: &frame, in: below)
    if freeRows > 0 {
      let row = min(end ?? .max, area.size.rows - free.count)
      next.draw(free, labels: labels, into: &frame, in: area.rows(row))
    }
  }
}
