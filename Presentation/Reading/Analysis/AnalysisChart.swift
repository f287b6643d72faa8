import Domain
import PresentationKit
import TextUI

/// A chart of the analysis: what it is loaded with, what its keys do, and what it says of itself.
/// Keys go from one of its numbers to the next, in the picture and in the table at once.
protocol AnalysisChart: Equatable, Sendable {
  var words: AnalysisWords { get }
  /// What brings it up to date.
  var work: AnalysisWork { get }
  /// Whether its numbers have come.
  var isLoaded: Bool { get }
  /// Whether there is nothing to show.
  var isEmpty: Bool { get }
  /// What is said where there is nothing to show, with the key that leads to books.
  var nothing: (String) -> String { get }
  /// How a file it is written to may be called.
  var fileName: String { get }

  /// Takes its numbers; what is not for it changes nothing.
  mutating func show(_ event: AnalysisEvent)

  /// What keys do besides choosing.
  func keys(_ glyphs: Glyphs) -> [KeyTable<ChartAction>.Row]
  /// The keys that choose, as they are shown.
  func choosing(_ glyphs: Glyphs) -> String
  /// Chooses another number by a key; false where the key does not choose.
  mutating func choose(by key: Key, height: Int) -> Bool
  mutating func perform(_ action: ChartAction)
  /// Chooses by a row of the table; false where none is there.
  mutating func choose(row: Int) -> Bool
  /// Chooses by a place in the picture; false where none is there.
  mutating func choose(at point: Point, in area: Area) -> Bool

  var title: String { get }
  /// The days it goes over, and the same where there is little room.
  var span: (whole: String, brief: String)? { get }
  /// The chosen number in words.
  var sentence: String? { get }
  /// What all comes to, and the most that can be said of it where it is low.
  var facts: [String] { get }
  var briefFacts: [String] { get }
  /// The numbers as a table.
  func table(_ glyphs: Glyphs) -> Rows
  /// How wide the table has to be beside the picture.
  var tableColumns: Int { get }
  /// How many rows of a low screen the picture takes; nothing where the table has to go instead.
  var lowRows: Int? { get }
  func draw(into frame: inout Frame, in area: Area, _ glyphs: Glyphs)
  /// The chart as a drawing for a file.
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

  /// The chosen one of some after a key: back with left and up, forth with right and down.
  func moved(_ chosen: Int, by key: Key, count: Int, height: Int) -> Int? {
    let key: Key = key == .left ? .up : key == .right ? .down : key
    return Rows.moved(chosen, by: key, count: count, height: height)
  }

  /// What its title is in a file.
  var pictureTitle: String { [title, span?.whole].compactMap(\.self).joined(separator: " · ") }
}

/// What keys do on a chart besides choosing.
enum ChartAction: Equatable, Sendable {
  /// All records from a day on.
  case history(Day)
  case earlier, later
  /// Two weeks or half a year.
  case otherSpan
  case today
  case start
  case save, back
}
