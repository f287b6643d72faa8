/// Moods: each feeling becomes a shape, and each day a picture. This is all one can do with them.
public final class Moods: Sendable {
  /// Writes a feeling down.
  public let add: AddMood
  /// Changes a feeling, puts it away or brings it back.
  public let edit: EditMood
  /// Looks at feelings: one, days of them, a canvas.
  public let look: MoodQueries
  /// Gives the shapes of a canvas new places.
  public let shuffle: ShuffleCanvas
  /// Makes feelings to try things on.
  public let seed: SeedMoods
  /// Gives feelings back in forms that other programs read.
  public let export: ExportMoods
  /// Writes pictures to files.
  public let share: SharePicture
  /// What local clocks show.
  public let calendar: LocalCalendar
  /// How the person wants it.
  public let preferences: Preferences

  /// Puts the feature together over a store and the world's ports.
  public init(
    moods: any MoodsRepository, marks: any CanvasMarksRepository, preferences: Preferences,
    clock: WallClock, calendar: LocalCalendar, ids: IDSource, randomSource: RandomSource,
    share: SharePicture
  ) {
    add = AddMood(moods: moods, clock: clock, ids: ids, randomSource: randomSource)
    edit = EditMood(moods: moods, clock: clock)
    look = MoodQueries(moods: moods, marks: marks, preferences: preferences, clock: clock)
    shuffle = ShuffleCanvas(
      moods: moods, preferences: preferences, look: look, randomSource: randomSource)
    seed = SeedMoods(
      moods: moods, clock: clock, calendar: calendar, ids: ids, randomSource: randomSource)
    export = ExportMoods(moods: moods, files: share.files)
    self.share = share
    self.calendar = calendar
    self.preferences = preferences
  }
}
