/// Generates random feelings for development. Does nothing if the store already has many feelings.
public struct SeedMoods: Sendable {
  let moods: any MoodsRepository
  let clock: WallClock
  let calendar: LocalCalendar
  let ids: IDSource
  let randomSource: RandomSource

  /// The default number of feelings.
  public static let defaultCount = 600
  /// The accepted numbers of feelings.
  public static let counts = 1...10_000
  /// The number of feelings at which the store has enough, so that no more are generated.
  public static let enough = 50

  /// Generates feelings on random days of a range. Returns the number of added feelings.
  public func callAsFunction(count: Int, among days: ClosedRange<Day>, texts: [String])
    throws(MoodsFailure) -> Int
  {
    try moods.seed(unlessThereAre: Self.enough) {
      var shown: [Day: [MoodRecord]] = [:]
      var made: [MoodRecord] = []
      for _ in 0..<count {
        let day = days.lowerBound + randomSource.below(days.upperBound - days.lowerBound + 1)
        let time = TimeOfDay(seconds: randomSource.below(86_400))
        let record = MoodRecord(
          id: ids.id(), at: calendar.moment(day, time),
          level: MoodLevel(nearest: 1 + randomSource.below(100)),
          text: MultilineText(stored: texts[randomSource.below(texts.count)]),
          position: AddMood.position(among: shown[day, default: []], randomSource))
        shown[day, default: []].insert(record, at: 0)
        made.append(record)
      }
      return made
    }
  }
}
