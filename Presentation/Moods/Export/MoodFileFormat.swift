import Domain

/// The forms feelings are written in for other programs.
enum MoodFileFormat: String, Equatable, Sendable, CaseIterable {
  case csv, json, markdown, jrnl, dayone

  /// How it is written.
  var writer: MoodWriter {
    switch self {
    case .csv: .file(MoodTable.writer)
    case .json: .file(MoodList.writer)
    case .markdown: .folder(MoodPages.writer)
    case .jrnl: .file(MoodJournal.writer)
    case .dayone: .file(MoodDayOne.writer)
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
  var minute: String? { isTimed ? String(at.time.description.prefix(5)) : nil }
}
