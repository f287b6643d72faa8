/// Which files of a device have the batches that are wanted.
public struct RemoteCoverage: Equatable, Sendable {
  /// The files to read, in their order. They may begin before what is wanted and overlap.
  public let files: [ClosedRange<Int>]
  /// What is wanted and lies in no file, although later batches do.
  public let gaps: [ClosedRange<Int>]

  /// Chooses files for all batches from one on. Where several have the next batch, the one that
  /// goes farthest is read, and of such the widest: narrow ones go away once a wide one is there.
  public init(_ available: some Sequence<ClosedRange<Int>>, from first: Int) {
    let sorted = available.filter { $0.upperBound >= first }
      .sorted { $0.lowerBound < $1.lowerBound }
    var (files, gaps): ([ClosedRange<Int>], [ClosedRange<Int>]) = ([], [])
    var (next, place) = (first, 0)
    while place < sorted.count {
      if sorted[place].lowerBound > next {
        gaps.append(next...sorted[place].lowerBound - 1)
        next = sorted[place].lowerBound
      }
      var widest: ClosedRange<Int>?
      while place < sorted.count, sorted[place].lowerBound <= next {
        if sorted[place].upperBound > widest?.upperBound ?? next - 1 { widest = sorted[place] }
        place += 1
      }
      guard let widest else { continue }
      files.append(widest)
      next = widest.upperBound + 1
    }
    self.files = files
    self.gaps = gaps
  }
}
