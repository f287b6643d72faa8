/// The default contact cycles for new persons: one cycle for all persons, and other cycles for persons with certain
/// tags.
public struct TagCycles: Equatable, Sendable {
  /// The cycle for persons who have no tag with a cycle.
  public private(set) var defaultCycle = TagCycles.standard
  /// The contact cycles of the tags that have one.
  public private(set) var days: [String: Cycle] = [:]

  /// The built-in default of 30 days.
  private static let standard = Cycle(stored: 30)

  /// The prefix of the settings that store the cycle of a tag.
  static let prefix = "people.cycle."

  /// Creates the built-in default without cycles by tag.
  public init() {}

  /// Parses a text such as `30, family 14, work 30`: an optional cycle for all persons, then cycles by tag; nil if the
  /// text is invalid.
  public init?(_ text: String) {
    var pairs = text.split(separator: ",")[...]
    if let first = pairs.first, let cycle = Self.cycle(String(first)) {
      defaultCycle = cycle
      pairs = pairs.dropFirst()
    }
    for pair in pairs {
      let words = pair.split(whereSeparator: \.isWhitespace)
      guard words.count == 2, let tag = Hashtag.tag(String(words[0])), !tag.contains("/"),
        let cycle = Self.cycle(String(words[1])), days[tag] == nil
      else { return nil }
      days[tag] = cycle
    }
  }

  /// Parses a cycle in days or words; nil if the text is invalid.
  public static func cycle(_ typed: String) -> Cycle? {
    PhraseReader(today: Day(ordinal: 0)).cycle(typed).flatMap { Cycle(days: $0) }
  }

  /// Returns the tag in the name of a setting such as `people.cycle.family`. Returns nil for other settings.
  public static func tag(ofSetting name: String) -> String? {
    guard name.hasPrefix(prefix), !name.contains("/") else { return nil }
    return Hashtag.tag(String(name.dropFirst(prefix.count)))
  }

  /// Returns a copy with another cycle for a tag. A nil cycle removes the tag.
  public func with(_ tag: String, _ cycle: Cycle?) -> TagCycles {
    var changed = self
    changed.days[tag] = cycle
    return changed
  }

  /// Returns the cycle of the first tag that has a cycle; nil if no tag has a cycle.
  public func cycle(of tags: PersonTags) -> Cycle? { tag(of: tags).flatMap { days[$0] } }

  /// Returns the first tag that has a cycle, or the level above it that has one; nil if there is none.
  func tag(of tags: PersonTags) -> String? {
    tags.words.lazy.flatMap { Hashtag.levels(of: $0).reversed() }.first { days[$0] != nil }
  }

  /// Returns a copy with another cycle for all persons.
  public func with(defaultCycle cycle: Cycle) -> TagCycles {
    var changed = self
    changed.defaultCycle = cycle
    return changed
  }

  /// The text that can be parsed again, with the tags sorted.
  public var text: String {
    let tags = days.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.days)" }
    return (["\(defaultCycle.days)"] + tags).joined(separator: ", ")
  }
}
