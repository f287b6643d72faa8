import Domain
import PresentationKit
import TextUI

/// One chart of the analysis: its query, keys, texts and drawing. Keys move the selection in the
/// picture and the table together.
protocol AnalysisChart: Equatable, Sendable {
  var words: AnalysisWords { get }
  /// The request that reloads the chart's numbers.
  var work: AnalysisWork { get }
  /// Whether the numbers have been received.
  var isLoaded: Bool { get }
  /// Whether the received data has nothing to show.
  var isEmpty: Bool { get }
  /// The empty-state text, given the label of the key that leads to books.
  var nothing: (String) -> String { get }
  /// The proposed name of an exported file.
  var fileName: String { get }

  /// Takes the chart's data from the event. Events for other charts are ignored.
  mutating func show(_ event: AnalysisEvent)

  /// The keys besides those that move the selection.
  func keys(_ glyphs: Glyphs) -> [KeyTable<ChartAction>.Row]
  /// The label of the keys that move the selection.
  func choosing(_ glyphs: Glyphs) -> String
  /// Moves the selection by a key; false if the key does not move it.
  mutating func choose(by key: Key, height: Int) -> Bool
  mutating func perform(_ action: ChartAction)
  /// Selects by table row; false if there is no such row.
  mutating func choose(row: Int) -> Bool
  /// Selects by a point in the picture; false if nothing is there.
  mutating func choose(at point: Point, in area: Area) -> Bool

  var title: String { get }
  /// The range of days shown, whole and abbreviated for narrow screens.
  var span: (whole: String, brief: String)? { get }
  /// The selected value as a sentence.
  var sentence: String? { get }
  /// Totals and averages; `briefFacts` is the selection of them for a low screen.
  var facts: [String] { get }
  var briefFacts: [String] { get }
  /// The values as a table.
  func table(_ glyphs: Glyphs) -> Rows
  /// The width the table needs beside the picture.
  var tableColumns: Int { get }
  /// How many rows the picture takes on a low screen. If nil, it takes all of them and the table is
  /// hidden.
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

  /// The index after a key: left and up go back, right and down forward. Nil if the key does not
  /// move.
  func moved(_ chosen: Int, by key: Key, count: Int, height: Int) -> Int? {
    let key: Key = key == .left ? .up : key == .right ? .down : key
    return Rows.moved(chosen, by: key, count: count, height: height)
  }

  /// The title in an exported file, with the range of days if there is one.
  var pictureTitle: String { [title, span?.whole].compactMap(\.self).joined(separator: " · ") }
}

enum ChartAction: Equatable, Sendable {
  /// All records from a day on.
  case history(Day)
  case earlier, later
  /// Toggles between two weeks and half a year.
  case otherSpan
  case today
  case start
  case save, back
}
