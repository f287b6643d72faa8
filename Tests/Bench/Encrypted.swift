/// Compares an encrypted data file with a plain one that has the same records in every part.
struct Encrypted {
  /// The plain store.
  let whole: Whole
  private static let passphrase = "benchmark passphrase"

  private var plain: String { whole.folder + "/whole" }
  private var encrypted: String { whole.folder + "/encrypted" }
  private var table: String { whole.folder + "/more.csv" }
  private var input: String { whole.folder + "/passphrase" }
  /// The number of sayings that are imported.
  private static let imported = 10_000

  /// Makes both stores.
  func prepare() throws(BenchFailure) {
    try whole.prepare()
    try shell("rm -rf '\(encrypted)' && cp -a '\(plain)' '\(encrypted)'")
    try shell("printf '\(Self.passphrase)\\n' > '\(input)'")
    _ = try tool(["encrypt", "on", "--stdin"], in: encrypted, input: input).run()
    let count = "\(Self.imported)"
    _ = try Work(
      program: whole.bench,
      arguments: ["seed-sayings", "--file", table, "--sayings", count], environment: []
    ).run()
    // Other sayings than those of the stores.
    try shell("sed -i 's/[.]\\(,*\\)$/ x.\\1/' '\(table)'")
    for home in [plain, encrypted] {
      _ = try tool(["sayings", "import", table], in: home).run()
    }
  }

  func all() -> [Comparison] {
    let id = Sample.id(of: whole.each / 2)
    return [
      row("reading one person", ["people", "show", id, "--json"], 1.15),
      row("a search of a word", ["search", EventSample.wanted, "--json"], 1.25),
      row(
        "a search of two beginnings",
        ["sayings", "search", "바람 마음", "--json"], 1.6),
      row("a durable write", ["people", "water", id, "--early"], 1.2),
      row("a scan of everything", ["export", "--plain"], 1.8),
      row(
        "an import of \(Self.imported) sayings", ["sayings", "import", table], 1.4,
        before: ["undo"]),
      row("`haru today --json`", ["today", "--json"], 1.25),
      row("`haru widget`", ["widget"], 1.25),
      Comparison(
        title: "the first command of a session: `haru encrypt open`", records: 1,
        ours: tool(["encrypt", "open", "--stdin"], in: encrypted, input: input),
        theirs: tool(["version"], in: plain), target: 1000, memory: 90),
    ]
  }

  /// Compares a command on the encrypted data file with the same command on the plain one.
  private func row(
    _ title: String, _ words: [String], _ target: Double, before: [String]? = nil
  ) -> Comparison {
    let both = before.map { words in [plain, encrypted].map { tool(words, in: $0) } }
    return Comparison(
      title: title + ", encrypted beside plain", records: whole.each,
      ours: tool(words, in: encrypted), theirs: tool(words, in: plain), target: target,
      memory: 200, prepare: both ?? [])
  }

  private func tool(_ words: [String], in home: String, input: String = "/dev/null") -> Work {
    Work(
      program: whole.haru, arguments: words, input: input,
      environment: [
        "PATH=/usr/local/bin:/usr/bin:/bin", "LC_ALL=C.UTF-8", "HOME=\(home)", "HARU_HOME=\(home)",
      ] + Sample.pinned)
  }

  private func shell(_ line: String) throws(BenchFailure) {
    _ = try Work(
      program: "sh", arguments: ["-c", line], environment: ["PATH=/usr/local/bin:/usr/bin:/bin"]
    ).run()
  }
}
