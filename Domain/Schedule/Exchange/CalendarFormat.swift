/// The reader and writer of calendar files, as a set of functions that the data layer provides.
public struct CalendarFormat: Sendable {
  /// Returns the format of a file. Returns nil if the content fits no format.
  public var guess: @Sendable (_ bytes: [UInt8]) -> CalendarFileFormat?
  /// Reads a file item by item; the returned function returns nil at the end. `note` returns the content of a note file
  /// by name.
  public var read:
    @Sendable (_ bytes: [UInt8], CalendarFileFormat, _ note: @escaping (String) -> [UInt8]?)
      -> () -> CalendarFinding?
  /// Starts a file of many events. `stamp` is the DTSTAMP of events without a stamp of their own.
  public var begin: @Sendable (_ stamp: Int) -> any CalendarFile
  /// Starts a file of many events to which other programs subscribe, with the name of the calendar and how often to ask
  /// for it.
  public var beginSubscription: @Sendable (_ stamp: Int, _ name: String) -> any CalendarFile
  /// Writes a few events as a whole file.
  public var file: @Sendable (_ events: [CalendarEvent], _ stamp: Int) -> [UInt8]
  /// Returns whether Haru wrote the file.
  public var isOwn: @Sendable (_ bytes: [UInt8]) -> Bool

  public init(
    guess: @escaping @Sendable ([UInt8]) -> CalendarFileFormat?,
    read:
      @escaping @Sendable ([UInt8], CalendarFileFormat, @escaping (String) -> [UInt8]?)
      -> () -> CalendarFinding?,
    begin: @escaping @Sendable (Int) -> any CalendarFile,
    beginSubscription: @escaping @Sendable (Int, String) -> any CalendarFile,
    file: @escaping @Sendable ([CalendarEvent], Int) -> [UInt8],
    isOwn: @escaping @Sendable ([UInt8]) -> Bool
  ) {
    self.guess = guess
    self.read = read
    self.begin = begin
    self.beginSubscription = beginSubscription
    self.file = file
    self.isOwn = isOwn
  }
}

/// A calendar file that is written event by event. All events must be announced before `head`,
/// because the zones they use are written first.
public protocol CalendarFile {
  /// Registers an event that will be written later, so that its zone is included in `head`.
  mutating func announce(_ event: CalendarEvent)
  /// Returns the bytes before the events.
  mutating func head() -> [UInt8]
  /// Encodes an event as the lines of a component (VEVENT).
  mutating func lines(of event: CalendarEvent) -> [UInt8]
  /// Returns the bytes after the events.
  mutating func tail() -> [UInt8]
}
