/// The colours a person reads sayings in. A theme is stored by its number.
public enum SayingTheme: Int, Equatable, Sendable, CaseIterable {
  case white, black, rolling, lemon, undergrowth, lily, bubbly, meeting

  /// The theme of somebody who never chose one.
  public static let first = SayingTheme.white

  /// The theme of a number that was stored; a number that no theme has gives the first one.
  public init(stored number: Int) { self = SayingTheme(rawValue: number) ?? .first }

  /// The theme that settings call so; nothing where no theme is.
  public init?(named name: String) {
    guard let theme = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = theme
  }

  /// How settings call it.
  public var name: String {
    switch self {
    case .white: "white"
    case .black: "black"
    case .rolling: "rolling"
    case .lemon: "lemon"
    case .undergrowth: "undergrowth"
    case .lily: "lily"
    case .bubbly: "bubbly"
    case .meeting: "meeting"
    }
  }

  /// What lies behind everything.
  public var background: RGB {
    switch self {
    case .white: RGB(0xFFFFFF)
    case .black: RGB(0x000000)
    case .rolling: RGB(0xF4BBB8)
    case .lemon: RGB(0xF8D473)
    case .undergrowth: RGB(0x8FB789)
    case .lily: RGB(0x96D9E6)
    case .bubbly: RGB(0x9DABEC)
    case .meeting: RGB(0xD6CBF6)
    }
  }

  /// What a saying stands on.
  public var secondary: RGB {
    switch self {
    case .white: RGB(0xF2F2F7)
    case .black: RGB(0x1C1C1E)
    case .rolling: RGB(0xFAE8E7)
    case .lemon: RGB(0xFEF6E2)
    case .undergrowth: RGB(0xD6F5D9)
    case .lily: RGB(0xD7F1F8)
    case .bubbly: RGB(0xDBE1F7)
    case .meeting: RGB(0xF4F2FD)
    }
  }

  /// The colour of a saying's words: nearly black, or nearly white where that is read better.
  public var ink: RGB {
    let (dark, light) = (RGB(0x1C1C1E), RGB(0xF2F2F7))
    return dark.contrast(with: secondary) >= light.contrast(with: secondary) ? dark : light
  }

  /// A quieter colour, for who said it; still easy to read.
  public var quietInk: RGB { ink.mixed(with: secondary, 0.35) }
}
