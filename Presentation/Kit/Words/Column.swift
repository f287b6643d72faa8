import TextUI

/// Text in columns, measured in cells.
package enum Column {
  /// Where the text stands in its column.
  package enum Side { case left, right }

  /// A text brought to a width; one that is longer stays whole.
  package static func padded(_ text: String, to cells: Int, _ side: Side = .left) -> String {
    let blanks = String(repeating: " ", count: max(0, cells - CellWidth.of(text)))
    switch side {
    case .left: return text + blanks
    case .right: return blanks + text
    }
  }
}
