/// The average of each day of a year, with the theme of the day.
public struct MoodYear: Equatable, Sendable {
  /// A day of the year with at least one feeling.
  public struct Square: Equatable, Sendable, OfDay {
    public let tally: MoodDayTally
    public let theme: MoodTheme

    public init(_ tally: MoodDayTally, theme: MoodTheme) {
      self.tally = tally
      self.theme = theme
    }

    public var day: Day { tally.day }
    /// The rounded average of the day; nil if the day has diary entries only.
    public var level: MoodLevel? { tally.tally.level }
    /// The colour of the average; nil if the day has diary entries only.
    public var colour: RGB? { level.map { theme.colour(of: $0) } }
  }

  public let year: Int
  /// The days with feelings, oldest first.
  public let squares: [Square]

  public init(year: Int, squares: [Square]) {
    self.year = year
    self.squares = squares
  }

  /// The days of the year, from the first to the last.
  public var days: ClosedRange<Day> { Day.days(ofYear: year) }

  /// Returns the square of a day. Returns nil if the day has no feelings.
  public func square(of day: Day) -> Square? { squares.on(day) }
}
