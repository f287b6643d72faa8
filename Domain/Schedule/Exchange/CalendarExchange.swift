/// Calendars of other programs: events come in from their files and go out to them.
public final class CalendarExchange: Sendable {
  /// Takes events in.
  public let importEvents: ImportEvents
  /// Gives events out as one file.
  public let exportEvents: ExportEvents
  /// Keeps a folder of single events.
  public let exportFolder: ExportEventFolder

  private let exchange: any EventExchangeRepository

  /// Puts the feature together over a store, files and the forms of calendars.
  public init(
    exchange: any EventExchangeRepository, files: Files, format: CalendarFormat,
    calendar: LocalCalendar, clock: WallClock, ids: IDSource
  ) {
    self.exchange = exchange
    importEvents = ImportEvents(
      exchange: exchange, files: files, format: format, calendar: calendar, clock: clock, ids: ids)
    exportEvents = ExportEvents(
      exchange: exchange, files: files, format: format, calendar: calendar, clock: clock)
    exportFolder = ExportEventFolder(
      exchange: exchange, files: files, format: format, calendar: calendar, clock: clock)
  }

  /// What an imported event says besides; nil for an event that was never in a file.
  public func details(of event: Event) throws(StorageFailure) -> EventDetails? {
    try exchange.details(of: event.id)
  }
}
