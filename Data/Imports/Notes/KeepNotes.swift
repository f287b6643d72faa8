import Domain

/// Imports the notes of Google Keep, each of which is a JSON file in Google's Takeout.
struct KeepNotes: IncomingReader {
  private let open: (String) throws(ImportFailure) -> any ByteSource
  private var files: ArraySlice<String>
  /// The number of the entry in a single file; 0 in a folder or archive, where the path locates it.
  private let line: Int
  private var names = MomentNames()
  private var queue = PieceQueue()

  static let recipe = ImportRecipe(
    format: .keep,
    fits: { file in
      guard let bundle = FileBundle(file) else {
        return file.json.map { isNote($0.members) } ?? false
      }
      let files = bundle.names.lazy.filter { FileBundle.ending(of: $0) == "json" }
      return files.prefix(16).contains { isNote(JSONPreview.members(in: bundle.head($0))) }
    },
    open: { file, _ throws(ImportFailure) in
      guard let bundle = FileBundle(file) else {
        return KeepNotes([file.name], line: 1) { (_) throws(ImportFailure) in try file.text() }
      }
      let notes = bundle.names(ending: "json").filter {
        isNote(JSONPreview.members(in: bundle.head($0)))
      }
      // Takeout writes each note as a web page too.
      let stems = Set(notes.map { $0.dropLast(4) })
      for name in bundle.names(ending: "html") where stems.contains(name.dropLast(4)) {
        file.names.pass(name)
      }
      return KeepNotes(notes, line: 0) { (name) throws(ImportFailure) in try bundle.text(name) }
    })

  private static func isNote(_ members: Set<String>) -> Bool {
    members.contains("userEditedTimestampUsec")
      || members.isSuperset(of: ["isTrashed", "isArchived", "isPinned"])
  }

  private init(
    _ files: [String], line: Int, _ open: @escaping (String) throws(ImportFailure) -> any ByteSource
  ) {
    (self.files, self.line, self.open) = (files[...], line, open)
  }

  mutating func next() throws(ImportFailure) -> IncomingPiece? {
    while true {
      if let piece = queue.next() { return piece }
      guard let name = files.popFirst() else { return nil }
      let bytes = try open(name).rest(atMost: FileBundle.longest)
      guard let record = queue.record(.json(bytes), line: line) else { continue }
      if record.flag("isTrashed") {
        queue.add(.note(.trashLeft(1)))
      } else {
        understand(record, name)
      }
    }
  }

  private static let read: Set<String> = [
    "textContent", "textContentHtml", "listContent", "isTrashed", "isArchived",
    "userEditedTimestampUsec", "createdTimestampUsec",
  ]

  private mutating func understand(_ record: JSONRecord, _ name: String) {
    let edited = moment(record, "userEditedTimestampUsec")
    let written = moment(record, "createdTimestampUsec") ?? edited
    let kept = record.preserved(besides: Self.read)
    // The time of creation identifies a note. Old exports do not have it.
    let id = record["createdTimestampUsec"]?.text ?? FileBundle.stem(name)
    func entry(_ id: String, _ text: String, isDone: Bool) -> IncomingPiece {
      let isDone = isDone || record.flag("isArchived")
      let note = IncomingNote(
        text: text, written: written, isDone: isDone, done: isDone ? edited : nil)
      return .entry(IncomingEntry(line: line, id: names.once(id), .note(note), kept: kept))
    }
    let items = (record["listContent"]?.elements ?? []).compactMap { item in
      IncomingText.line(item["text"]?.text).map {
        (text: $0, isDone: item["isChecked"] == .bool(true))
      }
    }
    if items.isEmpty {
      queue.add(entry(id, Self.text(of: record), isDone: false))
    }
    for item in items { queue.add(entry(id + "/" + item.text, item.text, isDone: item.isDone)) }
  }

  /// Returns the title and the lines of a note as one line.
  private static func text(of record: JSONRecord) -> String {
    let lines = (record.text("textContent") ?? "").split(whereSeparator: \.isNewline)
      .compactMap { IncomingText.line(String($0)) }
    let text = lines.joined(separator: " / ")
    guard let title = IncomingText.line(record.text("title")), title != lines.first else {
      return text
    }
    return text.isEmpty ? title : title + ": " + text
  }

  private func moment(_ record: JSONRecord, _ name: String) -> IncomingMoment? {
    guard let stamp = record[name]?.text.flatMap({ Int($0) }), stamp > 0 else { return nil }
    return .instant(stamp / 1_000_000, offset: nil)
  }
}
