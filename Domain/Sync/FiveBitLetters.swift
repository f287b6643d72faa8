/// Base 32: five bits to a letter, the greatest first. The letters are Crockford's: the ten digits
/// and the small letters without i, l, o and u, which look like others.
public enum FiveBitLetters {
  /// The letters in the order of what they stand for.
  public static let all: [UInt8] = Array("0123456789abcdefghjkmnpqrstvwxyz".utf8)

  /// What a small letter stands for.
  static func value(of letter: UInt8) -> UInt8? { values[Int(letter)] }

  private static let values: [UInt8?] = {
    var values = [UInt8?](repeating: nil, count: 256)
    for (value, letter) in all.enumerated() { values[Int(letter)] = UInt8(value) }
    return values
  }()

  /// Bytes as letters; the last one is filled up with zeros.
  static func letters(of bytes: [UInt8]) -> String {
    var letters: [UInt8] = []
    var (rest, bits) = (0, 0)
    for byte in bytes {
      (rest, bits) = (rest << 8 | Int(byte), bits + 8)
      while bits >= 5 {
        bits -= 5
        letters.append(all[rest >> bits & 31])
      }
      rest &= 31
    }
    if bits > 0 { letters.append(all[rest << (5 - bits) & 31]) }
    return String(decoding: letters, as: UTF8.self)
  }

  /// The bytes of values of five bits each; nothing where bits that are left over are not zero.
  static func bytes(of values: [UInt8]) -> [UInt8]? {
    var bytes: [UInt8] = []
    var (rest, bits) = (0, 0)
    for value in values {
      (rest, bits) = (rest << 5 | Int(value & 31), bits + 5)
      guard bits >= 8 else { continue }
      bits -= 8
      bytes.append(UInt8(truncatingIfNeeded: rest >> bits))
      rest &= 1 << bits - 1
    }
    return rest == 0 ? bytes : nil
  }

  /// What small letters stand for; nothing where one of them is no letter.
  static func values(of letters: some Sequence<UInt8>) -> [UInt8]? {
    var values: [UInt8] = []
    for letter in letters {
      guard let value = value(of: letter) else { return nil }
      values.append(value)
    }
    return values
  }
}
