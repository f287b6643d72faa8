/// The source of an import.
public enum SayingOrigin: Equatable, Sendable {
  /// A path of a file, or of a folder of fortune files.
  case path(String)
  /// Bytes read from a pipe.
  case bytes([UInt8])
}

/// Why an import or pull of sayings failed. After a failure, the store is unchanged.
public enum SayingsImportFailure: StorageFailing, Equatable, Sendable {
  case file(FileFailure)
  case fetch(FetchFailure)
  /// The format of the file is unknown.
  case unknownForm(pathOrURL: String?)
  /// The file or feed is truncated, malformed or contradictory.
  case broken(pathOrURL: String?, SayingIssue)
  /// No feed was ever pulled.
  case noFeed
  case sayings(SayingsFailure)

  public static func storage(_ failure: StorageFailure) -> SayingsImportFailure {
    .sayings(.storage(failure))
  }
}

/// Finds, recognises and parses files of sayings.
struct SayingReading: Sendable {
  let files: Files
  let formats: SayingFormats
  let calendar: LocalCalendar

  /// Returns the files at a path. In a folder, the index files of fortune and documentation are skipped.
  func paths(_ path: String) throws(FileFailure) -> [String] {
    try files.find(path) { name in
      let name = name.lowercased()
      return ![".dat", ".u8", ".md", ".pot"].contains(where: name.hasSuffix)
    }
  }

  /// Detects the format of a file. Returns nil if the format is unknown.
  func form(of bytes: ByteStream, named path: String?) -> SayingFileFormat? {
    formats.recognise(path, bytes)
  }

  /// Parses a file lazily. Each call of the returned closure returns the next item, and nil at the end. Times without a
  /// zone are local.
  func findings(_ bytes: ByteStream, as form: SayingFileFormat) -> () -> SayingFinding? {
    formats.read(bytes, form) { calendar.moment($0, $1) }
  }
}
