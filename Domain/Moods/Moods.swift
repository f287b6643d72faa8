/// The use cases of Moods: each feeling becomes a shape, and each day a picture.
public final class Moods: Sendable {
  public let add: AddMood
  public let edit: EditMood
  public let queries: MoodQueries
  public let shuffle: ShuffleCanvas
  public let seed: SeedMoods
  public let export: ExportMoods
  public let share: SharePicture
  /// The local calendar, for dates and time zones.
  public let calendar: LocalCalendar
  public let preferences: Preferences

  /// Creates the use cases from a store and adapters.
  public init(
    moods: any MoodsRepository, marks: any CanvasMarksRepository, preferences: Preferences,
    clock: WallClock, calendar: LocalCalendar, ids: IDSource, randomSource: RandomSource,
    share: SharePicture
  ) {
    add = AddMood(moods: moods, clock: clock, ids: ids, randomSource: randomSource)
    edit = EditMood(moods: moods, clock: clock)
    queries = MoodQueries(moods: moods, marks: marks, preferences: preferences, clock: clock)
    shuffle = ShuffleCanvas(
      moods: moods, preferences: preferences, queries: queries, randomSource: randomSource)
    seed = SeedMoods(
      moods: moods, clock: clock, calendar: calendar, ids: ids, randomSource: randomSource)
    export = ExportMoods(moods: moods, files: share.files)
    self.share = share
    self.calendar = calendar
    self.preferences = preferences
  }
}
