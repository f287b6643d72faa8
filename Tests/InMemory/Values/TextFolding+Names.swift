import Domain

extension TextFolding {
  /// Returns whether a reference matches a record by a step. For the steps that compare names, an earlier such step
  /// counts too.
  func fits(_ reference: String, _ step: NameStep, id: String, _ names: [String?]) -> Bool {
    switch step {
    case .id: return id == reference
    case .idBeginning: return id.hasPrefix(reference)
    case .wholeName, .wordBeginning, .part:
      let wanted = WantedName(folded: folded(reference))
      return names.compactMap(\.self).contains { name in
        wanted?.step(in: folded(name)).map { $0 <= step } ?? false
      }
    }
  }

  /// Returns the names that are most similar to a name without a match.
  func near(_ reference: String, _ names: [String]) -> [String] {
    guard var near = NearNames(folded: folded(reference)) else { return [] }
    for name in names { near.weigh(name, folded: folded(name)) }
    return near.names
  }
}
