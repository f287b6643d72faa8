import Domain

/// The export formats of moods.
enum MoodFileFormat: String, Equatable, Sendable, CaseIterable {
  case csv, json, markdown, jrnl, dayone

  /// Returns the writer of the format.
  func writer(_ kept: StoredRecords, _ photos: [String: [StoredPhoto]]) -> MoodWriter {
    switch self {
    case .csv: .file(MoodTable.writer)
    case .json: .file(MoodList.writer(kept, photos))
    case .markdown: .folder(MoodPages.writer)
    case .jrnl: .file(MoodJournal.writer(kept))
    case .dayone: .file(MoodDayOne.writer(kept))
    }
  }

  /// Whether the export includes source values that were stored at import.
  var includesSourceValues: Bool {
    switch self {
    case .json, .jrnl, .dayone: true
    case .csv, .markdown: false
    }
  }

  /// The program that defines the format; nil for general formats.
  var origin: ImportFormat? {
    switch self {
    case .jrnl: .jrnl
    case .dayone: .dayone
    case .csv, .json, .markdown: nil
    }
  }
}

/// A writer for a single file or for a folder.
enum MoodWriter: Sendable {
  case file(MoodFileWriter)
  case folder(MoodFolderWriter)
}

extension MoodRecord {
  /// The level as a tag, for formats without levels. Users can search for the tag, and the import parses it back.
  var levelTag: String? { level.map { "level-\($0.value)" } }

  /// The level tag and the tags of the record, without their leading signs.
  var allTags: [String] { [levelTag].compactMap(\.self) + tags.words }

  /// The time as hour and minute; nil if only the day is known.
  package var minute: String? { isTimed ? String(at.time.description.prefix(5)) : nil }
}
