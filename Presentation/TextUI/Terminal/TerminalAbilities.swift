/// The best way for a terminal to show pictures, and the basis of that choice.
public struct TerminalAbilities: Equatable, Sendable {
  /// Why a rendition was chosen.
  public enum Basis: Equatable, Sendable, CaseIterable {
    /// The user chose the rendition.
    case wanted
    /// The terminal has no colours, or the user disabled colours.
    case noColours
    /// The locale or the terminal supports only ASCII.
    case noSigns
    /// Signs of ambiguous width take two cells, so that block characters do not line up.
    case wideSigns
    /// The terminal's answer to a query says that it supports the rendition.
    case answered
    /// The terminal's name implies that the rendition is supported.
    case named
    /// Neither the terminal's name nor its answers imply more than the default rendition.
    case unknown
  }

  public let rendition: Rendition
  /// The finest block characters that the terminal certainly draws.
  public let blocks: Rendition
  public let reason: Basis
  /// The size of a cell in pixels, or the default size if unknown.
  public let cell: CellPixels
  /// Whether the program runs inside tmux.
  public let isInTmux: Bool
  /// The maximum number of colours of a sixel image.
  public let colours: Int
  /// Whether signs of ambiguous width take two cells. If so, they are replaced by ASCII.
  public let drawsSignsWide: Bool

  /// Chooses the finest rendition that certainly works. `wanted` takes precedence, unless colours or Unicode are
  /// missing.
  public init(
    _ environment: (String) -> String?, isASCII: Bool = false, answers: TerminalAnswers? = nil,
    window: CellPixels? = nil, wanted: Rendition? = nil
  ) {
    let depth = ColourDepth.chosen(from: environment)
    let names = TerminalNames(environment, version: answers?.version ?? "")
    let cell = answers?.cell ?? window
    isInTmux = names.isTmux
    blocks = names.blocks.0
    colours = answers?.colours ?? 256
    drawsSignsWide = answers?.drawsSignsWide ?? false
    self.cell = cell ?? .standard
    (rendition, reason) =
      if isASCII {
        (.letters, .noSigns)
      } else if depth == .none {
        (.letters, .noColours)
      } else if let wanted {
        (wanted, .wanted)
      } else if let pixels = answers.flatMap({ Self.pixels($0, names, depth, cell) }) {
        pixels
      } else if drawsSignsWide {
        (.letters, .wideSigns)
      } else {
        names.blocks
      }
  }

  private static func pixels(
    _ answers: TerminalAnswers, _ names: TerminalNames, _ depth: ColourDepth, _ cell: CellPixels?
  ) -> (Rendition, Basis)? {
    // Inside tmux, placeholder cells encode the image id in their colour, which takes 256 colours.
    if answers.hasGraphics, !names.isTmux || depth == .full || depth == .twoHundredFiftySix {
      return (.kitty, .answered)
    }
    // Sixel and iTerm images might not be removed inside tmux when their cells are overwritten.
    if names.isTmux { return nil }
    if answers.attributes.dropFirst().contains(4), cell != nil { return (.sixel, .answered) }
    return names.isITerm && answers.isWhole ? (.iterm, .named) : nil
  }

  /// Returns whether to query the terminal. Terminals that would display the query are not queried.
  package static func isWorthAsking(
    _ environment: (String) -> String?, isASCII: Bool
  ) -> Bool {
    guard !isASCII, ColourDepth.chosen(from: environment) != .none else { return false }
    return TerminalNames(environment, version: "").takesQuestions
  }
}
