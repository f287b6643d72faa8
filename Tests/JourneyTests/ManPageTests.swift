import PresentationKit
import Support
import Testing
import TextUI

@Suite struct `The manual page` {
  @Test(arguments: ["ko", "en"]) func `is one that nobody finds fault with`(
    _ language: String
  ) throws {
    try SampleFolder.using { folder in
      let haru = try BinaryUnderTest(home: folder.path("home"))
      let page = try haru("man", "--lang", language)
      #expect(page.status == 0 && page.err == "")
      try folder.write(Array(page.out.utf8), to: "haru.1")
      let lint = try haru.run(["mandoc", "-T", "lint", "-W", "warning", folder.path("haru.1")])
      #expect(lint.status == 0, "\(lint.out)")
      let read = try haru.run([
        "sh", "-c", "mandoc -T utf8 '\(folder.path("haru.1"))' | LC_ALL=C.UTF-8 sed 's/.\\x08//g'",
      ])
      for command in CommandTable.haru.shown where command.examples.count > 0 {
        #expect(read.out.contains("haru \(command.name)"), "\(command.name)")
      }
      for word in ["HARU_HOME", "HARU_NOW", "HARU_SEED", "NO_COLOR", "TZ", "LANG", "haru/1"] {
        #expect(read.out.contains(word))
      }
      // Dashes must be plain so that they can be copied, and backslashes in examples must stay.
      #expect(read.out.contains("--json"))
      #expect(read.out.contains(language == "ko" ? "연락을 기록하고" : "record a contact"))
      #expect(!read.out.contains("\\-"))
    }
  }
}
