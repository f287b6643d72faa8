/// Makes feelings to try things on. It is for developers, and does nothing where there are many
/// feelings already.
public struct SeedMoods: Sendable {
  let moods: any MoodsRepository
  let clock: WallClock
  let calendar: LocalCalendar
  let ids: IDSource
  let randomSource: RandomSource

  /// So many feelings are made unless somebody says otherwise.
  public static let usualCount = 600
  /// How many can be made at once.
  public static let counts = 1...10_000
  /// Where there are so many, none are made.
  public static let enough = 50

  /// Makes feelings on days drawn among some. Tells how many.
  public func callAsFunction(count: Int, among days: ClosedRange<Day>, texts: [String])
    throws(MoodsError) -> Int
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
          place: AddMood.place(among: shown[day, default: []], randomSource))
        shown[day, default: []].insert(record, at: 0)
        made.append(record)
      }
      return made
    }
  }
}
