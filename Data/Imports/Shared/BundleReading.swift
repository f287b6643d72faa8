import Domain

/// How far the texts of an archive or a folder were read, pictures left out: of an archive by their
/// length, of a folder by their number, for nobody looks at thousands of files only to know that.
final class BundleReading {
  /// What each file of a folder counts.
  static let usual = 1 << 10

  private let whole: Int
  private let telling: ImportProgress
  private var done = 0

  init(_ whole: Int, _ telling: ImportProgress) { (self.whole, self.telling) = (whole, telling) }

  /// So many bytes more were read.
  func pass(_ count: Int) {
    done = min(done + count, whole)
    if whole > 0 { telling.tell(done, of: whole) }
  }

  /// The bytes of one of the texts.
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
