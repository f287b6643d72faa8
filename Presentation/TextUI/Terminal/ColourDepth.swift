/// The number of colours that the terminal supports and the user allows.
public enum ColourDepth: Equatable, Sendable, CaseIterable {
  case none, sixteen, twoHundredFiftySix, full

  /// Values of `TERM` that imply true colour. They are needed over ssh, which does not forward `COLORTERM`.
  private static let fullNames = ["xterm-kitty", "xterm-ghostty", "alacritty", "foot", "wezterm"]

  /// Chooses the depth by command-line conventions. The user's `NO_COLOR` and `FORCE_COLOR` override what the
  /// terminal's name implies.
  public static func chosen(from environment: (String) -> String?) -> ColourDepth {
    func value(_ name: String) -> String { environment(name) ?? "" }
    if !value("NO_COLOR").isEmpty { return .none }
    var promised = promised(term: value("TERM"), colorTerm: value("COLORTERM"))
    // Many terminals call themselves xterm; some identify themselves by other variables.
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

  /// Returns whether a terminal-specific variable implies true colour. Ssh forwards no such variable, and `TERM` inside
  /// a multiplexer does not begin with xterm.
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
    // GNU screen forwards the variable but does not understand the sequences.
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
