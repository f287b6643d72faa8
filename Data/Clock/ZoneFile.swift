/// A time zone table: when the clocks of a place were set to another offset, read from a TZif file
/// (RFC 8536), and by which rule they go on behind its end.
public struct ZoneFile: Hashable, Sendable {
  /// The instants at which the clocks were set, in their order.
  let turns: [Int]
  /// How far clocks are ahead of Greenwich before the first of these, and behind each of them.
  let offsets: [Int]
  /// The rule behind the last of them; nothing where the last offset stays.
  let rule: ZoneRule?

  /// Puts a table together; there is one offset more than turns.
  init(turns: [Int], offsets: [Int], rule: ZoneRule?) {
    self.turns = turns
    self.offsets = offsets
    self.rule = rule
  }

  /// How far clocks are ahead of Greenwich at an instant, in seconds.
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

  /// A zone whose clocks are never set.
  static let greenwich = ZoneFile(turns: [], offsets: [0], rule: nil)
}

extension LocalZone {
  /// The zone a table describes.
  public init(_ file: ZoneFile) { self.init { file.offset(at: $0) } }
}

/// Why bytes are no table of a time zone.
public enum ZoneFileRefusal: Error, Hashable, Sendable {
  /// They do not begin as such a file does.
  case noZoneFile
  /// They end too soon, or say what cannot be.
  case broken
  /// They count leap seconds, which no other clock of the program does.
  case leapSeconds
}
