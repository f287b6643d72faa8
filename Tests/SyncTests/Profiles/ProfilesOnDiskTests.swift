import Domain
import Foundation
import StoreSupport
import Support
import Testing

@testable import Data

@Suite struct `Profiles on disk` {
  private let mina = ProfileName(stored: "mina")

  private func disk(
    _ folder: SampleFolder, opened: @escaping @Sendable (String) -> Database? = { _ in nil }
  ) -> ProfilesOnDisk {
    ProfilesOnDisk(dataFolder: folder.path("data"), timeout: 50, opened: opened)
  }

  /// Returns the relative paths of all files and folders below a folder, hidden ones included.
  private func everything(in folder: SampleFolder) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
  }

  @Test func `are looked into by nobody else`() throws {
    try SampleFolder.using { folder in
      let profiles = disk(folder)
      try profiles.make(mina, .whole)
      try profiles.setCurrent(.profile(mina))
      _ = try profiles.keep(try ProfilePicture([0xFF, 0xD8, 0xFF]), of: mina)
      for name in ["data", "data/profiles", "data/profiles/mina"] {
        #expect(try folder.mode(name) == 0o700)
      }
      for name in ["current", "profiles/mina/haru.sqlite", "profiles/mina/picture.jpg"] {
        #expect(try folder.mode("data/" + name) == 0o600)
      }
      #expect(try folder.bytes("data/current") == Array("mina\n".utf8))
      try profiles.setCurrent(.nobody)
      #expect(try folder.bytes("data/current") == Array("-\n".utf8))
    }
  }

  @Test(arguments: ["../x", "", ".hidden", "a/b", "\n"])
  func `are nobody's where the one in use can have no such name`(_ text: String) throws {
    try SampleFolder.using { folder in
      let profiles = disk(folder)
      try profiles.setCurrent(.nobody)
      try folder.write(Array(text.utf8), to: "data/current")
      #expect(try profiles.current() == .nobody)
    }
  }

  @Test func `are deleted with every file, links not followed`() throws {
    // C-55
    try SampleFolder.using { folder in
      let profiles = disk(folder)
      try profiles.make(mina, .whole)
      try profiles.make(ProfileName(stored: "tom"), nil)
      try folder.write([1], to: "outside")
      let inside = folder.path("data/profiles/mina")
      for name in ["haru.sqlite.before-v9", ".hidden", "picture.png"] {
        try folder.write([1], to: "data/profiles/mina/" + name)
      }
      try FileManager.default.createDirectory(
        atPath: inside + "/deep/er", withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        atPath: inside + "/deep/link", withDestinationPath: folder.path("outside"))
      try profiles.delete(mina, copyingTo: nil)
      #expect(
        try everything(in: folder) == [
          "data", "data/profiles", "data/profiles/tom", "data/profiles/tom/haru.sqlite", "outside",
        ])
    }
  }

  @Test func `stay whole while another program has them open`() throws {
    // C-55
    try SampleFolder.using { folder in
      let profiles = disk(folder)
      try profiles.make(mina, .whole)
      let path = folder.path("data/profiles/mina/haru.sqlite")
      do {
        let other = try Database(.file(path))
        try SQLitePeople(other).insert(.sample())
        #expect(throws: ProfilesFailure.openElsewhere) {
          try profiles.delete(mina, copyingTo: folder.path("copy.sqlite"))
        }
        #expect(try SQLitePeople(other).list() == [.sample()])
        try SQLitePeople(other).insert(.sample(id: "next", phone: "1"))
      }
      #expect(try !folder.names().contains("copy.sqlite"))
      let again = try Database(.file(path))
      #expect(try SQLitePeople(again).list().count == 2)
      #expect(try again.text("PRAGMA journal_mode") == "wal")
      #expect(try again.problems() == [])
    }
  }

  @Test func `this program has open are closed, and say so afterwards`() throws {
    try SampleFolder.using { folder in
      let profiles = disk(folder)
      try profiles.make(mina, .whole)
      let path = folder.path("data/profiles/mina/haru.sqlite")
      let store = try Database(.file(path))
      let people = SQLitePeople(store)
      try people.insert(.sample())
      try disk(folder, opened: { $0 == path ? store : nil }).delete(mina, copyingTo: nil)
      #expect(try everything(in: folder) == ["data", "data/profiles"])
      #expect(throws: PeopleFailure.storage(.closed)) { try people.list() }
      #expect(throws: PeopleFailure.storage(.closed)) { try people.insert(.sample(id: "b")) }
      // A new store with the same name is a different file. Closing the old store does not change it.
      try profiles.make(mina, nil)
      let new = try Database(.file(path))
      try SQLitePeople(new).insert(.sample())
      withExtendedLifetime(store) {}
      #expect(try SQLitePeople(new).list() == [.sample()] && new.problems() == [])
    }
  }

  @Test func `leave a copy behind that is whole, and replace nothing by it`() throws {
    try SampleFolder.using { folder in
      let profiles = disk(folder)
      try profiles.make(mina, .whole)
      let path = folder.path("data/profiles/mina/haru.sqlite")
      do {
        let store = try Database(.file(path))
        try SQLitePeople(store).insert(.sample())
        _ = try SQLiteSchedule(store).found("a")
      }
      try folder.write([7], to: "mine")
      #expect(throws: ProfilesFailure.refused(.fileExists)) {
        try profiles.delete(mina, copyingTo: folder.path("mine"))
      }
      #expect(throws: ProfilesFailure.self) {
        try profiles.delete(mina, copyingTo: folder.path("no/copy"))
      }
      #expect(try profiles.find(mina)?.account == .whole)
      try profiles.delete(mina, copyingTo: folder.path("copy.sqlite"))
      #expect(try folder.bytes("mine") == [7])
      #expect(try folder.mode("copy.sqlite") == 0o600)
      let copy = try Database(.file(folder.path("copy.sqlite")))
      #expect(try SQLitePeople(copy).list() == [.sample()] && copy.problems() == [])
      #expect(try profiles.all() == [])
    }
  }

  @Test func `that were left half deleted or half made are seen by nobody and swept away`() throws {
    try SampleFolder.using { folder in
      let profiles = disk(folder)
      try profiles.make(mina, nil)
      let manager = FileManager.default
      let base = folder.path("data/profiles/")
      for name in [".tom.1.gone/deep", ".tom.2.part", ".ann.3.part"] {
        try manager.createDirectory(atPath: base + name, withIntermediateDirectories: true)
      }
      try folder.write([1], to: "data/profiles/.tom.1.gone/haru.sqlite")
      try manager.createDirectory(atPath: base + "empty", withIntermediateDirectories: true)
      try manager.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -4000)], ofItemAtPath: base + ".tom.2.part")
      #expect(try profiles.all().map(\.name) == [mina])
      try profiles.make(ProfileName(stored: "new"), nil)
      let names = try manager.contentsOfDirectory(atPath: base).sorted()
      // The folder `.ann.3.part` is recent, so another process may still be creating that profile.
      #expect(names == [".ann.3.part", "empty", "mina", "new"])
    }
  }

  @Test func `are listed although one cannot be read`() throws {
    try SampleFolder.using { folder in
      let profiles = disk(folder)
      try profiles.make(mina, .whole)
      try profiles.make(ProfileName(stored: "torn"), nil)
      try folder.write(Array("Dear diary".utf8), to: "data/profiles/torn/haru.sqlite")
      let all = try profiles.all()
      #expect(all.map(\.name.text) == ["mina", "torn"])
      #expect(all.map(\.trouble) == [nil, .corrupt])
    }
  }

  @Test func `have one folder whichever way a name is typed`() throws {
    try SampleFolder.using { folder in
      let profiles = disk(folder)
      try profiles.make(ProfileName(stored: "각"), nil)
      let apart = ProfileName(stored: "\u{1100}\u{1161}\u{11A8}")
      #expect(throws: ProfilesFailure.refused(.nameTaken)) { try profiles.make(apart, nil) }
    }
  }
}
