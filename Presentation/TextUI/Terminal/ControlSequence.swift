/// A control sequence (`CSI … final`), parsed byte by byte.
package struct ControlSequence {
  /// The maximum length in bytes. A longer sequence is read to its end and ignored.
  private static let longest = 512

  /// The private marker before the parameters (`<`, `=`, `>` or `?`); nil if there is none.
  package private(set) var mark: UInt8?
  /// Whether the sequence is too long, or has intermediate bytes or a marker after its start. No key sends such a
  /// sequence.
  package private(set) var isOdd = false
  /// The parameters, each with its colon-separated parts. Omitted parts are nil.
  package private(set) var parameters: [[Int?]] = [[nil]]
  private var length = 0

  /// Whether no byte has arrived yet.
  package var isEmpty: Bool { length == 0 }

  /// Whether the sequence, completed by its final byte, starts a bracketed paste.
  package var isPasteStart: Bool { mark == nil && !isOdd && parameters == [[200]] }

  /// Whether the sequence has exactly one number, as in the key sequences of rxvt.
  package var isOneNumber: Bool {
    mark == nil && !isOdd && parameters.count == 1 && parameters[0].count == 1
      && parameters[0][0] != nil
  }

  /// Returns the number at an index, or `missing` if the number was omitted.
  package func number(_ index: Int, part: Int = 0, or missing: Int) -> Int {
    guard parameters.indices.contains(index), parameters[index].indices.contains(part)
    else { return missing }
    return parameters[index][part] ?? missing
  }

  /// Adds one byte, which must not be the final byte.
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
