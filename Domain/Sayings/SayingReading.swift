/// Where sayings are imported from.
public enum SayingOrigin: Equatable, Sendable {
  /// A file, or a folder of fortune files.
  case path(String)
  /// What came through a pipe.
  case bytes([UInt8])
}

/// Why sayings could not be imported or pulled; nothing was changed.
public enum SayingsImportError: StorageFailing, Equatable, Sendable {
  case file(FileFailure)
  case fetch(FetchFailure)
  /// What was read has none of the forms files of sayings have.
  case unknownForm(place: String?)
  /// The file or the feed breaks off, is malformed or contradicts itself.
  case broken(place: String?, SayingProblem)
  /// No feed was ever pulled from.
  case noFeed
  case sayings(SayingsError)

  public static func storage(_ failure: StorageFailure) -> SayingsImportError {
    .sayings(.storage(failure))
  }
}

/// Reads files of sayings one after another; what is no saying is written down in the report.
struct SayingReading: Sendable {
  let files: Files
  let formats: SayingFormats
  let calendar: LocalCalendar

  /// The files a path means: of a folder all but the indexes of fortune files.
  func paths(_ path: String) throws(FileFailure) -> [String] {
    try files.find(path) { name in
      let name = name.lowercased()
      return ![".dat", ".u8", ".md", ".pot"].contains(where: name.hasSuffix)
    }
  }

  /// The form a file has; nothing when it is none that is known.
  func form(of bytes: ByteStream, named path: String?) -> SayingFileFormat? {
    formats.recognise(path, bytes)
  }

  /// The findings in a file of some form.
  func findings(_ bytes: ByteStream, as form: SayingFileFormat) -> () -> SayingFinding? {
    formats.read(bytes, form) { calendar.moment($0, $1) }
  }
}
