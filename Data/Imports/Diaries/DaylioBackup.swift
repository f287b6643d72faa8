import Domain

/// Imports Daylio's own backup archive. Each custom mood in it has a mood group, which gives the exact level, and the
/// entries refer to their photos.
struct DaylioBackup: IncomingReader {
  /// The file in the archive that contains all data.
  private static let part = "backup.daylio"

  private var entries: JSONWalk
  private var lists: DaylioLists
  private var isInside = false
  private var number = 0
  private var names = MomentNames()
  private var queue = PieceQueue()

  static let recipe = ImportRecipe(
    format: .daylio,
    fits: { $0.archive?.entry(named: part) != nil },
    open: { file, _ throws(ImportFailure) in
      guard let bundle = FileBundle(file) else { throw .notThatFormat(.daylio) }
      return try DaylioBackup(bundle)
    })

  init(_ bundle: FileBundle) throws(ImportFailure) {
    lists = try DaylioLists(JSONWalk(LetterSource(try bundle.open(Self.part))), bundle)
    entries = JSONWalk(LetterSource(try bundle.open(Self.part)))
  }

  mutating func next() throws(ImportFailure) -> IncomingPiece? {
    while true {
      if let piece = queue.next() { return piece }
      if !isInside {
        guard try findEntries() else { return nil }
        isInside = true
      }
      let element = try entries.value()
      if element == .json([]) { return nil }
      number += 1
      if let entry = queue.record(element, line: number) { understand(entry) }
    }
  }

  private mutating func findEntries() throws(ImportFailure) -> Bool {
    guard try entries.next() == .beginObject else { throw .badFile(.notJSON, line: nil) }
    while let step = try entries.next() {
      switch step {
      case .name("dayEntries"): return try entries.next() == .beginList
      case .name: try entries.skip()
      case .endObject: throw .badFile(.missingPart("dayEntries"), line: nil)
      case .beginObject, .beginList, .endList, .scalar: throw .badFile(.notJSON, line: nil)
      }
    }
    throw .badFile(.cut, line: nil)
  }

  private static let read: Set<String> = [
    "id", "minute", "hour", "day", "month", "year", "datetime", "mood", "note", "note_title",
    "tags", "assets",
  ]

  private mutating func understand(_ entry: JSONRecord) {
    guard let moment = Self.moment(entry) else {
      let written = entry["datetime"]?.text
      return queue.add(
        number, written.map { .dateUnreadable($0) } ?? .dateMissing, failed: true)
    }
    let mood = lists.mood(entry["mood"]?.number)
    let tags = (entry["tags"]?.elements ?? []).compactMap { $0.number.flatMap { lists.tags[$0] } }
    let photos = lists.photos(entry["assets"]?.elements ?? [])
    let feeling = IncomingFeeling(
      at: moment.at, level: mood.level, mood: mood.level == nil ? mood.name : nil,
      title: entry.text("note_title").map(MarkupText.plain),
      text: MarkupText.plain(entry.text("note") ?? ""), tags: unique(tags.map(\.name)),
      photos: photos.map { IncomingPhoto(path: $0.path) })
    let word = mood.name ?? entry["mood"]?.text
    var kept = word.map { [StoredMember("mood", $0)] } ?? []
    if photos.count < entry["assets"]?.elements.count ?? 0 { kept += entry.preserved("assets") }
    if tags.contains(where: { $0.group != nil }) {
      let groups = tags.map { tag in
        JSONTree.object(
          ["name": .text(tag.name), "group": tag.group.map { .text($0) } ?? .null])
      }
      kept.append(StoredMember("activities", json: JSONTree.list(groups).written))
    }
    kept += entry.preserved(besides: Self.read)
    queue.add(number, id: names.name(moment.day, moment.seconds), feeling, kept: kept)
    queue.addMissing(photos, line: number)
  }

