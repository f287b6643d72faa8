import Support
import Testing

/// Checks that a `switch` over an enum of this project has no `default:`, so that a new case has to be handled.
@Suite struct `A switch` {
  /// Subjects of switches that may have a `default:`: an enum of the standard library, or no enum.
  private static let foreign = ["generalCategory", "modifiers"]

  @Test func `over an enum of ours names every case`() throws {
    for (path, text) in try ProjectFolder.swiftFiles(in: [
      "Domain", "Data", "Presentation", "DIContainer", "App",
    ]) {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      for (number, line) in lines.enumerated()
      where line.drop(while: { $0 == " " }).hasPrefix("default:") {
        let switched = Self.opening(of: number, in: lines)
        let namesOurs = switched.cases.contains {
          $0.contains(#/^case (let )?(\.[a-z]|\([^):]*\.[a-z])/#)
        }
        let isForeign = Self.foreign.contains { switched.subject.contains($0) }
        #expect(!namesOurs || isForeign, "\(path):\(number + 1) \(switched.subject)")
      }
    }
  }

  /// Returns the line of the `switch` that a `default:` belongs to, and the `case` lines before it.
  private static func opening(of number: Int, in lines: [String]) -> (
    subject: String, cases: [String]
  ) {
    let indent = lines[number].prefix { $0 == " " }
    var cases: [String] = []
    for line in lines[..<number].reversed() {
      let own = line.prefix { $0 == " " }
      if own.count > indent.count || line.isEmpty { continue }
      let words = String(line.dropFirst(own.count))
      if words.hasPrefix("case ") { cases.append(words) }
      if own.count < indent.count || words.contains("switch ") { return (words, cases) }
    }
    return ("", cases)
  }
}
