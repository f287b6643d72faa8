import Domain
import TextUI

/// What the screens are drawn on (cached): what settings want, over what the terminal said of itself.
struct PaperChoice: Equatable, Sendable {
  /// What somebody wants.
  var wanted: ColourWish { didSet { shown = chosen } }
  /// The terminal's own ground, as far as it told.
  var terminal: RGB? { didSet { shown = chosen } }
  /// The paper; nothing where the terminal's own is taken as it is.
  private(set) var shown: Paper?

  init(_ wanted: ColourWish, terminal: RGB? = nil) {
    self.wanted = wanted
    self.terminal = terminal
    shown = chosen
  }

  private var chosen: Paper? {
    wanted.colours(on: terminal?.shade).map(Paper.init) ?? terminal.map(Paper.init(ofTerminal:))
  }
}

extension ColourWish {
  /// What a page of settings says about colours.
  init(_ page: SettingsPage) {
    self.init(theme: page.value(of: .theme), appearance: page.value(of: .appearance))
  }
}
