/// A rule about sayings that an input breaks. The user can correct each.
public enum SayingRefusal: Error, Hashable, Sendable {
  /// Neither language has any text.
  case emptySaying
  case tooLong(SayingField, limit: Int)
  case controlCharacter(SayingField)

  /// Nil for an empty text, which is allowed.
  init?(_ refusal: TextRefusal, in field: SayingField) {
    switch refusal {
    case .empty: return nil
    case .tooLong(let limit): self = .tooLong(field, limit: limit)
    case .controlCharacter: self = .controlCharacter(field)
    }
  }
}

/// The fields of a saying; scripts use the raw values.
public enum SayingField: String, Hashable, Sendable, CaseIterable {
  case eng, kor, who
}

/// Why a request about sayings failed.
public enum SayingsFailure: StorageFailing, Equatable, Sendable {
  case refused(SayingRefusal)
  /// No saying has this number, or it is not a number.
  case unknown(reference: String)
  /// There are no sayings at all.
  case none
  case storage(StorageFailure)
}
