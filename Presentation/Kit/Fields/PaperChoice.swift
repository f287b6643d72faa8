package import Domain
import TextUI

/// Chooses the colours of the screens: those of the theme setting, otherwise colours for the background of the
/// terminal. The result is cached.
package struct PaperChoice: Equatable, Sendable {
  /// The theme and appearance from the settings.
  package var wanted: ColourOptions { didSet { shown = chosen } }
  /// The background of the terminal; nil if the terminal did not report it.
  package var terminal: RGB? { didSet { shown = chosen } }
  /// The colours to apply; nil to use the colours of the terminal.
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
