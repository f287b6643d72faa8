/// The terminal's answers to the queries about itself.
public struct TerminalAnswers: Equatable, Sendable {
  /// Whether the terminal supports kitty's graphics protocol.
  public private(set) var hasGraphics = false
  /// The terminal's name and version; empty if unknown.
  public private(set) var version = ""
  /// The size of a cell in pixels; nil if unknown.
  public private(set) var cell: CellPixels?
  /// The maximum number of colours of a sixel image.
  public private(set) var colours = 256
  /// The default background colour; nil if unknown.
  public private(set) var ground: Ink?
  /// Whether signs of ambiguous width, such as `●` and `─`, take two cells, as in some East Asian
  /// configurations.
  public private(set) var drawsSignsWide = false
  /// The primary device attributes (DA1).
  public private(set) var attributes: [Int] = []
  /// Whether the terminal draws text at several times its size (OSC 66).
  public private(set) var sizesText = false
  private var hasFirstColumn = false
  /// Whether the terminal reports when it changes between light and dark (mode 2031).
  public private(set) var reportsScheme = false
  /// Whether the last answer has arrived.
  public private(set) var isWhole = false

  public init() {}

  package mutating func receive(_ reply: TerminalReply) {
    switch reply {
    case .graphics(let known): hasGraphics = known
    case .version(let name): version = name
    case .cell(let width, let height): cell = CellPixels(width: width, height: height)
    case .colours(let count): colours = max(2, min(count, 256))
    case .ground(let colour): ground = colour
    case .column(let column):
      // The first column follows a sign of ambiguous width, the second one a blank of double size.
      if hasFirstColumn {
        sizesText = column == 3
      } else {
        (drawsSignsWide, hasFirstColumn) = (column == 3, true)
      }
    case .schemeReports(let known): reportsScheme = known
    case .schemeChanged: break
    case .attributes(let numbers): (attributes, isWhole) = (numbers, true)
    }
  }

  /// Marks the answers as incomplete until the last answer arrives again.
  mutating func expectMore() { isWhole = false }

  /// Adds the answers contained in recorded terminal output.
  package mutating func receive(_ bytes: some Sequence<UInt8>) {
    var decoder = KeyDecoder()
    _ = decoder.feed(bytes)
    for reply in decoder.takeReplies() { receive(reply) }
  }
}
