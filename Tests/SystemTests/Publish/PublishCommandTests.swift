import Foundation
import Support
import Testing

@Suite struct `haru publish` {
  // Y-20, Y-21, Y-22
  @Test func `writes a calendar and a page into a folder with a name nobody guesses`() throws {
    try PublishStand.using { stand in
      try stand.run("people", "add", "Mina", "--every", "7")
      try stand.run("schedule", "add", "Dentist", "--from", "14:00", "--remind", "30m")
      let said = try stand.run("publish", "start", stand.remote)
      let folder = try stand.published()
      #expect(said.contains(folder + "/haru.ics") && said.contains(folder + "/today.html"))
      #expect(folder.wholeMatch(of: /.*\/haru-[0-9a-z]{26}/) != nil)
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
          == ["haru.ics", "today.html"])
      #expect(try stand.text("haru.ics").contains("SUMMARY:Dentist\r\n"))
      #expect(try stand.text("today.html").contains("Dentist"))
      // Settings of publishing stay on this device, beside the store, and for its owner alone.
      let file = stand.haru.store + ".publish"
      let mode = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
      #expect(mode == 0o600)
      #expect(!(try stand.run("export")).contains(stand.remote))
    }
  }

  // Y-20
  @Test func `knows its remote with a slash at the end too`() throws {
    try PublishStand.using { stand in
      try stand.run("publish", "start", stand.remote)
      let folder = try stand.published()
      try stand.run("publish", "start", stand.remote + "/")
      try stand.run("publish", "start", stand.folder.path("./public"))
      #expect(try FileManager.default.contentsOfDirectory(atPath: stand.remote).count == 1)
      #expect(try stand.published() == folder)
    }
  }

  // Y-21, Y-29
  @Test func `touches no file if nothing changed`() throws {
    try PublishStand.using { stand in
      try stand.run("schedule", "add", "Dentist", "--from", "14:00")
      try stand.run("publish", "start", stand.remote)
      let files = try ["haru.ics", "today.html"].map { try stand.published() + "/" + $0 }
      let before = try files.map { try number(of: $0) }
      for _ in 0..<3 {
        #expect(try stand.run("publish") == "Nothing new to publish.\n")
        #expect(try files.map { try number(of: $0) } == before)
      }
      try stand.run("schedule", "add", "Tea", "--from", "2026-04-01T10:00")
      #expect(try stand.run("publish").contains("haru.ics"))
      #expect(try number(of: files[0]) != before[0] && number(of: files[1]) == before[1])
    }
  }

  private func number(of path: String) throws -> Int {
    let found = try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
    return try #require(found)
  }

  // Y-20
  @Test func `makes no folder for a remote that is not there`() throws {
    try PublishStand.using { stand in
      let missing = stand.folder.path("nowhere")
      let ending = try stand.haru("publish", "start", missing)
      #expect(ending.status == 4 && ending.err.contains(missing), "\(ending)")
      #expect(!FileManager.default.fileExists(atPath: missing))
      #expect(try stand.haru("publish", "status").out.contains("publishes nothing"))
      // Nor for one that is gone, such as a disk that is not mounted.
      try stand.run("publish", "start", stand.remote)
      try FileManager.default.moveItem(atPath: stand.remote, toPath: missing)
      try stand.run("schedule", "add", "Tea", "--from", "10:00")
      #expect(try stand.haru("publish").status == 4)
      #expect(!FileManager.default.fileExists(atPath: stand.remote))
    }
  }

  // Y-20
  @Test func `publishes after a sync, whose success does not depend on it`() throws {
    try PublishStand.using { stand in
      let sync = stand.folder.path("sync")
      try FileManager.default.createDirectory(atPath: sync, withIntermediateDirectories: true)
      try stand.run("sync", "init", sync)
      try stand.run("publish", "start", stand.remote)
      try stand.run("schedule", "add", "Tea", "--from", "2026-04-01T10:00")
      try stand.run("sync")
      #expect(try stand.text("haru.ics").contains("SUMMARY:Tea\r\n"))
      try FileManager.default.removeItem(atPath: stand.remote)
      try stand.run("schedule", "add", "Cake", "--from", "2026-04-01T11:00")
      let ending = try stand.haru("sync")
      #expect(ending.status == 0 && ending.err.contains("Not published"), "\(ending)")
    }
  }

  // Y-25
  @Test func `removes what it wrote, and nothing else`() throws {
    try PublishStand.using { stand in
      try stand.run("people", "add", "Mina", "--every", "7")
      try stand.run("publish", "start", stand.remote, "--parts", "people,markdown")
      let folder = try stand.published()
      #expect(FileManager.default.fileExists(atPath: folder + "/people/Mina.md"))
      #expect(try stand.run("publish", "stop", "--remove").contains("copies"))
      #expect(try FileManager.default.contentsOfDirectory(atPath: stand.remote) == [])
      #expect(!FileManager.default.fileExists(atPath: stand.haru.store + ".publish"))
    }
  }

  // Y-22
  @Test func `asks a script nothing, but refuses`() throws {
    try PublishStand.using { stand in
      let ending = try stand.haru("publish", "start", stand.remote, "--parts", "moods")
      #expect(ending.status == 3 && ending.err.contains("--yes"), "\(ending)")
      #expect(try FileManager.default.contentsOfDirectory(atPath: stand.remote) == [])
      try stand.run("publish", "start", stand.remote, "--parts", "moods", "--yes")
    }
  }

  @Test func `changes nothing if nothing may be changed`() throws {
    try PublishStand.using { stand in
      try stand.run("people", "add", "Mina")
      #expect(try stand.haru("publish", "start", stand.remote, "--read-only").status != 0)
      #expect(try FileManager.default.contentsOfDirectory(atPath: stand.remote) == [])
    }
  }
}
