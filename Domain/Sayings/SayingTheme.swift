/// The colours a person reads in. Each theme has a light ground and a dark one.
public enum SayingTheme: Int, Equatable, Sendable, CaseIterable {
  case white, black, rolling, lemon, undergrowth, lily, bubbly, meeting

  /// The theme of somebody who never chose one.
  public static let first = SayingTheme.white

  /// The theme of a number that was stored; a number that no theme has gives the first one.
  package init(stored number: Int) { self = SayingTheme(rawValue: number) ?? .first }
}

extension SayingTheme {
  /// What it is called, in each language: on the screens, in settings, and by whoever chooses it.
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

  /// How settings and scripts call it.
  public var name: String { names.english }

  /// What else it is called: by the first releases, in settings that somebody may still have, and
  /// by whoever calls it so.
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

  /// The theme of a name in any language and case, also of one it had before; nothing where no
  /// theme is called so.
  public init?(named name: String) {
    let name = Text.trimmed(name).lowercased()
    let named = Self.allCases.first {
      ([$0.names.korean, $0.names.english] + $0.otherNames).contains(name)
    }
    guard let named else { return nil }
    self = named
  }
}
