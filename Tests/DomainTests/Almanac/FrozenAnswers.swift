import Domain
import Foundation
import Support
import Testing

/// Answers of other people's reckoning, which `Scripts/oracle/almanac.py` writes.
enum FrozenAnswers {
  /// The lines of a file without those that say what it is.
  static func lines(_ name: String) throws -> [[String]] {
    let file = ProjectFolder.root.appendingPathComponent("Tests/DomainTests/Almanac/\(name)")
    let text = try String(contentsOf: file, encoding: .utf8)
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: " ").map(String.init) }
  }
}
