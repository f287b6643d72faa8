import Domain

/// Recognises and opens Day One's exports: a JSON file, an archive or folder with journals and photos, or the folder of
/// Day One Classic.
enum DayOne {
  static let recipe = ImportRecipe(
    format: .dayone, fits: fits,
    open: { file, _ throws(ImportFailure) in
      guard let bundle = FileBundle(file) else {
        return DayOneJSON(parts: [.init(source: try file.text())], photos: nil)
      }
      let names = journals(bundle)
      if names.isEmpty { return DayOneClassic(bundle) }
      return DayOneJournals(bundle, names)
    })

  private static let fits: @Sendable (ImportFile) -> Bool = { file in
    guard let bundle = FileBundle(file) else { return isJournal(file.head) }
    return !journals(bundle).isEmpty || !bundle.names(ending: "doentry").isEmpty
  }

  /// Returns the journals of an archive, which are at its root or in one folder below.
  private static func journals(_ bundle: FileBundle) -> [String] {
    bundle.names(ending: "json").filter { $0.split(separator: "/").count <= 2 }.prefix(1000)
      .filter { isJournal(bundle.head($0)) }
  }

  /// Whether the JSON begins like a journal of Day One.
  static func isJournal(_ head: [UInt8]) -> Bool {
    let members = JSONPreview.members(in: head)
    guard members.contains("entries") else { return false }
    let entry = JSONPreview.firstElement(of: "entries", in: head)
    return entry.isEmpty ? members.contains("metadata") : entry.contains("creationDate")
  }
}

/// Reads the journals of an archive or a folder in order.
struct DayOneJournals: IncomingReader {
  private let bundle: FileBundle
  private let photos: [String: String]
  private var names: ArraySlice<String>
  private var reader: DayOneJSON?
  private var isFirst = true

  init(_ bundle: FileBundle, _ names: [String]) {
    self.bundle = bundle
    self.names = names[...]
    var photos: [String: String] = [:]
    for name in bundle.names where FileBundle.isPicture(name) {
      photos[FileBundle.stem(name).lowercased()] = name
    }
    self.photos = photos
  }

  mutating func next() throws(ImportFailure) -> IncomingPiece? {
    while true {
      if let piece = try reader?.next() { return piece }
      guard let name = names.popFirst() else { return nil }
      let journal = names.isEmpty && isFirst ? nil : FileBundle.stem(name)
      isFirst = false
      let part = DayOneJSON.Part(source: try bundle.text(name), journal: journal)
      reader = DayOneJSON(parts: [part], photos: photos)
    }
  }
}

/// Reads one journal from JSON.
struct DayOneJSON: IncomingReader {
  /// A journal to import. Its name is nil if it is the only one.
  struct Part {
    let source: any ByteSource
    var journal: String?
  }

  private var elements: JSONElements
  private let part: Part
  /// The paths of photos by their MD5 or identifier; nil if the import is a JSON file without
  /// photos.
  private let photos: [String: String]?
  private let zones: ZoneFiles
  private var queue = PieceQueue()

  init(parts: [Part], photos: [String: String]?, zones: ZoneFiles = DiaryMoment.zones) {
    part = parts.first ?? Part(source: MemorySource([]))
    elements = JSONElements(part.source, in: "entries")
    (self.photos, self.zones) = (photos, zones)
  }

  mutating func next() throws(ImportFailure) -> IncomingPiece? {
    while true {
      if let piece = queue.next() { return piece }
      guard let element = try elements.next() else { return nil }
      let line = elements.number
      if let entry = queue.record(element, line: line) { understand(entry, line) }
    }
  }

  private static let read: Set<String> = [
    "uuid", "creationDate", "timeZone", "text", "richText", "tags", "starred", "isAllDay",
  ]

