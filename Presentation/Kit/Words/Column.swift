import TextUI

/// Aligns text in columns, measured in terminal cells.
package enum Column {
  /// The alignment of a text in its column.
  package enum Side { case left, right }

  /// Pads a text to a width. A longer text is not cut.
  package static func padded(_ text: String, to cells: Int, _ side: Side = .left) -> String {
    let blanks = String(repeating: " ", count: max(0, cells - CellWidth.of(text)))
    switch side {
    case .left: return text + blanks
    case .right: return blanks + text
    }
  }
}
