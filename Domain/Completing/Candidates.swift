/// Something a word on the command line may become.
public struct Candidate: Equatable, Sendable {
  /// What is to be typed.
  public let value: String
  /// What helps to tell it from others.
  public let note: String

  /// Offers a word.
  public init(_ value: String, note: String = "") {
    self.value = value
    self.note = note
  }
}

/// The kinds of records whose names are looked up while somebody types.
public enum CandidateKind: Equatable, Sendable, CaseIterable {
  case person, saying, mood, event, book, sentence
}

/// Where names that begin so are looked up: by an index, and only so many.
public protocol CandidateRepository: Sendable {
  /// The records whose names begin with what was typed, in whatever case, width or form. Where
  /// nothing was typed, those that are likely meant.
  func candidates(of kind: CandidateKind, beginning: String, at now: Now, atMost limit: Int)
    throws(StorageFailure) -> [Candidate]
}

/// Finishes words of the command line by what is kept.
public struct Candidates: Sendable {
  let records: any CandidateRepository
  let clock: WallClock

  /// Finishes words by some records.
  public init(_ records: any CandidateRepository, clock: WallClock) {
    self.records = records
    self.clock = clock
  }

  /// So many are offered at most; whoever has more types another letter.
  public static let most = 50

  /// The records that begin so.
  public func callAsFunction(_ kind: CandidateKind, beginning: String) throws(StorageFailure)
    -> [Candidate]
  {
    try records.candidates(
      of: kind, beginning: beginning, at: clock.now(), atMost: Self.most)
  }
}
