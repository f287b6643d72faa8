import Foundation
import Support
import Testing

/// Several computers, one Haru, from the first command on.
@Suite struct `Devices that meet` {
  /// Has a second home join the one that began.
  private func pair(_ homes: SyncHomes) throws -> (SyncHome, SyncHome) {
    let (one, two) = (try homes.home("one"), try homes.home("two"))
    #expect(try one.haru("sync", "start", homes.place, "--name", "laptop").status == 0)
    let code = try one.haru("sync", "code").out
    let joined = try two.haru(
      reading: code, "sync", "join", homes.place, "--name", "desktop")
    #expect(joined.status == 0, "\(joined)")
    return (one, two)
  }

  @Test(arguments: ["en", "ko"])
  func `begin, join, write offline, are told what lost, settle it, undo and meet again`(
    _ language: String
  ) throws {
    try SyncHomes.using { homes in
      var (one, two) = (try homes.home("one"), try homes.home("two"))
      one.program.environment["LANG"] = language == "ko" ? "ko_KR.UTF-8" : "en_US.UTF-8"
      two.program.environment["LANG"] = one.program.environment["LANG"]
      #expect(try one.haru("moods", "add", "80", "sea").status == 0)
      #expect(try one.haru("schedule", "add", "Dentist", "--from", "2026-03-05 10:00").status == 0)
      let begun = try one.haru("sync", "start", homes.place, "--name", "laptop")
      #expect(begun.status == 0 && begun.out.contains("laptop"), "\(begun)")
      #expect(begun.out.contains(language == "ko" ? "동기화를 시작했어요" : "Sync has begun"))
      let code = try one.haru("sync", "code").out
      #expect(begun.out.contains(code.trimmingCharacters(in: .newlines)))
      let joined = try two.haru(
        reading: code.lowercased(), "sync", "join", homes.place, "--name", "desktop")
      #expect(joined.status == 0, "\(joined)")
      #expect(joined.out.contains(language == "ko" ? "‘laptop’에서" : "laptop: "), "\(joined)")
      #expect(try two.haru("export", "-").out.contains("Dentist"))

      // Both write, and neither has seen the other.
      let days = try one.object("moods", "list")["days"] as? [[String: Any]]
      let feelings = days?.first?["records"] as? [[String: Any]]
      let mood = try #require(feelings?.first?["id"] as? String)
      #expect(try one.haru("moods", "edit", mood, "--level", "70").status == 0)
      #expect(try two.haru("moods", "edit", mood, "--level", "90").status == 0)
      #expect(try one.haru("schedule", "edit", "Dentist", "--title", "Dentist A").status == 0)
      #expect(try two.haru("schedule", "edit", "Dentist", "--title", "Dentist B").status == 0)
      for home in [one, two, one] { #expect(try home.haru("sync").status == 0) }

      let told = try #require(try one.object("sync", "told")["told"] as? [[String: Any]])
      #expect(told.map { $0["n"] as? Int } == [1, 2])
      #expect(Set(told.compactMap { $0["part"] as? String }) == ["moods", "schedule"])
      let event = try #require(told.first { $0["part"] as? String == "schedule" })
      #expect(event["here"] as? String == "Dentist B" && event["other"] as? String == "Dentist A")
      #expect(event["device"] as? String == "laptop" && event["field"] as? String == "title")
      #expect(try two.haru("sync", "told").out == one.haru("sync", "told").out)

      let number = try #require(event["n"] as? Int)
      let settled = try two.haru("sync", "told", "--settle", "\(number)", "--keep", "other")
      #expect(settled.status == 0, "\(settled)")
      for home in [two, one] { #expect(try home.haru("sync").status == 0) }
      #expect(
        try one.haru("schedule", "list", "--from", "2026-03-01", "--to", "2026-03-31").out.contains(
          "Dentist A"))
      #expect((try one.object("sync", "told")["told"] as? [Any])?.count == 1)

      // What was settled is taken back like anything else that was done there, and travels.
      #expect(try two.haru("undo").status == 0)
      for home in [two, one] { #expect(try home.haru("sync").status == 0) }
      #expect(
        try one.haru("schedule", "list", "--from", "2026-03-01", "--to", "2026-03-31").out.contains(
          "Dentist B"))
      #expect(
        try one.haru("export", "-").out.split(separator: "\n").dropFirst()
          == two.haru("export", "-").out.split(separator: "\n").dropFirst())
      let history = try one.haru("history").out
      #expect(history.contains("desktop"), "\(history)")
      let nothing = try one.haru("sync")
      #expect(nothing.out.contains(language == "ko" ? "새로 바뀐 내용이 없어요" : "Nothing is new"))
    }
  }

