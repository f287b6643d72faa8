extension SyncWithRemote {
  /// The number of batch files of a device above which some are merged.
  public static let mostFiles = 64

  /// Merges consecutive batch files of this device into one (compaction), if the device has more than `mostFiles`. For
  /// crash safety, the merged file is created before the others are removed.
  func mergeFiles(_ own: Set<RemoteFileName>, _ sizes: [RemoteFileName: Int]) throws(SyncFailure) {
    let (device, group) = (try position().device, try position().group)
    var ranges: [ClosedRange<Int>] = []
    for case .batches(device, let seqs) in own { ranges.append(seqs) }
    guard ranges.count > Self.mostFiles else { return }
    for run in Self.runs(ranges.sorted { $0.lowerBound < $1.lowerBound }, sizes, device) {
      guard let first = run.first?.lowerBound, let last = run.last?.upperBound else { continue }
      var batches: [SyncBatch] = []
      for range in run {
        guard let some = try self.batches(of: device, range, group).content else { return }
        batches += some
      }
      let bytes = BatchFile(batches).bytes
      guard bytes.count + SealedPadding.overhead <= BatchFile.limit else { continue }
      let label = SealedLabel(
        group: group, kind: .batches, device: device, first: first, last: last)
      let sealed = cipher.seal(bytes, as: label)
      let wide = RemoteFileName.batches(device, first...last)
      let creation = try placing { () throws(RemoteFailure) in try remote.create(wide, sealed) }
      // An existing file may be incomplete, so its content is compared first.
      if creation == .other, try self.batches(of: device, first...last, group).content != batches {
        return
      }
      for range in run {
        try placing { () throws(RemoteFailure) in try remote.remove(.batches(device, range)) }
      }
    }
  }

  /// Returns runs of consecutive files that fit into one file together.
  private static func runs(
    _ ranges: [ClosedRange<Int>], _ sizes: [RemoteFileName: Int], _ device: DeviceID
  ) -> [[ClosedRange<Int>]] {
    var runs: [[ClosedRange<Int>]] = []
    var (run, size): ([ClosedRange<Int>], Int) = ([], 0)
    for range in ranges {
      let bytes = sizes[.batches(device, range)] ?? SealedPadding.block
      let follows = run.last.map { $0.upperBound + 1 == range.lowerBound } ?? true
      if !follows || size + bytes > BatchFile.limit {
        runs.append(run)
        (run, size) = ([], 0)
      }
      run.append(range)
      size += bytes
    }
    runs.append(run)
    return runs.filter { $0.count > 1 }
  }
}
