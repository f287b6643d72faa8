import Foundation

extension BinaryUnderTest {
  /// Runs the program under strace, which makes some of its system calls fail. `calls` and `fault` are in strace's
  /// syntax.
  package func disturbed(_ calls: String, _ fault: String, _ words: [String]) throws -> Ending {
    try run(traced(calls, to: "/dev/null") + ["-e", "inject=\(calls):\(fault)", path] + words)
  }

  /// Runs the program under strace and returns the number of its system calls of some kinds. Throws if the program
  /// fails.
  package func calls(_ calls: String, _ words: [String]) throws -> Int {
    try SampleFolder.using { folder in
      let ending = try run(traced(calls, to: folder.path("trace")) + [path] + words)
      guard ending.status == 0 else { throw Missing(description: "\(words): \(ending)") }
      let trace = String(decoding: try folder.bytes("trace"), as: UTF8.self)
      return trace.split(separator: "\n").count { $0.contains("(") && !$0.contains(" resumed>") }
    }
  }

  private func traced(_ calls: String, to file: String) -> [String] {
    ["strace", "-f", "-qq", "-o", file, "-e", "trace=\(calls)"]
  }
}
