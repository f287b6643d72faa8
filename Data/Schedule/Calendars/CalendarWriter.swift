public import Domain

/// A streaming writer of iCalendar files (RFC 5545). Write the time zones first, then the events, then the end.
public struct CalendarWriter {
  private let zones: ZoneFiles
  private let stamp: Int
  private let sink: (ArraySlice<UInt8>) -> Void
  private var bytes: [UInt8] = []
  /// The TZID of each zone that is only defined in an imported file, by the text of the definition.
  private var names: [String: String] = [:]

  /// The PRODID of the file.
  private static let product = "-//Haru//Haru Calendar//KO"

  /// Makes a writer that passes chunks to `sink`. `stamp` is the DTSTAMP of events without their own, in seconds since
  /// 1970.
  public init(zones: ZoneFiles, stamp: Int, sink: @escaping (ArraySlice<UInt8>) -> Void) {
    self.zones = zones
    self.stamp = stamp
    self.sink = sink
  }

  /// Writes the beginning of the calendar and the definitions of all zones in use. A calendar for subscription also
  /// gets a name and a refresh interval (RFC 7986, and the older properties that most programs read).
  public mutating func begin(_ inUse: ZonesInUse, subscribedAs name: String? = nil) {
    for line in [
      "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:\(Self.product)", "CALSCALE:GREGORIAN",
    ] {
      put(line)
    }
    if let name {
      let text = ContentText.escaped(name)
      for line in [
        "NAME:" + text, "X-WR-CALNAME:" + text, "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
        "X-PUBLISHED-TTL:PT1H",
      ] {
        put(line)
      }
    }
    names = inUse.ownNames
    for (name, span) in inUse.spans.sorted(by: {
      $0.key.utf8.lexicographicallyPrecedes($1.key.utf8)
    }) {
      guard let table = zones.zone(name) else { continue }
      if let own = names[name] {
        for line in ZoneBlock(text: name)?.lines(called: own) ?? [] { put(line) }
        continue
      }
      for line in ZoneBlockWriting(name, table, span).lines { put(line) }
    }
    flush()
  }

  public mutating func add(_ event: CalendarEvent) {
    for line in CalendarEventLines(event, stamp: stamp, zones: names).lines { put(line) }
    flush()
  }

  public mutating func end() {
    put("END:VCALENDAR")
    flush()
  }

  private mutating func put(_ line: String) { ContentText.fold(line, to: &bytes) }

  private mutating func flush() {
    sink(bytes[...])
    bytes.removeAll(keepingCapacity: true)
  }
}

extension CalendarWriter {
  /// Returns a complete file of a few events, such as a series with its changed occurrences in a folder with one file
  /// per series.
  public static func file(of events: [CalendarEvent], zones: ZoneFiles, stamp: Int) -> [UInt8] {
    var inUse = ZonesInUse()
    for event in events { inUse.add(event) }
    var file: [UInt8] = []
    var writer = CalendarWriter(zones: zones, stamp: stamp) { file += $0 }
    writer.begin(inUse)
    for event in events { writer.add(event) }
    writer.end()
    return file
  }

  /// Returns whether Haru wrote the file, judged by its PRODID.
  static func wrote(_ file: [UInt8]) -> Bool {
    let mark = Array("PRODID:\(product)\r\n".utf8)
    var rest = file.prefix(1000)
    while let start = rest.firstIndex(of: UInt8(ascii: "P")) {
      rest = rest[start...]
      if rest.starts(with: mark) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}
