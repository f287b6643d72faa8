/// The cycles new people begin with (presets): one for everybody, and others for those with a tag.
public struct TagCycles: Equatable, Sendable {
  /// The cycle of people without such a tag.
  public private(set) var usual = TagCycles.standard
  /// The tags with their cycles, in the order of the tags.
  public private(set) var days: [String: Cycle] = [:]

  /// The default of 30 days.
  private static let standard = Cycle(stored: 30)

  /// What the names of the settings of single tags begin with.
  static let prefix = "people.cycle."

  /// Begins with none.
  public init() {}

  /// Reads `30, family 14, work 30`: the cycle of everybody, which may be left out, then those of tags. Nil
  /// where the text says something else.
  public init?(_ text: String) {
    var pairs = text.split(separator: ",")[...]
    if let first = pairs.first, let cycle = Self.cycle(String(first)) {
      usual = cycle
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

  /// The cycle somebody types, in days or in words.
  public static func cycle(_ typed: String) -> Cycle? {
    PhraseReader(today: Day(ordinal: 0)).cycle(typed).flatMap { Cycle(days: $0) }
  }

  /// The tag whose setting has a name (`people.cycle.family`); nothing where it is another setting.
  public static func tag(ofSetting name: String) -> String? {
    name.hasPrefix(prefix) ? Hashtag.tag(String(name.dropFirst(prefix.count))) : nil
  }

  /// The same with another cycle of a tag, or without one.
  public func with(_ tag: String, _ cycle: Cycle?) -> TagCycles {
    var changed = self
    changed.days[tag] = cycle
    return changed
  }

  /// The cycle of the first of some tags that has one.
  public func cycle(of tags: PersonTags) -> Cycle? {
    tags.words.lazy.compactMap { days[$0] }.first
  }

  /// The same with another cycle of everybody.
  public func with(usual cycle: Cycle) -> TagCycles {
    var changed = self
    changed.usual = cycle
    return changed
  }

  /// All of them as a text, the tags in order.
  public var text: String {
    let tags = days.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.days)" }
    return (["\(usual.days)"] + tags).joined(separator: ", ")
  }
}
