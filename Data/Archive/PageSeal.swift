import Domain

/// The last line of an exported page, a comment with a checksum of the text before it. An import
/// uses the checksum to detect whether the user edited the page.
struct PageSeal {
  private var checksum = CRC32()

  /// The text before and after the checksum in the line of the seal.
  private static let (beginning, end) = (Array("<!-- haru ".utf8), Array(" -->".utf8))

  /// Adds text of the page to the checksum.
  mutating func add(_ bytes: [UInt8]) { checksum.add(bytes) }

  /// The seal for the text added so far, preceded by an empty line.
  var line: [UInt8] {
    let digits = String(checksum.value, radix: 16)
    let padded = String(repeating: "0", count: 8 - digits.utf8.count) + digits
    return [ASCII.newline] + Self.beginning + Array(padded.utf8) + Self.end + [ASCII.newline]
  }

  /// Whether a line is a seal, valid or not.
  static func isOne(_ line: [UInt8]) -> Bool {
    line.starts(with: beginning) && line.reversed().starts(with: end.reversed())
  }

  /// Whether a page is unchanged; false if it cannot be read.
  static func isWhole(_ path: String) -> Bool {
    var seal = PageSeal()
    let length = seal.line.count
    // The last bytes are held back, since they may be the seal itself.
    var held: [UInt8] = []
    do throws(ImportFailure) {
      let source = try FileSource(path)
      while true {
        let piece = try source.next()
        if piece.isEmpty { break }
        held += piece
        if held.count > length {
          seal.add(Array(held.dropLast(length)))
          held = held.suffix(length)
        }
      }
    } catch { return false }
    return held == seal.line
  }
}
