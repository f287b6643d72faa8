import Domain
import Foundation
import StoreSupport
import Support
import Testing

@testable import Data

@Suite struct `Settings in an editable file` {
  static let notes = ConfigNotes(
    heading: { ["settings (\($0))"] }, note: { preference, _ in "about \(preference.rawValue)" })

  private func choices(
    _ path: String, over table: any PreferencesRepository = PreferencesInMemory(),
    readOnly: Bool = false
  ) -> ConfigPreferences {
    ConfigPreferences(ConfigFile(path: path), over: table, notes: Self.notes, readOnly: readOnly)
  }

  private func text(_ folder: SampleFolder, _ name: String) throws -> String {
    String(decoding: try folder.bytes(name), as: UTF8.self)
  }

  @Test func `are made with their folder, for their owner only`() throws {
    try SampleFolder.using { folder in
      let kept = choices(folder.path("a/b/config.toml"))
      #expect(try kept.value(of: "motion") == nil)
      #expect(try folder.names().isEmpty)
      try kept.set("motion", to: nil)
      #expect(try folder.names().isEmpty)
      try kept.set("motion", to: "off")
      #expect(
        try text(folder, "a/b/config.toml")
          == "# settings (auto)\n\n# about motion\nmotion = false\n")
      #expect(try folder.mode("a/b/config.toml") == 0o600)
      #expect(try folder.mode("a") == 0o700 && folder.mode("a/b") == 0o700)
      #expect(try kept.value(of: "motion") == "off" && kept.all() == ["motion": "off"])
      try kept.set("motion", to: nil)
      #expect(try kept.value(of: "motion") == nil)
    }
  }

  @Test func `count before those of an earlier release, which count where there are none`() throws {
    try SampleFolder.using { folder in
      let table = PreferencesInMemory()
      try table.set("moods.picture", to: "latest")
      try table.set("moods.artist", to: "옛 이름")
      let kept = choices(folder.path("config.toml"), over: table)
      #expect(try kept.value(of: "moods.picture") == "latest")
      try folder.write(Array("[moods]\npicture = \"weekly\"\n".utf8), to: "config.toml")
      // An invalid value in the file is ignored, so the default is used.
      #expect(try kept.value(of: "moods.picture") == "daily")
      #expect(try kept.value(of: "moods.artist") == "옛 이름")
      try kept.set("moods.artist", to: nil)
      #expect(try kept.value(of: "moods.artist") == nil && table.value(of: "moods.artist") == nil)
      try kept.set("books.shelf", to: "liked")
      #expect(try table.value(of: "books.shelf") == "liked")
      #expect(try !text(folder, "config.toml").contains("shelf"))
    }
  }

  @Test func `are seen when somebody changes the file meanwhile`() throws {
    try SampleFolder.using { folder in
      let kept = choices(folder.path("config.toml"))
      try kept.set("theme", to: "lily")
      let other = choices(folder.path("config.toml"))
      try other.set("theme", to: "lemon")
      try other.set("appearance", to: "dark")
      // A former name of a theme is still accepted.
      #expect(try kept.value(of: "theme") == "mango")
      try kept.set("language", to: "en")
      #expect(try other.all() == ["theme": "mango", "appearance": "dark", "language": "en"])
    }
  }

  @Test func `are kept where a link leads, even to nothing yet`() throws {
    try SampleFolder.using { folder in
      let files = FileManager.default
      try files.createDirectory(atPath: folder.path("dots"), withIntermediateDirectories: false)
      try files.createSymbolicLink(
        atPath: folder.path("config.toml"), withDestinationPath: "dots/haru.toml")
      let kept = choices(folder.path("config.toml"))
      for value in ["off", "on"] {
        try kept.set("motion", to: value)
        #expect(try kept.value(of: "motion") == value)
        #expect(
          try files.destinationOfSymbolicLink(atPath: folder.path("config.toml"))
            == "dots/haru.toml")
      }
      #expect(try text(folder, "dots/haru.toml").contains("motion = true"))
      #expect(try folder.names() == ["config.toml", "dots"])
    }
  }

  @Test(
    .slow,
    arguments: [
      ([0xFF, 0xFE, 0x0A] as [UInt8], 0), (Array("a = \"\"\"\nmotion = true\n".utf8), 1),
      ([UInt8](repeating: 10, count: 1 << 20 + 1), 0),
    ])
  func `never overwrite text that cannot be parsed`(_ bytes: [UInt8], _ line: Int) throws {
    try SampleFolder.using { folder in
      try folder.write(bytes, to: "config.toml")
      let path = folder.path("config.toml")
      let kept = choices(path)
      #expect(try kept.value(of: "motion") == nil)
      #expect(try kept.problems().map(\.line) == [line])
      #expect(throws: StorageFailure.settingsUnreadable(path: path, line: line)) {
        try kept.set("motion", to: "off")
      }
      #expect(try folder.bytes("config.toml") == bytes)
    }
  }

  @Test func `are not looked for in a folder or a pipe, and not written when only read`() throws {
    try SampleFolder.using { folder in
      let path = folder.path("config.toml")
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
      #expect(try choices(path).problems() == [.init(line: 0, .unreadableFile)])
      #expect(throws: StorageFailure.settingsUnreadable(path: path, line: 0)) {
        try choices(path).set("motion", to: "off")
      }
      let other = folder.path("other.toml")
      #expect(throws: StorageFailure.openedForReading) {
        try choices(other, readOnly: true).set("motion", to: "off")
      }
      #expect(try folder.names() == ["config.toml"])
    }
  }

  @Test func `of several who write at once are all kept`() async throws {
    let folder = try SampleFolder()
    let path = folder.path("config.toml")
    let keys = Preference.allCases.filter { $0.kind == .flag }
    await withTaskGroup { group in
      for key in keys {
        group.addTask {
          let kept = ConfigPreferences(
            ConfigFile(path: path), over: PreferencesInMemory(), notes: Self.notes)
          do { try kept.set(key.rawValue, to: "off") } catch { Issue.record("\(error)") }
        }
      }
    }
    let all = try choices(path).all()
    #expect(all.count == keys.count && all.values.allSatisfy { $0 == "off" })
    withExtendedLifetime(folder) {}
  }
}
