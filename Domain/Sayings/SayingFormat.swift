/// What a reader finds next in a file of sayings.
public enum SayingFinding: Equatable, Sendable {
  case saying(ReadSaying)
  case problem(SayingProblem)
}

/// A part of a file of sayings that could not be imported.
public typealias SayingProblem = ImportProblem<SayingReason>

/// Why a part of a file of sayings could not be imported.
public enum SayingReason: Error, Hashable, Sendable {
  case refused(SayingRefusal)
  /// The text is not in UTF-8.
  case notUnicode
  /// A character has more marks upon it than anybody writes.
  case heaped
  /// The number is no number a saying can have.
  case badNumber(String)
  /// The time is none that a calendar and a clock show.
  case badTime(String)
  /// The number belongs to another saying here.
  case numberTaken(SayingNumber)
  /// The feed says something else now than what is kept here under the number.
  case saysOtherwise(SayingNumber)
  /// The file gives one number to two sayings.
  case numberTwice(SayingNumber)
  /// Something stands where a text, a list or an object is expected.
  case wrongType(String)
  /// Something stands where yes or no is expected.
  case notYesOrNo(String)
  /// The file has no form that is known.
  case unknownForm
  /// The row has more fields than the header has names.
  case tooManyFields(expected: Int)
  /// The file breaks off or is malformed here, and nothing after it can be read.
  case malformed(SayingFileFormat)
  /// Nothing in the header names a column of sayings.
  case noKnownColumn
  /// A quotation mark is opened and never closed.
  case openQuote
}

extension SayingReason {
  /// Whether the whole file is not what it should be, and no part of it to be trusted.
  var spoilsAll: Bool {
    switch self {
    case .malformed, .openQuote, .noKnownColumn, .numberTwice: true
    case .refused, .notUnicode, .heaped, .badNumber, .badTime, .numberTaken, .saysOtherwise,
      .wrongType,
      .notYesOrNo, .unknownForm, .tooManyFields:
      false
    }
  }
}

/// The forms of files sayings come in and go out.
public enum SayingFileFormat: String, Hashable, Sendable, CaseIterable {
  case fortune, csv, json
}

/// Reads and writes the forms files of sayings have.
public struct SayingFormats: Sendable {
  /// The form a file has, by its name and its beginning; nothing when it has none of them.
  public var recognise: @Sendable (_ path: String?, _ bytes: ByteStream) -> SayingFileFormat?
  /// Reads a file saying by saying: each call gives what is found next, and nothing at the end.
  /// Times without a zone are those of local clocks.
  public var read:
    @Sendable (_ bytes: ByteStream, SayingFileFormat, _ moment: @escaping (Day, TimeOfDay) -> Now)
      -> () -> SayingFinding?
  /// Writes sayings: what stands before the first, each one, and what stands after the last.
  public var write: @Sendable (SayingFileFormat) -> SayingWriter

  /// Describes the forms.
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
  /// The bytes of a saying; `isFirst` says whether another one stands before it.
  public var saying: @Sendable (Saying, _ isFirst: Bool, _ now: Now) -> [UInt8]
  public var tail: [UInt8]

  /// Describes a writer.
  public init(
    head: [UInt8], saying: @escaping @Sendable (Saying, Bool, Now) -> [UInt8], tail: [UInt8]
  ) {
    self.head = head
    self.saying = saying
    self.tail = tail
  }
}
