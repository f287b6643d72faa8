/// The ways in which a reference can match a record, in the order in which they are tried.
public enum NameStep: Int, CaseIterable, Sendable, Comparable {
  /// The reference is the exact id.
  case id
  /// The reference is a prefix of the id.
  case idBeginning
  /// The reference is the whole name or title, ignoring spaces.
  case wholeName
  /// The reference is a prefix of a word of the name, or the initial consonants of its syllables.
  case wordBeginning
  /// The reference is a substring of the name.
  case part

  public static func < (one: NameStep, other: NameStep) -> Bool { one.rawValue < other.rawValue }

  /// The steps that compare names.
  public static let byName: [NameStep] = [.wholeName, .wordBeginning, .part]
}

/// The result of resolving a reference.
public enum Meant<Record> {
  case one(Record)
  case several([Record])
  case nobody
}

/// Resolves a reference to one record. The first step with exactly one match decides.
public enum Naming {
  /// The minimum length of an id prefix.
  public static let shortestID = 4
  /// The maximum number of reported candidates.
  public static let mostCandidates = 20

  /// Tries the steps in order and returns the only match of a step. If no step has exactly one match, reports the
  /// matches of the first step that has any.
  public static func meant<Record, Failure: Error>(
    by reference: String, _ steps: [NameStep] = NameStep.allCases,
    _ find: (_ reference: String, NameStep) throws(Failure) -> [Record]
  ) throws(Failure) -> Meant<Record> {
    let wanted = Text.trimmed(reference)
    if wanted.isEmpty { return .nobody }
    var several: [Record] = []
    for step in steps where step != .idBeginning || wanted.utf8.count >= shortestID {
      let found = try find(wanted, step)
      if found.count == 1 { return .one(found[0]) }
      if several.isEmpty { several = found }
    }
    return several.isEmpty ? .nobody : .several(Array(several.prefix(mostCandidates)))
  }
}
