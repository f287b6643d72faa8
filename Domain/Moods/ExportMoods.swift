/// How feelings are written into one file, piece by piece.
public struct MoodFileWriter: Sendable {
  /// What stands before the first and behind the last.
  public let head: [UInt8], tail: [UInt8]
  /// A feeling in the theme of its day; the first one has nothing before it.
  public let record: @Sendable (MoodRecord, MoodTheme, _ isFirst: Bool) -> [UInt8]
  /// The name the file has within a ZIP; nothing where it stands by itself.
  public let packedAs: String?

  /// Describes a form.
  public init(
    head: [UInt8] = [], tail: [UInt8] = [], packedAs: String? = nil,
    record: @escaping @Sendable (MoodRecord, MoodTheme, _ isFirst: Bool) -> [UInt8]
  ) {
    (self.head, self.tail, self.packedAs, self.record) = (head, tail, packedAs, record)
  }
}

/// How feelings are written into a folder: a file for each month, and a picture of each day.
public struct MoodFolderWriter: Sendable {
  /// By what such a file is known as one of ours.
  public let mark: [UInt8]
  /// The days of a month, oldest first; what is written begins with the mark.
  public let month: @Sendable ([MoodDay]) -> [UInt8]
  public let picture: @Sendable (MoodDay) -> [UInt8]

  /// Describes a form.
  public init(
    mark: [UInt8], month: @escaping @Sendable ([MoodDay]) -> [UInt8],
    picture: @escaping @Sendable (MoodDay) -> [UInt8]
  ) {
    (self.mark, self.month, self.picture) = (mark, month, picture)
  }
}

/// Why feelings were not written.
public enum MoodExportError: Error, Equatable, Sendable {
  case moods(MoodsError)
  case file(FileFailure)
  /// Something of that name is in the folder, and is not ours to replace.
  case occupied(path: String)
}

/// Gives feelings back, oldest first, in forms that other programs read.
public struct ExportMoods: Sendable {
  let moods: any MoodsRepository
  let files: Files

  /// Hands over the bytes of a file piece by piece until the taker returns false. Tells how many
  /// feelings there were.
  @discardableResult
  public func callAsFunction(
    _ days: ClosedRange<Day>, as writer: MoodFileWriter, _ take: ([UInt8]) -> Bool
  ) throws(MoodsError) -> Int {
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

  /// Writes a file, whole or not at all. Tells how many feelings there were.
  public func callAsFunction(
    _ days: ClosedRange<Day>, as writer: MoodFileWriter, to path: String
  ) throws(MoodExportError) -> Int {
    if let name = writer.packedAs {
      let zip = try begun { () throws(FileFailure) in try files.pack(path) }
      _ = zip.take(.file(name))
      return try finished(zip) { () throws(MoodsError) in
        try self(days, as: writer) { zip.take(.bytes($0)) }
      }
    }
    let file = try begun { () throws(FileFailure) in try files.sink(path) }
    return try finished(file) { () throws(MoodsError) in try self(days, as: writer, file.take) }
  }

  private func begun<T>(_ body: () throws(FileFailure) -> T) throws(MoodExportError) -> T {
    do throws(FileFailure) { return try body() } catch { throw .file(error) }
  }

  /// Ends a file that was written; of one that was not written to its end nothing is left.
  private func finished<Piece>(
    _ file: FileSink<Piece>, _ body: () throws(MoodsError) -> Int
  ) throws(MoodExportError) -> Int {
    let count: Int
    do throws(MoodsError) { count = try body() } catch {
      file.giveUp()
      throw .moods(error)
    }
    try begun { () throws(FileFailure) in try file.finish() }
    return count
  }
}
