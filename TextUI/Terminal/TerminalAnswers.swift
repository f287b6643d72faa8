public import Domain

/// All that a terminal said about itself.
public struct TerminalAnswers: Equatable, Sendable {
  /// Whether it knows kitty's graphics protocol.
  public private(set) var hasGraphics = false
  /// Its name and version; empty where it keeps them to itself.
  public private(set) var version = ""
  /// The size of a cell.
  public private(set) var cell: CellPixels?
  /// How many colours a sixel image can have.
  public private(set) var colours = 256
  /// The colour behind everything that has none; nothing where it keeps that to itself.
  public private(set) var ground: RGB?
  /// Whether signs of ambiguous width, such as `●` and `─`, take two cells, as some terminals do for
  /// users of Chinese, Japanese and Korean.
  public private(set) var drawsSignsWide = false
  /// The old device attributes.
  public private(set) var attributes: [Int] = []
  /// Whether the last answer has come.
  public private(set) var isWhole = false

  /// Makes it of nothing.
  public init() {}

  /// Adds an answer.
  package mutating func receive(_ reply: TerminalReply) {
    switch reply {
    case .graphics(let known): hasGraphics = known
    case .version(let name): version = name
    case .cell(let width, let height): cell = CellPixels(width: width, height: height)
    case .colours(let count): colours = max(2, min(count, 256))
    case .ground(let colour): ground = colour
    case .column(let column): drawsSignsWide = column == 3
    case .attributes(let numbers): (attributes, isWhole) = (numbers, true)
    }
  }

  /// Adds what a terminal sent, for what was recorded elsewhere.
  package mutating func receive(_ bytes: some Sequence<UInt8>) {
    var decoder = KeyDecoder()
    _ = decoder.feed(bytes)
    for reply in decoder.takeReplies() { receive(reply) }
  }
}
