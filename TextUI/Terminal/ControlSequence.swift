/// A control sequence (`CSI … final`) as it comes in, and its parts once it is whole.
package struct ControlSequence {
  /// What terminals send is short; a longer one is swallowed without being kept.
  private static let longest = 512

  /// The mark before the parameters (`<`, `=`, `>` or `?`), if there is one.
  package private(set) var mark: UInt8?
  /// Whether bytes stand between the parameters and the end, which no key has.
  package private(set) var isOdd = false
  /// The parameters, each with its parts; what is left out is nothing.
  package private(set) var parameters: [[Int?]] = [[nil]]
  private var length = 0

  /// Tells whether nothing has come yet.
  package var isEmpty: Bool { length == 0 }

  /// Tells whether this is the beginning of a bracketed paste, but for its last byte.
  package var isPasteStart: Bool { mark == nil && !isOdd && parameters == [[200]] }

  /// Tells whether there is one number and nothing else, as in the sequences of rxvt.
  package var isOneNumber: Bool {
    mark == nil && !isOdd && parameters.count == 1 && parameters[0].count == 1
      && parameters[0][0] != nil
  }

  /// The number in a place, or what stands for one left out.
  package func number(_ index: Int, part: Int = 0, or missing: Int) -> Int {
    guard parameters.indices.contains(index), parameters[index].indices.contains(part)
    else { return missing }
    return parameters[index][part] ?? missing
  }

  /// Takes one byte that is not the last.
  package mutating func feed(_ byte: UInt8) {
    length += 1
    guard length <= Self.longest else {
      isOdd = true
      return
    }
    switch byte {
    case 0x30...0x39: append(digit: Int(byte - 0x30))
    case 0x3A: parameters[parameters.count - 1].append(nil)
    case 0x3B: parameters.append([nil])
    case 0x3C...0x3F where length == 1: mark = byte
    default: isOdd = true
    }
  }

  private mutating func append(digit: Int) {
    let last = parameters.count - 1
    let part = parameters[last].count - 1
    let value = (parameters[last][part] ?? 0) * 10 + digit
    parameters[last][part] = min(value, 9_999_999)
  }
}
