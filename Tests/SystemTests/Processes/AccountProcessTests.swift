import Support
import Testing

@Suite struct `Accounts, as processes` {
  private let password = "Haru-Pass-7719"

  private func signUp(_ haru: BinaryUnderTest, _ name: String, _ email: String) throws {
    let ending = try haru.run([
      "sh", "-c",
      "printf '\(password)\\n\(password)\\n' | \"$HARU\" profile new \(name) --email \(email) --stdin",
    ])
    #expect(ending.status == 0, "\(ending)")
  }

  @Test func `have one address each, however many are made at once`() throws {
    // contract 1, C-07b
    try SampleFolder.using { folder in
      let haru = try BinaryUnderTest(home: folder.path("home"))
      let script = """
        seq 5 | xargs -P 5 -I N sh -c "printf '\(password)\\n\(password)\\n' \
          | \"$HARU\" profile new rN --email race@b.kr --stdin >/dev/null 2>&1; echo end \\$?"
        """
      let ending = try haru.run(["sh", "-c", script])
      let ends = ending.out.split(separator: "\n").map(String.init).sorted()
      #expect(ends == ["end 0"] + Array(repeating: "end 3", count: 4), "\(ending)")
      let list = try haru("profile", "list").out
      #expect(list.split(separator: "race@b.kr", omittingEmptySubsequences: false).count == 2)
    }
  }

  @Test func `leave nothing that this program kept when they are withdrawn`() throws {
    // contract 2, C-55
    try SampleFolder.using { folder in
      let haru = try BinaryUnderTest(home: folder.path("home"))
      try signUp(haru, "mina", "mina@b.kr")
      #expect(try haru("people", "add", "표지말", "--every", "7").status == 0)
      #expect(try haru("backup").status == 0)
      #expect(try haru("backup", folder.path("elsewhere.db")).status == 0)
      let ending = try haru.run([
        "sh", "-c", #"echo delete | "$HARU" profile delete --stdin"#,
      ])
      #expect(
        ending.status == 0 && ending.err.contains("Copies stored elsewhere are kept"), "\(ending)")
      #expect(try left("표지말", haru) == "" && left("mina@b.kr", haru) == "")
      #expect(try folder.names().contains("elsewhere.db"))
    }
  }

  @Test func `of a guest leave nothing either`() throws {
    // contract 3, M-34
    try SampleFolder.using { folder in
      let haru = try BinaryUnderTest(home: folder.path("home"))
      #expect(try haru("people", "add", "표지말", "--every", "7").status == 0)
      #expect(try haru("backup").status == 0)
      let gone = try haru.run(["sh", "-c", "echo delete | \"$HARU\" profile delete --stdin"])
      #expect(gone.status == 0)
      #expect(try left("표지말", haru) == "")
    }
  }

  @Test func `that are locked are listed without address and number`() throws {
    // contract 4
    try SampleFolder.using { folder in
      let haru = try BinaryUnderTest(home: folder.path("home"))
      try signUp(haru, "mina", "mina@b.kr")
      #expect(try haru("profile", "list").out.contains("mina@b.kr"))
      let lock = try haru.run([
        "sh", "-c", #"printf '1234\n1234\n' | "$HARU" lock set --stdin"#,
      ])
      #expect(lock.status == 0)
      for words in [["list"], ["list", "--json"]] {
        let list = try haru.run([haru.path, "profile"] + words)
        #expect(list.status == 0 && list.out.contains("mina"), "\(list)")
        #expect(!list.out.contains("@"), "\(list)")
      }
    }
  }

  /// Returns the paths of the files in the home that contain a word, one on each line.
  private func left(_ word: String, _ haru: BinaryUnderTest) throws -> String {
    try haru.run(["sh", "-c", "grep -rl \(word) \"$HARU_HOME\" || true"]).out
  }
}
