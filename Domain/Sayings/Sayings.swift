/// The use cases of the Sayings part.
public final class Sayings: Sendable {
  public let add: AddSaying
  public let edit: EditSaying
  public let queries: SayingQueries
  public let share: SharePicture
  public let importSayings: ImportSayings
  public let give: ExportSayings
  public let pull: PullSayings
  public let follow: FollowFeed

  /// Returns the style of shared pictures from the settings.
  public let style: @Sendable () throws(StorageFailure) -> PictureStyle

  /// Creates the use cases from a store and adapters.
  public init(
    sayings: any SayingsRepository, clock: WallClock, calendar: LocalCalendar,
    randomSource: RandomSource,
    files: Files, formats: SayingFormats, pictures: PictureMaker, fetcher: Fetcher,
    style: @escaping @Sendable () throws(StorageFailure) -> PictureStyle,
    following: FeedFollowing = .never
  ) {
    add = AddSaying(sayings: sayings, clock: clock)
    edit = EditSaying(sayings: sayings, clock: clock)
    queries = SayingQueries(
      sayings: sayings, clock: clock, calendar: calendar, randomSource: randomSource)
    share = SharePicture(files: files, pictures: pictures)
    self.style = style
    let reading = SayingReading(files: files, formats: formats, calendar: calendar)
    importSayings = ImportSayings(sayings: sayings, clock: clock, reading: reading)
    give = ExportSayings(sayings: sayings, clock: clock, files: files, formats: formats)
    pull = PullSayings(sayings: sayings, clock: clock, reading: reading, fetcher: fetcher)
    follow = FollowFeed(sayings: sayings, pull: pull, clock: clock, following: following)
  }
}
