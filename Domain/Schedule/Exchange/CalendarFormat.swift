/// The forms calendars have in files.
public struct CalendarFormat: Sendable {
  /// The form a file has, where its content leaves no doubt.
  public var guess: @Sendable (_ bytes: [UInt8]) -> CalendarFileFormat?
  /// Reads a file event by event: each call gives what is found next, and nothing at the end. `note`
  /// gives the bytes of a note that lies beside the file, by its name.
  public var read:
    @Sendable (_ bytes: [UInt8], CalendarFileFormat, _ note: @escaping (String) -> [UInt8]?)
      -> () -> CalendarFinding?
  /// Begins a file of many events. `stamp` is when those were made that do not say it.
  public var begin: @Sendable (_ stamp: Int) -> any CalendarFile
  /// A whole file of a few events.
  public var file: @Sendable (_ events: [CalendarEvent], _ stamp: Int) -> [UInt8]
  /// Whether a file was written by Haru.
  public var isOwn: @Sendable (_ bytes: [UInt8]) -> Bool

  /// Describes the forms.
  public init(
    guess: @escaping @Sendable ([UInt8]) -> CalendarFileFormat?,
    read:
      @escaping @Sendable ([UInt8], CalendarFileFormat, @escaping (String) -> [UInt8]?)
      -> () -> CalendarFinding?,
    begin: @escaping @Sendable (Int) -> any CalendarFile,
    file: @escaping @Sendable ([CalendarEvent], Int) -> [UInt8],
    isOwn: @escaping @Sendable ([UInt8]) -> Bool
  ) {
    self.guess = guess
    self.read = read
    self.begin = begin
    self.file = file
    self.isOwn = isOwn
  }
}

/// A calendar file that is written event by event. All of them are announced before the first is
/// written, for the zones they name stand before them.
public protocol CalendarFile {
  /// Hears of an event that will be written.
  mutating func announce(_ event: CalendarEvent)
  /// What stands before the events.
  mutating func head() -> [UInt8]
  /// The lines of an event.
  mutating func lines(of event: CalendarEvent) -> [UInt8]
  /// What stands behind them.
  mutating func tail() -> [UInt8]
}
