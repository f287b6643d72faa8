import Support
import Testing

/// A new case of an enum of ours has to be looked at wherever one is switched over.
@Suite struct `A switch` {
  /// What is switched over that is not ours, or is no enum.
  private static let foreign = ["generalCategory", "modifiers"]

  @Test func `over an enum of ours names every case`() throws {
    for (path, text) in try ProjectFolder.swiftFiles(in: [
      "Domain", "Data", "Presentation", "Demo", "DIContainer", "App",
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

  /// What a `default:` belongs to: the line of its switch, and the cases before it.
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
