import Domain
import Foundation
import Support
import Testing

/// Reads stored answers of other almanac libraries, which `Scripts/oracle/almanac.py` writes.
enum FrozenAnswers {
  /// Returns the words of each line of a file, without the comment lines that begin with `#`.
  static func lines(_ name: String) throws -> [[String]] {
    let file = ProjectFolder.root.appendingPathComponent("Tests/DomainTests/Almanac/\(name)")
    let text = try String(contentsOf: file, encoding: .utf8)
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: " ").map(String.init) }
  }
}
