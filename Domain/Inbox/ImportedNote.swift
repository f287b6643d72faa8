/// The mark of a note whose lines are stored. It outlives an undo, so that the note is not stored a second time.
public struct ImportedNote: Equatable, Sendable {
  /// The digest of the original name, the time of writing and the content. Equal on all devices.
  public let id: String
  /// The file name without the suffix that a sync program adds to conflicting copies.
  public let name: String
  /// The digest of the content alone.
  public let content: String
  /// The digests of the lines.
  public let lines: [String]
  /// When its lines were stored.
  public let at: Now

  public init(id: String, name: String, content: String, lines: [String], at: Now) {
    (self.id, self.name, self.content) = (id, name, content)
    (self.lines, self.at) = (lines, at)
  }
}

/// The file of a stored note that is still in its folder, because it is about to be moved or the folder is read-only.
public struct NoteFile: Equatable, Sendable {
  /// The folder as the user named it.
  public let folder: String
  public let name: String
  public let length: Int
  public let lastWrite: Int?
  /// The id of the mark.
  public let note: String
  /// Whether moving the file failed.
  public let stays: Bool

  public init(
    folder: String, name: String, length: Int, lastWrite: Int?, note: String, stays: Bool
  ) {
    (self.folder, self.name, self.length) = (folder, name, length)
    (self.lastWrite, self.note, self.stays) = (lastWrite, note, stays)
  }
}

/// A line of a note that the user has to sort, because it fits no part or more than one.
public struct WaitingLine: Equatable, Sendable {
  public let id: ID<WaitingLine>
  /// The name of the note.
  public let note: String
  public let text: String
  /// When the line was written.
  public let at: Now

  public init(id: ID<WaitingLine>, note: String, text: String, at: Now) {
    (self.id, self.note, self.text, self.at) = (id, note, text, at)
  }

  /// The first line of the text.
  public var called: String {
    text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
  }
}

extension SyncDigest {
  /// Returns the digest of texts in the form of the ids of records.
  public func id(of texts: [String]) -> String {
    // The length of each text keeps two lists with the same joined text apart.
    let bytes = texts.flatMap { Array("\($0.utf8.count):".utf8) + Array($0.utf8) }
    return Self.letters(of(bytes))
  }

  /// Returns the short digest of a line.
  func line(_ line: NoteLine) -> String { String(id(of: [line.text]).prefix(10)) }

  /// Returns the digest of bytes in the form of the ids of records.
  func id(of bytes: [UInt8]) -> String { Self.letters(of(bytes)) }

  private static func letters(_ digest: SixteenBytes) -> String {
    let alphabet = Array("0123456789abcdefghjkmnpqrstvwxyz")
    let halves = [digest.high, digest.low]
    return String((0..<20).map { alphabet[Int(halves[$0 / 10] >> UInt64($0 % 10 * 5) & 31)] })
  }
}
