public import Domain

extension People {
  /// Creates the People part over a repository in memory. It opens no links; `defaultHour` is the hour of new
  /// notifications.
  public convenience init(
    _ people: PeopleInMemory, clock: WallClock, ids: IDSource = .counted(),
    randomSource: RandomSource = .standard, defaultHour: Int = 20
  ) {
    self.init(
      people: people, reviews: people, clock: clock, ids: ids, randomSource: randomSource,
      opener: .nothing, defaultHour: { () throws(StorageFailure) in defaultHour })
  }
}
