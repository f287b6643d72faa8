package import Domain
import TextUI

/// The colours of the screens (cached): from the settings, or else from the terminal's background.
package struct PaperChoice: Equatable, Sendable {
  /// The theme and appearance from the settings.
  package var wanted: ColourOptions { didSet { shown = chosen } }
  /// The terminal's background, if it reported it.
  package var terminal: RGB? { didSet { shown = chosen } }
  /// The colours to paint; nil to leave the terminal's own.
  package private(set) var shown: Paper?

  package init(_ wanted: ColourOptions, terminal: RGB? = nil) {
    self.wanted = wanted
    self.terminal = terminal
    shown = chosen
  }

  private var chosen: Paper? {
    wanted.colours(on: terminal?.shade).map(Paper.init) ?? terminal.map(Paper.init(ofTerminal:))
  }
}
