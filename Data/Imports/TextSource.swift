import Domain

/// Converts a text from its encoding to UTF-8, and removes the byte order mark.
final class TextSource: ByteSource {
  private let source: any ByteSource
  private let encoding: TextEncoding
  private var left: [UInt8] = []
  private var isBegun = false
  private var isBig = false

  init(_ source: any ByteSource, in encoding: TextEncoding) {
    self.source = source
    self.encoding = encoding
  }

  func next() throws(ImportFailure) -> [UInt8] {
    // A piece may end inside a character, so it may decode to nothing yet.
    while true {
      let piece = try source.next()
      if piece.isEmpty {
        var rest = left
        left = []
        // A text of fewer than three bytes was not checked for a byte order mark yet.
        if !isBegun, rest.count > 1 { rest = behindMark(rest) }
        isBegun = true
        return rest.isEmpty ? [] : decoded(rest, isLast: true)
      }
      var bytes = left.isEmpty ? piece : left + piece
      left = []
      if !isBegun {
        if bytes.count < 3 {
          left = bytes
          continue
        }
        isBegun = true
        bytes = behindMark(bytes)
      }
      let text = decoded(bytes, isLast: false)
      if !text.isEmpty { return text }
    }
  }

  /// Returns the offset after the last line break. Without a line break, returns 0, or the number of all bytes if the
  /// line is too long.
  private static func lastLineEnd(_ bytes: [UInt8]) -> Int {
    bytes.lastIndex(of: ASCII.newline).map { $0 + 1 }
      ?? (bytes.count > longestLine ? bytes.count : 0)
  }

  private static let longestLine = 1 << 20

  private func behindMark(_ bytes: [UInt8]) -> [UInt8] {
    switch encoding {
    case .utf8, .mixed:
      return bytes.starts(with: ASCII.byteOrderMark) ? Array(bytes.dropFirst(3)) : bytes
    case .utf16:
      isBig = WideText.isBig(bytes)
      return WideText.isMarked(bytes) ? Array(bytes.dropFirst(2)) : bytes
    case .cp949, .windows1252: return bytes
    }
  }

  private func decoded(_ bytes: [UInt8], isLast: Bool) -> [UInt8] {
    switch encoding {
    case .utf8: return bytes
    case .windows1252: return WesternText.decoded(bytes)
    case .mixed:
      let end = isLast ? bytes.count : Self.lastLineEnd(bytes)
      left = Array(bytes[end...])
      return bytes[..<end].split(
        separator: ASCII.newline, omittingEmptySubsequences: false
      ).map(WesternText.mended).joined(separator: [ASCII.newline]).map(\.self)
    case .cp949:
      var end = bytes.count
      // An odd byte at the end may be the first of a two-byte character.
      if !isLast {
        var offset = 0
        while offset < bytes.count { offset += bytes[offset] < 0x80 ? 1 : 2 }
        if offset > bytes.count { end -= 1 }
      }
      left = Array(bytes[end...])
      return KoreanText.decoded(bytes[..<end])
    case .utf16:
      var units: [UInt16] = []
      units.reserveCapacity(bytes.count / 2)
      var offset = 0
      while offset + 1 < bytes.count {
        let (one, other) = (UInt16(bytes[offset]), UInt16(bytes[offset + 1]))
        units.append(isBig ? one << 8 | other : other << 8 | one)
        offset += 2
      }
      left = Array(bytes[offset...])
      if !isLast, let last = units.last, UTF16.isLeadSurrogate(last) {
        units.removeLast()
        left = Array(bytes[(offset - 2)...])
      }
      return Array(String(decoding: units, as: UTF16.self).utf8)
    }
  }
}
