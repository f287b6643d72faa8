import Domain

/// A time zone that a calendar file defines itself (VTIMEZONE). Unreadable properties are skipped.
struct ZoneBlock {
  /// The name in the file (TZID).
  private(set) var name = ""
  /// The IANA name, if the file has one (X-LIC-LOCATION).
  private(set) var location: String?
  private var parts: [ZoneBlockPart] = []

  /// The limits on rules and transitions, which no real zone exceeds.
  private static let most = (parts: 500, turns: 4_000)
  /// The size limits, in bytes, of a definition that is stored and of a definition that is parsed.
  private static let (longest, longestRead) = (16_384, 1 << 20)

  /// Parses the lines between BEGIN and END; nil if the definition has no name.
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
      case "X-LIC-LOCATION" where part == nil: location = Self.text(property)
      case _: part?.add(property)
      }
      if parts.count > Self.most.parts { return nil }
    }
    if name.isEmpty { return nil }
  }

  /// Parses a stored definition; nil if the text is no definition, is too long, or has no name.
  init?(text: String) {
    guard ZoneText.isDescription(text), text.utf8.count <= Self.longestRead else { return nil }
    self.init(Array(text.utf8).split(separator: ASCII.newline).dropFirst().dropLast())
  }

  private static func text(_ property: ContentProperty) -> String {
    let text = String(decoding: property.value.prefix(256), as: UTF8.self)
    let shown = ContentText.shown(ContentText.whole(text), limit: 256, keepsLines: false)
    // Parameters cannot contain quotation marks.
    return shown.filter { $0 != "\"" }
  }

  /// The transition table; nil if the zone has no transitions or too many.
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

  /// Returns the lines of the definition, in the form of RFC 5545.
  func lines(called name: String? = nil) -> [String] {
    [ZoneText.head, ZoneText.nameMark + ContentText.escaped(name ?? self.name)]
      + parts.flatMap(\.lines) + ["END:VTIMEZONE"]
  }

  /// Returns the definition to store with an event whose occurrences all start at or after an instant. A long
  /// definition is reduced to the transitions that are needed. Returns nil if it is still too long.
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
