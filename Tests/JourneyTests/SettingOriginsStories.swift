import DIContainer
import Data
import Domain
import Foundation
import Support
import Testing

// B 16
@Suite struct `Where a setting comes from` {
  private struct Said: Equatable {
    var value: String?
    var origin: String?
    var name: String?
    var line: Int?
    var over: [String] = []
  }

  private func said(_ key: String, _ home: TrialHome, _ more: String = "") throws -> Said {
    let answer = try home.run("settings list --origin --json \(more)")
    #expect(answer.status == .done, "\(answer)")
    let whole = try JSONSerialization.jsonObject(with: Foundation.Data(answer.out.utf8))
    let all = try #require((whole as? [String: Any])?["settings"] as? [[String: Any]])
    let one = try #require(all.first { $0["key"] as? String == key })
    let file = one["originFile"] as? String
    #expect(file == nil || file == home.folder.path("config/config.toml"))
    #expect((file == nil) == (one["originLine"] is NSNull))
    return Said(
      value: one["value"] as? String, origin: one["origin"] as? String,
      name: one["originName"] as? String, line: one["originLine"] as? Int,
      over: try #require(one["originOver"] as? [String]))
  }

  private func home(_ text: String? = nil, _ environment: [String: String] = [:]) throws
    -> TrialHome
  {
    let home = try TrialHome(environment)
    if let text {
      try FileManager.default.createDirectory(
        atPath: home.folder.path("config"), withIntermediateDirectories: true)
      try home.folder.write(Array(text.utf8), to: "config/config.toml")
    }
    return home
  }

  /// Returns the reminder hour of a new person, which shows the value of `people.hour` in use; nil
  /// if the output has none.
  private func hour(_ home: TrialHome) throws -> Int? {
    let added = try home.run("people add Mina --every 7 --dry-run --json").out
    let whole = try JSONSerialization.jsonObject(with: Foundation.Data(added.utf8))
    return ((whole as? [String: Any])?["person"] as? [String: Any])?["alarmHour"] as? Int
  }

  @Test func `is nowhere while nobody chose, and a line of the file afterwards`() throws {
    let fresh = try home()
    #expect(try said("people.hour", fresh) == Said(value: "20", origin: "default"))
    #expect(try hour(fresh) == 20)
    let chosen = try home("# mine\n\n[people]\nhour = 7\n")
    #expect(try said("people.hour", chosen) == Said(value: "7", origin: "file", line: 4))
    #expect(try hour(chosen) == 7)
    #expect(try chosen.run("settings set people.hour 8").status == .done)
    #expect(try said("people.hour", chosen) == Said(value: "8", origin: "file", line: 4))
    #expect(try chosen.run("settings reset people.hour").status == .done)
    #expect(try said("people.hour", chosen) == Said(value: "20", origin: "default"))
  }

  @Test func `is the file where it stands in the store too, which counts without it`() throws {
    let home = try home("people.hour = 7\n")
    #expect(try home.run("people add Noah --every 7").status == .done)
    let store = home.folder.path("data/profiles/default/haru.sqlite")
    try SQLitePreferences(Database(.file(store))).set("people.hour", to: "9")
    #expect(
      try said("people.hour", home)
        == Said(value: "7", origin: "file", line: 1, over: ["profile"]))
    #expect(try hour(home) == 7)
    let text = try home.run("settings list --origin").out
    #expect(text.contains("people.hour"))
    let row = try #require(text.split(separator: "\n").first { $0.hasPrefix("people.hour ") })
    #expect(row.hasSuffix("  file config.toml:1 (overrides profile)"))
    let korean = try home.run("settings list --origin --lang ko").out
    #expect(korean.contains("파일 config.toml:1 (프로필보다 우선)"))
    try home.folder.write(Array("# people.hour = 7\n".utf8), to: "config/config.toml")
    #expect(try said("people.hour", home) == Said(value: "9", origin: "profile"))
    #expect(try hour(home) == 9)
    // An invalid line leaves the default in use.
    try home.folder.write(Array("people.hour = 99\n".utf8), to: "config/config.toml")
    #expect(try said("people.hour", home) == Said(value: "20", origin: "default"))
    #expect(try hour(home) == 20)
    #expect(try home.run("settings list --origin").err.contains("line 1"))
  }

