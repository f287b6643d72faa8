/// Collects the bytes of one bracketed paste up to its end mark. Bytes beyond a size limit are dropped.
package struct PasteCollector {
  /// The maximum size in bytes, which is more than any note needs. The rest of a longer paste is dropped.
  package static let limit = 4 * 1024 * 1024
  /// The number of pauses in a row after which a paste without an end mark counts as complete. A slow connection causes
  /// pauses within a paste, so a low number would turn the rest of the paste into keys.
  private static let timeout = 40
  /// The least number of bytes without a pause that count as more of the paste. Fewer bytes may be keys, which would be
  /// lost if the end mark never arrives.
  private static let leastBurst = 32

  private static let endMark = Array("\u{1B}[201~".utf8)

  private let limit: Int
  private var bytes: [UInt8] = []
  private var matched = 0
  private var quietMoments = 0
  private var burst = 0

  /// Creates a collector with a limit in bytes.
  package init(limit: Int = PasteCollector.limit) { self.limit = limit }

  /// Adds a byte. Returns the text when the end mark is complete, otherwise nil.
  package mutating func feed(_ byte: UInt8) -> String? {
    burst += 1
    if burst == Self.leastBurst { quietMoments = 0 }
    if byte == Self.endMark[matched] {
      matched += 1
      return matched == Self.endMark.count ? text : nil
    }
    for kept in Self.endMark.prefix(matched) { keep(kept) }
    matched = 0
    if byte == Self.endMark[0] { matched = 1 } else { keep(byte) }
    return nil
  }

  /// Records a pause in the input. Returns the text so far if there were too many pauses in a row, otherwise nil.
  package mutating func pause() -> String? {
    burst = 0
    quietMoments += 1
    return quietMoments < Self.timeout ? nil : text
  }

  private mutating func keep(_ byte: UInt8) {
    if bytes.count < limit { bytes.append(byte) }
  }

  /// The text with line feeds. Terminals send a carriage return for each line end of a paste.
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

  /// The bytes without an incomplete UTF-8 character at the end, which the size limit may have cut.
  private var wholeCharacters: ArraySlice<UInt8> {
    guard bytes.count == limit else { return bytes[...] }
    var end = bytes.count
    while end > 0, bytes.count - end < 4, bytes[end - 1] & 0xC0 == 0x80 { end -= 1 }
    guard end > 0, bytes[end - 1] >= 0xC0 else { return bytes[...] }
    let length = bytes[end - 1] >= 0xF0 ? 4 : bytes[end - 1] >= 0xE0 ? 3 : 2
    return bytes.count - end + 1 < length ? bytes[..<(end - 1)] : bytes[...]
  }
}
