import TextUI

/// Where labels and values of a form stand.
package struct FormLayout: Equatable {
  /// Whether each label stands above its value, because there is no room beside it.
  let isStacked: Bool
  /// The cells of the widest label.
  let labelColumns: Int
  /// The column where values begin.
  let valueColumn: Int
  /// The cells a value may take.
  let valueColumns: Int

  /// Lines longer than this are tiring to read.
  private static let widestValue = 60
  /// A value narrower than this is better off below its label.
  private static let narrowestValue = 16

  init(labels: [String], columns: Int) {
    labelColumns = labels.reduce(0) { max($0, TextLayout.cells($1)) }
    let beside = 2 + labelColumns + 3
    isStacked = columns - beside < Self.narrowestValue
    valueColumn = isStacked ? (columns < 20 ? min(2, columns) : 4) : beside
    valueColumns = max(0, min(Self.widestValue, columns - valueColumn))
  }
}
