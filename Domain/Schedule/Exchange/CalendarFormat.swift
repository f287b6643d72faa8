/// The reader and writer of calendar files, as a set of functions (a port).
public struct CalendarFormat: Sendable {
  /// The format of a file, or nil if its content is ambiguous.
  public var guess: @Sendable (_ bytes: [UInt8]) -> CalendarFileFormat?
  /// Reads a file item by item; the returned function returns nil at the end. `note` returns the
  /// bytes of a note file beside it, by name.
  public var read:
    @Sendable (_ bytes: [UInt8], CalendarFileFormat, _ note: @escaping (String) -> [UInt8]?)
      -> () -> CalendarFinding?
  /// Starts a file of many events. `stamp` is the DTSTAMP of events that have none.
  public var begin: @Sendable (_ stamp: Int) -> any CalendarFile
  /// A whole file of a few events.
  public var file: @Sendable (_ events: [CalendarEvent], _ stamp: Int) -> [UInt8]
  /// Whether Haru wrote the file.
  public var isOwn: @Sendable (_ bytes: [UInt8]) -> Bool

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

/// A calendar file that is written event by event. All events must be announced before `head`,
/// because the zones they use are written first.
public protocol CalendarFile {
  /// Registers an event that will be written.
  mutating func announce(_ event: CalendarEvent)
  /// The bytes before the events.
  mutating func head() -> [UInt8]
  /// The lines of an event.
  mutating func lines(of event: CalendarEvent) -> [UInt8]
  /// The bytes after the events.
  mutating func tail() -> [UInt8]
}
