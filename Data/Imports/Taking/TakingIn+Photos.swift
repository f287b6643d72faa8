import Domain

extension TakingIn {
  /// Copies the photos of a feeling where somebody wants them; those that are new with a feeling that
  /// was here change it.
  mutating func addPhotos(
    of feeling: IncomingFeeling, _ entry: IncomingEntry, _ row: IncomingRow,
    _ outcome: KeepingIncoming.Outcome
  ) throws(StorageFailure) -> KeepingIncoming.Outcome {
    guard let photos, let record = try record(row, outcome) else { return outcome }
    var copied = 0
    for name in feeling.photos.compactMap(\.place) {
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

  /// Why an entry that is nothing but its photos does not come in: none of them does. One that came
  /// before is here with what it had.
  func refusals(ofPhotos names: [String], source: String) throws(StorageFailure)
    -> [IncomingReason]
  {
    guard let photos, try !keeping.isKnown(.feelings, source) else { return [] }
    var reasons: [IncomingReason] = []
    for name in names {
      guard let reason = try photos.refusal(of: name) else { return [] }
      reasons.append(reason)
    }
    return reasons
  }

  /// The id of what is here now; nothing of what was removed.
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
