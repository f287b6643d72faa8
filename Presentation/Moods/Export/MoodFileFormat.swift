import Domain

/// The forms feelings are written in for other programs.
enum MoodFileFormat: String, Equatable, Sendable, CaseIterable {
  case csv, json, markdown, jrnl, dayone

  /// How it is written.
  func writer(_ kept: StoredRecords, _ photos: [String: [StoredPhoto]]) -> MoodWriter {
    switch self {
    case .csv: .file(MoodTable.writer)
    case .json: .file(MoodList.writer(kept, photos))
    case .markdown: .folder(MoodPages.writer)
    case .jrnl: .file(MoodJournal.writer(kept))
    case .dayone: .file(MoodDayOne.writer(kept))
    }
  }

  /// Whether something of what is kept of feelings as it came goes out in it.
  var takesKept: Bool {
    switch self {
    case .json, .jrnl, .dayone: true
    case .csv, .markdown: false
    }
  }

  /// The program whose form it is, if it is one's.
  var origin: ImportFormat? {
    switch self {
    case .jrnl: .jrnl
    case .dayone: .dayone
    case .csv, .json, .markdown: nil
    }
  }
}

/// Into a file, or into a folder.
enum MoodWriter: Sendable {
  case file(MoodFileWriter)
  case folder(MoodFolderWriter)
}

extension MoodRecord {
  /// A level as a tag, for forms that know nothing of levels: it can be searched for there, and is
  /// read back.
  var levelTag: String? { level.map { "level-\($0.value)" } }

  /// Its level and its tags, without signs.
  var allTags: [String] { [levelTag].compactMap(\.self) + tags.words }

  /// The hour and the minute; nothing where only the day is known.
  package var minute: String? { isTimed ? String(at.time.description.prefix(5)) : nil }
}
