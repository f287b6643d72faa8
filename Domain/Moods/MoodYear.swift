/// A year in feelings: each day with what its feelings come to, in the colours of the day.
public struct MoodYear: Equatable, Sendable {
  /// A day of the year that has feelings.
  public struct Square: Equatable, Sendable, OfDay {
    /// The day and its feelings.
    public let tally: MoodDayTally
    /// The colours the day is painted in.
    public let theme: MoodTheme

    /// Puts a square together.
    public init(_ tally: MoodDayTally, theme: MoodTheme) {
      self.tally = tally
      self.theme = theme
    }

    /// The day.
    public var day: Day { tally.day }
    /// The level next to the average of the day; nothing where it has entries alone.
    public var level: MoodLevel? { tally.tally.level }
    /// The colour of the average; nothing where there is none.
    public var colour: RGB? { level.map { theme.colour(of: $0) } }
  }

  /// The year.
  public let year: Int
  /// The days that have feelings, oldest first.
  public let squares: [Square]

  /// Puts a year together.
  public init(year: Int, squares: [Square]) {
    self.year = year
    self.squares = squares
  }

  /// The first and the last day.
  public var days: ClosedRange<Day> { Day.days(ofYear: year) }

  /// The square of a day; nothing where nothing was felt.
  public func square(of day: Day) -> Square? { squares.on(day) }
}
