/// Gathers one bracketed paste, up to a limit, until its end mark has come.
package struct PasteCollector {
  /// No note is longer; what lies beyond would only fill the memory.
  package static let limit = 4 * 1024 * 1024
  /// How many quiet moments pass before a paste whose end never comes counts as whole; lines
  /// over a slow connection pause, and half a paste must not be taken for keys.
  private static let timeout = 40

  private static let endMark = Array("\u{1B}[201~".utf8)

  private let limit: Int
  private var bytes: [UInt8] = []
  private var matched = 0
  private var quietMoments = 0

  /// Begins a paste of so many bytes at most.
  package init(limit: Int = PasteCollector.limit) { self.limit = limit }

  /// Takes a byte and returns the text once the end mark is whole.
  package mutating func feed(_ byte: UInt8) -> String? {
    quietMoments = 0
    if byte == Self.endMark[matched] {
      matched += 1
      return matched == Self.endMark.count ? text : nil
    }
    for kept in Self.endMark.prefix(matched) { keep(kept) }
    matched = 0
    if byte == Self.endMark[0] { matched = 1 } else { keep(byte) }
    return nil
  }

  /// Notes that nothing came for a while; returns what there is when that lasted too long.
  package mutating func pause() -> String? {
    quietMoments += 1
    return quietMoments < Self.timeout ? nil : text
  }

  private mutating func keep(_ byte: UInt8) {
    if bytes.count < limit { bytes.append(byte) }
  }

  /// Terminals send the return key for the end of a pasted line; a text has line feeds.
  private var text: String {
    var lines: [UInt8] = []
    lines.reserveCapacity(bytes.count)
    var previous: UInt8 = 0
    for byte in wholeCharacters {
      if byte == 0x0D {
        lines.append(0x0A)
      } else if byte != 0x0A || previous != 0x0D {
        lines.append(byte)
      }
      previous = byte
    }
    return String(decoding: lines, as: UTF8.self)
  }

  /// A paste that the limit cut ends before the character that was cut.
  private var wholeCharacters: ArraySlice<UInt8> {
    guard bytes.count == limit else { return bytes[...] }
    var end = bytes.count
    while end > 0, bytes.count - end < 4, bytes[end - 1] & 0xC0 == 0x80 { end -= 1 }
    guard end > 0, bytes[end - 1] >= 0xC0 else { return bytes[...] }
    let length = bytes[end - 1] >= 0xF0 ? 4 : bytes[end - 1] >= 0xE0 ? 3 : 2
    return bytes.count - end + 1 < length ? bytes[..<(end - 1)] : bytes[...]
  }
}
