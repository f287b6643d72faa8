/// Sayings: words worth keeping. This is all one can do with them.
public final class Sayings: Sendable {
  /// Keeps a new saying.
  public let add: AddSaying
  /// Changes what a saying says, marks it, or puts it away.
  public let edit: EditSaying
  /// Looks at sayings: one, many, one by chance, the one of the day.
  public let look: SayingQueries
  /// Makes pictures of sayings.
  public let share: SharePicture
  /// Takes sayings in from files.
  public let importSayings: ImportSayings
  /// Gives sayings back.
  public let give: ExportSayings
  /// Takes in what a feed has that is new.
  public let pull: PullSayings
  /// Does so by itself once a day, where somebody wants that.
  public let follow: FollowFeed

  /// How pictures are to look.
  public let style: @Sendable () throws(StorageFailure) -> PictureStyle

  /// Puts the feature together over a store and the world's ports.
  public init(
    sayings: any SayingsRepository, clock: WallClock, calendar: LocalCalendar,
    randomSource: RandomSource,
    files: Files, formats: SayingFormats, pictures: PictureMaker, fetcher: Fetcher,
    style: @escaping @Sendable () throws(StorageFailure) -> PictureStyle,
    following: FeedFollowing = .never
  ) {
    add = AddSaying(sayings: sayings, clock: clock)
    edit = EditSaying(sayings: sayings, clock: clock)
    look = SayingQueries(
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
