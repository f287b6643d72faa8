import Domain

/// The last line of a page, a comment with a checksum of all that stands before it: by it an import
/// knows whether somebody wrote in the page since.
struct PageSeal {
  private var checksum = CRC32()

  /// How the line begins and ends.
  private static let (beginning, end) = (Array("<!-- haru ".utf8), Array(" -->".utf8))

  /// Adds what the page says next.
  mutating func add(_ bytes: [UInt8]) { checksum.add(bytes) }

  /// The line that goes behind what was added, with an empty one before it.
  var line: [UInt8] {
    let digits = String(checksum.value, radix: 16)
    let padded = String(repeating: "0", count: 8 - digits.utf8.count) + digits
    return [ASCII.newline] + Self.beginning + Array(padded.utf8) + Self.end + [ASCII.newline]
  }

  /// Whether a line is one of these.
  static func isOne(_ line: [UInt8]) -> Bool {
    line.starts(with: beginning) && line.reversed().starts(with: end.reversed())
  }

  /// Whether a page is as it was written. One that cannot be read is not.
  static func isWhole(_ path: String) -> Bool {
    var seal = PageSeal()
    let length = seal.line.count
    // The last bytes are held back, since they may be the line itself.
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
