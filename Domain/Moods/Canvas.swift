/// Which feelings a canvas shows.
public enum CanvasMode: String, Hashable, Sendable, CaseIterable {
  /// One canvas for each day.
  case daily
  /// One canvas with the ten newest feelings of all time.
  case latest
}

/// A picture of at most ten feelings.
public struct Canvas: Equatable, Sendable {
  /// A feeling on the canvas, with the theme of the day of that feeling.
  public struct Shape: Equatable, Sendable {
    public let record: MoodRecord
    public let theme: MoodTheme

    public init(_ record: MoodRecord, theme: MoodTheme) {
      self.record = record
      self.theme = theme
    }

    public var colour: RGB { theme.colour(of: record.level) }
  }

  /// The requested day. In the `latest` mode, the shapes do not depend on it.
  public let day: Day
  public let mode: CanvasMode
  public let theme: MoodTheme
  /// The feelings, newest first.
  public let shapes: [Shape]
  /// The number of feelings of the day, including those beyond the limit of the canvas. In the `latest` mode, the
  /// number of shapes.
  public let total: Int
  /// Whether the canvas shows grey example shapes, because no feeling was ever recorded.
  public let hasGuide: Bool
  /// The marks at the edge. Nil if they are turned off, or if the canvas does not show one day.
  public var marks: CanvasMarks?

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

  /// Creates the canvas of a day whose records are all loaded.
  public init(of day: MoodDay) {
    let newest = day.records.suffix(Self.most).reversed()
    self.init(
      day: day.day, mode: .daily, theme: day.theme,
      shapes: newest.map { Shape($0, theme: day.theme) }, total: day.records.count,
      hasGuide: false)
  }

  /// The maximum number of shapes.
  public static let most = 10

  /// The side of a shape in hundredths of the canvas's side. The fewer shapes there are, the larger they are. Diary
  /// entries are dots and do not count. Example shapes have the smallest size.
  public var shapeSide: Int {
    hasGuide ? 16 : Self.shapeSide(count: shapes.count { $0.record.level != nil })
  }

  /// Returns the side of each of `count` shapes, in hundredths of the canvas's side.
  public static func shapeSide(count: Int) -> Int {
    switch count {
    case 1, 2: 20
    case 3, 4: 19
    case 5, 6: 18
    case 7, 8: 17
    default: 16
    }
  }

  /// The days from the oldest to the newest shape; nil without shapes.
  public var span: ClosedRange<Day>? {
    let days = shapes.map(\.record.day)
    guard let first = days.min(), let last = days.max() else { return nil }
    return first...last
  }
}

/// The grey example shapes for new users, one of each kind, each with a tip.
public enum GuideShapes {
  /// The levels and positions of the example shapes. The index of a shape is also the index of its tip.
  public static let all: [(level: MoodLevel, place: CanvasPosition)] = zip(
    1...10,
    [
      (4930, 7010), (2200, 8110), (8280, 1920), (8140, 3410), (8690, 5230), (7130, 8580),
      (4010, 4860), (2250, 5500), (2760, 3550), (4670, 8390),
    ]
  ).map { (MoodLevel(nearest: $0 * 10), CanvasPosition(x: $1.0, y: $1.1)) }
}
