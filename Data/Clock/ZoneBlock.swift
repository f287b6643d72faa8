import Domain

/// A zone as a calendar file describes it itself (VTIMEZONE). Whatever of it cannot be read is passed
/// over, and the rest counts.
struct ZoneBlock {
  /// How it is called in the file.
  private(set) var name = ""
  /// The name everybody uses, where the file says it besides.
  private(set) var place: String?
  private var parts: [ZoneBlockPart] = []

  /// No zone had its clocks set by more rules, or more often, than this.
  private static let most = (parts: 500, turns: 4_000)
  /// No description that is kept is longer, and none that is read.
  private static let (longest, longestRead) = (16_384, 1 << 20)

  /// Reads the lines between its begin and its end; one without a name describes no zone.
  init?(_ lines: some Sequence<ArraySlice<UInt8>>) {
    var part: ZoneBlockPart?
    for line in lines {
      guard let property = ContentProperty(line) else { continue }
      switch property.name {
      case "BEGIN":
        part = ZoneBlockPart(isDaylight: ASCII.uppercased(property.value.prefix(8)) == "DAYLIGHT")
      case "END":
        if let part, part.isWhole { parts.append(part) }
        part = nil
      case "TZID" where part == nil: name = Self.text(property)
      case "X-LIC-LOCATION" where part == nil: place = Self.text(property)
      case _: part?.add(property)
      }
      if parts.count > Self.most.parts { return nil }
    }
    if name.isEmpty { return nil }
  }

  /// Reads a description as it is kept.
  init?(text: String) {
    guard ZoneText.isDescription(text), text.utf8.count <= Self.longestRead else { return nil }
    self.init(Array(text.utf8).split(separator: ASCII.newline).dropFirst().dropLast())
  }

  private static func text(_ property: ContentProperty) -> String {
    let text = String(decoding: property.value.prefix(256), as: UTF8.self)
    let shown = ContentText.shown(ContentText.whole(text), limit: 256, keepsLines: false)
    // No parameter can have this sign.
    return shown.filter { $0 != "\"" }
  }

  /// The table its rules make; nothing where they make none, or too much.
  var table: ZoneFile? {
    var turns: [ZoneBlockPart.Turn] = []
    for part in parts {
      turns += part.turns
      if turns.count > Self.most.turns { return nil }
    }
    turns.sort { $0.instant < $1.instant }
    guard let first = turns.first else { return nil }
    var instants: [Int] = []
    var offsets = [first.before]
    for turn in turns {
      if instants.last == turn.instant {
        offsets[offsets.count - 1] = turn.after
      } else {
        instants.append(turn.instant)
        offsets.append(turn.after)
      }
    }
    return ZoneFile(turns: instants, offsets: offsets, rule: nil)
  }

  /// Its lines, as every calendar can read them.
  func lines(called name: String? = nil) -> [String] {
    [ZoneText.head, ZoneText.nameMark + ContentText.escaped(name ?? self.name)]
      + parts.flatMap(\.lines) + ["END:VTIMEZONE"]
  }

  /// The description as it is kept with an event that is at no time before an instant; nothing where
  /// it is too long. Of a long one only what is needed is kept.
  func text(from instant: Int) -> String? {
    let whole = lines().joined(separator: "\n")
    if whole.utf8.count <= Self.longest / 4 { return whole }
    var needed = self
    let last = parts.flatMap(\.turns).map(\.instant).filter { $0 <= instant }.max() ?? instant
    needed.parts = parts.compactMap { $0.needed(from: last) }
    let text = needed.lines().joined(separator: "\n")
    return text.utf8.count <= Self.longest ? text : nil
  }
}
