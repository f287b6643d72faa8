/// Reads calendar files with holidays. An adapter provides the implementation.
public struct HolidayFiles: Sendable {
  /// Reads the holidays of a file.
  public var book: @Sendable (_ path: String) throws(HolidayFileFailure) -> HolidayBook
  /// Returns the absolute path of a file.
  public var whole: @Sendable (_ path: String) -> String

  public init(
    book: @escaping @Sendable (String) throws(HolidayFileFailure) -> HolidayBook,
    whole: @escaping @Sendable (String) -> String
  ) {
    self.book = book
    self.whole = whole
  }
}

public enum HolidayFileFailure: Error, Hashable, Sendable {
  case file(FileFailure)
  /// The file has no holidays or is not a calendar.
  case noHolidays(path: String)
}
