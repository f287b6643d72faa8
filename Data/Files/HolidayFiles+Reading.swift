public import Domain
import Synchronization

extension HolidayFiles {
  /// Reads holiday files and caches each by path. `reading` parses the bytes and returns nil if the
  /// file has no holidays.
  public static func read(
    from files: Files, reading: @escaping @Sendable (_ bytes: [UInt8]) -> HolidayBook?
  ) -> HolidayFiles {
    let known = KnownBooks()
    return HolidayFiles(
      book: { (path) throws(HolidayFileFailure) in
        if let book = known.books.withLock({ $0[path] }) { return book }
        let bytes: [UInt8]
        do throws(FileFailure) { bytes = try files.read(path) } catch { throw .file(error) }
        guard let book = reading(bytes) else { throw .noHolidays(path: path) }
        known.books.withLock { $0[path] = book }
        return book
      }, whole: files.whole)
  }
}

/// The cache of parsed files.
private final class KnownBooks: Sendable {
  let books = Mutex<[String: HolidayBook]>([:])
}
