import Domain

/// Decodes Base64 from a stream. Line breaks may occur anywhere.
final class LetterSource: ByteSource {
  private let source: any ByteSource
  private var held: UInt32 = 0
  private var count = 0
  private var isOver = false

  init(_ source: any ByteSource) { self.source = source }

  func next() throws(ImportFailure) -> [UInt8] {
    while true {
      let piece = try source.next()
      if piece.isEmpty { return try end() }
      let bytes = try decoded(piece)
      if !bytes.isEmpty { return bytes }
    }
  }

  private func decoded(_ piece: [UInt8]) throws(ImportFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(piece.count * 3 / 4 + 3)
    for letter in piece {
      if ASCII.isBlank(letter) || letter == ASCII.newline || letter == ASCII.carriageReturn {
        continue
      }
      if letter == ASCII.equals {
        isOver = true
        continue
      }
      guard !isOver, let value = Self.value(letter) else { throw .badFile(.notJSON, line: nil) }
      held = held << 6 | UInt32(value)
      count += 1
      guard count == 4 else { continue }
      bytes += [
        UInt8(truncatingIfNeeded: held >> 16), UInt8(truncatingIfNeeded: held >> 8),
        UInt8(truncatingIfNeeded: held),
      ]
      (held, count) = (0, 0)
    }
    return bytes
  }

  /// Decodes the last incomplete group; throws if a single character remains.
  private func end() throws(ImportFailure) -> [UInt8] {
    defer { (held, count) = (0, 0) }
    switch count {
    case 0: return []
    case 2: return [UInt8(truncatingIfNeeded: held >> 4)]
    case 3: return [UInt8(truncatingIfNeeded: held >> 10), UInt8(truncatingIfNeeded: held >> 2)]
    default: throw .badFile(.cut, line: nil)
    }
  }

  private static func value(_ letter: UInt8) -> UInt8? {
    switch letter {
    case 65...90: letter - 65
    case 97...122: letter - 71
    case 48...57: letter + 4
    case UInt8(ascii: "+"), ASCII.hyphen: 62
    case UInt8(ascii: "/"), ASCII.underscore: 63
    default: nil
    }
  }
}
