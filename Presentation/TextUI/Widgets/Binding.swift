/// A key binding. The screen handles its keys, and the key bar and the help list it.
public struct Binding: Equatable, Sendable {
  /// The scope of a binding, narrowest first. The key bar groups bindings by scope.
  public enum Reach: Int, Comparable, Sendable {
    case row, page, everywhere

    public static func < (one: Reach, other: Reach) -> Bool { one.rawValue < other.rawValue }
  }

  /// The keys that trigger the binding. The key bar and the help name the first key.
  public let keys: [Key]
  /// How the keys are displayed, such as `Ctrl-S`.
  public let label: String
  /// The effect of the keys, in one or two words.
  public let meaning: String
  public let reach: Reach
  /// Why the binding is disabled at the moment; nil if it is enabled.
  public let unavailable: String?
  /// Whether the key bar prefers this binding if not all bindings fit.
  public let isPrimary: Bool
  /// Whether the key bar may show the binding. The help shows all bindings.
  public let isInKeyBar: Bool

  /// Creates a binding. Without a label, the display name of the first key is used.
  public init(
    _ keys: Key..., label: String? = nil, meaning: String, on reach: Reach = .page,
    unavailable: String? = nil, isPrimary: Bool = false, isInKeyBar: Bool = true,
    glyphs: Glyphs = .unicode
  ) {
    self.init(
      keys: keys, label: label, meaning: meaning, on: reach, unavailable: unavailable,
      isPrimary: isPrimary, isInKeyBar: isInKeyBar, glyphs: glyphs)
  }

  /// Creates a binding from an array of keys. Without a label, the display name of the first key is used.
  public init(
    keys: [Key], label: String? = nil, meaning: String, on reach: Reach = .page,
    unavailable: String? = nil, isPrimary: Bool = false, isInKeyBar: Bool = true,
    glyphs: Glyphs = .unicode
  ) {
    self.keys = keys
    self.label = label ?? keys.first.map { $0.printed(glyphs) } ?? ""
    self.meaning = meaning
    self.reach = reach
    self.unavailable = unavailable
    self.isPrimary = isPrimary
    self.isInKeyBar = isInKeyBar
  }

  private init(_ other: Binding, label: String) {
    keys = other.keys
    self.label = label
    meaning = other.meaning
    reach = other.reach
    unavailable = other.unavailable
    isPrimary = other.isPrimary
    isInKeyBar = other.isInKeyBar
  }

  /// Returns a copy with another label.
  public func labelled(_ label: String) -> Binding { Binding(self, label: label) }

  /// Returns a binding for the up and down arrows, which move in a list or scroll a text.
  public static func arrows(
    _ meaning: String, unless reason: String? = nil, isPrimary: Bool = false, _ glyphs: Glyphs
  ) -> Binding {
    Binding(
      .up, .down, label: glyphs.arrowKeys(0, 1), meaning: meaning, unavailable: reason,
      isPrimary: isPrimary)
  }

  /// Returns whether the key triggers this binding now. No key triggers a disabled binding.
  public func answers(to key: Key) -> Bool { unavailable == nil && keys.contains(key) }

  /// Whether the binding returns to the previous screen. This is the case if its first key is Escape.
  public var leadsBack: Bool { keys.first == .escape }

  /// The label and the meaning as drawn in the key bar.
  public var inKeyBar: [StyledText] {
    [StyledText(label, .bold), StyledText(" " + meaning, .plain)]
  }
}
