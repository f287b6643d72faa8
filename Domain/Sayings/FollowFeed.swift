/// Asks the feed that was pulled from last what it has that is new, by itself: only where somebody
/// wants that, and once a day.
public struct FollowFeed: Sendable {
  let sayings: any SayingsRepository
  let pull: PullSayings
  let clock: WallClock
  let following: FeedFollowing

  /// Asks if it is time to; nothing comes back where it is not.
  public func callAsFunction() throws(SayingsImportError) -> ImportReport<SayingReason>? {
    guard try isDue(), following.takeTurn(clock.now()) else { return nil }
    return try pull()
  }

  /// Whether somebody wants it, there is a feed, and nobody pulled from it today.
  private func isDue() throws(SayingsImportError) -> Bool {
    do throws(StorageFailure) {
      guard try following.isWanted() else { return false }
    } catch { throw .sayings(.storage(error)) }
    do throws(SayingsError) {
      guard try sayings.feed() != nil else { return false }
      guard let last = try sayings.pulled() else { return true }
      // A moment that is still to come was written by a clock that was wrong.
      let now = clock.now()
      return last.day != now.day || last.instant > now.instant
    } catch { throw .sayings(error) }
  }
}

/// Whether and how often a feed is followed.
public struct FeedFollowing: Sendable {
  /// Whether somebody wants it.
  public var isWanted: @Sendable () throws(StorageFailure) -> Bool
  /// Takes the turn to ask; false where this computer asked a short while ago. A feed that cannot
  /// be had is not asked every minute.
  public var takeTurn: @Sendable (Now) -> Bool

  /// Describes it.
  public init(
    isWanted: @escaping @Sendable () throws(StorageFailure) -> Bool,
    takeTurn: @escaping @Sendable (Now) -> Bool
  ) {
    self.isWanted = isWanted
    self.takeTurn = takeTurn
  }

  /// Follows no feed.
  public static let never = FeedFollowing(
    isWanted: { () throws(StorageFailure) in false }, takeTurn: { _ in false })
}
