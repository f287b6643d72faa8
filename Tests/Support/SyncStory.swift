import Foundation
import Testing

/// A test of sync between two homes, from the setup to the undoing of a resolved conflict.
package struct SyncStory {
  private let one: SyncHome
  private let two: SyncHome
  private let remote: String
  private let isKorean: Bool

  /// Uses two homes and a remote. The expected texts are in the language of the first home.
  package init(_ one: SyncHome, _ two: SyncHome, at remote: String) {
    (self.one, self.two, self.remote) = (one, two, remote)
    isKorean = one.program.environment["LANG"]?.hasPrefix("ko") == true
  }

  /// Sets up sync, creates conflicts, resolves one, undoes that and syncs again.
  package func run() throws {
    try begin()
    try differ()
    try settle()
    try takeBack()
  }

  private func meet(_ homes: SyncHome...) throws {
    for home in homes {
      let met = try home.haru("sync")
      #expect(met.status == 0, "\(home.name): \(met)")
    }
  }

  private func begin() throws {
    #expect(try one.haru("moods", "add", "80", "sea").status == 0)
    #expect(try one.haru("schedule", "add", "Dentist", "--from", "2026-03-05 10:00").status == 0)
    let begun = try one.haru("sync", "init", remote, "--name", "laptop")
    #expect(begun.status == 0 && begun.out.contains("laptop"), "\(begun)")
    #expect(begun.out.contains(isKorean ? "동기화를 시작했어요" : "Sync is set up"))
    let code = try one.haru("sync", "key").out
    #expect(begun.out.contains(code.trimmingCharacters(in: .newlines)))
    let joined = try two.haru(
      reading: code.lowercased(), "sync", "join", remote, "--name", "desktop")
    #expect(joined.status == 0, "\(joined)")
    #expect(joined.out.contains(isKorean ? "‘laptop’에서" : "from “laptop”"), "\(joined)")
    #expect(try two.haru("export", "-").out.contains("Dentist"))
  }

  /// Both homes change the same records before they sync, which creates two conflicts.
  private func differ() throws {
    let days = try one.object("moods", "list")["days"] as? [[String: Any]]
    let feelings = days?.first?["records"] as? [[String: Any]]
    let mood = try #require(feelings?.first?["id"] as? String)
    #expect(try one.haru("moods", "edit", mood, "--level", "70").status == 0)
    #expect(try two.haru("moods", "edit", mood, "--level", "90").status == 0)
    #expect(try one.haru("schedule", "edit", "Dentist", "--title", "Dentist A").status == 0)
    #expect(try two.haru("schedule", "edit", "Dentist", "--title", "Dentist B").status == 0)
    try meet(one, two, one)
    let conflicts = try one.conflicts()
    #expect(conflicts.map { $0["n"] as? Int } == [1, 2])
    #expect(Set(conflicts.compactMap { $0["part"] as? String }) == ["moods", "schedule"])
    let event = try #require(conflicts.first { $0["part"] as? String == "schedule" })
    let current = try #require(event["current"] as? [String: Any])
    let other = try #require(event["other"] as? [String: Any])
    #expect(event["field"] as? String == "title")
    #expect(current["value"] as? String == "Dentist B" && current["device"] as? String == "desktop")
    #expect(other["value"] as? String == "Dentist A" && other["device"] as? String == "laptop")
    #expect(current["mine"] as? Bool == false && other["mine"] as? Bool == true)
    #expect(try two.conflicts("current", "mine") as? [Bool] == [true, true])
  }

  private func events(_ home: SyncHome) throws -> String {
    try home.haru("schedule", "list", "--from", "2026-03-01", "--to", "2026-03-31").out
  }

  private func settle() throws {
    let event = try one.conflicts().first { $0["part"] as? String == "schedule" }
    let number = try #require(event?["n"] as? Int)
    let settled = try two.haru("sync", "resolve", "\(number)", "--keep", "other")
    #expect(settled.status == 0, "\(settled)")
    try meet(two, one)
    #expect(try events(one).contains("Dentist A"))
    #expect(try one.conflicts().count == 1)
  }

  /// Undoes the resolution, after which the conflict is open again in both homes.
  private func takeBack() throws {
    #expect(try two.haru("undo").status == 0)
    try meet(two, one)
    #expect(try events(one).contains("Dentist B"))
    for home in [one, two] {
      #expect(try home.conflicts("other", "value").contains { $0 as? String == "Dentist A" })
      #expect(try Set(home.conflicts("current", "device") as? [String] ?? []) == ["desktop"])
      #expect(try Set(home.conflicts("other", "device") as? [String] ?? []) == ["laptop"])
    }
    #expect(try one.lines() == two.lines())
    let history = try one.haru("history").out
    #expect(history.contains("desktop"), "\(history)")
    let nothing = try one.haru("sync")
    #expect(nothing.out.contains(isKorean ? "새로 바뀐 내용이 없어요" : "No new changes"))
  }
}
