package import Domain
import TextUI

/// What the screens are drawn on (cached): what settings want, over what the terminal said of itself.
package struct PaperChoice: Equatable, Sendable {
  /// What somebody wants.
  package var wanted: ColourWish { didSet { shown = chosen } }
  /// The terminal's own ground, as far as it told.
  package var terminal: RGB? { didSet { shown = chosen } }
  /// The paper; nothing where the terminal's own is taken as it is.
  package private(set) var shown: Paper?

  package init(_ wanted: ColourWish, terminal: RGB? = nil) {
    self.wanted = wanted
    self.terminal = terminal
    shown = chosen
  }

  private var chosen: Paper? {
    wanted.colours(on: terminal?.shade).map(Paper.init) ?? terminal.map(Paper.init(ofTerminal:))
  }
}
