/// Gives all sayings back, in a form that can be taken in again.
public struct ExportSayings: Sendable {
  let sayings: any SayingsRepository
  let clock: WallClock
  let files: Files
  let formats: SayingFormats

  /// Hands over the bytes piece by piece until the taker returns false. Tells how many sayings
  /// there were.
  @discardableResult
  public func callAsFunction(_ format: SayingFileFormat, _ take: ([UInt8]) -> Bool)
    throws(SayingsError) -> Int
  {
    let writer = formats.write(format)
    let now = clock.now()
    guard take(writer.head) else { return 0 }
    var count = 0
    var isWanted = true
    // Fortune files have no numbers: taken in again, the first saying gets the lowest.
    try sayings.visit(SayingsQuery(isBackward: format == .fortune)) { saying in
      isWanted = take(writer.saying(saying, count == 0, now))
      count += 1
      return isWanted
    }
    if isWanted { _ = take(writer.tail) }
    return count
  }

  /// Writes all sayings to a file, whole or not at all. Tells how many there were.
  public func callAsFunction(_ format: SayingFileFormat, to path: String)
    throws(SayingsImportError) -> Int
  {
    var bytes: [UInt8] = []
    let count: Int
    do throws(SayingsError) {
      count = try self(format) { piece in
        bytes += piece
        return true
      }
    } catch { throw .sayings(error) }
    do throws(FileFailure) { try files.write(path, bytes) } catch { throw .file(error) }
    return count
  }
}
