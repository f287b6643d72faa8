/// Determines from the terminal's name which block characters the terminal draws itself instead of using a font.
struct TerminalNames {
  /// The name and version in the terminal's reply. Without a reply they come from environment variables.
  private let nameAndVersion: String
  private let term: String
  private let vte: Int
  private let konsole: Int
  private let isLinux: Bool
  let isTmux: Bool
  let isITerm: Bool
  /// Whether the terminal processes queries instead of displaying them.
  let takesQuestions: Bool

  init(_ environment: (String) -> String?, version: String) {
    func value(_ name: String) -> String { environment(name) ?? "" }
    term = value("TERM")
    isTmux = !value("TMUX").isEmpty
    let program = value("TERM_PROGRAM")
    isITerm =
      !isTmux
      && (version.hasPrefix("iTerm2") || program == "iTerm.app" || value("LC_TERMINAL") == "iTerm2")
    nameAndVersion = version.isEmpty ? "\(program) \(value("TERM_PROGRAM_VERSION"))" : version
    // Inside tmux, the variable describes the outer terminal.
    vte = isTmux ? 0 : Int(value("VTE_VERSION")) ?? 0
    konsole = isTmux ? 0 : Int(value("KONSOLE_VERSION")) ?? 0
    isLinux = term == "linux" || term == "fbterm" || term.hasPrefix("cons25")
    let isScreen = term.hasPrefix("screen") && !isTmux
    takesQuestions = !isLinux && !isScreen && program != "Apple_Terminal"
  }

  /// The finest block characters that the terminal certainly draws.
  var blocks: (Rendition, TerminalAbilities.Basis) {
    if isLinux { return (.half, .named) }
    if isTmux { return (.quadrant, .unknown) }
    if isAtLeast("kitty", 0, 40) || isAtLeast("ghostty", 1, 2) || isAtLeast("foot", 1, 20)
      || vte >= 8200
    {
      return (.octant, .named)
    }
    if isAtLeast("kitty", 0, 20) || isAtLeast("ghostty", 1, 0) || isAtLeast("foot", 1, 8)
      || nameAndVersion.hasPrefix("WezTerm 202") || vte >= 6200
      || isAtLeast("konsole", 23, 8) || konsole >= 230_800 || isAtLeast("contour", 0, 3)
    {
      return (.sextant, .named)
    }
    let known = ["xterm-kitty", "xterm-ghostty", "foot", "wezterm"]
    if known.contains(where: term.hasPrefix) { return (.sextant, .named) }
    return (.quadrant, .unknown)
  }

  /// Returns whether the terminal has this name and at least this version. The version may be in any notation:
  /// `kitty(0.40.1)`, `foot(1.20.0)` or `ghostty 1.2.0`.
  private func isAtLeast(_ name: String, _ major: Int, _ minor: Int) -> Bool {
    guard nameAndVersion.lowercased().hasPrefix(name) else { return false }
    let parts = nameAndVersion.dropFirst(name.count).split { !$0.isNumber }.prefix(2).map {
      Int($0) ?? 0
    }
    guard let first = parts.first else { return false }
    return first > major || (first == major && (parts.count > 1 ? parts[1] : 0) >= minor)
  }
}
