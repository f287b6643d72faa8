import Support
import Testing

// C-08
@Suite struct `A code that is sent from here` {
  @Test func `goes out as the setting says, from the next one on`() throws {
    try SampleFolder.using { folder in
      let haru = try BinaryUnderTest(home: folder.path("home"))
      #expect(try haru("profile", "code", "--phone", "010-1234-5678").err.contains("Your code is"))
      let command = "sh -c 'cat > \(folder.path("sent"))'"
      #expect(try haru("settings", "set", "profile.codeSender", command).status == 0)
      let sent = try haru("profile", "code", "--phone", "010-1234-5678")
      #expect(sent.status == 0 && !(sent.err + sent.out).contains("Your code is"), "\(sent)")
      let message = String(decoding: try folder.bytes("sent"), as: UTF8.self)
      #expect(message.hasPrefix("01012345678\n") && message.contains("Your code is"))
      #expect(try haru("settings", "set", "profile.codeSender", "no-such-sender").status == 0)
      let missing = try haru("profile", "code", "--phone", "010-1234-5678", "--json")
      #expect(missing.status == 5 && missing.err.contains("no-such-sender"), "\(missing)")
    }
  }
}
