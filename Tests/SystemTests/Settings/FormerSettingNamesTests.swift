import Domain
import Foundation
import Support
import Testing

@testable import Data

@Suite struct `Former names of settings in a file` {
  private static let old = """
    # mine
    notify.morning = 7 # early
    odd line

    [moods]
    # how the picture is made
    canvas = "latest"
    "name" = 'Jun'
    unknown = 1

    [calendar]
    terms = true
    """

  private func inFile(_ text: String, _ body: (ConfigFile, SampleFolder) throws -> Void) throws {
    try SampleFolder.using { folder in
      try folder.write(Array(text.utf8), to: "config.toml")
      try body(ConfigFile(path: folder.path("config.toml")), folder)
    }
  }

  private func text(_ folder: SampleFolder, _ name: String) throws -> String {
    String(decoding: try folder.bytes(name), as: UTF8.self)
  }

  @Test func `are replaced once, with a copy, and nothing else is`() throws {
    try inFile(Self.old) { file, folder in
      file.replaceFormerNames()
      let new = Self.old.replacing("notify.morning", with: "notify.morningHour")
        .replacing("canvas =", with: "picture =").replacing("\"name\"", with: "artist")
        .replacing("terms", with: "solarTerms")
      let now = try text(folder, "config.toml")
      #expect(now == new)
      let copy = try text(folder, "config.toml.before-rename")
      #expect(copy == Self.old)
      let names = try folder.names()
      #expect(names == ["config.toml", "config.toml.before-rename"])
      #expect(
        file.renamed == [.notifyMorningHour, .moodsPicture, .moodsArtist, .calendarSolarTerms])
      #expect(file.value(of: .moodsPicture) == "latest" && file.value(of: .moodsArtist) == "Jun")
      #expect(file.problems.map(\.line) == [3, 9])
      let again = ConfigFile(path: file.path)
      again.replaceFormerNames()
      #expect(again.renamed.isEmpty)
      let later = try folder.names()
      #expect(later == names)
    }
  }

  @Test func `become comments where the new name is there as well`() throws {
    let mixed = "moods.canvas = \"latest\"\nmoods.picture = \"daily\"\nmoods.name = \"Jun\"\n"
    try inFile(mixed) { file, folder in
      #expect(file.value(of: .moodsPicture) == "daily")
      file.replaceFormerNames()
      let now = try text(folder, "config.toml")
      #expect(
        now
          == "# moods.canvas = \"latest\"\nmoods.picture = \"daily\"\nmoods.artist = \"Jun\"\n")
      #expect(file.value(of: .moodsPicture) == "daily" && file.problems.isEmpty)
    }
  }

  @Test func `count in a file that is only for reading, which says so once`() throws {
    try inFile(Self.old) { file, folder in
      try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: file.path)
      for _ in 0..<2 { file.replaceFormerNames() }
      let now = try text(folder, "config.toml")
      #expect(now == Self.old)
      let names = try folder.names()
      #expect(names == ["config.toml"])
      #expect(file.value(of: .notifyMorningHour) == "7" && file.value(of: .moodsArtist) == "Jun")
      let said = file.problems.filter { if case .formerNames = $0.reason { true } else { false } }
      #expect(
        said == [
          .init(
            line: 2,
            .formerNames([.notifyMorningHour, .moodsPicture, .moodsArtist, .calendarSolarTerms]))
        ])
    }
  }

  @Test func `are left alone in a file that nobody can tell the end of`() throws {
    let broken = "moods.name = \"Jun\"\nx = \"\"\"\nmoods.canvas = \"latest\"\n"
    try inFile(broken) { file, folder in
      file.replaceFormerNames()
      let now = try text(folder, "config.toml")
      #expect(now == broken)
      let names = try folder.names()
      #expect(names == ["config.toml"])
      #expect(file.value(of: .moodsArtist) == "Jun" && file.value(of: .moodsPicture) == nil)
      #expect(file.problems.contains { $0.reason == .unclosed })
    }
  }

  @Test func `are replaced when a setting is written, and understood in the table`() throws {
    try inFile("[moods]\nname = \"Jun\"\n") { file, folder in
      let table = PreferencesInMemory()
      try table.set("moods.canvas", to: "latest")
      let kept = ConfigPreferences(file, over: table, notes: `Settings in an editable file`.notes)
      #expect(try kept.value(of: "moods.picture") == "latest")
      #expect(try kept.all() == ["moods.picture": "latest", "moods.artist": "Jun"])
      try kept.set("moods.picture", to: nil)
      #expect(try kept.value(of: "moods.picture") == nil)
      try kept.set("moods.artist", to: "Mina")
      #expect(try text(folder, "config.toml") == "[moods]\nartist = \"Mina\"\n")
    }
  }
}
