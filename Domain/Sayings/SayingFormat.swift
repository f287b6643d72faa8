/// One result of parsing a file of sayings.
public enum SayingFinding: Equatable, Sendable {
  case saying(ReadSaying)
  case problem(SayingIssue)
}

/// A part of a file that could not be imported.
public typealias SayingIssue = ImportIssue<SayingParseError>

/// Why a part of a file of sayings could not be imported.
public enum SayingParseError: Error, Hashable, Sendable {
  case refused(SayingRefusal)
  /// The text is not valid UTF-8.
  case notUnicode
  /// A character has more combining marks than the limit.
  case tooManyMarks
  /// The text is not a valid number of a saying.
  case badNumber(String)
  /// The text is not a valid date and time.
  case badTime(String)
  /// The number belongs to another stored saying.
  case numberTaken(SayingNumber)
  /// The words in the feed differ from the words that are stored under the number.
  case saysOtherwise(SayingNumber)
  /// The file gives one number to two sayings.
  case numberTwice(SayingNumber)
  /// A value is not the expected text, list or object.
  case wrongType(String)
  /// The text is not a Boolean value.
  case notYesOrNo(String)
  /// The format of the file is unknown.
  case unknownForm
  /// The row has more fields than the header.
  case tooManyFields(expected: Int)
  /// The file is truncated or malformed at this position, so the rest cannot be parsed.
  case malformed(SayingFileFormat)
  /// The header has no column that contains sayings.
  case noKnownColumn
  /// A quotation mark is never closed.
  case openQuote
}

extension SayingParseError {
  /// Whether the problem makes the whole file unusable.
  var spoilsAll: Bool {
    switch self {
    case .malformed, .openQuote, .noKnownColumn, .numberTwice: true
    case .refused, .notUnicode, .tooManyMarks, .badNumber, .badTime, .numberTaken, .saysOtherwise,
      .wrongType,
      .notYesOrNo, .unknownForm, .tooManyFields:
      false
    }
  }
}

/// The file formats for importing and exporting sayings.
public enum SayingFileFormat: String, Hashable, Sendable, CaseIterable {
  case fortune, csv, json
}

/// Detects, parses and writes the file formats of sayings.
public struct SayingFormats: Sendable {
  /// Detects the format of a file from its name and its first bytes. Returns nil if the format is unknown.
  public var recognise: @Sendable (_ path: String?, _ bytes: ByteStream) -> SayingFileFormat?
  /// Parses a file lazily. Each call of the returned closure returns the next item, and nil at the end. Times without a
  /// zone are local.
  public var read:
    @Sendable (_ bytes: ByteStream, SayingFileFormat, _ moment: @escaping (Day, TimeOfDay) -> Now)
      -> () -> SayingFinding?
  /// Creates the writer of a format.
  public var write: @Sendable (SayingFileFormat) -> SayingWriter

  public init(
    recognise: @escaping @Sendable (String?, ByteStream) -> SayingFileFormat?,
    read:
      @escaping @Sendable (ByteStream, SayingFileFormat, @escaping (Day, TimeOfDay) -> Now)
      -> () -> SayingFinding?,
    write: @escaping @Sendable (SayingFileFormat) -> SayingWriter
  ) {
    self.recognise = recognise
    self.read = read
    self.write = write
  }
}

/// Writes the sayings of one file, one after another.
public struct SayingWriter: Sendable {
  public var head: [UInt8]
  /// Encodes a saying. `isFirst` is false if another saying precedes it.
  public var saying: @Sendable (Saying, _ isFirst: Bool, _ now: Now) -> [UInt8]
  public var tail: [UInt8]

  public init(
    head: [UInt8], saying: @escaping @Sendable (Saying, Bool, Now) -> [UInt8], tail: [UInt8]
  ) {
    self.head = head
    self.saying = saying
    self.tail = tail
  }
}
