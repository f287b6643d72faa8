import Domain

extension EntryImporter {
  /// Copies the photos of a mood if the user asked for it. New photos turn an unchanged mood into an updated one.
  mutating func addPhotos(
    of feeling: IncomingFeeling, _ entry: IncomingEntry, _ row: IncomingRow,
    _ outcome: KeepingIncoming.Outcome
  ) throws(StorageFailure) -> KeepingIncoming.Outcome {
    guard let photos, let record = try record(row, outcome) else { return outcome }
    var copied = 0
    for name in feeling.photos.compactMap(\.path) {
      switch try photos.copy(name, of: record, into: store) {
      case .copied: copied += 1
      case .same: break
      case .problem(let reason): problem(entry, reason)
      }
    }
    report.photosCopied += copied
    guard copied > 0, case .same(let key, let keptHere) = outcome else { return outcome }
    return .updated(key: key, keptHere: keptHere)
  }

  /// Returns the reasons to refuse an entry that has only photos, if none of them can be copied. Empty if a photo can
  /// be copied, if photos are not imported, or if the entry was imported before.
  func refusals(ofPhotos names: [String], source: String) throws(StorageFailure)
    -> [IncomingRefusal]
  {
    guard let photos, try !keeping.isKnown(.feelings, source) else { return [] }
    var reasons: [IncomingRefusal] = []
    for name in names {
      guard let reason = try photos.refusal(of: name) else { return [] }
      reasons.append(reason)
    }
    return reasons
  }

  /// Returns the id of the stored mood; nil if it was removed.
  private func record(_ row: IncomingRow, _ outcome: KeepingIncoming.Outcome)
    throws(StorageFailure) -> String?
  {
    switch outcome {
    case .added: row.id
    case .updated(let key, _), .same(let key, _):
      try store.first("SELECT id FROM moods WHERE key = ?", [.int(key)]) { $0.text }
    case .removed: nil
    }
  }
}
