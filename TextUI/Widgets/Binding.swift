/// One thing that keys do on a screen: the screen obeys it, the key bar and the help show it.
public struct Binding: Equatable, Sendable {
  /// What keys act on; the key bar keeps together what acts on the same.
  public enum Reach: Int, Comparable, Sendable {
    case row, page, everywhere

    /// Whether one stands before the other.
    public static func < (one: Reach, other: Reach) -> Bool { one.rawValue < other.rawValue }
  }

  /// The keys that do it; the first one is the one people are told.
  public let keys: [Key]
  /// The printed name of the keys.
  public let label: String
  /// What it does, in a word or two.
  public let meaning: String
  /// What it acts on.
  public let reach: Reach
  /// Why it cannot be done now; nothing when it can.
  public let unavailable: String?
  /// Whether it belongs in the key bar before others.
  public let isPrimary: Bool

  /// Describes what keys do; without a label the first key's own name is printed.
  public init(
    _ keys: Key..., label: String? = nil, meaning: String, on reach: Reach = .page,
    unavailable: String? = nil, isPrimary: Bool = false, glyphs: Glyphs = .unicode
  ) {
    self.init(
      keys: keys, label: label, meaning: meaning, on: reach, unavailable: unavailable,
      isPrimary: isPrimary, glyphs: glyphs)
  }

  /// The same of keys that are in a list already.
  public init(
    keys: [Key], label: String? = nil, meaning: String, on reach: Reach = .page,
    unavailable: String? = nil, isPrimary: Bool = false, glyphs: Glyphs = .unicode
  ) {
    self.keys = keys
    self.label = label ?? keys.first.map { $0.printed(glyphs) } ?? ""
    self.meaning = meaning
    self.reach = reach
    self.unavailable = unavailable
    self.isPrimary = isPrimary
  }

  private init(_ other: Binding, label: String) {
    keys = other.keys
    self.label = label
    meaning = other.meaning
    reach = other.reach
    unavailable = other.unavailable
    isPrimary = other.isPrimary
  }

  /// The same under another printed name of its keys.
  public func labelled(_ label: String) -> Binding { Binding(self, label: label) }

  /// The arrows up and down, which move in a list or scroll a text.
  public static func arrows(
    _ meaning: String, unless reason: String? = nil, isPrimary: Bool = false, _ glyphs: Glyphs
  ) -> Binding {
    Binding(
      .up, .down, label: glyphs.arrowKeys(0, 1), meaning: meaning, unavailable: reason,
      isPrimary: isPrimary)
  }

  /// Tells whether a key does this now.
  public func answers(to key: Key) -> Bool { unavailable == nil && keys.contains(key) }

  /// Whether it leads back to where one came from.
  public var leadsBack: Bool { keys.first == .escape }

  /// The key and its meaning as they stand in the key bar.
  public var inKeyBar: [StyledText] {
    [StyledText(label, .bold), StyledText(" " + meaning, .plain)]
  }
}
