import PresentationKit
import TextUI

/// Returns the lines of text that a widget draws on an empty screen of this size.
func picture(
  _ columns: Int, _ rows: Int, _ draw: (inout Frame, Area) -> Void
) -> [String] {
  frame(columns, rows, draw).text.split(separator: "\n", omittingEmptySubsequences: false)
    .map(String.init)
}

/// Returns the frame that a widget draws on an empty screen of this size.
func frame(_ columns: Int, _ rows: Int, _ draw: (inout Frame, Area) -> Void) -> Frame {
  var frame = Frame(size: Size(columns: columns, rows: rows))
  draw(&frame, Area(column: 0, row: 0, columns: columns, rows: rows))
  return frame
}

extension Frame {
  /// Returns the text of the cells that have this attribute, row after row.
  func text(marked mark: Style.Attributes) -> String {
    var text = ""
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        let cell = self[column, row]
        if cell.width > 0, cell.style.marks.contains(mark) { text.append(cell.character) }
      }
    }
    return text
  }
}

extension TextField {
  /// Types a text character by character. Returns the result of each key.
  @discardableResult
  mutating func type(_ text: String) -> [EditOutcome] {
    text.map { update(.character($0)) }
  }
}
