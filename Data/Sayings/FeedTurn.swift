public import Domain

/// Limits how often a computer fetches a feed, across all its processes.
public struct FeedTurn: Sendable {
  private let number: SharedNumber

  /// The minimum interval in seconds.
  private static let gap = 3_600

  /// Stores the time of the last fetch in a file of a folder, one for each name.
  public init(folder: String, name: String) {
    number = SharedNumber(folder: PrivateFolder(path: folder), name: "feed-" + name)
  }

  /// Whether the caller may fetch now. False if any process has fetched within the interval, or the file cannot be
  /// used.
  public func claim(_ now: Now) -> Bool {
    var isTaken = false
    let isKnown = number.change { last in
      if let last, last <= now.instant, now.instant - last < Self.gap { return nil }
      isTaken = true
      return now.instant
    }
    return isKnown && isTaken
  }
}
