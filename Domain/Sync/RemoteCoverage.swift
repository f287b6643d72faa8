/// Selects the files of a device that contain the wanted batches.
public struct RemoteCoverage: Equatable, Sendable {
  /// The files to read, in order. They may overlap and start before the first wanted batch.
  public let files: [ClosedRange<Int>]
  /// The wanted batches that are in no file, although later ones are.
  public let gaps: [ClosedRange<Int>]

  /// Selects files for all batches from `first` on. Of several files with the next batch, the one that reaches farthest
  /// is selected, and of those the widest. The narrower files are removed from the remote once a wider file exists.
  public init(_ available: some Sequence<ClosedRange<Int>>, from first: Int) {
    let sorted = available.filter { $0.upperBound >= first }
      .sorted { $0.lowerBound < $1.lowerBound }
    var (files, gaps): ([ClosedRange<Int>], [ClosedRange<Int>]) = ([], [])
    var (next, index) = (first, 0)
    while index < sorted.count {
      if sorted[index].lowerBound > next {
        gaps.append(next...sorted[index].lowerBound - 1)
        next = sorted[index].lowerBound
      }
      var widest: ClosedRange<Int>?
      while index < sorted.count, sorted[index].lowerBound <= next {
        if sorted[index].upperBound > widest?.upperBound ?? next - 1 { widest = sorted[index] }
        index += 1
      }
      guard let widest else { continue }
      files.append(widest)
      next = widest.upperBound + 1
    }
    self.files = files
    self.gaps = gaps
  }
}