  /// Done when 5: nothing of anybody can be read in the place.
  @Test func `leave nothing in the place that anybody could read`() throws {
    try SyncHomes.using { homes in
      let (one, two) = try pair(homes)
      #expect(try one.haru("people", "add", "Marguerite", "--every", "7").status == 0)
      #expect(try two.haru("moods", "add", "33", "so wonderful a day").status == 0)
      #expect(try one.haru("settings", "set", "people.hour", "7").status == 0)
      for home in [one, two, one] { #expect(try home.haru("sync").status == 0) }
      let files = try homes.files()
      #expect(files.count > 5)
      var windows: Set<ArraySlice<UInt8>> = []
      for bytes in files.values {
        #expect(bytes.count.isMultiple(of: 256) && !bytes.isEmpty)
        for start in bytes.indices.dropLast(5) { windows.insert(bytes[start..<start + 6]) }
      }
      let export = Array(try one.haru("export", "-").out.utf8)
      let text = String(decoding: export, as: UTF8.self)
      for word in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
        let bytes = Array(word.utf8)
        guard bytes.count > 5 else { continue }
        for start in bytes.indices.dropLast(5) {
          #expect(!windows.contains(bytes[start..<start + 6]), "\(word)")
        }
      }
    }
  }

  /// 2.9: a home that was copied, with its key, is another device from the first meeting on.
  @Test func `become two where one was copied, and lose nothing of either`() throws {
    try SyncHomes.using { homes in
      let (one, two) = try pair(homes)
      #expect(try one.haru("people", "add", "Ada", "--every", "7").status == 0)
      try FileManager.default.copyItem(
        atPath: homes.folder.path("one"), toPath: homes.folder.path("copy"))
      let copy = try homes.home("copy")
      #expect(try one.haru("people", "add", "Bob", "--every", "7").status == 0)
      #expect(try copy.haru("people", "add", "Cleo", "--every", "7").status == 0)
      #expect(try one.haru("sync").status == 0)
      let met = try copy.haru("sync")
      #expect(met.status == 0 && met.out.contains("copy of another device"), "\(met)")
      for home in [two, one, copy] { #expect(try home.haru("sync").status == 0) }
      for home in [one, two, copy] {
        let people = try home.haru("people", "list").out
        for name in ["Ada", "Bob", "Cleo"] { #expect(people.contains(name), "\(home.name)") }
      }
      let devices =
        (try two.object("sync", "status")["sync"] as? [String: Any])?["devices"] as? [Any]
      #expect(devices?.count == 3)
    }
  }

  /// 2.9: what came since a backup comes back from the others.
  @Test func `have all again where one goes back to an old backup`() throws {
    try SyncHomes.using { homes in
      let (one, two) = try pair(homes)
      #expect(try one.haru("people", "add", "Ada", "--every", "7").status == 0)
      #expect(try one.haru("sync").status == 0)
      #expect(try one.haru("backup", homes.folder.path("old.db")).status == 0)
      #expect(try one.haru("people", "add", "Bob", "--every", "7").status == 0)
      #expect(try one.haru("people", "edit", "Ada", "--nickname", "Countess").status == 0)
      for home in [one, two] { #expect(try home.haru("sync").status == 0) }
      #expect(
        try one.haru("restore", homes.folder.path("old.db"), "--replace", "--yes").status == 0)
      #expect(try !one.haru("people", "list").out.contains("Bob"))
      #expect(try one.haru("sync").status == 0)
      #expect(try one.haru("people", "list").out.contains("Bob"))
      #expect(try one.haru("sync").status == 0)
      #expect(try two.haru("sync").status == 0)
      let people = try two.haru("people", "list").out
      #expect(people.contains("Bob") && people.contains("Countess"), "\(people)")
    }
  }

  /// 2.8: nothing is ever deleted here because it is missing there.
  @Test func `fill a place again that was emptied`() throws {
    try SyncHomes.using { homes in
      let (one, two) = try pair(homes)
      #expect(try one.haru("people", "add", "Ada", "--every", "7").status == 0)
      for home in [one, two] { #expect(try home.haru("sync").status == 0) }
      for file in try FileManager.default.contentsOfDirectory(atPath: homes.place) {
        try FileManager.default.removeItem(atPath: homes.place + "/" + file)
      }
      let met = try one.haru("sync")
      #expect(met.status == 0 && met.out.contains("The place had lost"), "\(met)")
      #expect(try one.haru("people", "list").out.contains("Ada"))
      #expect(try two.haru("people", "add", "Bob", "--every", "7").status == 0)
      for home in [two, one] { #expect(try home.haru("sync").status == 0) }
      #expect(try one.haru("people", "list").out.contains("Bob"))
    }
  }

  /// 2.7.4: what is destroyed is destroyed everywhere, and goes from the place.
  @Test func `destroy everywhere what one of them threw away for good`() throws {
    try SyncHomes.using { homes in
      let (one, two) = try pair(homes)
      #expect(try one.haru("people", "add", "Ada", "--every", "7").status == 0)
      for home in [one, two] { #expect(try home.haru("sync").status == 0) }
      let before = Set(try homes.files().keys)
      #expect(try one.haru("people", "remove", "Ada").status == 0)
      for home in [one, two] { #expect(try home.haru("sync").status == 0) }
      #expect(try two.haru("trash").out.contains("Ada"))
      #expect(try one.haru("trash", "empty", "--yes").status == 0)
      for home in [one, two, one, two, one] { #expect(try home.haru("sync").status == 0) }
      #expect(try !two.haru("trash").out.contains("Ada"))
      let left = Set(try homes.files().keys)
      let batches = before.filter { !$0.hasSuffix("head") && $0 != "group" }
      #expect(left.isDisjoint(with: batches), "\(left.intersection(batches))")
    }
  }

  /// A device that was lost reads nothing any more; the others go on with a new code.
  @Test func `go on without one that was forgotten`() throws {
    try SyncHomes.using { homes in
      let (one, two) = try pair(homes)
      #expect(try two.haru("people", "add", "Ada", "--every", "7").status == 0)
      #expect(try two.haru("sync").status == 0)
      let three = try homes.home("three")
      let old = try one.haru("sync", "code").out
      #expect(try three.haru(reading: old, "sync", "join", homes.place).status == 0)
      let asked = try one.haru("sync", "forget", "desktop")
      #expect(asked.status == 3 && asked.err.contains("--yes"), "\(asked)")
      let forgot = try one.haru("sync", "forget", "desktop", "--yes")
      #expect(forgot.status == 0, "\(forgot)")
      let refused = try two.haru("sync", "--json")
      #expect(refused.status == 3 && refused.err.contains("wrongCode"), "\(refused)")
      #expect(try one.haru("people", "add", "Bob", "--every", "7").status == 0)
      #expect(try one.haru("sync").status == 0)
      // What it wrote before is not lost.
      #expect(try one.haru("people", "list").out.contains("Ada"))
      #expect(try three.haru("people", "add", "Cleo", "--every", "7").status == 0)
      #expect(try three.haru("sync").status == 3)
      let code = try one.haru("sync", "code").out
      #expect(code != old)
      #expect(try three.haru(reading: code, "sync", "join", homes.place).status == 0)
      for home in [one, three] { #expect(try home.haru("sync").status == 0) }
      for home in [one, three] {
        let people = try home.haru("people", "list").out
        for name in ["Ada", "Bob", "Cleo"] { #expect(people.contains(name), "\(home.name)") }
      }
    }
  }

  @Test func `keep all they have where one leaves`() throws {
    try SyncHomes.using { homes in
      let (one, two) = try pair(homes)
      #expect(try one.haru("people", "add", "Ada", "--every", "7").status == 0)
      for home in [one, two] { #expect(try home.haru("sync").status == 0) }
      #expect(try two.haru("sync", "leave").status == 0)
      #expect(try two.haru("people", "list").out.contains("Ada"))
      #expect(try two.haru("sync", "--json").err.contains("notSynced"))
      #expect(try two.object("sync", "status")["sync"] is NSNull)
      #expect(!FileManager.default.fileExists(atPath: two.program.store + ".sync"))
      #expect(try one.haru("sync").status == 0)
      // It may come back, with what it has.
      #expect(try two.haru("people", "edit", "Ada", "--nickname", "A").status == 0)
      #expect(try one.haru("people", "edit", "Ada", "--nickname", "B").status == 0)
      #expect(try one.haru("sync").status == 0)
      let code = try one.haru("sync", "code").out
      #expect(try two.haru(reading: code, "sync", "join", homes.place).status == 0)
      #expect(try one.haru("sync").status == 0)
      #expect(try two.haru("people", "list").out.contains("B"))
      // Where both have something, that of the others stands, and one's own is told.
      #expect((try one.object("sync", "told")["told"] as? [Any])?.count ?? 0 > 0)
    }
  }
}
