import Domain

/// An invented file of another program: a single file, an archive or a folder of files.
public struct ImportFixture: Sendable {
  /// Whether the fixture is a single file, an archive or a folder.
  public enum Form: Sendable { case file, archive, folder }

  public let name: String
  public let format: ImportFormat
  public let form: Form
  /// The files with their paths. The path of a single file is empty.
  public private(set) var parts: [(path: String, bytes: [UInt8])]

  private init(
    _ name: String, _ format: ImportFormat, _ form: Form, _ parts: [(path: String, bytes: [UInt8])]
  ) {
    (self.name, self.format, self.form, self.parts) = (name, format, form, parts)
  }

  /// Creates a single file.
  public init(_ name: String, _ format: ImportFormat, _ bytes: [UInt8]) {
    self.init(name, format, .file, [("", bytes)])
  }

  /// Creates a single file from a text.
  public init(_ name: String, _ format: ImportFormat, _ text: String) {
    self.init(name, format, Array(text.utf8))
  }

  /// Creates an archive.
  public init(_ name: String, _ format: ImportFormat, archive parts: [(String, [UInt8])]) {
    self.init(name, format, .archive, parts.map { ($0, $1) })
  }

  /// Creates a folder of text files.
  public init(_ name: String, _ format: ImportFormat, folder parts: [(String, String)]) {
    self.init(name, format, .folder, parts.map { ($0, Array($1.utf8)) })
  }

  /// The bytes of the file or archive; empty for a folder.
  public var bytes: [UInt8] {
    switch form {
    case .file: parts.first?.bytes ?? []
    case .archive: StoredArchive.bytes(parts.map { ($0.path, $0.bytes) })
    case .folder: []
    }
  }

  /// Returns a copy in which one of the files is damaged.
  public func harmed(_ dice: inout Dice, with pieces: [[UInt8]]) -> Self {
    var other = self
    dice.harm(&other.parts[dice.below(parts.count)].bytes, with: pieces)
    return other
  }

  /// Returns a copy with these bytes appended to one of the files.
  public func followed(by bytes: [UInt8], _ dice: inout Dice) -> Self {
    var other = self
    other.parts[dice.below(parts.count)].bytes += bytes
    return other
  }
}

/// All fixtures for the import readers, and the pieces that damage them.
public enum ImportFixtures {
  public static let all: [ImportFixture] = BookFixtures.all + LifeFixtures.all

  /// Byte sequences that have a meaning for one of the readers.
  public static let pieces: [[UInt8]] =
    [
      [34], [34, 34], [44], [9], [13, 10], [10], [13], [0], [0xFF], [0xEF, 0xBB, 0xBF],
      [0xEA, 0xB9],
      [0x80], [92], [61], [0xC2, 0x85],
    ]
    + [
      "==========\n", "=\"\"", "@@@@@", "|||||", "{", "}", "[", "]", "\\u0000", "<br/>", "&amp;",
      "<",
      "4.25", "0000/00/00", "2024-02-30", "99999999999999999999", "가", "\u{301}", "👩🏽‍🚀", "--[[", "[[",
      "return {", "\\255", "function: 0x1", "\"read\"", "12-3", "|", "- Your Note on page 1 | 2",
      "2026-03-01", "[2026-03-01 21:05] ", "---\n", "# ", "[[2026-03-02]]", "![](a.jpg)", "&#0;",
      "/",
      "\"entries\":[", "\"date\":", "### People:\n", " ::: ", "@tag", "1.797e308", "T25:61:61Z",
      "2024년", "Book Id", ",\"", "\n\n", "null", "-1", "1e9",
    ].map { Array($0.utf8) }

  /// Returns a random fixture, which may be damaged.
  public static func fixture(_ dice: inout Dice) -> ImportFixture {
    var fixture = dice.one(of: all)
    for _ in 0..<dice.below(5) {
      // Sometimes the beginning of another file is appended.
      if dice.below(40) == 0 {
        fixture = fixture.followed(by: Array(dice.one(of: all).bytes.prefix(600)), &dice)
      }
      fixture = fixture.harmed(&dice, with: pieces)
    }
    return fixture
  }
}
