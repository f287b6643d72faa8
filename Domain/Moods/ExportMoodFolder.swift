/// Exports feelings as a folder of files that are readable without Haru. Each file is written atomically. After a
/// failure, files that the export added are removed again.
extension ExportMoods {
  public func callAsFunction(
    _ days: ClosedRange<Day>, as writer: MoodFolderWriter, to path: String
  ) throws(MoodExportFailure) -> Int {
    var count = 0
    var failure: MoodExportFailure?
    var folder = MoodFolder(path, writer, files)
    var month: [MoodDay] = []
    func keep() -> Bool {
      guard let first = month.first else { return true }
      do throws(MoodExportFailure) { try folder.keep(month, of: first.day.firstOfMonth) } catch {
        failure = error
      }
      month = []
      return failure == nil
    }
    do throws(MoodsFailure) {
      try moods.visit(days, oldestFirst: true) { day in
        if day.day.firstOfMonth != month.first?.day.firstOfMonth, !keep() { return false }
        month.append(day)
        count += day.records.count
        return true
      }
    } catch { failure = .moods(error) }
    if failure == nil { _ = keep() }
    if let failure {
      folder.giveUp()
      throw failure
    }
    return count
  }
}

/// The target folder, and the files that the export added to it.
private struct MoodFolder {
  private let path: String
  private let writer: MoodFolderWriter
  private let files: Files
  /// The paths of the `.md` and `.svg` files in the folder; nil until the folder is first read.
  private var there: Set<String>?
  private var made: [String] = []

  init(_ path: String, _ writer: MoodFolderWriter, _ files: Files) {
    self.path = path.hasSuffix("/") && path != "/" ? String(path.dropLast()) : path
    (self.writer, self.files) = (writer, files)
  }

  /// Writes the file of a month and the pictures of its days.
  mutating func keep(_ days: [MoodDay], of month: Day) throws(MoodExportFailure) {
    let file = "\(path)/\(month.description.prefix(7)).md"
    let (there, isOurs) = try inspect(at: file)
    let pictures = days.map { "\(path)/\($0.day).svg" }
    if !isOurs, let other = ([file] + pictures).first(where: there.contains) {
      throw .occupied(path: other)
    }
    do throws(FileFailure) {
      for (day, picture) in zip(days, pictures) { try write(writer.picture(day), to: picture) }
      try write(writer.month(days), to: file)
    } catch { throw .file(error) }
  }

  /// Returns the paths of the files in the folder, and whether Haru wrote the existing file of the month.
  private mutating func inspect(at file: String) throws(MoodExportFailure)
    -> (there: Set<String>, isOurs: Bool)
  {
    do throws(FileFailure) {
      let there = try existingFiles()
      guard there.contains(file) else { return (there, false) }
      return (there, try files.read(file).starts(with: writer.mark))
    } catch { throw .file(error) }
  }

  private mutating func existingFiles() throws(FileFailure) -> Set<String> {
    if let there { return there }
    try files.makeFolder(path)
    let found = Set(try files.find(path) { $0.hasSuffix(".md") || $0.hasSuffix(".svg") })
    there = found
    return found
  }

  private mutating func write(_ bytes: [UInt8], to file: String) throws(FileFailure) {
    if there?.contains(file) == false { made.append(file) }
    try files.write(file, bytes)
  }

  /// Removes the files that the export added.
  func giveUp() {
    for file in made {
      do throws(FileFailure) { try files.remove(file) } catch { continue }
    }
  }
}
