/// The averages of each day of a year, with the days' themes.
public struct MoodYear: Equatable, Sendable {
  /// A day of the year that has feelings.
  public struct Square: Equatable, Sendable, OfDay {
    public let tally: MoodDayTally
    public let theme: MoodTheme

    public init(_ tally: MoodDayTally, theme: MoodTheme) {
      self.tally = tally
      self.theme = theme
    }

    public var day: Day { tally.day }
    /// The rounded average of the day; nil if it has only entries.
    public var level: MoodLevel? { tally.tally.level }
    /// The colour of the average; nil if there is none.
    public var colour: RGB? { level.map { theme.colour(of: $0) } }
  }

  public let year: Int
  /// The days with feelings, oldest first.
  public let squares: [Square]

  public init(year: Int, squares: [Square]) {
    self.year = year
    self.squares = squares
  }

  /// The first to the last day of the year.
  public var days: ClosedRange<Day> { Day.days(ofYear: year) }

  /// The square of a day; nil if it has no feelings.
  public func square(of day: Day) -> Square? { squares.on(day) }
}
