/// Base64 in two alphabets: base64url without padding for tokens, and standard Base64 with padding for key files.
enum TokenLetters {
  /// Encodes in base64url without padding.
  static func forAddress(_ bytes: [UInt8]) -> String {
    String(decoding: letters(bytes, last: "-_"), as: UTF8.self)
  }

  /// Encodes in standard Base64 with padding.
  static func forFile(_ bytes: [UInt8]) -> String {
    let padding = [UInt8](repeating: ASCII.equals, count: (3 - bytes.count % 3) % 3)
    return String(decoding: letters(bytes, last: "+/") + padding, as: UTF8.self)
  }

  /// Decodes base64url; nil for an invalid character or length, or if leftover bits are set.
  static func bytes(_ letters: some Collection<UInt8>) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(letters.count / 4 * 3 + 2)
    var (bits, count): (UInt32, Int) = (0, 0)
    for letter in letters {
      guard let value = value(letter) else { return nil }
      bits = bits << 6 | UInt32(value)
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
        bits &= (1 << UInt32(count)) - 1
      }
    }
    return bits == 0 && count < 6 ? bytes : nil
  }

  private static let firstLetters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789".utf8)

  private static func letters(_ bytes: [UInt8], last: String) -> [UInt8] {
    let alphabet = firstLetters + Array(last.utf8)
    var letters: [UInt8] = []
    letters.reserveCapacity(bytes.count / 3 * 4 + 4)
    var (bits, count): (UInt32, Int) = (0, 0)
    for byte in bytes {
      bits = bits << 8 | UInt32(byte)
      count += 8
      while count >= 6 {
        count -= 6
        letters.append(alphabet[Int(bits >> UInt32(count) & 63)])
      }
      bits &= (1 << UInt32(count)) - 1
    }
    if count > 0 { letters.append(alphabet[Int(bits << UInt32(6 - count) & 63)]) }
    return letters
  }

  private static func value(_ letter: UInt8) -> UInt8? {
    switch letter {
    case 65...90: letter - 65
    case 97...122: letter - 71
    case 48...57: letter + 4
    case UInt8(ascii: "-"): 62
    case UInt8(ascii: "_"): 63
    default: nil
    }
  }
}
