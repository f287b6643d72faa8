import Domain
import Foundation
import PresentationKit
import PresentationShared
import Support
import Testing
import TextUI

@Suite struct `Examples in the help` {
  private static let all = Set(
    Language.allCases.flatMap { language in
      CommandTable.haru.commands.flatMap { $0.examples(in: language) }
    }
  ).sorted()

  // newcomer 1: examples use names and words in the user's language.
  @Test func `speak the reader's language`() throws {
    for command in CommandTable.haru.commands {
      let english = command.examples(in: .english)
      for example in english where !example.contains("--kor") {
        #expect(!example.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) })
      }
      #expect(english.count == command.examples(in: .korean).count)
    }
    let help = try TestEnvironment().run("help people water").out
    #expect(help.contains("people water Dad --by call"))
  }

  @Test(arguments: all)
  func `work as they stand`(_ example: String) throws {
    let world = try TestEnvironment()
    // One person is well, one is due today, and one was watered today.
    for line in [
      "people add 민아 --every 7", "people add 서연 --every 2", "people add 아버지 --every 1",
      "people add Maya --every 7", "people add Nora --every 2", "people add Dad --every 1",
      "note 우유", "note milk",
    ] { #expect(world.run(line).status == .done) }
    if !example.hasPrefix("people add") { try world.go(to: "2026-03-03T09:00") }
    let isAboutToday = example.contains(" today ")
    if isAboutToday {
      for name in ["아버지", "Dad"] {
        #expect(world.run("people water \(name)").status == .done)
      }
    }
    if example == "sayings pull" {
      #expect(world.run("sayings pull feed.json").status == .done)
    }
    if example.hasPrefix("people date ") {
      for line in [
        "people add Grandma --every 9", "people add 할머니 --every 9",
        "people date Maya wedding '5 May'", "people date 민아 결혼기념일 '5월 5일'",
      ] { #expect(world.run(line).status == .done) }
    }
    if example.hasPrefix("count") {
      for tag in ["물", "달리기", "커피", "water", "run", "coffee"] {
        #expect(world.run("count \(tag) --on yesterday").status == .done)
      }
    }
    if example.hasPrefix("gifts "), !example.hasPrefix("gifts add") {
      for line in [
        "Maya umbrella --lent --amount 50", "민아 우산 --lent --amount 50", "Maya 'red scarf' --idea",
        "민아 '빨간 목도리' --idea",
      ] { #expect(world.run("gifts add " + line).status == .done) }
    }
    if example.hasPrefix("tags ") {
      let others = example.hasPrefix("tags merge") ? " #걷기 #stroll" : ""
      #expect(world.run("moods add 60 'Spring #산책 #walk\(others)'").status == .done)
    }
    if example == "moods shuffle" { #expect(world.run("moods add 60 felt").status == .done) }
    if example.contains("schedule"), !example.hasPrefix("schedule add") {
      for title in ["치과", "Dentist"] {
        #expect(world.run("schedule add \(title) --from '2026-03-05 14:00'").status == .done)
      }
      for title in ["요가", "Yoga"] {
        let line = "schedule add \(title) --from '2026-03-09 19:00' --repeat weekly"
        #expect(world.run(line).status == .done)
      }
    }
    var example = example
    if example.contains("books discover") {
      #expect(world.run("settings set books.aladin.key secret").status == .done)
    }
    if example.hasPrefix("books ") || example.hasPrefix("quotes"),
      !example.hasPrefix("books add 9"), !example.contains("manual")
    {
      for line in [
        "add 9788937460449 --target +7d", "read 데미안 100",
        "add --manual --title Walden --pages 352 --isbn 9780140390445", "read Walden 100",
      ] where !(example.hasPrefix("books finish") && line.hasPrefix("read")) {
        #expect(world.run("books " + line).status == .done)
      }
      let kept = world.run("quotes add 데미안 알 --page 88 --json").out
      let id = try #require(kept.split(separator: "\"").first { $0.hasPrefix("id") && $0 != "id" })
      example = example.replacingOccurrences(of: " ID", with: " \(id)")
      if example.contains("--off") {
        for title in ["데미안", "Walden"] {
          #expect(world.run("books like \(title)").status == .done)
        }
        if example.hasPrefix("books want") {
          let line = example.replacingOccurrences(of: " --off", with: "")
          #expect(world.run(line).status == .done)
        }
      }
      if example.hasPrefix("books resume") {
        for title in ["데미안", "Walden"] {
          #expect(world.run("books pause \(title)").status == .done)
        }
      }
    }
    if example.hasPrefix("inbox ") { try world.wait(for: "umbrella") }
    if example.hasPrefix("vdir") { world.bindVdir(unless: example) }
    if example == "redo" { #expect(world.run("undo").status == .done) }
    if example.hasPrefix("trash restore") {
      for name in ["민아", "Maya"] {
        #expect(world.run("people remove \(name) --yes").status == .done)
      }
    }
    if example.hasPrefix("moods "), example.contains(" ID") {
      let added = world.run("moods add 60 felt --json").out
      let id = try #require(added.split(separator: "\"").first { $0.hasPrefix("id") && $0 != "id" })
      example = example.replacingOccurrences(of: " ID", with: " \(id)")
    }
    let line = ["민아", "Maya"].reduce(example) { line, name in
      line.replacingOccurrences(of: "people add \(name)", with: "people add \(name)2")
    }
    if example.hasPrefix("lock ") { return try tryLock(example) }
    if example.hasPrefix("encrypt") { return try EncryptionExamples.run(example) }
    if example.hasPrefix("moods write") { return tryWriting(example, in: world) }
    if example.hasPrefix("sync") { return try trySync(example) }
    if example.hasPrefix("publish") { return try PublishExamples.run(example) }
    if example == "notify test" { return try tryNotices(example) }
    let input = example.hasPrefix("profile ") ? prepareProfile(for: example, in: world) : nil
    let output = world.run(line, input: input)
    #expect(output.status == .done, "\(output.err)")
  }

  /// Runs an example that takes its text from a pipe, or from the editor.
  private func tryWriting(_ example: String, in world: TestEnvironment) {
    let parts = example.components(separatedBy: " < ")
    let output =
      parts.count > 1
      ? world.run(parts[0], input: "A letter.")
      : world.run(example, editor: { _ in .text("A letter.") })
    #expect(output.status == .done, "\(output.err)")
  }

  /// Runs a sync example with two devices that have a conflict. A remote in the example is replaced
  /// by one in memory.
  private func trySync(_ example: String) throws {
    let computers = try TwoComputers(["people add Ada --every 7"])
    let line = example.split(separator: " ").map {
      $0.contains("/") ? RemoteInMemory.address : String($0)
    }.joined(separator: " ")
    if ["sync init", "sync join"].contains(where: line.hasPrefix) {
      let remote = line.hasPrefix("sync join") ? computers.remote : RemoteInMemory()
      let world = try TestEnvironment { remote.reach(from: &$0, number: 3) }
      let output = world.run(line, input: RemoteInMemory.code)
      return #expect(output.status == .done, "\(output.err)")
    }
    try computers.differ(
      "people edit Ada --nickname A", "people edit Ada --nickname B", at: "2026-03-01T10:00")
    let output = (example.contains("revoke") ? computers.other : computers.here).run(line)
    #expect(output.status == .done, "\(output.err)")
  }

  /// Runs an example with a notification sender that always succeeds.
  private func tryNotices(_ example: String) throws {
    let world = try TestEnvironment(change: { adapters in
      adapters.delivery = NoticeDelivery { (_) throws(NoticeFailure) in
        [NoticeSender(.desktop) { (_) throws(NoticeFailure) in () }]
      }
    })
    let output = world.run(example)
    #expect(output.status == .done, "\(output.err)")
  }

  /// Runs a lock example and enters the lock codes it asks for.
  private func tryLock(_ example: String) throws {
    let world = try TestEnvironment(change: { adapters in
      adapters.password = ProfilePassword(
        isThere: { () throws(StorageFailure) in true },
        proves: { (_) throws(PasswordFailure) in true })
    })
    let isFirst = example == "lock set"
    #expect(isFirst || world.run("lock set --stdin", input: "1234\n1234\n").status == .done)
    let asks = ["lock set", "lock change", "lock open", "lock off", "lock recover"]
    let input = isFirst ? "1234\n1234\n" : "1234\n5678\n5678\n"
    let output = world.run(asks.contains(example) ? example + " --stdin" : example, input: input)
    #expect(output.status == .done, "\(output.err)")
  }

  /// Runs the commands that must come before a profile example. Returns the input for the example,
  /// or nil if it needs none.
  private func prepareProfile(for example: String, in world: TestEnvironment) -> String? {
    let secret = "haru-2026\n"
    let isNew = example.hasPrefix("profile new")
    let number = "--phone 010-1234-5678"
    if !isNew {
      #expect(world.run("profile send-code \(number)").status == .done)
      let signUp = "profile new mina --email mina@example.com \(number) --stdin"
      #expect(world.run(signUp, input: secret + secret + "4321\n").status == .done)
    }
    switch example.split(separator: " ").dropFirst().first {
    case "new" where example.contains(number):
      #expect(world.run("profile send-code \(number)").status == .done)
      return secret + secret + "4321\n"
    case "new", "login": return secret + secret
    case "password" where example.contains("--find"):
      let code = "profile send-code --for password --email mina@example.com"
      #expect(world.run(code).status == .done)
      return "4321\n" + secret + secret
    case "password": return secret + secret + secret
    case "find-email":
      #expect(world.run("profile send-code --for find-email \(number)").status == .done)
      return "4321\n"
    case "delete": return "delete\n"
    default: return nil
    }
  }
}
