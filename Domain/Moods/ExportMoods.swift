/// A file format for exporting feelings, written piece by piece.
public struct MoodFileWriter: Sendable {
  /// The bytes before the first feeling and after the last one.
  public let head: [UInt8], tail: [UInt8]
  /// Encodes a feeling with the theme of its day.
  public let record: @Sendable (MoodRecord, MoodTheme, _ isFirst: Bool) -> [UInt8]
  /// The name of the file inside a ZIP archive; nil for a plain file.
  public let packedAs: String?

  public init(
    head: [UInt8] = [], tail: [UInt8] = [], packedAs: String? = nil,
    record: @escaping @Sendable (MoodRecord, MoodTheme, _ isFirst: Bool) -> [UInt8]
  ) {
    (self.head, self.tail, self.packedAs, self.record) = (head, tail, packedAs, record)
  }
}

/// A format for exporting feelings into a folder: a file for each month, and a picture for each day.
public struct MoodFolderWriter: Sendable {
  /// The first bytes of the file of every month. The export recognises its own files by them.
  public let mark: [UInt8]
  /// Encodes the file of a month, which begins with `mark`. The days are given oldest first.
  public let month: @Sendable ([MoodDay]) -> [UInt8]
  public let picture: @Sendable (MoodDay) -> [UInt8]

  public init(
    mark: [UInt8], month: @escaping @Sendable ([MoodDay]) -> [UInt8],
    picture: @escaping @Sendable (MoodDay) -> [UInt8]
  ) {
    (self.mark, self.month, self.picture) = (mark, month, picture)
  }
}

public enum MoodExportFailure: Error, Equatable, Sendable {
  case moods(MoodsFailure)
  case file(FileFailure)
  /// The folder has a file of the same name that Haru did not write, so the file is not replaced.
  case occupied(path: String)
}

/// Exports feelings, oldest first, in formats that other programs can read.
public struct ExportMoods: Sendable {
  let moods: any MoodsRepository
  let files: Files

  /// Passes the bytes of the export to `take` in pieces until `take` returns false. Returns the number of feelings that
  /// were passed.
  @discardableResult
  public func callAsFunction(
    _ days: ClosedRange<Day>, as writer: MoodFileWriter, _ take: ([UInt8]) -> Bool
  ) throws(MoodsFailure) -> Int {
    guard take(writer.head) else { return 0 }
    var count = 0
    var isWanted = true
    try moods.visit(days, oldestFirst: true) { day in
      for record in day.records where isWanted {
        isWanted = take(writer.record(record, day.theme, count == 0))
        count += 1
      }
      return isWanted
    }
    if isWanted { _ = take(writer.tail) }
    return count
  }

  /// Writes an export file atomically. Returns the number of feelings.
  public func callAsFunction(
    _ days: ClosedRange<Day>, as writer: MoodFileWriter, to path: String
  ) throws(MoodExportFailure) -> Int {
    if let name = writer.packedAs {
      let zip = try begun { () throws(FileFailure) in try files.pack(path) }
      _ = zip.take(.file(name))
      return try finished(zip) { () throws(MoodsFailure) in
        try self(days, as: writer) { zip.take(.bytes($0)) }
      }
    }
    let file = try begun { () throws(FileFailure) in try files.sink(path) }
    return try finished(file) { () throws(MoodsFailure) in try self(days, as: writer, file.take) }
  }

  private func begun<T>(_ body: () throws(FileFailure) -> T) throws(MoodExportFailure) -> T {
    do throws(FileFailure) { return try body() } catch { throw .file(error) }
  }

  /// Runs `body`, then finishes the file, or discards the file if `body` fails.
  private func finished<Piece>(
    _ file: FileSink<Piece>, _ body: () throws(MoodsFailure) -> Int
  ) throws(MoodExportFailure) -> Int {
    let count: Int
    do throws(MoodsFailure) { count = try body() } catch {
      file.giveUp()
      throw .moods(error)
    }
    try begun { () throws(FileFailure) in try file.finish() }
    return count
  }
}
