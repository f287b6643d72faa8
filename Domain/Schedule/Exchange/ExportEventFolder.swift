/// What became of the files of a folder.
public struct FolderExport: Equatable, Sendable {
  /// Files that are new or say something else now.
  public var written = 0
  /// Files that stayed as they are.
  public var same = 0
  /// Files of events that are put away, which Haru had written.
  public var removed = 0
  /// Files that hold several events, or something else beside one, and are nobody's to write.
  public var left: Set<String> = []

  /// Begins with nothing.
  public init() {}

  /// How many families of events have their file.
  public var events: Int { written + same }
}

/// Keeps a folder with one file for each event and what was changed of it (vdir), as vdirsyncer and
/// khal have it. What did not change is not touched.
public struct ExportEventFolder: Sendable {
  let exchange: any EventExchangeRepository
  let files: Files
  let format: CalendarFormat
  let calendar: LocalCalendar
  let clock: WallClock

  /// Brings the folder up to date with the events that touch some days. Files of others stay.
  public func callAsFunction(
    _ folder: String, _ span: ExportedSpan = ExportedSpan(), untitled: Set<String>
  ) throws(EventExchangeError) -> FolderExport {
    let now = clock.now()
    try exchange.giveOut(at: now)
    let departure = EventDeparture(calendar, today: now.day, untitled: untitled)
    let wanted = WantedEvents(span, calendar)
    var there = try EventFolder(folder, files, format)
    var result = FolderExport()
    var failure: FileFailure?
    try exchange.visitFamilies { family in
      guard wanted.has(family) else { return true }
      let events = departure.events(of: family)
      do throws(FileFailure) {
        let uid = events.first?.uid ?? ""
        let outcome = try there.write(
          format.file(events, now.instant), of: uid, family.own.event.id)
        switch outcome {
        case .written: result.written += 1
        case .same: result.same += 1
        case .left(let place): result.left.insert(place)
        }
        return true
      } catch {
        failure = error
        return false
      }
    }
    if let failure { throw .file(failure) }
    let gone = try exchange.namesOfGone()
    do throws(FileFailure) { result.removed = try there.remove(gone) } catch { throw .file(error) }
    return result
  }
}

/// A folder of single events: which file has which of them.
private struct EventFolder {
  private let path: String
  private let files: Files
  private let format: CalendarFormat
  /// The file of each event that has one of its own.
  private var places: [String: String] = [:]
  /// The files of events that lie there with something else, which are nobody's to write.
  private var shared: [String: String] = [:]
  private var names: Set<String> = []

  init(_ path: String, _ files: Files, _ format: CalendarFormat) throws(EventExchangeError) {
    self.path = path.hasSuffix("/") && path != "/" ? String(path.dropLast()) : path
    self.files = files
    self.format = format
    do throws(FileFailure) {
      try files.makeFolder(self.path)
      let found = try files.find(self.path) { $0.lowercased().hasSuffix(".ics") }
      names = Set(found)
      for place in found where place != self.path { try look(at: place) }
    } catch { throw .file(error) }
  }

  private mutating func look(at place: String) throws(FileFailure) {
    var uids: Set<String> = []
    var hasOthers = false
    let next = format.read(try files.read(place), .iCalendar) { _ in nil }
    while let finding = next() {
      switch finding {
      case .event(let event, _):
        if let uid = event.uid { uids.insert(uid) } else { hasOthers = true }
      case .left, .problem: hasOthers = true
      }
    }
    if uids.count > 1 || hasOthers { for uid in uids { shared[uid] = place } }
    if uids.count == 1, !hasOthers, let uid = uids.first, places[uid] == nil { places[uid] = place }
  }

  /// What became of the file of an event.
  enum Outcome {
    case written, same
    case left(String)
  }

  /// Writes the file of an event, unless it says the same already or has more in it.
  mutating func write(_ bytes: [UInt8], of uid: String, _ id: ID<Event>) throws(FileFailure)
    -> Outcome
  {
    if let place = shared[uid] { return .left(place) }
    if let place = places[uid] {
      if try files.read(place) == bytes { return .same }
      try files.write(place, bytes)
      return .written
    }
    let place = freeName(for: uid, id)
    try files.write(place, bytes)
    places[uid] = place
    names.insert(place)
    return .written
  }

  /// A name that no file has: that of the event everywhere, or here where a disk has trouble with it.
  private func freeName(for uid: String, _ id: ID<Event>) -> String {
    let isPlain =
      uid.utf8.count <= 120 && uid.utf8.first != UInt8(ascii: ".")
      && uid.utf8.allSatisfy(Self.isPlain)
    let name = path + "/" + (isPlain ? uid : id.text)
    var (place, number) = (name + ".ics", 1)
    while names.contains(place) {
      number += 1
      place = "\(name)-\(number).ics"
    }
    return place
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
      UInt8(ascii: "."), UInt8(ascii: "@"), UInt8(ascii: "+"):
      true
    case _: false
    }
  }

  /// Removes the files of what is gone, where Haru wrote them. Gives their number.
  func remove(_ gone: Set<String>) throws(FileFailure) -> Int {
    var count = 0
    for uid in gone.sorted() {
      guard let place = places[uid], format.isOwn(try files.read(place)) else { continue }
      try files.remove(place)
      count += 1
    }
    return count
  }
}
