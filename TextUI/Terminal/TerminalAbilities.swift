/// How a terminal shows pictures, and how that is known.
public struct TerminalAbilities: Equatable, Sendable {
  /// Why pictures are shown as they are.
  public enum Reason: Equatable, Sendable, CaseIterable {
    /// The person said so.
    case wanted
    /// There are no colours, or none are wanted.
    case noColours
    /// The locale or the terminal knows nothing beyond ASCII.
    case noSigns
    /// Signs of ambiguous width take two cells, so that blocks do not fit.
    case wideSigns
    /// The terminal answered that it can.
    case answered
    /// The terminal is known by its name to be able to.
    case named
    /// Nothing more is known of the terminal.
    case unknown
  }

  /// How pictures are shown.
  public let rendition: Rendition
  /// Why.
  public let reason: Reason
  /// How many pixels a cell has, or is taken to have.
  public let cell: CellPixels
  /// Whether tmux stands between the program and the terminal.
  public let isInTmux: Bool
  /// How many colours a sixel image can have.
  public let colours: Int
  /// Whether signs of ambiguous width take two cells: what is nearest in ASCII is shown instead.
  public let drawsSignsWide: Bool

  /// Chooses the finest rendition of which it is sure. What a person wants goes before everything
  /// but the lack of colours and signs.
  public init(
    _ environment: (String) -> String?, isASCII: Bool = false, answers: TerminalAnswers? = nil,
    window: CellPixels? = nil, wanted: Rendition? = nil
  ) {
    let depth = ColourDepth.chosen(from: environment)
    let names = TerminalNames(environment, version: answers?.version ?? "")
    let cell = answers?.cell ?? window
    isInTmux = names.isTmux
    colours = answers?.colours ?? 256
    drawsSignsWide = answers?.drawsSignsWide ?? false
    self.cell = cell ?? .usual
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
  ) -> (Rendition, Reason)? {
    // Placeholders tell the number of their image by their colour.
    if answers.hasGraphics, !names.isTmux || depth == .full || depth == .twoHundredFiftySix {
      return (.kitty, .answered)
    }
    // What tmux makes of painted cells is not sure to go away with them.
    if names.isTmux { return nil }
    if answers.attributes.dropFirst().contains(4), cell != nil { return (.sixel, .answered) }
    return names.isITerm && answers.isWhole ? (.iterm, .named) : nil
  }

  /// Whether asking could tell more: nobody is asked who would show the question.
  package static func isWorthAsking(
    _ environment: (String) -> String?, isASCII: Bool
  ) -> Bool {
    guard !isASCII, ColourDepth.chosen(from: environment) != .none else { return false }
    return TerminalNames(environment, version: "").takesQuestions
  }
}
