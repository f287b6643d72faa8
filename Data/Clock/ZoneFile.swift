/// A time zone table from a TZif file (RFC 8536): the transitions to other UTC offsets, and the rule after the last of
/// them.
public struct ZoneFile: Hashable, Sendable {
  /// The instants of the transitions, in ascending order.
  let turns: [Int]
  /// The UTC offsets in seconds before the first transition, and after each of them.
  let offsets: [Int]
  /// The rule after the last transition; nil if the last offset remains.
  let rule: ZoneRule?

  /// Creates a table. `offsets` must have one element more than `turns`.
  init(turns: [Int], offsets: [Int], rule: ZoneRule?) {
    self.turns = turns
    self.offsets = offsets
    self.rule = rule
  }

  /// Returns the UTC offset at an instant, in seconds, by binary search.
  public func offset(at instant: Int) -> Int {
    guard let last = turns.last, instant < last else { return rule?.offset(at: instant) ?? lastOne }
    var low = 0
    var high = turns.count
    while low < high {
      let middle = (low + high) / 2
      if turns[middle] <= instant { low = middle + 1 } else { high = middle }
    }
    return offsets[low]
  }

  private var lastOne: Int { offsets.last ?? 0 }

  /// The table of UTC, which has no transitions.
  static let greenwich = ZoneFile(turns: [], offsets: [0], rule: nil)
}

extension LocalZone {
  /// Creates the zone of a table.
  public init(_ file: ZoneFile) { self.init { file.offset(at: $0) } }
}

public enum ZoneFileRefusal: Error, Hashable, Sendable {
  /// The bytes do not start with the TZif magic.
  case noZoneFile
  /// The bytes are truncated or invalid.
  case broken
  /// The table contains leap seconds, which the program does not support.
  case leapSeconds
}
