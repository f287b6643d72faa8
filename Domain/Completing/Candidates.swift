/// A completion of a word on the command line.
public struct Candidate: Equatable, Sendable {
  /// The text to insert.
  public let value: String
  /// A description that distinguishes this candidate from the others.
  public let note: String

  public init(_ value: String, note: String = "") {
    self.value = value
    self.note = note
  }
}

/// The kinds of records whose names are completed.
public enum CandidateKind: Equatable, Sendable, CaseIterable {
  case person, saying, mood, event, book, sentence, note, gift, counter
}

/// Looks up names by prefix, with an index and a limit.
public protocol CandidateRepository: Sendable {
  /// Returns the records whose names begin with a text, ignoring case, width and Unicode form. For an empty text,
  /// returns the records that are most likely meant.
  func candidates(of kind: CandidateKind, beginning: String, at now: Now, atMost limit: Int)
    throws(StorageFailure) -> [Candidate]
}

/// Completes words on the command line with stored records.
public struct Candidates: Sendable {
  let records: any CandidateRepository
  let clock: WallClock

  public init(_ records: any CandidateRepository, clock: WallClock) {
    self.records = records
    self.clock = clock
  }

  /// The maximum number of candidates. The user can type another letter to narrow them down.
  public static let most = 50

  public func callAsFunction(_ kind: CandidateKind, beginning: String) throws(StorageFailure)
    -> [Candidate]
  {
    try records.candidates(
      of: kind, beginning: beginning, at: clock.now(), atMost: Self.most)
  }
}