  @Test func `is the store for what only screens remember`() throws {
    let home = try home()
    #expect(try home.run("settings set books.sort author").status == .done)
    #expect(try said("books.sort", home) == Said(value: "author", origin: "profile"))
  }

  @Test func `is an option, then the file, then the environment for the language`() throws {
    let home = try home("language = \"en\"\n", ["LANG": "ko_KR.UTF-8"])
    func speaks(_ more: String = "") throws -> String {
      try home.run("settings get nothing \(more)").err.contains("없어요") ? "ko" : "en"
    }
    #expect(
      try said("language", home)
        == Said(value: try speaks(), origin: "file", line: 1, over: ["environment"]))
    #expect(
      try said("language", home, "--lang ko")
        == Said(
          value: try speaks("--lang ko"), origin: "option", name: "--lang",
          over: ["file", "environment"]))
    for text in ["language = \"auto\"\n", ""] {
      try home.folder.write(Array(text.utf8), to: "config/config.toml")
      #expect(try speaks() == "ko")
      #expect(
        try said("language", home) == Said(value: "ko", origin: "environment", name: "LANG"))
    }
    let other = try self.home(nil, ["LANG": "ko_KR.UTF-8", "LC_ALL": "en_US.UTF-8"])
    #expect(
      try said("language", other) == Said(value: "en", origin: "environment", name: "LC_ALL"))
    let bare = try self.home(nil, ["LANG": ""])
    #expect(try said("language", bare) == Said(value: "en", origin: "default"))
  }

  @Test func `is the environment for a key that stands nowhere else, which is not told`() throws {
    let home = try home("", ["ALADIN_TTB_KEY": "ttbsecret"])
    let hidden = "••••••••"
    #expect(
      try said("books.aladin.key", home)
        == Said(value: hidden, origin: "environment", name: "ALADIN_TTB_KEY"))
    try home.folder.write(Array("books.aladin.key = \"own\"\n".utf8), to: "config/config.toml")
    #expect(
      try said("books.aladin.key", home)
        == Said(value: hidden, origin: "file", line: 1, over: ["environment"]))
    // An empty key counts as not set, so the environment variable is used.
    try home.folder.write(Array("books.aladin.key = \"\"\n".utf8), to: "config/config.toml")
    #expect(
      try said("books.aladin.key", home)
        == Said(value: hidden, origin: "environment", name: "ALADIN_TTB_KEY"))
    let answer = try home.run("settings list --origin")
    #expect(!answer.out.contains("ttbsecret"))
  }

  @Test func `is a field of the list, and no member without being asked for`() throws {
    let home = try home("people.hour = 7\n")
    let table = try home.run("settings list --format '{key} {origin} {originLine}'").out
    #expect(table.contains("people.hour file 1\n") && table.contains("motion default \n"))
    #expect(try !home.run("settings list --json").out.contains("origin"))
  }

  @Test func `is the environment for somebody who listens, and a setting wins over it`() throws {
    func isPlain(_ home: TrialHome, _ option: String = "") throws -> Bool {
      let list = try home.run("settings list --origin --columns key,origin \(option)")
      #expect(list.status == .done, "\(list)")
      return list.out.contains("key: screens.plain, origin: ")
    }
    for value in ["1", "yes"] {
      let home = try home("", ["ACCESSIBLE": value])
      #expect(try isPlain(home))
      #expect(
        try said("screens.plain", home)
          == Said(value: "on", origin: "environment", name: "ACCESSIBLE"))
      // Without a command, the menus begin.
      #expect(try home.run("", input: "q\n").out.contains("1: "))
      try home.folder.write(Array("screens.plain = \"off\"\n".utf8), to: "config/config.toml")
      #expect(try !isPlain(home))
      #expect(try isPlain(home, "--plain"))
      #expect(
        try said("screens.plain", home)
          == Said(value: "off", origin: "file", line: 1, over: ["environment"]))
    }
    for value in ["", "0"] {
      let home = try home("", ["ACCESSIBLE": value])
      #expect(try !isPlain(home))
      #expect(try said("screens.plain", home) == Said(value: "off", origin: "default"))
    }
  }
}
