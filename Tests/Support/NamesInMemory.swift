import Data
import Domain

/// The names of records that are kept in memory, compared as the store compares them.
enum NamesInMemory {
  /// Whether a reference names a record in one way.
  static func fits(_ reference: String, _ step: NameStep, id: String, _ names: [String?]) -> Bool {
    switch step {
    case .id: return id == reference
    case .idBeginning: return id.hasPrefix(reference)
    case .wholeName, .wordBeginning, .part:
      let wanted = WantedName(folded: TextForms.folded(reference))
      return names.compactMap(\.self).contains { name in
        wanted?.step(in: TextForms.folded(name)).map { $0 <= step } ?? false
      }
    }
  }

  /// The names nearest to one that nothing has.
  static func near(_ reference: String, _ names: [String]) -> [String] {
    guard var near = NearNames(folded: TextForms.folded(reference)) else { return [] }
    for name in names { near.weigh(name, folded: TextForms.folded(name)) }
    return near.names
  }
}
