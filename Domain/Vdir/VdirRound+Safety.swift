/// Stops a round that would remove too much.
extension VdirRound {
  /// The minimum number of known files for which the loss of more than a third counts as a mistake.
  private static let fewFiles = 10

  func check(_ items: [VdirItem]) throws(VdirFailure) {
    if acceptsRemovals { return }
    let known = items.filter { $0.seen != nil }
    let gone = known.filter { !disk.has($0.file) && records[$0.record] != nil }.count
    let isEmpty = !known.isEmpty && disk.names.isEmpty && gone > 0
    if isEmpty || isTooMany(gone, of: known.count) {
      throw .manyGone(path: binding.path, gone: gone, known: known.count)
    }
    let removed = known.filter { records[$0.record] == nil && isUnchanged($0) }.count
    let isAll = removed > 1 && removed == known.count
    if isAll || isTooMany(removed, of: known.count) {
      throw .manyRemoved(path: binding.path, gone: removed, known: known.count)
    }
  }

  /// Returns whether the file of an item exists and has the same content as after the last sync.
  func isUnchanged(_ item: VdirItem) -> Bool {
    guard let text = text(of: item.file) else { return false }
    return text == item.seen || text == item.wanted
      || item.seen.map { texts.saysSame($0, text) } ?? false
  }

  private func isTooMany(_ gone: Int, of known: Int) -> Bool {
    known >= Self.fewFiles && gone * 3 > known
  }
}
