import Domain
import PresentationKit
import TextUI

/// One chart of the analysis: its query, keys, texts and drawing. Keys move the selection in the picture and the table
/// at the same time.
protocol AnalysisChart: Equatable, Sendable {
  var words: AnalysisWords { get }
  /// The request that reloads the chart's numbers.
  var work: AnalysisWork { get }
  /// Whether the numbers have been received.
  var isLoaded: Bool { get }
  /// Whether the received data contains nothing to show.
  var isEmpty: Bool { get }
  /// The text of an empty chart. The argument is the label of the key that leads to books.
  var nothing: (String) -> String { get }
  /// The proposed name of an exported file.
  var fileName: String { get }

  /// Stores the chart's data from the event. Events for other charts are ignored.
  mutating func show(_ event: AnalysisEvent)

  /// Returns the keys, except those that move the selection.
  func keys(_ glyphs: Glyphs) -> [KeyTable<ChartAction>.Row]
  /// Returns the label of the keys that move the selection.
  func choosing(_ glyphs: Glyphs) -> String
  /// Moves the selection by a key; returns false if the key does not move the selection.
  mutating func choose(by key: Key, height: Int) -> Bool
  mutating func perform(_ action: ChartAction)
  /// Selects by table row; returns false if the row does not exist.
  mutating func choose(row: Int) -> Bool
  /// Selects by a point in the picture; returns false if the point selects nothing.
  mutating func choose(at point: Point, in area: Area) -> Bool

  var title: String { get }
  /// The range of days shown, in full and abbreviated for narrow screens; nil if the chart has no such range.
  var span: (whole: String, brief: String)? { get }
  /// The selected value as a sentence; nil if there is none.
  var sentence: String? { get }
  /// Totals and averages. `briefFacts` has fewer of these, for a low screen.
  var facts: [String] { get }
  var briefFacts: [String] { get }
  func table(_ glyphs: Glyphs) -> Rows
  /// The number of columns that the table needs beside the picture.
  var tableColumns: Int { get }
  /// The rows of the picture on a low screen. If nil, the picture takes all rows and the table is hidden.
  var lowRows: Int? { get }
  func draw(into frame: inout Frame, in area: Area, _ glyphs: Glyphs)
  /// The chart as an SVG document.
  var svg: [UInt8] { get }
}

extension AnalysisChart {
  var span: (whole: String, brief: String)? { nil }
  var briefFacts: [String] { facts }
  var tableColumns: Int { 26 }
  var lowRows: Int? { 3 }
  func keys(_ glyphs: Glyphs) -> [KeyTable<ChartAction>.Row] { [] }
  func choosing(_ glyphs: Glyphs) -> String { glyphs.arrowKeys(2, 3) }
  mutating func perform(_ action: ChartAction) {}
  mutating func choose(at point: Point, in area: Area) -> Bool { false }

  /// Returns the index after a key: left and up go back, right and down go forward. Returns nil if the key does not
  /// move the selection.
  func moved(_ chosen: Int, by key: Key, count: Int, height: Int) -> Int? {
    let key: Key = key == .left ? .up : key == .right ? .down : key
    return Rows.moved(chosen, by: key, count: count, height: height)
  }

  /// The title in an exported file, followed by the range of days if the chart has one.
  var pictureTitle: String { [title, span?.whole].compactMap(\.self).joined(separator: " · ") }
}

enum ChartAction: Equatable, Sendable {
  /// Opens all records from a day on.
  case history(Day)
  case earlier, later
  /// Toggles between two weeks and half a year.
  case otherSpan
  case today
  case start
  case save, back
}
