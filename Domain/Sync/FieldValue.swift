/// The value of a field as the bytes that are synced: a sequence of parts, each starting with its kind. A program
/// stores and forwards kinds it does not understand unchanged. Two values are equal if their bytes are equal, because
/// each part has only one encoding.
///
/// | kind | part | what follows |
/// | --- | --- | --- |
/// | 1 | whole number | zigzag, LEB128 |
/// | 2 | text | count of bytes in LEB128, UTF-8 |
/// | 3 | bytes | count in LEB128, the bytes |
/// | 4 | moment | instant in LEB128 (negative ones as two's complement, plus 2⁶⁴), offset as a whole number |
/// | 5 | nothing | |
/// | 6–14 | reserved for later versions | count of bytes in LEB128, the bytes |
///
/// Kind 0 is not used: it ends the sequence where values follow each other.
public struct FieldValue: Hashable, Sendable {
  /// The encoded parts.
  public private(set) var bytes: [UInt8]

  enum Kind {
    static let (number, text, blob, moment, nothing): (UInt8, UInt8, UInt8, UInt8, UInt8) =
      (1, 2, 3, 4, 5)
    /// The kinds reserved for later versions.
    static let later: ClosedRange<UInt8> = 6...14
  }

  public enum Part: Equatable, Sendable {
    case number(Int)
    case text(String)
    case blob([UInt8])
    case moment(instant: Int, offset: Int)
    case nothing
    /// A part of a kind that only a later version knows.
    case unknown(kind: UInt8, [UInt8])
  }

  /// Encodes the parts in order.
  public init(_ parts: [Part] = []) {
    var writer = WireWriter()
    for part in parts { writer.write(part) }
    bytes = writer.bytes
  }

  /// Encodes one whole number.
  public init(_ number: Int) { self.init([.number(number)]) }

  /// Creates a value from bytes that `WireReader.skipPart` has already validated.
  init(walked bytes: [UInt8]) { self.bytes = bytes }

  /// Parses and validates stored bytes.
  public init(bytes: [UInt8]) throws(SyncRefusal) {
    var reader = WireReader(bytes)
    while !reader.isAtEnd { _ = try reader.part() }
    self.bytes = bytes
  }

  /// Decodes the parts.
  public func parts() throws(SyncRefusal) -> [Part] {
    var reader = WireReader(bytes)
    var parts: [Part] = []
    while !reader.isAtEnd { parts.append(try reader.part()) }
    return parts
  }

  /// The value of an empty field.
  public static let nothing = FieldValue([.nothing])

  /// Whether the value starts with a moment, such as the time of a soft delete.
  var isMoment: Bool { bytes.first == Kind.moment }

  /// The number of a counter's summand; nil if the value is not exactly one number.
  public var number: Int? {
    var reader = WireReader(bytes)
    do throws(SyncRefusal) {
      guard case .number(let number) = try reader.part(), reader.isAtEnd else { return nil }
      return number
    } catch { return nil }
  }
}
