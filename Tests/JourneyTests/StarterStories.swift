import Domain
import Foundation
import PresentationKit
import PresentationShared
import Support
import Testing

// N-49
@Suite struct `Somebody whose store begins with sayings` {
  private func texts(_ program: BinaryUnderTest, _ words: String...) throws -> [[String: Any]] {
    let ending = try program.run([program.path, "sayings", "list", "--json"] + words)
    #expect(ending.status == 0, "\(ending)")
    let whole = try JSONSerialization.jsonObject(with: Foundation.Data(ending.out.utf8))
    return (whole as? [String: Any])?["sayings"] as? [[String: Any]] ?? []
  }

  /// Runs one command as the first start in this locale. Returns the sayings that the store then
  /// has.
  private func begun(_ locale: String, _ first: [String]) throws -> [[String: Any]] {
    try SampleFolder.using { folder in
      var program = try BinaryUnderTest(home: folder.path)
      program.environment["LANG"] = locale
      #expect(try program.run([program.path] + first).status == 0)
      // A later change of the language changes nothing.
      program.environment["LANG"] = locale.hasPrefix("ko") ? "en_US.UTF-8" : "ko_KR.UTF-8"
      return try texts(program)
    }
  }

  @Test func `has them in the language of the first start`() throws {
    let korean = try begun("ko_KR.UTF-8", ["moods", "add", "50"])
    #expect(korean.count == 366)
    #expect(korean.first?["kor"] as? String == "내를 건너서 숲으로, 고개를 넘어서 마을로.")
    #expect(korean.first?["who"] as? String == "윤동주")
    #expect(korean.allSatisfy { $0["kor"] is String })
    let english = try begun("en_US.UTF-8", ["moods", "add", "50"])
    #expect(english.count == 366)
    #expect(english.allSatisfy { $0["eng"] is String && !($0["kor"] is String) })
    // `--lang` overrides the locale.
    let explicit = try begun("en_US.UTF-8", ["--lang", "ko", "moods", "add", "50"])
    #expect(explicit.count == korean.count)
  }

  @Test func `sees them before there is a store, and the same ones afterwards`() throws {
    try SampleFolder.using { folder in
      let program = try BinaryUnderTest(home: folder.path)
      let before = try texts(program).map { $0["eng"] as? String }
      #expect(try program("sayings", "like", "3").status == 0)
      #expect(try texts(program).map { $0["eng"] as? String } == before)
      #expect(try texts(program, "--starter").count == before.count - 1)
    }
  }

  @Test func `removes all that are unchanged with one command, and undoes it`() throws {
    let world = try TestEnvironment()
    #expect(world.run("sayings like 4").status == .done)
    #expect(world.run("sayings add --eng mine").status == .done)
    let before = world.run("sayings list").out
    #expect(world.run("sayings list --starter").out.split(separator: "\n").count == 155)
    // T-27: undo brings them back, so nothing is asked.
    let removed = world.run("sayings remove --starter")
    #expect(removed.status == .done)
    #expect(removed.out.hasPrefix("Removed the 155 sayings that came with Haru."))
    let left = world.run("sayings list").out.split(separator: "\n")
    #expect(left.count == 2 && left[0].contains("mine"))
    #expect(world.run("sayings list --starter").err.contains("You have edited or removed"))
    let none = world.run("sayings remove --starter --json")
    #expect(none.status == .done && none.out.contains(#""removed":0"#))
    #expect(world.run("undo").status == .done)
    #expect(world.run("sayings list").out == before)
    #expect(world.run("sayings remove --starter --json").out.contains(#""removed":155"#))
  }

  @Test func `names one saying or all of them, not both`() throws {
    let world = try TestEnvironment(language: .korean)
    #expect(world.run("sayings remove 3 --starter --yes").status == .usage)
    #expect(world.run("sayings remove --yes").status == .usage)
    let removed = world.run("sayings remove --starter").out
    #expect(removed.hasPrefix("처음부터 들어 있던 글귀 156개를 지웠어요."))
  }
}
