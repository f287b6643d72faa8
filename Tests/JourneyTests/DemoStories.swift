import Domain
import Foundation
import Support
import Testing

@testable import DIContainer
@testable import PresentationKit
@testable import TextUI

/// Tests of the demo, whose sample data a new user can try.
@Suite struct `The demo` {
  private func hasHangul(_ text: String) -> Bool {
    text.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }
  }

  private static let looks = [
    "people list", "people show Dad", "contacts", "schedule list", "moods list",
    "books list --all", "books shelf", "quotes", "timeline", "search Maya",
  ]

  // newcomer 1, F-10: an English family with English books, plans and contacts.
  @Test(arguments: looks)
  func `speaks English to whoever reads English`(_ line: String) throws {
    let output = try ProfileHome().run("demo " + line)
    #expect(output.status == .done, "\(output.err)")
    #expect(!hasHangul(output.out), "\(output.out)")
  }

  @Test func `has the same pictures of moods each time`() throws {
    let positions = try (0..<2).map { _ in
      try ProfileHome().run("demo moods picture --json").out
        .split { ",{}[]".contains($0) }.filter { $0.contains("\"x\":") || $0.contains("\"y\":") }
    }
    #expect(!positions[0].isEmpty && positions[0] == positions[1])
  }

  @Test func `speaks Korean to whoever reads Korean`() throws {
    let home = try ProfileHome()
    #expect(home.run("demo people list", language: .korean).out.contains("아버지"))
    #expect(home.run("demo people list --lang en").out.contains("Dad"))
    #expect(home.run("demo --lang ko people list").out.contains("아버지"))
  }

  // newcomer 22, F-10: the first line says so, in the terminal and on the screens.
  @Test func `says first that it is borrowed, and that nothing is kept`() throws {
    let home = try ProfileHome()
    #expect(
      home.run("demo people list").err == "Demo with sample data: changes are not saved.\n")
    #expect(
      home.run("demo people add Jun --every 7", language: .korean).err
        .hasPrefix("예시 기록이라 바꿔도 저장되지 않아요.\n"))
    #expect(home.run("demo people list --json").err.isEmpty)
    #expect(home.run("demo --help").out.contains("haru demo people list"))
    #expect(
      home.run("people list").err
        == "Your garden is empty. Add someone dear to you with `haru people add NAME`.\n")
    let robot = Robot(try borrowed(.english), onToday: true, isBorrowed: true)
    #expect(robot.screen.hasPrefix(" Haru demo "))
    #expect(robot.notice.hasPrefix("Demo with sample data: changes are not saved."))
    robot.press(.character("2"))
    #expect(robot.screen.hasPrefix(" Haru demo "))
  }

  // newcomer 22: the demo uses the user's own colours and motion settings.
  @Test func `has the colours somebody chose for themselves`() throws {
    let home = try ProfileHome()
    #expect(home.run("settings set appearance dark").status == .done)
    #expect(home.run("demo settings get appearance").out == "dark\n")
  }

  /// Returns an environment with the demo data of this language.
  private func borrowed(_ language: Language) throws -> TestEnvironment {
    let world = try TestEnvironment(now: "2026-11-20T09:30", language: language)
    try Container.addDemoData(to: world.adapters, in: language)
    return world
  }

  // A setting that restarts the screens must stay in the demo and not open the user's own store.
  @Test func `is not left by choosing another language in it`() throws {
    let folder = try SampleFolder()
    let path = folder.path
    let settings = try Settings(environment: {
      ["HARU_HOME": path, "HARU_NOW": "2026-11-20T09:30", "HARU_SEED": "7"][$0]
    })
    let features = try Container.demo(settings, .korean)
    var before = try ScreenChoice(
      features, language: .korean, noColor: false, readOnly: false, profile: nil)
    before.isBorrowed = true
    let outcome = Reopener(settings: settings).reopen(
      RestartRequest(setting: .language, value: "en"), after: before, features)
    guard case .shows(let next) = outcome, let shown = next.features else {
      Issue.record("Nothing is shown.")
      return
    }
    #expect(next.choice.isBorrowed)
    #expect(next.choice.language.tongue == .english)
    #expect(try shown.people.find("Dad").name.text == "Dad")
  }

  // F-10: these are the pictures in the README.
  @Test(arguments: Language.allCases)
  func `looks as it was looked at`(_ language: Language) throws {
    for (name, size) in SnapshotSizes.shown(in: language) {
      for part in Part.tabs {
        let robot = Robot(try borrowed(language), size: size, onToday: true, isBorrowed: true)
        robot.press(.character(Character("\(part.index + 1)")))
        let page = "demo-\(part.index + 1)-\(language.rawValue)-\(name)"
        expectSnapshot(robot.frame, named: page)
      }
    }
  }
}
