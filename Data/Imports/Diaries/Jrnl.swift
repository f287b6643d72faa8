import Domain

/// Recognises and opens jrnl's files: the plain text, the JSON export, or a folder with a file per
/// day. Encrypted files are recognised only to report that jrnl itself must decrypt them.
enum Jrnl {
  static let recipe = ImportRecipe(
    format: .jrnl, locatesByLine: true,
    fits: { isEncrypted($0) || isText($0) || isJSON($0) || isFolder($0) },
    open: { file, choice throws(ImportFailure) in
      if isEncrypted(file) { throw .encrypted(.jrnl) }
      if isJSON(file) { return JrnlJSON(try file.text()) }
      if isFolder(file), let bundle = FileBundle(file) { return JrnlFolder(bundle) }
      guard let heads = heads(file) else { throw .notThatFormat(.jrnl) }
      let order = try order(file, heads, choice)
      return JrnlText(try file.text(), heads, order)
    })

  /// Whether the file has the signature of jrnl's encryption, in its third format or the one before
  /// (Fernet).
  private static func isEncrypted(_ file: ImportFile) -> Bool {
    file.head.starts(with: "JRNLv3".utf8) || file.head.starts(with: "gAAAA".utf8)
  }

  private static func isText(_ file: ImportFile) -> Bool {
    guard case .text = file.form, file.json == nil || file.head.first != UInt8(ascii: "{") else {
      return false
    }
    return heads(file) != nil
  }

  /// Returns how entries begin, judged by the first line that is not blank; nil if that line begins
  /// no entry.
  private static func heads(_ file: ImportFile) -> JrnlHeads? {
    var lines = LineStream(MemorySource(file.head))
    do throws(ImportFailure) {
      while let line = try lines.next() {
        if !line.isBlankLine { return JrnlHeads(firstLine: line) }
      }
    } catch { return nil }
    return nil
  }

  private static func isJSON(_ file: ImportFile) -> Bool {
    guard case .text = file.form, let json = file.json, !json.isList,
      json.members == ["tags", "entries"]
    else { return false }
    let members = JSONPreview.firstElement(of: "entries", in: file.head)
    // A truncated text may have only some of the members.
    return members.isSubset(of: JrnlJSON.members)
  }

  private static func isFolder(_ file: ImportFile) -> Bool {
    file.files.contains { JrnlFolder.day(of: $0) != nil }
  }

  /// Returns the order of day and month: the user's answer, or else the order that all dates of the file imply. Returns
  /// nil if no date is ambiguous, and throws if the order remains unknown.
  private static func order(
    _ file: ImportFile, _ heads: JrnlHeads, _ choice: ImportChoice
  ) throws(ImportFailure) -> ImportDateOrder? {
    var survey = DateOrderSurvey()
    var lines = LineStream(try file.text())
    while let line = try lines.next() {
      if let date = heads.head(of: line)?.date { survey.add(date) }
    }
    guard survey.isNeeded else { return nil }
    guard let order = choice.dates ?? survey.order else { throw .ambiguousDates }
    return order
  }
}

/// Reads jrnl's JSON export.
struct JrnlJSON: IncomingReader {
  private var elements: JSONElements
  private var names = MomentNames()
  private var queue = PieceQueue()

  init(_ source: any ByteSource) { elements = JSONElements(source, in: "entries") }

  mutating func next() throws(ImportFailure) -> IncomingPiece? {
    while true {
      if let piece = queue.next() { return piece }
      guard let element = try elements.next() else { return nil }
      if let entry = queue.record(element, line: elements.number) { understand(entry) }
    }
  }

  private static let read: Set<String> = ["title", "body", "date", "time", "tags", "starred"]
  /// All members of an entry that jrnl writes.
  static let members = read.union(["uuid", "creator"])

  private mutating func understand(_ entry: JSONRecord) {
    let line = elements.number
    guard let written = entry.text("date") else {
      return queue.add(line, .dateMissing, failed: true)
    }
    guard let day = Day(written) else {
      return queue.add(line, .dateUnreadable(written), failed: true)
    }
    let time = entry.text("time")
    let seconds = time.flatMap(WrittenDate.time)
    let words = JrnlWords(
      title: entry.text("title") ?? "", body: entry.text("body") ?? "",
      isStarred: entry.flag("starred"),
      tags: entry.texts("tags").map { $0.hasPrefix("@") ? String($0.dropFirst()) : $0 }
        .filter { !$0.isEmpty })
    var kept = entry.preserved(besides: Self.read)
    if words.isStarred { kept.insert(StoredMember("starred", json: "true"), at: 0) }
    let id = names.name(day, seconds)
    queue.add(line, id: id, words.feeling(at: .local(day, seconds: seconds)), kept: kept)
    if let time, seconds == nil { queue.add(line, .dateUnreadable(time), failed: false) }
  }
}

/// Reads jrnl's folder with one file per day: `2026/03/01.txt`.
struct JrnlFolder: IncomingReader {
  private let bundle: FileBundle
  private var days: ArraySlice<(name: String, day: Day)>
  private var reader: JrnlText?

  init(_ bundle: FileBundle) {
    self.bundle = bundle
    days = bundle.names.compactMap { name in Self.day(of: name).map { (name, $0) } }[...]
  }

  mutating func next() throws(ImportFailure) -> IncomingPiece? {
    while true {
      if let piece = try reader?.next() { return piece }
      guard let (name, day) = days.popFirst() else { return nil }
      let bytes = try bundle.wholeText(name)
      var lines = LineStream(MemorySource(bytes))
      var first: [UInt8]?
      while first == nil, let line = try lines.next() { first = line.isBlankLine ? nil : line }
      let heads = first.flatMap { JrnlHeads(firstLine: $0, knowsDay: true) } ?? .inFolder
      reader = JrnlText(MemorySource(bytes), heads, on: day)
    }
  }

  /// Returns the day that a path denotes; nil for any other path.
  static func day(of name: String) -> Day? {
    let parts = name.split(separator: "/").suffix(3)
    guard parts.count == 3, name.hasSuffix(".txt") else { return nil }
    let written = parts.joined(separator: "-").dropLast(4)
    return Day(written)
  }
}
