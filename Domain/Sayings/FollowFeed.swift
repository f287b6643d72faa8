/// Pulls the last feed automatically, at most once a day and only if the settings allow it.
public struct FollowFeed: Sendable {
  let sayings: any SayingsRepository
  let pull: PullSayings
  let clock: WallClock
  let following: FeedFollowing

  /// Pulls the feed if it is due. Returns nil if the feed is not due, or if this computer tried a short while ago.
  public func callAsFunction() throws(SayingsImportFailure) -> ImportReport<SayingParseError>? {
    guard try isDue(), following.takeTurn(clock.now()) else { return nil }
    // The address is not named, because it may have a password.
    let feed = try pull.known()
    let input = GuardedInput(
      source: "sayings.feed", name: "sayings.feed",
      version: feed.utf8.reduce(into: UInt64(5381)) { $0 = $0 &* 33 &+ UInt64($1) }.description)
    return try following.crashGuard.reading(input) { () throws(SayingsImportFailure) in
      try pull()
    }
  }

  /// Returns whether automatic pulling is on, a feed is known, and that feed was not pulled today.
  private func isDue() throws(SayingsImportFailure) -> Bool {
    do throws(StorageFailure) {
      guard try following.isWanted() else { return false }
    } catch { throw .sayings(.storage(error)) }
    do throws(SayingsFailure) {
      guard try sayings.feed() != nil else { return false }
      guard let last = try sayings.pulled() else { return true }
      // A time in the future was written by a wrong clock, so it does not count.
      let now = clock.now()
      return last.day != now.day || last.instant > now.instant
    } catch { throw .sayings(error) }
  }
}

/// Whether and how often the feed is pulled automatically.
public struct FeedFollowing: Sendable {
  /// Whether automatic pulling is on in the settings.
  public var isWanted: @Sendable () throws(StorageFailure) -> Bool
  /// Claims the next attempt. Returns false if this computer tried a short while ago, which limits retries of an
  /// unreachable feed.
  public var takeTurn: @Sendable (Now) -> Bool
  let crashGuard: CrashGuard

  public init(
    isWanted: @escaping @Sendable () throws(StorageFailure) -> Bool,
    takeTurn: @escaping @Sendable (Now) -> Bool, crashGuard: CrashGuard = .none
  ) {
    self.crashGuard = crashGuard
    self.isWanted = isWanted
    self.takeTurn = takeTurn
  }

  /// The implementation that never pulls automatically.
  public static let never = FeedFollowing(
    isWanted: { () throws(StorageFailure) in false }, takeTurn: { _ in false })
}
