public import Domain

extension CalendarFormat {
  /// Returns the calendar formats that Haru reads and writes. `zone` is the local zone; `year` is the current year,
  /// which limits the comparison of zones that a file defines.
  public static func standard(zones: ZoneFiles, zone: LocalZone, year: Int) -> CalendarFormat {
    let known = CalendarZones(files: zones, year: year)
    return CalendarFormat(
      guess: CalendarFileFormat.guess,
      read: { bytes, form, note in
        switch form {
        case .iCalendar:
          var reader = CalendarReader(bytes, zones: known)
          return { reader.next() }
        case .calcurse:
          var reader = CalcurseReader(bytes, note: note)
          return { reader.next() }
        case .taskwarrior:
          var reader = TaskwarriorReader(bytes, zone: zone)
          return { reader.next() }
        case .todotxt:
          var reader = TodoTxtReader(bytes)
          return { reader.next() }
        }
      },
      begin: { CalendarSheet(zones: zones, stamp: $0) },
      beginSubscription: { CalendarSheet(zones: zones, stamp: $0, name: $1) },
      file: { CalendarWriter.file(of: $0, zones: zones, stamp: $1) },
      isOwn: CalendarWriter.wrote)
  }
}

/// A calendar file that is written in chunks.
private struct CalendarSheet: CalendarFile {
  private var inUse = ZonesInUse()
  private var writer: CalendarWriter
  private let piece: Piece
  /// The name of the calendar, for a file to which programs subscribe; nil for other files.
  private let name: String?

  /// Receives the output of the writer.
  private final class Piece { var bytes: [UInt8] = [] }

  init(zones: ZoneFiles, stamp: Int, name: String? = nil) {
    let piece = Piece()
    (self.piece, self.name) = (piece, name)
    writer = CalendarWriter(zones: zones, stamp: stamp) { piece.bytes += $0 }
  }

  mutating func announce(_ event: CalendarEvent) { inUse.add(event) }

  mutating func head() -> [UInt8] {
    writer.begin(inUse, subscribedAs: name)
    return drained()
  }

  mutating func lines(of event: CalendarEvent) -> [UInt8] {
    writer.add(event)
    return drained()
  }

  mutating func tail() -> [UInt8] {
    writer.end()
    return drained()
  }

  private func drained() -> [UInt8] {
    defer { piece.bytes.removeAll(keepingCapacity: true) }
    return piece.bytes
  }
}
