/// The colour themes of sayings. Each has light and dark colours.
public enum SayingTheme: Int, Equatable, Sendable, CaseIterable {
  case white, black, rolling, lemon, undergrowth, lily, bubbly, meeting

  /// The default theme.
  public static let first = SayingTheme.white

  /// Converts a stored number to a theme. An unknown number becomes the default theme.
  package init(stored number: Int) { self = SayingTheme(rawValue: number) ?? .first }
}

extension SayingTheme {
  /// The names shown on screens and accepted in settings.
  public var names: (korean: String, english: String) {
    switch self {
    case .white: ("백설기", "snow")
    case .black: ("검은콩", "bean")
    case .rolling: ("꿀떡", "honey")
    case .lemon: ("망고", "mango")
    case .undergrowth: ("쑥떡", "mugwort")
    case .lily: ("구름", "cloud")
    case .bubbly: ("가지", "aubergine")
    case .meeting: ("블루베리스무디", "blueberry")
    }
  }

  /// The name in settings and scripts.
  public var name: String { names.english }

  /// Other accepted names, such as names of early releases that may still be in the settings.
  private var otherNames: [String] {
    switch self {
    case .white: ["white"]
    case .black: ["black"]
    case .rolling: ["rolling"]
    case .lemon: ["lemon"]
    case .undergrowth: ["undergrowth", "쑥개떡"]
    case .lily: ["lily"]
    case .bubbly: ["bubbly", "eggplant"]
    case .meeting: ["meeting"]
    }
  }

  /// Parses a current or former name in either language, ignoring case. Returns nil if the name is unknown.
  public init?(named name: String) {
    let name = Text.trimmed(name).lowercased()
    let named = Self.allCases.first {
      ([$0.names.korean, $0.names.english] + $0.otherNames).contains(name)
    }
    guard let named else { return nil }
    self = named
  }
}
