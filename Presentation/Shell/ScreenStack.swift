import Domain

/// The screens of a part as a stack: the home at the bottom, and what was opened from it above.
/// What is true of the topmost one is true of the part.
protocol ScreenStack: PartCoordinator {
  associatedtype Home: PartScreen

  /// What lies at the bottom.
  var home: Home { get set }
  /// What lies above the home, the topmost screen last.
  var above: [AnyScreen] { get set }

  /// Opens what a route leads to; nothing when it leads into another part.
  mutating func follow(_ route: Route) -> [ScreenEffect]?
}

extension ScreenStack {
  var language: Language { look.language }
  var glyphs: Glyphs { look.glyphs }
  var hasMotion: Bool { look.hasMotion }
  var isReadOnly: Bool { look.isReadOnly }
  var now: Now { look.now }

  /// The screen the keys act on.
  var top: any PartScreen {
    get { above.last?.content ?? home }
    set {
      if above.isEmpty {
        if let changed = newValue as? Home { home = changed }
      } else {
        above[above.count - 1].content = newValue
      }
    }
  }

  var takesText: Bool { top.takesText }
  var ownsKeys: Bool { top.ownsKeys }
  var bindings: [Binding] { top.bindings }

  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? { pressTop(key, in: area) }

  mutating func paste(_ text: String) -> [ScreenEffect] { resolve(top.paste(text)) }
  mutating func take(_ text: String) -> [ScreenEffect] { resolve(top.take(text)) }

  mutating func handle(_ mouse: Mouse, in area: Area) -> [ScreenEffect] {
    resolve(top.handle(mouse, in: area))
  }

  var awaited: [Ticket] { above.reduce(home.awaited) { $0 + $1.content.awaited } }

  mutating func take(_ found: BooksFound, to errand: BooksErrand, _ ticket: Ticket)
    -> [ScreenEffect]
  {
    if home.awaited.contains(ticket) { return resolve(home.take(found, to: errand, ticket)) }
    for index in above.indices where above[index].content.awaited.contains(ticket) {
      return resolve(above[index].content.take(found, to: errand, ticket))
    }
    return []
  }

  /// Does what a key means on the topmost screen.
  mutating func pressTop(_ key: Key, in area: Area) -> [ScreenEffect]? {
    top.press(key, in: area).map { resolve($0) }
  }

  func draw(into frame: inout Frame, in area: Area) {
    let base = above.lastIndex { !$0.content.liesOver }
    if let base {
      above[base].content.draw(into: &frame, in: area)
    } else {
      home.draw(into: &frame, in: area)
    }
    for screen in above[(base.map { $0 + 1 } ?? 0)...] {
      screen.content.draw(into: &frame, in: area)
    }
  }

  /// Puts a screen on top.
  mutating func push(_ screen: any PartScreen) { above.append(AnyScreen(screen)) }

  /// Changes every screen of one kind, wherever it lies.
  mutating func change<Kind: PartScreen>(_ kind: Kind.Type, _ body: (inout Kind) -> Void) {
    for index in above.indices {
      guard var screen = above[index].content as? Kind else { continue }
      body(&screen)
      above[index].content = screen
    }
  }
}

extension ScreenStack {
  /// Most parts stand still.
  var isMoving: Bool { false }
  var frame: Int { 1000 }
  mutating func pass(_ milliseconds: Int) -> [ScreenEffect] { [] }
  mutating func endMoment() {}

  var isHome: Bool { above.isEmpty }
  var depth: Int { above.count }

  mutating func lead(to route: Route) -> [ScreenEffect] { resolve([.open(route)]) }

  /// Follows the routes screens ask for; what remains is for the shell.
  mutating func resolve(_ effects: [ScreenEffect]) -> [ScreenEffect] {
    var rest: [ScreenEffect] = []
    for effect in effects {
      switch effect {
      case .open(let route): rest += follow(route) ?? [effect]
      case .back: if above.popLast() == nil { rest.append(.back) }
      case .work, .errand, .stop, .say, .copy, .signal, .edit, .reopen: rest.append(effect)
      }
    }
    return rest
  }
}
