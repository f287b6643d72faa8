import TextUI

/// The positions of labels and values in a form.
package struct FormLayout: Equatable {
  /// Whether labels are above their values, because there is no room beside them.
  let isStacked: Bool
  /// The width of the widest label, in cells.
  let labelColumns: Int
  /// The column in which values begin.
  let valueColumn: Int
  /// The maximum width of a value, in cells.
  let valueColumns: Int

  /// The maximum width of values, because longer lines are tiring to read.
  private static let widestValue = 60
  /// The minimum width of values beside labels. With less room, values are below their labels.
  private static let narrowestValue = 16

  init(labels: [String], columns: Int) {
    labelColumns = labels.reduce(0) { max($0, TextLayout.cells($1)) }
    let beside = 2 + labelColumns + 3
    isStacked = columns - beside < Self.narrowestValue
    valueColumn = isStacked ? (columns < 20 ? min(2, columns) : 4) : beside
    valueColumns = max(0, min(Self.widestValue, columns - valueColumn))
  }
}
