/// How many colours the terminal shows, and the person wants to see.
public enum ColourDepth: Equatable, Sendable, CaseIterable {
  case none, sixteen, twoHundredFiftySix, full

  /// Terminals that show every colour and whose name says so even where `COLORTERM`, which does
  /// not travel over ssh, is lost.
  private static let fullNames = ["xterm-kitty", "xterm-ghostty", "alacritty", "foot", "wezterm"]

  /// Chooses the depth by the customs of the command line; what a person asks for goes before
  /// what the terminal's name promises.
  public static func chosen(from environment: (String) -> String?) -> ColourDepth {
    func value(_ name: String) -> String { environment(name) ?? "" }
    if !value("NO_COLOR").isEmpty { return .none }
    var promised = promised(term: value("TERM"), colorTerm: value("COLORTERM"))
    // Such a name says little; some who bear it say more elsewhere.
    if value("TERM").hasPrefix("xterm"), promised != .full, showsEveryColour(value) {
      promised = .full
    }
    switch value("FORCE_COLOR") {
    case "": return promised
    case "0", "false": return .none
    case "1": return .sixteen
    case "2": return .twoHundredFiftySix
    case "3": return .full
    default: return promised == .none ? .sixteen : promised
    }
  }

  /// Whether a variable of its own names a terminal that shows every colour. None of them goes
  /// through ssh, and a multiplexer has a name of its own.
  private static func showsEveryColour(_ value: (String) -> String) -> Bool {
    let xterm = value("XTERM_VERSION").filter(\.isNumber)
    return Int(xterm).map { $0 >= 331 } ?? false
      || Int(value("VTE_VERSION")).map { $0 >= 3600 } ?? false
      || !value("KONSOLE_VERSION").isEmpty || !value("WT_SESSION").isEmpty
  }

  private static func promised(term: String, colorTerm: String) -> ColourDepth {
    let named = ofName(term)
    if term == "dumb" || term == "linux" { return named }
    guard colorTerm == "truecolor" || colorTerm == "24bit" else { return named }
    // GNU screen passes the variable on but does not know the sequences.
    return term.hasPrefix("screen") ? .twoHundredFiftySix : .full
  }

  private static func ofName(_ term: String) -> ColourDepth {
    if term.isEmpty || term == "dumb" || term.hasSuffix("-mono") || term.hasSuffix("-m")
      || term.hasPrefix("vt1") || term.hasPrefix("vt2")
    {
      return .none
    }
    if term.hasSuffix("-direct") || fullNames.contains(where: term.hasPrefix) { return .full }
    return term.contains("256color") ? .twoHundredFiftySix : .sixteen
  }
}
