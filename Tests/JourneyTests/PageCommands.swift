import Foundation
import Support

/// The commands in the code blocks of a page.
enum PageCommands {
  /// Returns the lines of all blocks of shell commands, or of those below one heading.
  static func lines(of page: String, below heading: String = "") -> [String] {
    let start = heading.isEmpty ? page.startIndex : page.range(of: "\n## \(heading)\n")?.upperBound
    guard let start else { return [] }
    let end = heading.isEmpty ? nil : page.range(of: "\n## ", range: start..<page.endIndex)
    let blocks = page[start..<(end?.lowerBound ?? page.endIndex)].split(separator: "```")
    return blocks.filter { $0.hasPrefix("sh\n") }
      .flatMap { $0.split(separator: "\n").dropFirst() }.map(String.init)
  }

  /// Runs a line in a shell in which `haru` is the program.
  static func run(_ line: String, with haru: BinaryUnderTest) throws -> BinaryUnderTest.Ending {
    try haru.run(["sh", "-c", "haru() { \"$HARU\" \"$@\"; }\n" + line])
  }
}
