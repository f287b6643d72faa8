/// A rule of the Sayings part that an input breaks. The user can correct each of these errors.
public enum SayingRefusal: Error, Hashable, Sendable {
  /// Neither language has any text.
  case emptySaying
  case tooLong(SayingField, limit: Int)
  case controlCharacter(SayingField)

  /// Converts the refusal of a text. Returns nil for an empty text, which is allowed.
  init?(_ refusal: TextRefusal, in field: SayingField) {
    switch refusal {
    case .empty: return nil
    case .tooLong(let limit): self = .tooLong(field, limit: limit)
    case .controlCharacter: self = .controlCharacter(field)
    }
  }
}

/// The fields of a saying. The raw values are the names in scripts.
public enum SayingField: String, Hashable, Sendable, CaseIterable {
  case eng, kor, who
}

public enum SayingsFailure: StorageFailing, Equatable, Sendable {
  case refused(SayingRefusal)
  /// No saying has this number, or the reference is not a number.
  case unknown(reference: String)
  /// The store has no sayings.
  case none
  case storage(StorageFailure)
}
