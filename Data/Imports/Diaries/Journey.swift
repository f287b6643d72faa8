import Domain

/// Imports Journey's archive, in which each entry has its own JSON file next to its photos.
struct Journey: IncomingReader {
  private let bundle: FileBundle
  private var entries: ArraySlice<String>
  private let pictures: [String: String]
  private let zones: ZoneFiles
  private var names = MomentNames()
  private var queue = PieceQueue()

  static let recipe = ImportRecipe(
    format: .journey,
    fits: { file in
      guard let bundle = FileBundle(file) else { return false }
      let entries = bundle.names.lazy.filter { FileBundle.ending(of: $0) == "json" }
      return entries.prefix(16).contains { isEntry(bundle.head($0)) }
    },
    open: { file, _ throws(ImportFailure) in
      guard let bundle = FileBundle(file) else { throw .notThatFormat(.journey) }
      return Journey(bundle)
    })

  private static func isEntry(_ head: [UInt8]) -> Bool {
    let members = JSONPreview.members(in: head)
    return members.contains("text")
      && (members.contains("date_journal") || members.contains("dateOfJournal"))
  }

  init(_ bundle: FileBundle, zones: ZoneFiles = DiaryMoment.zones) {
    (self.bundle, self.zones) = (bundle, zones)
    entries = bundle.names(ending: "json")[...]
    var pictures: [String: String] = [:]
    for name in bundle.names where FileBundle.ending(of: name) != "json" {
      pictures[FileBundle.base(name)] = name
      pictures[name] = name
    }
    self.pictures = pictures
  }

  mutating func next() throws(ImportFailure) -> IncomingPiece? {
    while true {
      if let piece = queue.next() { return piece }
      guard let name = entries.popFirst() else { return nil }
      let bytes = try bundle.text(name).rest(atMost: FileBundle.longest)
      if let entry = queue.record(.json(bytes), line: 0) {
        understand(entry, in: FileBundle.folder(name))
      }
    }
  }

  private static let read: Set<String> = [
    "id", "date_journal", "dateOfJournal", "text", "tags", "photos", "attachments", "favourite",
    "lat", "lon", "preview_text",
  ]

  private mutating func understand(_ entry: JSONRecord, in folder: String) {
    let written = entry["date_journal"]?.text ?? entry.text("dateOfJournal")
    guard let written else { return queue.add(0, .dateMissing, failed: true) }
    guard let moment = moment(written, entry.text("timezone")) else {
      return queue.add(0, .dateUnreadable(written), failed: true)
    }
    let photos = (entry.texts("photos") + entry.texts("attachments")).map { name in
      (name: name, path: pictures[folder + name] ?? pictures[name])
    }
    let seen = photos.filter { FileBundle.isPicture($0.name) }
    let feeling = IncomingFeeling(
      at: moment, text: MarkupText.plain(entry.text("text") ?? ""), tags: entry.texts("tags"),
      photos: seen.map { IncomingPhoto(path: $0.path) })
    var kept = entry.preserved(besides: Self.read)
    if Self.hasCoordinates(entry) { kept += entry.preserved("lat") + entry.preserved("lon") }
    if entry.flag("favourite") { kept.append(StoredMember("starred", json: "true")) }
    if seen.count < photos.count {
      kept += entry.preserved("photos") + entry.preserved("attachments")
    }
    let (day, seconds) = DiaryMoment.shown(moment)
    queue.add(
      0, id: entry.text("id") ?? names.name(day, seconds), feeling, kept: kept)
    queue.addMissing(seen, line: 0)
  }

  private func moment(_ written: String, _ zone: String?) -> IncomingMoment? {
    if let stamp = Int(written) {
      return DiaryMoment.instant(DiaryMoment.seconds(stamp), zone: zone, zones)
    }
    return DiaryMoment.written(written, zone: zone, zones)
  }

  /// Whether the coordinates are real: Journey writes the largest double for an unknown position.
  private static func hasCoordinates(_ entry: JSONRecord) -> Bool {
    ["lat", "lon"].allSatisfy { name in
      entry[name]?.text.flatMap { Double($0) }.map { abs($0) <= 360 } ?? false
    }
  }
}
