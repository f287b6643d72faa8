/// Import and export of events in the formats of other calendar programs.
public final class CalendarExchange: Sendable {
  public let importEvents: ImportEvents
  /// Exports events as one file.
  public let exportEvents: ExportEvents
  /// Exports events to a folder with one file per event.
  public let exportFolder: ExportEventFolder

  private let exchange: any EventExchangeRepository

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

  /// Returns further properties of an imported event; nil if the event was never imported or exported.
  public func details(of event: Event) throws(StorageFailure) -> EventDetails? {
    try exchange.details(of: event.id)
  }
}
