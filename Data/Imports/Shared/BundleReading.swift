import Domain

/// The progress of an import through the texts of an archive or folder; pictures are not counted. Progress is counted
/// in bytes for an archive. For a folder it is counted in files, which avoids a `stat` call for each of thousands of
/// files.
final class BundleReading {
  /// The progress units per file of a folder.
  static let unitsPerFile = 1 << 10

  private let whole: Int
  private let telling: ImportProgress
  private var done = 0

  init(_ whole: Int, _ telling: ImportProgress) { (self.whole, self.telling) = (whole, telling) }

  /// Adds to the progress.
  func pass(_ count: Int) {
    done = min(done + count, whole)
    if whole > 0 { telling.report(done, of: whole) }
  }

  /// A stream that reports its progress.
  final class Source: ByteSource {
    private let source: any ByteSource
    private let reading: BundleReading

    init(_ source: any ByteSource, _ reading: BundleReading) {
      (self.source, self.reading) = (source, reading)
    }

    func next() throws(ImportFailure) -> [UInt8] {
      let piece = try source.next()
      reading.pass(piece.count)
      return piece
    }
  }
}
