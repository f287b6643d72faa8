import Domain

/// Imports the database in a backup of Daily You: diary entries with their labels, and trackers.
struct DailyYou: IncomingReader {
  static let recipe = ImportRecipe(
    format: .dailyyou,
    fits: { file in
      guard case .database = file.form else { return false }
      do throws(ImportFailure) { return try database(file.path).isOne } catch { return false }
    },
    open: { (file, _) throws(ImportFailure) in
      guard case .database = file.form else { throw .notThatFormat(.dailyyou) }
      return try DailyYou(database(file.path))
    })

  private static func database(_ path: String) throws(ImportFailure) -> ForeignDatabase {
    try ForeignDatabase(
      path, .dailyyou,
      [
        "entries": ["text", "mood", "time_create"], "tags": ["name", "tag_type"],
        "entry_tags": ["entry_id", "tag_id", "value"],
      ])
  }

  private let database: ForeignDatabase
  private var tags: [String: (name: String, isTracker: Bool)] = [:]
  /// The labels and trackers of the entries that were not read yet, by the id of the entry.
  private var marks: [String: [(tag: String, value: String)]] = [:]
  private var counters: [String: [(count: IncomingCount?, value: String)]] = [:]
  private var queue = PieceQueue()
  private var number = 0
  private var lastRow = Int.min
  private var isOver = false

  private init(_ database: ForeignDatabase) throws(ImportFailure) {
    try database.expectHarmless()
    self.database = database
    for (row, texts) in try database.rows("name, tag_type", of: "tags") {
      tags[String(row)] = (Text.trimmed(texts[0] ?? ""), texts[1] == "1")
    }
    for (_, texts) in try database.rows("entry_id, tag_id, value", of: "entry_tags") {
      marks[texts[0] ?? "", default: []].append((texts[1] ?? "", texts[2] ?? ""))
    }
  }

  mutating func next() throws(ImportFailure) -> IncomingPiece? {
    while true {
      if let piece = queue.next() { return piece }
      if isOver { return nil }
      let rows = try database.rows(
        "text, mood, time_create", of: "entries", after: lastRow, atMost: 200)
      for (row, texts) in rows { understand(row, texts) }
      if let last = rows.last {
        lastRow = last.row
      } else {
        isOver = true
        addCounters()
      }
    }
  }

  private mutating func understand(_ row: Int, _ texts: [String?]) {
    number += 1
    let own = marks.removeValue(forKey: String(row)) ?? []
    let written = Text.trimmed(texts[2] ?? "")
    guard let moment = DiaryMoment.written(written, zone: nil, DiaryMoment.zones) else {
      return queue.add(number, .dateUnreadable(written), failed: true)
    }
    let day = DiaryMoment.shown(moment).day
    var labels: [String] = []
    for mark in own {
      guard let tag = tags[mark.tag], !tag.name.isEmpty else { continue }
      if tag.isTracker {
        let digits = mark.value.hasPrefix(".") ? "0" + mark.value : mark.value
        let count = CountAmount(reading: digits).map {
          IncomingCount($0, on: day, id: String(row))
        }
        counters[mark.tag, default: []].append((count, "\(day) \(mark.value)"))
      } else if !labels.contains(tag.name) {
        labels.append(tag.name)
      }
    }
    // Moods are numbers from -2 to 2.
    let mood = texts[1].flatMap { Int($0) }.flatMap { (-2...2).contains($0) ? $0 : nil }
    let feeling = IncomingFeeling(
      at: moment, level: mood.map { 50 + 20 * $0 }, text: Text.trimmed(texts[0] ?? ""),
      tags: labels)
    if mood == nil, feeling.text.isEmpty, labels.isEmpty { return }
    queue.add(number, id: String(row), feeling, kept: [])
  }

  private mutating func addCounters() {
    for (id, values) in counters.sorted(by: { $0.key < $1.key }) {
      guard let name = tags[id]?.name else { continue }
      number += 1
      let counter = IncomingCounter(name: name, counts: values.compactMap { $0.count })
      queue.add(.entry(IncomingEntry(line: number, id: id, .counter(counter))))
      for (count, value) in values where count == nil {
        queue.add(number, .numberUnreadable(column: name, value), failed: false)
      }
    }
    for entry in marks.keys.sorted() {
      queue.add(max(number, 1), .missingPart("entries " + entry), failed: false)
    }
  }
}
