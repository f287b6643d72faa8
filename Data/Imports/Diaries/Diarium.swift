import Domain

/// Imports Diarium's JSON export, alone or in an archive with photos: a list of entries with a local time, a heading
/// and an HTML text.
struct Diarium: IncomingReader {
  private var elements: JSONElements
  /// The paths of photos by the timestamp in the name of their folder.
  private let photos: [String: [String]]
  private var names = MomentNames()
  private var queue = PieceQueue()

  static let recipe = ImportRecipe(
    format: .diarium,
    fits: { file in
      guard let bundle = FileBundle(file) else { return isDiary(file.head) }
      return list(in: bundle) != nil
    },
    open: { file, _ throws(ImportFailure) in
      guard let bundle = FileBundle(file) else { return Diarium(try file.text(), photos: [:]) }
      guard let name = list(in: bundle) else { throw .notThatFormat(.diarium) }
      return Diarium(try bundle.text(name), photos: photos(bundle))
    })

  private static func list(in bundle: FileBundle) -> String? {
    bundle.names(ending: "json").prefix(16).first { isDiary(bundle.head($0)) }
  }

  private static func isDiary(_ head: [UInt8]) -> Bool {
    JSONPreview.firstElement(of: nil, in: head).isSuperset(of: ["date", "heading", "html"])
  }

  /// The length of the part of a photo folder's name that identifies the entry:
  /// `2026-03-01_210530123` without its milliseconds.
  private static let stamp = 17

  private static func photos(_ bundle: FileBundle) -> [String: [String]] {
    var photos: [String: [String]] = [:]
    for name in bundle.names where FileBundle.isPicture(name) {
      for part in name.split(separator: "/") where part.utf8.count >= stamp {
        if Day(part.prefix(10)) != nil { photos[String(part.prefix(stamp)), default: []] += [name] }
      }
    }
    return photos
  }

  init(_ source: any ByteSource, photos: [String: [String]]) {
    elements = JSONElements(source, in: nil)
    self.photos = photos
  }

  mutating func next() throws(ImportFailure) -> IncomingPiece? {
    while true {
      if let piece = queue.next() { return piece }
      guard let element = try elements.next() else { return nil }
      if let entry = queue.record(element, line: elements.number) { understand(entry) }
    }
  }

  private static let read: Set<String> = ["date", "heading", "html", "tags"]

  private mutating func understand(_ entry: JSONRecord) {
    let line = elements.number
    guard let written = entry.text("date") else {
      return queue.add(line, .dateMissing, failed: true)
    }
    guard let moment = DiaryMoment.written(written, zone: nil, DiaryMoment.zones) else {
      return queue.add(line, .dateUnreadable(written), failed: true)
    }
    let (day, seconds) = DiaryMoment.shown(moment)
    let time = seconds.map { TimeOfDay(seconds: $0).description.filter { $0 != ":" } } ?? ""
    let photos = photos["\(day)_\(time)"] ?? []
    let feeling = IncomingFeeling(
      at: moment, title: entry.text("heading"), text: MarkupText.plain(entry.text("html") ?? ""),
      tags: entry.texts("tags"), photos: photos.map { IncomingPhoto(path: $0) })
    queue.add(
      line, id: names.name(day, seconds), feeling, kept: entry.preserved(besides: Self.read))
  }
}
