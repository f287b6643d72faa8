import Support
import Testing

/// Tests of a locked profile with an account: what a person can do who knows only its email
/// address.
@Suite struct `A profile that is locked` {
  private func answer(_ haru: BinaryUnderTest, _ lines: String, _ words: String) throws
    -> BinaryUnderTest.Ending
  { try haru.run(["sh", "-c", "printf '\(lines)' | \"$HARU\" \(words) --stdin"]) }

  // C-10, C-56: a code that is shown on the same screen does not open a lock.
  @Test(.slow) func `is opened by no code that is shown, and not shown or deleted without its own`()
    throws
  {
    try SampleFolder.using { folder in
      let haru = try BinaryUnderTest(home: folder.path("home"))
      let number = "--phone 010-1234-5678"
      let code = try haru.run(["sh", "-c", "\"$HARU\" profile send-code \(number) 2>&1"])
      let digits = code.out.split { !$0.isNumber }.first { $0.count == 4 } ?? ""
      let new = try answer(
        haru, "haru-2026\\nharu-2026\\n\(digits)\\n",
        "profile new --email mina@haru.kr --nickname mina \(number)")
      #expect(new.status == 0, "\(new)")
      #expect(try haru("people", "add", "Secret", "--every", "7").status == 0)
      #expect(try answer(haru, "2468\\n2468\\n", "lock set").status == 0)
      let asked = try haru("profile", "code", "--for", "password", "--email", "mina@haru.kr")
      #expect(asked.status == 3 && !(asked.out + asked.err).contains { $0.isNumber }, "\(asked)")
      for words in [
        ["show"], ["show", "mina"], ["edit", "--nickname", "x"],
        ["logout", "--yes"],
      ] {
        let refused = try haru.run([haru.path, "profile"] + words)
        #expect(refused.status == 6 && refused.out.isEmpty, "\(words) \(refused)")
      }
      #expect(try answer(haru, "delete\\n", "profile delete").status == 6)
      #expect(try answer(haru, "2468\\n", "lock off").status == 0)
      #expect(try haru("people", "list").out.contains("Secret"))
      let sent = try haru("profile", "code", "--for", "password", "--email", "mina@haru.kr")
      #expect(sent.status == 0, "\(sent)")
    }
  }
}
