public import Domain

/// Limits how often a feed is fetched on this computer, across all its processes.
public struct FeedTurn: Sendable {
  private let number: SharedNumber

  /// The minimum interval between two fetches, in seconds.
  private static let gap = 3_600

  /// Uses a file in a folder, which stores the time of the last fetch. Each name has its own file.
  public init(folder: String, name: String) {
    number = SharedNumber(folder: PrivateFolder(path: folder), name: "feed-" + name)
  }

  /// Returns whether the caller may fetch now, and records the fetch in that case. Returns false if any process has
  /// fetched within the interval, or if the file cannot be used.
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
