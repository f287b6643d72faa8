/// The days whose events are exported.
public struct ExportedSpan: Equatable, Sendable {
  /// The first day; nil for no lower limit.
  public var from: Day?
  /// The last day; nil for no upper limit.
  public var to: Day?

  /// Creates a span. Without either day, all events are exported.
  public init(from: Day? = nil, to: Day? = nil) {
    self.from = from
    self.to = to
  }
}

/// Exports events as one iCalendar file. Each series is written once with its rule, and unknown
/// properties of imported events are included.
public struct ExportEvents: Sendable {
  let exchange: any EventExchangeRepository
  let files: Files
  let format: CalendarFormat
  let calendar: LocalCalendar
  let clock: WallClock

  /// Returns whether the file exists, is not empty and was not written by Haru.
  public func isForeign(_ path: String) throws(EventExchangeFailure) -> Bool {
    do throws(FileFailure) {
      guard try files.find(path, { _ in false }).contains(path) else { return false }
      let bytes = try files.read(path)
      return !bytes.isEmpty && !format.isOwn(bytes)
    } catch {
      if error.reason == .missing { return false }
      throw .file(error)
    }
  }

  /// Exports piece by piece until the receiver returns false, and returns the number of events. A title in `untitled`
  /// is a placeholder; the event's original title is exported instead.
  @discardableResult
  public func callAsFunction(
    _ span: ExportedSpan = ExportedSpan(), untitled: Set<String>, _ receive: ([UInt8]) -> Bool
  ) throws(EventExchangeFailure) -> Int {
    let now = clock.now()
    let departure = EventDeparture(calendar, today: now.day, untitled: untitled)
    let wanted = WantedEvents(span, calendar)
    var file = format.begin(now.instant)
    try exchange.visitFamilies { family in
      if wanted.has(family) { for event in departure.events(of: family) { file.announce(event) } }
      return true
    }
    guard receive(file.head()) else { return 0 }
    var count = 0
    var isWanted = true
    try exchange.visitFamilies { family in
      guard wanted.has(family) else { return true }
      for event in departure.events(of: family) where isWanted {
        isWanted = receive(file.lines(of: event))
        count += 1
      }
      return isWanted
    }
    if isWanted { _ = receive(file.tail()) }
    return count
  }

  /// Writes the events to a file atomically, and returns their number.
  public func callAsFunction(
    _ span: ExportedSpan = ExportedSpan(), untitled: Set<String>, to path: String
  ) throws(EventExchangeFailure) -> Int {
    var bytes: [UInt8] = []
    let count = try self(span, untitled: untitled) { piece in
      bytes += piece
      return true
    }
    do throws(FileFailure) { try files.write(path, bytes) } catch { throw .file(error) }
    return count
  }
}

/// Tests which events touch the exported days, by themselves or by a changed occurrence.
struct WantedEvents {
  private let calendar: LocalCalendar
  /// The exported days; nil if all events are exported.
  private let days: ClosedRange<Day>?

  init(_ span: ExportedSpan, _ calendar: LocalCalendar) {
    self.calendar = calendar
    let (first, last) = (
      span.from ?? Day.range.lowerBound, span.to ?? Day.range.upperBound
    )
    days = span == ExportedSpan() ? nil : min(first, last)...last
  }

  func has(_ family: EventFamily) -> Bool {
    guard let days else { return true }
    let span = calendar.span(of: days)
    return touches(family.own.event, span) || family.changed.contains { touches($0.event, span) }
  }

  /// Returns whether one event touches the exported days.
  func has(_ event: Event) -> Bool {
    days.map { touches(event, calendar.span(of: $0)) } ?? true
  }

  private func touches(_ event: Event, _ span: Range<Int>) -> Bool {
    if event.isSeries {
      var isThere = false
      Series(event, calendar).visit(span) { _ in
        isThere = true
        return false
      }
      return isThere
    }
    let here = calendar.here(event)
    return here.start.instant < span.upperBound && here.end.instant > span.lowerBound
  }
}
