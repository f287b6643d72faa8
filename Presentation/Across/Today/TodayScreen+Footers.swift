import Domain
import PresentationKit
import TextUI

/// The quiet lines below the items of the day.
extension TodayScreen {
  /// Draws the lines about notes and about the evening above a row.
  func drawFooters(
    _ page: TodayPage, into frame: inout Frame, _ column: Int, in area: Area, above end: Int
  ) {
    var row = end - TodayPanels.footers(page)
    if page.waitingLines > 0 {
      drawWaiting(page.waitingLines, into: &frame, column, in: area, row: row)
      row += 1
    }
    if page.offersEvening { drawEvening(into: &frame, column, in: area, row: row) }
  }

  /// Returns the key that a click on a row of the day panel presses, such as E for the evening; nil for other rows.
  func footer(at row: Int, rows: Int) -> Character? {
    guard let page else { return nil }
    let keys: [Character] = (page.waitingLines > 0 ? ["I"] : []) + (page.offersEvening ? ["E"] : [])
    let index = row - rows + TodayPanels.failures(page, .day)
    return keys.indices.contains(index) ? keys[index] : nil
  }

  /// Draws the number of lines that wait in the inbox, and the key that opens the inbox.
  func drawWaiting(
    _ count: Int, into frame: inout Frame, _ column: Int, in area: Area, row: Int
  ) {
    frame.write(
      [StyledText("I", .bold), "  ", StyledText(InboxWords(language).toSort(count))], column,
      in: area, row: row)
  }

  /// Draws the key that leaves the screens for the evening.
  func drawEvening(into frame: inout Frame, _ column: Int, in area: Area, row: Int) {
    frame.write(
      [StyledText("E", .bold), "  ", StyledText(EveningWords(language).invitation)], column,
      in: area, row: row)
  }
}
