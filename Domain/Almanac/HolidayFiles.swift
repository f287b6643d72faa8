/// The holidays of calendar files.
public struct HolidayFiles: Sendable {
  /// The holidays of a file.
  public var book: @Sendable (_ path: String) throws(HolidayFileFailure) -> HolidayBook
  /// A path that means the same file from every folder.
  public var whole: @Sendable (_ path: String) -> String

  /// Gives access to them.
  public init(
    book: @escaping @Sendable (String) throws(HolidayFileFailure) -> HolidayBook,
    whole: @escaping @Sendable (String) -> String
  ) {
    self.book = book
    self.whole = whole
  }
}

/// Why the holidays of a file are not known.
public enum HolidayFileFailure: Error, Hashable, Sendable {
  case file(FileFailure)
  /// There is no holiday in it, or it is no calendar at all.
  case noHolidays(path: String)
}
