import Domain

/// Imports Daylio's CSV export: days have a fixed format, times and mood names are in the user's language, and columns
/// differ by version.
struct DaylioTable: IncomingReader {
  private var rows: TableRows
  private var names = MomentNames()
  private var queue = PieceQueue()

  static let recipe = ImportRecipe(
    format: .daylio,
    fits: { $0.hasColumns("full_date", "time", "mood", "activities") },
    open: { file, _ throws(ImportFailure) in try DaylioTable(file.table()) })

  init(_ table: CSVStream) { rows = TableRows(table) }

  mutating func next() throws(ImportFailure) -> IncomingPiece? {
    while true {
      if let piece = queue.next() { return piece }
      switch try rows.next() {
      case .end: return nil
      case .problem(let problem): return .problem(problem)
      case .row: understand(rows.table)
      }
    }
  }

  /// The columns that are read, or that repeat the day in the user's language.
  private static let read: Set<String> = [
    "full_date", "date", "weekday", "time", "activities", "note_title", "note",
  ]

  private mutating func understand(_ row: CSVStream) {
    let line = row.line
    if !row.isUnicode { queue.add(line, .notUnicode, failed: false) }
    guard let written = row["full_date"] else {
      return queue.add(line, .dateMissing, failed: true)
    }
    guard let day = Day(written) else {
      return queue.add(line, .dateUnreadable(written), failed: true)
    }
    let time = row["time"]
    let seconds = time.flatMap(WrittenDate.time)
    let mood = row["mood"]
    let level = mood.flatMap(DaylioMoods.level)
    let feeling = IncomingFeeling(
      at: .local(day, seconds: seconds), level: level, mood: level == nil ? mood : nil,
      title: row["note_title"].map(MarkupText.plain), text: MarkupText.plain(row["note"] ?? ""),
      tags: Self.tags(row["activities"] ?? ""))
    queue.add(line, id: names.name(day, seconds), feeling, kept: row.preserved(besides: Self.read))
    if let time, seconds == nil { queue.add(line, .dateUnreadable(time), failed: false) }
  }

  /// Splits the activities into tags without duplicates.
  static func tags(_ activities: String) -> [String] {
    var tags: [String] = []
    for part in activities.split(separator: "|") {
      let tag = Text.trimmed(String(part))
      if !tag.isEmpty, !tags.contains(tag) { tags.append(tag) }
    }
    return tags
  }
}
