import PresentationKit
import Support
import Testing

/// Lives the page about a shared profile: every command of it, on two computers.
@Suite struct `Two people with one shared profile` {
  private func home(_ name: String, _ folder: SampleFolder, _ language: Language) throws
    -> BinaryUnderTest
  {
    var haru = try BinaryUnderTest(home: folder.path(name))
    haru.environment["HOME"] = folder.path(name + "-home")
    haru.environment["LANG"] = language.isEnglish ? "en_US.UTF-8" : "ko_KR.UTF-8"
    // Both computers have the same folder, as if a program copied it.
    let made = try haru.run([
      "sh", "-c", "mkdir -p \(folder.path("Sync")) ~ && ln -s \(folder.path("Sync")) ~/Sync",
    ])
    #expect(made.status == 0, "\(made)")
    return haru
  }

  /// Runs lines one by one, and returns what they print. A line that joins reads the key.
  @discardableResult
  private func run(_ lines: [String], _ haru: BinaryUnderTest, key: String = "") throws -> String {
    try lines.map { line in
      let isJoining = line.contains("sync join")
      let whole = isJoining ? "printf '%s\\n' '\(key)' | \(line) --stdin" : line
      let ending = try PageCommands.run(whole, with: haru)
      #expect(ending.status == 0, "\(line): \(ending)")
      return ending.out
    }.joined()
  }

  @Test(.slow, arguments: Language.allCases)
  func `see the same plans, and nothing else of each other`(language: Language) throws {
    let isEnglish = language.isEnglish
    let page = try ProjectFolder.text(isEnglish ? "docs/family.md" : "docs/ko/family.md")
    let blocks = PageCommands.blocks(of: page)
    try #require(blocks.count == 10)
    let (play, dentist, dinner) =
      isEnglish ? ("School play", "Dentist", "dinner with the neighbours") : ("학예회", "치과", "이웃과 식사")
    try SampleFolder.using { folder in
      let (ada, ben) = (try home("ada", folder, language), try home("ben", folder, language))
      try run(["haru schedule add Surgery --from 2026-03-04"], ada)
      try run(["haru moods add 20 Lonely"], ben)
      try run(["mkdir ~/own", "haru sync init ~/own --name laptop"], ada)

      let begun = try run(blocks[1], ada)
      let key = try run(blocks[2], ada).filter { $0 != "\n" }
      #expect(begun.contains(key) && !key.isEmpty)
      #expect(begun.contains("haru --profile family sync join "))
      try run(blocks[3], ben, key: key)
      for haru in [ada, ben] {
        let state = try run(blocks[4], haru)
        #expect(state.contains("* default"), "\(state)")
        #expect(
          state.contains(isEnglish ? "ada" : "민아") && state.contains(isEnglish ? "ben" : "준호"))
      }

      try run(blocks[0] + blocks[5], ada)
      let seen = try run(blocks[6], ben)
      #expect(seen.contains(play) && seen.contains(dinner), "\(seen)")
      try run(["haru --profile family notes add Gherkins"] + [blocks[6][0]], ben)
      try run([blocks[6][0]], ada)

      let shared = try [ada, ben].map { try run(["haru --profile family export -"], $0) }
      for store in shared {
        for text in [play, dinner, "Gherkins"] { #expect(store.contains(text), "\(text)") }
        for text in [dentist, "Surgery", "Lonely"] { #expect(!store.contains(text), "\(text)") }
      }
      let own = try [ada, ben].map { try run(["haru export -"], $0) }
      #expect(own[0].contains("Surgery") && own[0].contains(dentist) && own[1].contains("Lonely"))
      for text in [play, dinner, "Gherkins"] {
        #expect(!own[0].contains(text) && !own[1].contains(text), "\(text)")
      }

      // The key of one profile opens nothing of another.
      #expect(try !run(["haru sync key"], ada).contains(key))
      let stolen = try PageCommands.run(
        "printf '%s\\n' '\(key)' | haru sync join '\(ada.environment["HOME"] ?? "")/own' --stdin",
        with: ben)
      #expect(stolen.status == 3, "\(stolen)")
      #expect(try !run(["haru export -"], ben).contains("Surgery"))

      try run(blocks[7], ada)
      try run([blocks[8][0], "haru --profile family sync timer --remove"], ada)
      try run(blocks[9], ben)
      try run(["haru --profile family notes add Marmalade", "haru --profile family sync"], ada)
      let left = try run(["haru --profile family export -"], ben)
      #expect(left.contains(play) && !left.contains("Marmalade"))
    }
  }
}
