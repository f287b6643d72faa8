/// Which feelings a canvas shows.
public enum CanvasMode: String, Hashable, Sendable, CaseIterable {
  /// A page for each day.
  case daily
  /// One page with the latest ten of all time.
  case latest
}

/// A picture of at most ten feelings.
public struct Canvas: Equatable, Sendable {
  /// A feeling on the canvas, in the colours of its own day.
  public struct Shape: Equatable, Sendable {
    /// The feeling it stands for.
    public let record: MoodRecord
    /// The colours of its day.
    public let theme: MoodTheme

    /// Puts a shape together.
    public init(_ record: MoodRecord, theme: MoodTheme) {
      self.record = record
      self.theme = theme
    }

    /// The colour it is painted in.
    public var colour: RGB { theme.colour(of: record.level) }
  }

  /// The day that is shown; of the latest ten, today.
  public let day: Day
  /// How the canvas is put together.
  public let mode: CanvasMode
  /// The theme of the day.
  public let theme: MoodTheme
  /// The feelings, newest first.
  public let shapes: [Shape]
  /// How many feelings the day has in all; the list shows those that have no room here.
  public let total: Int
  /// Whether nobody ever wrote anything, and grey shapes show how it works.
  public let hasGuide: Bool
  /// What lies at its edge; nothing where nobody wants marks, and on what is no day's picture.
  public var marks: CanvasMarks?

  /// Puts a canvas together, without marks.
  public init(
    day: Day, mode: CanvasMode, theme: MoodTheme, shapes: [Shape], total: Int, hasGuide: Bool
  ) {
    self.day = day
    self.mode = mode
    self.theme = theme
    self.shapes = shapes
    self.total = total
    self.hasGuide = hasGuide
  }

  /// The picture of a day of which everything is known.
  public init(of day: MoodDay) {
    let newest = day.records.suffix(Self.most).reversed()
    self.init(
      day: day.day, mode: .daily, theme: day.theme,
      shapes: newest.map { Shape($0, theme: day.theme) }, total: day.records.count,
      hasGuide: false)
  }

  /// How many shapes a canvas has at most.
  public static let most = 10

  /// The side of a shape in hundredths of the canvas's side: fewer shapes are larger, and entries,
  /// which are dots, do not count. While the guide is shown every shape is as small as among ten.
  public var shapeSide: Int {
    hasGuide ? 16 : Self.shapeSide(count: shapes.count { $0.record.level != nil })
  }

  /// The side of each of so many shapes, in hundredths of the canvas's side.
  public static func shapeSide(count: Int) -> Int {
    switch count {
    case 1, 2: 20
    case 3, 4: 19
    case 5, 6: 18
    case 7, 8: 17
    default: 16
    }
  }

  /// The days the shapes come from, the oldest and the newest.
  public var span: ClosedRange<Day>? {
    let days = shapes.map(\.record.day)
    guard let first = days.min(), let last = days.max() else { return nil }
    return first...last
  }
}

/// The grey shapes that show somebody new what will be here, each once, each with a tip.
public enum GuideShapes {
  /// Their levels and places; the number of one is also the number of its tip.
  public static let all: [(level: MoodLevel, place: CanvasPosition)] = zip(
    1...10,
    [
      (4930, 7010), (2200, 8110), (8280, 1920), (8140, 3410), (8690, 5230), (7130, 8580),
      (4010, 4860), (2250, 5500), (2760, 3550), (4670, 8390),
    ]
  ).map { (MoodLevel(nearest: $0 * 10), CanvasPosition(x: $1.0, y: $1.1)) }
}
