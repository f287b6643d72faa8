/// Default contact cycles for new people: one for all people, and others by tag.
public struct TagCycles: Equatable, Sendable {
  /// The cycle for people without such a tag.
  public private(set) var defaultCycle = TagCycles.standard
  /// The cycles by tag.
  public private(set) var days: [String: Cycle] = [:]

  /// The built-in default of 30 days.
  private static let standard = Cycle(stored: 30)

  /// The prefix of the settings for single tags.
  static let prefix = "people.cycle."

  /// Starts without tags.
  public init() {}

  /// Parses `30, family 14, work 30`: an optional cycle for all people and then cycles by tag. nil if the text is
  /// invalid.
  public init?(_ text: String) {
    var pairs = text.split(separator: ",")[...]
    if let first = pairs.first, let cycle = Self.cycle(String(first)) {
      defaultCycle = cycle
      pairs = pairs.dropFirst()
    }
    for pair in pairs {
      let words = pair.split(whereSeparator: \.isWhitespace)
      guard words.count == 2, let tag = Hashtag.tag(String(words[0])),
        let cycle = Self.cycle(String(words[1])), days[tag] == nil
      else { return nil }
      days[tag] = cycle
    }
  }

  /// Parses a cycle in days or words; nil if it is invalid.
  public static func cycle(_ typed: String) -> Cycle? {
    PhraseReader(today: Day(ordinal: 0)).cycle(typed).flatMap { Cycle(days: $0) }
  }

  /// The tag of a setting such as `people.cycle.family`; nil for any other setting.
  public static func tag(ofSetting name: String) -> String? {
    name.hasPrefix(prefix) ? Hashtag.tag(String(name.dropFirst(prefix.count))) : nil
  }

  /// A copy with another cycle for a tag; nil removes it.
  public func with(_ tag: String, _ cycle: Cycle?) -> TagCycles {
    var changed = self
    changed.days[tag] = cycle
    return changed
  }

  /// The cycle of the first tag that has one.
  public func cycle(of tags: PersonTags) -> Cycle? {
    tags.words.lazy.compactMap { days[$0] }.first
  }

  /// A copy with another cycle for all people.
  public func with(defaultCycle cycle: Cycle) -> TagCycles {
    var changed = self
    changed.defaultCycle = cycle
    return changed
  }

  /// The parseable form, with the tags sorted.
  public var text: String {
    let tags = days.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.days)" }
    return (["\(defaultCycle.days)"] + tags).joined(separator: ", ")
  }
}
