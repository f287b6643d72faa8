/// What became of the files of a folder.
public struct FolderExport: Equatable, Sendable {
  /// Files that are new or say something else now.
  public var written = 0
  /// Files that stayed as they are.
  public var same = 0
  /// Files of events that are put away, which Haru had written.
  public var removed = 0

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
        let isNew = try there.write(
          format.file(events, now.instant), of: events.first?.uid ?? "", family.own.event.id)
        if isNew { result.written += 1 } else { result.same += 1 }
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
  /// Events that lie in one file with others, which is nobody's to write.
  private var shared: Set<String> = []
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
    let next = format.read(try files.read(place), .iCalendar) { _ in nil }
    while let finding = next() {
      if case .event(let event, _) = finding, let uid = event.uid { uids.insert(uid) }
    }
    if uids.count > 1 { shared.formUnion(uids) }
    if uids.count == 1, let uid = uids.first, places[uid] == nil { places[uid] = place }
  }

  /// Writes the file of an event, unless it says the same already; false where it does.
  mutating func write(_ bytes: [UInt8], of uid: String, _ id: ID<Event>) throws(FileFailure) -> Bool
  {
    if shared.contains(uid) { return false }
    if let place = places[uid] {
      if try files.read(place) == bytes { return false }
      try files.write(place, bytes)
      return true
    }
    let place = freeName(for: uid, id)
    try files.write(place, bytes)
    places[uid] = place
    names.insert(place)
    return true
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
