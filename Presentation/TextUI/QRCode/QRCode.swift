/// A QR code (ISO/IEC 18004) of a text, in byte mode.
public struct QRCode: Equatable, Sendable {
  /// The share of damaged codewords that can be corrected: about 7%, 15% and 25%.
  public enum Level: Equatable, Sendable, CaseIterable {
    case low, medium, quartile
  }

  /// The version, from 1 to 40.
  package let version: QRVersion
  public let level: Level
  /// The number of the mask, from 0 to 7.
  public let mask: Int
  package let grid: QRGrid

  /// The number of modules on each side, without the quiet zone.
  public var side: Int { grid.side }

  /// Returns whether a module is dark. Everything around the code is light.
  public subscript(column: Int, row: Int) -> Bool {
    let inside = 0..<grid.side
    return inside.contains(column) && inside.contains(row) && grid[column, row]
  }

  /// The width of the quiet zone on each side, in modules.
  public static let quietZone = 4

  /// The largest number of bytes in a code.
  public static let mostBytes = capacity(side: 177, isASCII: true)

  /// Encodes a text in the smallest possible code, at the highest level that needs no larger one.
  public init(_ text: String) throws(QRCodeRefusal) { try self.init(QRContent(text)) }

  package init(_ content: QRContent) throws(QRCodeRefusal) {
    let count = content.bytes.count
    guard let version = Self.version(ofBytes: count, content.extraBits) else {
      throw .tooLong(bytes: count, limit: Self.limit(content.extraBits))
    }
    let levels: [Level] = [.quartile, .medium]
    let level = levels.first { version.capacity($0, extraBits: content.extraBits) >= count }
    self.init(content, version, level ?? .low)
  }

  /// Encodes content that is known to fit. A nil mask is chosen by its penalty.
  package init(_ content: QRContent, _ version: QRVersion, _ level: Level, mask: Int? = nil) {
    let pattern = QRPattern(version)
    let data = content.codewords(version, level)
    let drawn = pattern.drawn(QRCorrection.codewords(data, version, level))
    (self.version, self.level) = (version, level)
    let chosen = mask ?? Self.bestMask(drawn, pattern.reserved, level)
    var grid = QRMask.applied(chosen, to: drawn, except: pattern.reserved)
    QRPattern.drawFormat(QRPattern.formatBits(level, mask: chosen), on: &grid)
    (self.mask, self.grid) = (chosen, grid)
  }

  /// Returns the mask with the least penalty; the first one if several have it.
  private static func bestMask(_ drawn: QRGrid, _ reserved: QRGrid, _ level: Level) -> Int {
    let (turned, turnedReserved) = (drawn.transposed, reserved.transposed)
    var (best, least) = (0, Int.max)
    for mask in 0..<QRMask.count {
      var rows = QRMask.applied(mask, to: drawn, except: reserved)
      var columns = QRMask.applied(mask, to: turned, except: turnedReserved, isTransposed: true)
      var format = QRGrid(side: drawn.side)
      QRPattern.drawFormat(QRPattern.formatBits(level, mask: mask), on: &format)
      rows.add(format)
      columns.add(format.transposed)
      let penalty = QRPenalty.of(rows, columns)
      if penalty < least { (best, least) = (mask, penalty) }
    }
    return best
  }

  /// The dark runs of a row, as columns.
  package func runs(_ row: Int) -> [Range<Int>] { grid.runs(row) }
}

/// Sizes, for callers that shorten a text until its code fits.
extension QRCode {
  /// Returns the number of modules on each side of the smallest code of a text; nil if no code is large enough.
  public static func side(of text: String) -> Int? {
    let content = QRContent(text)
    return version(ofBytes: content.bytes.count, content.extraBits)?.side
  }

  /// Returns the number of modules on each side of the smallest code of a text of this many bytes; nil if no code is
  /// large enough. A text that is not ASCII needs a few bits more, which declare UTF-8.
  public static func side(ofBytes count: Int, isASCII: Bool = false) -> Int? {
    version(ofBytes: count, isASCII ? 0 : QRContent.declarationBits)?.side
  }

  /// Returns the number of bytes that fit into a code with at most this many modules on each side; 0 if no code is so
  /// small.
  public static func capacity(side: Int, isASCII: Bool = false) -> Int {
    let extraBits = isASCII ? 0 : QRContent.declarationBits
    let version = QRVersion.all.last { $0.side <= side }
    return version?.capacity(.low, extraBits: extraBits) ?? 0
  }

  private static func version(ofBytes count: Int, _ extraBits: Int) -> QRVersion? {
    QRVersion.all.first { $0.capacity(.low, extraBits: extraBits) >= count }
  }

  private static func limit(_ extraBits: Int) -> Int {
    capacity(side: 177, isASCII: extraBits == 0)
  }
}

/// The reason why a text has no QR code.
public enum QRCodeRefusal: Error, Equatable, Sendable {
  /// The text has more bytes than the largest code can contain.
  case tooLong(bytes: Int, limit: Int)
}
