/// Which events go out.
public struct ExportedSpan: Equatable, Sendable {
  /// The first day they may touch.
  public var from: Day?
  /// The last one.
  public var to: Day?

  /// Means all that touches some days; without either end all there is.
  public init(from: Day? = nil, to: Day? = nil) {
    self.from = from
    self.to = to
  }
}

/// Gives events out as a calendar file: each once with how it comes again, with every line that other
/// calendars had in it.
public struct ExportEvents: Sendable {
  let exchange: any EventExchangeRepository
  let files: Files
  let format: CalendarFormat
  let calendar: LocalCalendar
  let clock: WallClock

  /// Whether a file is there that Haru did not write.
  public func isForeign(_ path: String) throws(EventExchangeError) -> Bool {
    do throws(FileFailure) {
      guard try files.find(path, { _ in false }).contains(path) else { return false }
      let bytes = try files.read(path)
      return !bytes.isEmpty && !format.isOwn(bytes)
    } catch {
      if error.reason == .missing { return false }
      throw .file(error)
    }
  }

  /// Hands the bytes over piece by piece until the receiver returns false, and gives the number of
  /// events. What is called one of `untitled` may have had no title.
  @discardableResult
  public func callAsFunction(
    _ span: ExportedSpan = ExportedSpan(), untitled: Set<String>, _ receive: ([UInt8]) -> Bool
  ) throws(EventExchangeError) -> Int {
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

  /// Writes the events to a file, whole or not at all, and gives their number.
  public func callAsFunction(
    _ span: ExportedSpan = ExportedSpan(), untitled: Set<String>, to path: String
  ) throws(EventExchangeError) -> Int {
    var bytes: [UInt8] = []
    let count = try self(span, untitled: untitled) { piece in
      bytes += piece
      return true
    }
    do throws(FileFailure) { try files.write(path, bytes) } catch { throw .file(error) }
    return count
  }
}

/// Tells which events touch some days.
struct WantedEvents {
  private let calendar: LocalCalendar
  /// Nothing where all events are wanted.
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
