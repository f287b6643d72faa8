import Support

/// The commands in the code blocks of a page.
enum PageCommands {
  /// Returns the lines of each block of shell commands.
  static func blocks(of page: String) -> [[String]] {
    page.split(separator: "```").filter { $0.hasPrefix("sh\n") }
      .map { $0.split(separator: "\n").dropFirst().map(String.init) }
  }

  /// Runs a line in a shell in which `haru` is the program.
  static func run(_ line: String, with haru: BinaryUnderTest) throws -> BinaryUnderTest.Ending {
    try haru.run(["sh", "-c", "haru() { \"$HARU\" \"$@\"; }\n" + line])
  }
}
