/// The screens of a part as a stack: the home at the bottom, and what was opened from it above.
protocol ScreenStack: PartCoordinator {
  /// What can lie above the home.
  associatedtype Screen

  /// What lies above the home, the topmost screen last.
  var above: [Screen] { get set }

  /// Opens what a route leads to; nothing when it leads into another part.
  mutating func follow(_ route: Route) -> [ScreenEffect]?
}

extension ScreenStack {
  /// Most screens give no text to an editor, and stand still.
  mutating func take(_ text: String) -> [ScreenEffect] { [] }
  var isMoving: Bool { false }
  var frame: Int { 1000 }
  mutating func pass(_ milliseconds: Int) -> [ScreenEffect] { [] }
  mutating func endMoment() {}

  var isHome: Bool { above.isEmpty }

  /// Puts the changed screen back on top.
  mutating func keep<Effects>(_ effects: Effects, _ screen: Screen) -> Effects {
    above[above.count - 1] = screen
    return effects
  }

  /// Follows the routes screens ask for; what remains is for the shell.
  mutating func resolve(_ effects: [ScreenEffect]) -> [ScreenEffect] {
    var rest: [ScreenEffect] = []
    for effect in effects {
      switch effect {
      case .open(let route): rest += follow(route) ?? [effect]
      case .back: _ = above.popLast()
      case .work, .say, .copy, .signal, .edit: rest.append(effect)
      }
    }
    return rest
  }
}
