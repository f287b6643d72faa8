/// The value of a field, as the bytes that travel: a run of parts, each of which begins with its
/// kind, so that a program keeps and hands on whole what it does not understand. Two values are
/// equal if their bytes are, since each part is written in one way only.
///
/// | kind | part | what follows |
/// | --- | --- | --- |
/// | 1 | whole number | zigzag, LEB128 |
/// | 2 | text | count of bytes in LEB128, UTF-8 |
/// | 3 | bytes | count in LEB128, the bytes |
/// | 4 | moment | the instant in LEB128 (one before 1970 as 2⁶⁴ less), the offset as a whole number |
/// | 5 | nothing | |
/// | 6–14 | of a later version | count of bytes in LEB128, the bytes |
///
/// Kind 0 is none: it ends the run where values follow upon each other.
public struct FieldValue: Hashable, Sendable {
  /// The run of parts.
  public private(set) var bytes: [UInt8]

  /// Kinds of parts.
  enum Kind {
    static let (number, text, blob, moment, nothing): (UInt8, UInt8, UInt8, UInt8, UInt8) =
      (1, 2, 3, 4, 5)
    /// Those later versions may have.
    static let later: ClosedRange<UInt8> = 6...14
  }

  /// One part.
  public enum Part: Equatable, Sendable {
    case number(Int)
    case text(String)
    case blob([UInt8])
    case moment(instant: Int, offset: Int)
    case nothing
    /// A part of a later version.
    case unknown(kind: UInt8, [UInt8])
  }

  /// Writes parts one after the other.
  public init(_ parts: [Part] = []) {
    var writer = WireWriter()
    for part in parts { writer.write(part) }
    bytes = writer.bytes
  }

  /// A whole number.
  public init(_ number: Int) { self.init([.number(number)]) }

  /// Takes over bytes that were walked through.
  init(walked bytes: [UInt8]) { self.bytes = bytes }

  /// Reads the bytes of a value, as a store kept them.
  public init(bytes: [UInt8]) throws(SyncRefusal) {
    var reader = WireReader(bytes)
    while !reader.isAtEnd { _ = try reader.part() }
    self.bytes = bytes
  }

  /// The parts.
  public func parts() throws(SyncRefusal) -> [Part] {
    var reader = WireReader(bytes)
    var parts: [Part] = []
    while !reader.isAtEnd { parts.append(try reader.part()) }
    return parts
  }

  /// What a field says that says nothing.
  public static let nothing = FieldValue([.nothing])

  /// Whether it is one moment, as when something was put away.
  var isMoment: Bool { bytes.first == Kind.moment }

  /// The number it is, where it is one number: the summand of a counter.
  public var number: Int? {
    var reader = WireReader(bytes)
    do throws(SyncRefusal) {
      guard case .number(let number) = try reader.part(), reader.isAtEnd else { return nil }
      return number
    } catch { return nil }
  }
}
