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
    if let rest = NotesWords(language).rest(page) {
      drawNotes(rest, into: &frame, column, in: area, row: row)
      row += 1
    }
    if let done = CountsWords(language).done(page) {
      frame.write([StyledText("C", .bold), "  ", StyledText(done)], column, in: area, row: row)
      row += 1
    }
    if page.offersEvening { drawEvening(into: &frame, column, in: area, row: row) }
  }

  /// Returns the key that a click on a row of the day panel presses, such as E for the evening; nil for other rows.
  func footer(at row: Int, rows: Int) -> Character? {
    guard let page else { return nil }
    let keys: [Character] =
      (TodayPanels.hasRest(page) ? ["I"] : []) + (page.habitsDone.done > 0 ? ["C"] : [])
      + (page.offersEvening ? ["E"] : [])
    let index = row - rows + TodayPanels.failures(page, .day)
    return keys.indices.contains(index) ? keys[index] : nil
  }

  /// Draws how many lines wait and how many notes are not shown, and the key that opens them.
  func drawNotes(
    _ rest: String, into frame: inout Frame, _ column: Int, in area: Area, row: Int
  ) {
    frame.write(
      [StyledText("I", .bold), "  ", StyledText(rest)], column,
      in: area, row: row)
  }

  /// Draws the key that leaves the screens for the evening.
  func drawEvening(into frame: inout Frame, _ column: Int, in area: Area, row: Int) {
    frame.write(
      [StyledText("E", .bold), "  ", StyledText(EveningWords(language).invitation)], column,
      in: area, row: row)
  }
}