  private func unique(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  /// Returns the moment of an entry, and the local day and time for its id. Without a time only the
  /// day is set; nil if no date is valid.
  private static func moment(_ entry: JSONRecord) -> (
    at: IncomingMoment, day: Day, seconds: Int?
  )? {
    guard let clock = clock(entry) else {
      guard let instant = instant(entry) else { return nil }
      let offset = entry["timeZoneOffset"]?.number.map { $0 / 1000 }
      guard !saysDay(entry), let offset, abs(offset) <= furthest else { return nil }
      let shown = instant + offset
      let time = TimeOfDay(seconds: shown)
      let day = Day(ordinal: (shown - time.seconds) / 86_400)
      return (.instant(instant, offset: offset), day, time.seconds)
    }
    guard let seconds = clock.seconds, let instant = instant(entry),
      let offset = offset(of: instant, on: clock.day, seconds)
    else { return (.local(clock.day, seconds: clock.seconds), clock.day, clock.seconds) }
    return (.instant(instant, offset: offset), clock.day, seconds)
  }

  /// The maximum UTC offset that is accepted, in seconds.
  private static let furthest = 18 * 3600

  private static func saysDay(_ entry: JSONRecord) -> Bool {
    ["year", "month", "day"].allSatisfy { entry[$0]?.number != nil }
  }

  /// Returns the local day and time, which Daylio displays; nil if they are invalid. Before
  /// mid-2017 Daylio wrote -1 for hour and minute of an entry without a time.
  private static func clock(_ entry: JSONRecord) -> (day: Day, seconds: Int?)? {
    guard let year = entry["year"]?.number, let month = entry["month"]?.number,
      let date = entry["day"]?.number, (0...11).contains(month),
      let day = Day(year: year, month: month + 1, day: date)
    else { return nil }
    let (hour, minute) = (entry["hour"]?.number ?? -1, entry["minute"]?.number ?? -1)
    if hour == -1 || minute == -1 { return (day, nil) }
    guard let time = TimeOfDay(hour: hour, minute: minute) else { return nil }
    return (day, time.seconds)
  }

  private static func instant(_ entry: JSONRecord) -> Int? {
    guard let stamp = entry["datetime"]?.number,
      (-62_000_000_000_000...253_000_000_000_000).contains(stamp)
    else { return nil }
    return DiaryMoment.seconds(stamp)
  }

  /// Computes the UTC offset in seconds, as local time minus `instant`; nil if no time zone has it.
  /// `timeZoneOffset` is not used, since older versions always wrote 0.
  private static func offset(of instant: Int, on day: Day, _ seconds: Int) -> Int? {
    // The local time is known only to the minute.
    let minute = instant - ((instant % 60) + 60) % 60
    let offset = day.ordinal * 86_400 + seconds - minute
    return abs(offset) <= furthest && offset % 900 == 0 ? offset : nil
  }
}

/// The lists of a backup that entries refer to by id.
struct DaylioLists {
  private(set) var tags: [Int: (name: String, group: String?)] = [:]
  private var moods: [Int: (name: String?, group: Int?)] = [:]
  private var assets: [Int: (checksum: String, type: Int)] = [:]
  private var paths: [String: String] = [:]

  /// Reads all lists except the entries.
  init(_ walk: JSONWalk, _ bundle: FileBundle) throws(ImportFailure) {
    var walk = walk
    var groups: [Int: String] = [:]
    var tagGroups: [Int: Int] = [:]
    guard try walk.next() == .beginObject else { throw .badFile(.notJSON, line: nil) }
    while case .name(let name)? = try walk.next() {
      guard ["tags", "tag_groups", "customMoods", "assets"].contains(name) else {
        try walk.skip()
        continue
      }
      guard case .json(let bytes) = try walk.value() else { continue }
      let list: JSONTree
      do throws(JSONParseError) { list = try JSONTreeReader.tree(bytes, .whole) } catch {
        throw .badFile(.notJSON, line: nil)
      }
      for element in list.elements {
        guard let id = element["id"]?.number else { continue }
        switch name {
        case "tags":
          tags[id] = element["name"]?.text.map { ($0, nil) }
          tagGroups[id] = element["id_tag_group"]?.number
        case "tag_groups": groups[id] = element["name"]?.text
        case "customMoods":
          let custom = element["custom_name"]?.text.map(Text.trimmed) ?? ""
          let predefined = element["predefined_name_id"]?.number.flatMap {
            DaylioMoods.name(predefined: $0)
          }
          moods[id] = (custom.isEmpty ? predefined : custom, element["mood_group_id"]?.number)
        default:
          assets[id] = element["checksum"]?.text.map { ($0, element["type"]?.number ?? 1) }
        }
      }
    }
    for (tag, group) in tagGroups { tags[tag]?.group = groups[group] }
    for file in bundle.names where file.hasPrefix("assets/") {
      paths[FileBundle.stem(file)] = file
      paths[FileBundle.base(file)] = file
    }
  }

  /// Returns the name and level of a mood. An id without a mood is interpreted as the id of a mood
  /// group.
  func mood(_ id: Int?) -> (name: String?, level: Int?) {
    guard let id else { return (nil, nil) }
    guard let mood = moods[id] else {
      return (DaylioMoods.name(predefined: id), DaylioMoods.level(group: id))
    }
    let level = mood.group.flatMap { DaylioMoods.level(group: $0) }
    return (mood.name ?? mood.group.flatMap { DaylioMoods.name(predefined: $0) }, level)
  }

  /// Returns the photos among the assets of an entry, without audio recordings.
  func photos(_ ids: [JSONTree]) -> [(name: String, path: String?)] {
    ids.compactMap { id in
      guard let asset = id.number.flatMap({ assets[$0] }), asset.type == 1 else { return nil }
      return (asset.checksum, paths[asset.checksum])
    }
  }
}
