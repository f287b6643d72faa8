/// The ways a record may be named, in the order they are tried.
public enum NameStep: Int, CaseIterable, Sendable, Comparable {
  /// Exactly its id.
  case id
  /// The beginning of its id.
  case idBeginning
  /// All of its name or title, but for blanks.
  case wholeName
  /// The beginning of one of the words of its name, or their initial consonants.
  case wordBeginning
  /// Any part of its name.
  case part

  public static func < (one: NameStep, other: NameStep) -> Bool { one.rawValue < other.rawValue }

  /// The ways that go by a name.
  public static let byName: [NameStep] = [.wholeName, .wordBeginning, .part]
}

/// What a reference turned out to mean.
public enum Meant<Record> {
  case one(Record)
  case several([Record])
  case nobody
}

/// Finds the one record a reference names: the first way that fits exactly one wins.
public enum Naming {
  /// The fewest characters of an id that name a record.
  public static let shortestID = 4
  /// How many candidates are told of at most.
  public static let mostCandidates = 20

  /// Tries the ways one after the other; of those that fit several the narrowest is told.
  public static func meant<Record, Failure: Error>(
    by reference: String, _ steps: [NameStep] = NameStep.allCases,
    _ look: (_ reference: String, NameStep) throws(Failure) -> [Record]
  ) throws(Failure) -> Meant<Record> {
    let wanted = Text.trimmed(reference)
    if wanted.isEmpty { return .nobody }
    var several: [Record] = []
    for step in steps where step != .idBeginning || wanted.utf8.count >= shortestID {
      let found = try look(wanted, step)
      if found.count == 1 { return .one(found[0]) }
      if several.isEmpty { several = found }
    }
    return several.isEmpty ? .nobody : .several(Array(several.prefix(mostCandidates)))
  }
}
