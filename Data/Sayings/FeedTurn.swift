public import Domain

/// The turns in which a computer asks a feed, whichever of its processes does.
public struct FeedTurn: Sendable {
  private let number: SharedNumber

  /// So many seconds lie between two turns.
  private static let gap = 3_600

  /// Keeps the moment of the last turn in a file of a folder, one for each name.
  public init(folder: String, name: String) {
    number = SharedNumber(folder: PrivateFolder(path: folder), name: "feed-" + name)
  }

  /// Takes a turn, unless somebody has taken one a short while ago.
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
