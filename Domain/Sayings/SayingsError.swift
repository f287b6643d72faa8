/// A rule about sayings that an input breaks. The user can mend each of them.
public enum SayingRefusal: Error, Hashable, Sendable {
  /// It says nothing in either language.
  case emptySaying
  case tooLong(SayingField, limit: Int)
  case controlCharacter(SayingField)

  /// What a text's refusal means for a field; an empty one is no harm.
  init?(_ refusal: TextRefusal, in field: SayingField) {
    switch refusal {
    case .empty: return nil
    case .tooLong(let limit): self = .tooLong(field, limit: limit)
    case .controlCharacter: self = .controlCharacter(field)
    }
  }
}

/// The fields of a saying, by the names scripts know them.
public enum SayingField: String, Hashable, Sendable, CaseIterable {
  case eng, kor, who
}

/// Why a request about sayings was not done.
public enum SayingsError: StorageFailing, Equatable, Sendable {
  case refused(SayingRefusal)
  /// No saying has this number, or it is no number.
  case unknown(reference: String)
  /// There is not a single saying.
  case none
  case storage(StorageFailure)
}