  private mutating func understand(_ entry: JSONRecord, _ line: Int) {
    guard let written = entry.text("creationDate") else {
      return queue.add(line, .dateMissing, failed: true)
    }
    let zone = entry.text("timeZone") ?? entry["location"]?["timeZoneName"]?.text
    guard var moment = DiaryMoment.written(written, zone: zone, zones) else {
      return queue.add(line, .dateUnreadable(written), failed: true)
    }
    if entry.flag("isAllDay") { moment = .local(DiaryMoment.shown(moment).day, seconds: nil) }
    var kept = entry.preserved(besides: Self.read)
    if let zone = entry.text("timeZone") { kept.append(StoredMember("timeZone", zone)) }
    if entry.flag("starred") { kept.append(StoredMember("starred", json: "true")) }
    if let journal = part.journal { kept.append(StoredMember("journal", journal)) }
    let photos = photoPaths(entry)
    let text = DayOneText.plain(entry["text"]?.text ?? DayOneText.rich(entry["richText"]?.text))
    let feeling = IncomingFeeling(
      at: moment, text: text, tags: entry.texts("tags"),
      photos: photos.map { IncomingPhoto(path: $0.path) })
    queue.add(line, id: (entry.text("uuid") ?? "").uppercased(), feeling, kept: kept)
    queue.addMissing(photos, line: line)
  }

  /// Returns the photos of an entry with their paths, by `orderInEntry`. The path is nil if the
  /// file is missing.
  private func photoPaths(_ entry: JSONRecord) -> [(name: String, path: String?)] {
    let photos = (entry["photos"]?.elements ?? []).enumerated().sorted {
      ($0.element["orderInEntry"]?.number ?? $0.offset, $0.offset)
        < ($1.element["orderInEntry"]?.number ?? $1.offset, $1.offset)
    }
    return photos.map { _, photo in
      let sum = photo["md5"]?.text ?? photo["identifier"]?.text ?? ""
      let path = self.photos?[sum.lowercased()]
      return (sum + (photo["type"]?.text.map { "." + $0 } ?? ""), path)
    }
  }
}

/// Reads the folder of Day One Classic, which has one property list file per entry.
struct DayOneClassic: IncomingReader {
  private let bundle: FileBundle
  private var names: ArraySlice<String>
  private let photos: [String: String]
  private let zones: ZoneFiles
  private var queue = PieceQueue()

  init(_ bundle: FileBundle, zones: ZoneFiles = DiaryMoment.zones) {
    (self.bundle, self.zones) = (bundle, zones)
    names = bundle.names(ending: "doentry")[...]
    var photos: [String: String] = [:]
    for name in bundle.names where FileBundle.isPicture(name) {
      photos[FileBundle.stem(name).uppercased()] = name
    }
    self.photos = photos
  }

  mutating func next() throws(ImportFailure) -> IncomingPiece? {
    while true {
      if let piece = queue.next() { return piece }
      guard let name = names.popFirst() else { return nil }
      let bytes = try bundle.open(name).rest(atMost: FileBundle.longest)
      guard let list = PropertyList.tree(bytes), case .object(let members) = list else {
        queue.add(0, .notJSON, failed: true)
        continue
      }
      understand(list, members)
    }
  }

  private static let read: Set<String> = [
    "UUID", "Creation Date", "Entry Text", "Starred", "Tags", "Time Zone",
  ]

  private mutating func understand(_ entry: JSONTree, _ members: [String: JSONTree]) {
    guard let written = entry["Creation Date"]?.text else {
      return queue.add(0, .dateMissing, failed: true)
    }
    let zone = entry["Time Zone"]?.text
    guard let moment = DiaryMoment.written(written, zone: zone, zones) else {
      return queue.add(0, .dateUnreadable(written), failed: true)
    }
    let id = (entry["UUID"]?.text ?? "").uppercased()
    var kept: [StoredMember] = []
    for (name, value) in members.sorted(by: { $0.key < $1.key }) where !Self.read.contains(name) {
      if value.text?.isEmpty == true { continue }
      kept.append(
        value.text.map { StoredMember(name, $0) } ?? StoredMember(name, json: value.written))
    }
    if let zone, !zone.isEmpty { kept.append(StoredMember("Time Zone", zone)) }
    if entry["Starred"] == .bool(true) { kept.append(StoredMember("starred", json: "true")) }
    let tags = (entry["Tags"]?.elements ?? []).compactMap { $0.text.map(Text.trimmed) }.filter {
      !$0.isEmpty
    }
    let photos = photos[id].map { [IncomingPhoto(path: $0)] } ?? []
    queue.add(
      0, id: id,
      IncomingFeeling(
        at: moment, text: Text.trimmed(entry["Entry Text"]?.text ?? ""), tags: tags, photos: photos),
      kept: kept)
  }
}
