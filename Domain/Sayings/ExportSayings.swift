/// Exports all sayings in a format that can be imported again.
public struct ExportSayings: Sendable {
  let sayings: any SayingsRepository
  let clock: WallClock
  let files: Files
  let formats: SayingFormats

  /// Passes the bytes of the export to `take` in pieces until `take` returns false. Returns the number of sayings.
  @discardableResult
  public func callAsFunction(_ format: SayingFileFormat, _ take: ([UInt8]) -> Bool)
    throws(SayingsFailure) -> Int
  {
    let writer = formats.write(format)
    let now = clock.now()
    guard take(writer.head) else { return 0 }
    var count = 0
    var isWanted = true
    // Fortune files have no numbers, so write the lowest number first to keep the order on import.
    try sayings.visit(SayingsQuery(isBackward: format == .fortune)) { saying in
      isWanted = take(writer.saying(saying, count == 0, now))
      count += 1
      return isWanted
    }
    if isWanted { _ = take(writer.tail) }
    return count
  }

  /// Writes an export file atomically. Returns the number of sayings.
  public func callAsFunction(_ format: SayingFileFormat, to path: String)
    throws(SayingsImportFailure) -> Int
  {
    var bytes: [UInt8] = []
    let count: Int
    do throws(SayingsFailure) {
      count = try self(format) { piece in
        bytes += piece
        return true
      }
    } catch { throw .sayings(error) }
    do throws(FileFailure) { try files.write(path, bytes) } catch { throw .file(error) }
    return count
  }
}
