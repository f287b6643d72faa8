/// One screen of a part: a value that answers keys with effects and touches nothing.
protocol PartScreen: Equatable, Sendable {
  /// What keys do here.
  var bindings: [Binding] { get }
  /// Whether letters are text here, and not commands.
  var takesText: Bool { get }
  /// Whether every key belongs to the screen: letters are text, or answers.
  var ownsKeys: Bool { get }
  /// Whether what lies below goes on being seen around it.
  var liesOver: Bool { get }

  /// Does what a key means here; nothing when it means nothing.
  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]?
  /// Puts in what the clipboard held.
  mutating func paste(_ text: String) -> [ScreenEffect]
  /// Takes a text back that was changed in an editor.
  mutating func take(_ text: String) -> [ScreenEffect]
  /// Does what the mouse means here.
  mutating func handle(_ mouse: Mouse, in area: Area) -> [ScreenEffect]
  /// Shows what is wrong with what was filled in; false when the screen has no place for it.
  mutating func refuse(_ report: Report) -> Bool
  func draw(into frame: inout Frame, in area: Area)
}

extension PartScreen {
  var takesText: Bool { false }
  var ownsKeys: Bool { takesText }
  var liesOver: Bool { false }
  mutating func paste(_ text: String) -> [ScreenEffect] { [] }
  mutating func take(_ text: String) -> [ScreenEffect] { [] }
  mutating func handle(_ mouse: Mouse, in area: Area) -> [ScreenEffect] { [] }
  mutating func refuse(_ report: Report) -> Bool { false }

  fileprivate func isEqual(to other: any PartScreen) -> Bool { other as? Self == self }
}

/// Any screen, so that a stack can hold several kinds.
struct AnyScreen: Equatable, Sendable {
  var content: any PartScreen

  init(_ content: any PartScreen) { self.content = content }

  static func == (one: AnyScreen, other: AnyScreen) -> Bool {
    one.content.isEqual(to: other.content)
  }
}

/// A stack whose screens are of any kind: what is true of the topmost one is true of the part.
protocol ScreenPile: ScreenStack where Screen == AnyScreen {
  associatedtype Home: PartScreen

  /// What lies at the bottom.
  var home: Home { get set }
}

extension ScreenPile {
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
