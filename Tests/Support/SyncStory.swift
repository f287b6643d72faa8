import Foundation
import Testing

/// What two people's computers, or two of one person, go through together, from the first command on.
package struct SyncStory {
  private let one: SyncHome
  private let two: SyncHome
  private let place: String
  private let isKorean: Bool

  /// Tells it of two homes at a place, in the language they speak.
  package init(_ one: SyncHome, _ two: SyncHome, at place: String) {
    (self.one, self.two, self.place) = (one, two, place)
    isKorean = one.program.environment["LANG"]?.hasPrefix("ko") == true
  }

  /// They begin, join, write offline, are told what lost, settle it, undo it and meet again.
  package func tell() throws {
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
    let begun = try one.haru("sync", "start", place, "--name", "laptop")
    #expect(begun.status == 0 && begun.out.contains("laptop"), "\(begun)")
    #expect(begun.out.contains(isKorean ? "동기화를 시작했어요" : "Sync has begun"))
    let code = try one.haru("sync", "code").out
    #expect(begun.out.contains(code.trimmingCharacters(in: .newlines)))
    let joined = try two.haru(
      reading: code.lowercased(), "sync", "join", place, "--name", "desktop")
    #expect(joined.status == 0, "\(joined)")
    #expect(joined.out.contains(isKorean ? "‘laptop’에서" : "laptop: "), "\(joined)")
    #expect(try two.haru("export", "-").out.contains("Dentist"))
  }

  /// Both write, and neither has seen the other.
  private func differ() throws {
    let days = try one.object("moods", "list")["days"] as? [[String: Any]]
    let feelings = days?.first?["records"] as? [[String: Any]]
    let mood = try #require(feelings?.first?["id"] as? String)
    #expect(try one.haru("moods", "edit", mood, "--level", "70").status == 0)
    #expect(try two.haru("moods", "edit", mood, "--level", "90").status == 0)
    #expect(try one.haru("schedule", "edit", "Dentist", "--title", "Dentist A").status == 0)
    #expect(try two.haru("schedule", "edit", "Dentist", "--title", "Dentist B").status == 0)
    try meet(one, two, one)
    let told = try one.told()
    #expect(told.map { $0["n"] as? Int } == [1, 2])
    #expect(Set(told.compactMap { $0["part"] as? String }) == ["moods", "schedule"])
    let event = try #require(told.first { $0["part"] as? String == "schedule" })
    #expect(event["here"] as? String == "Dentist B" && event["other"] as? String == "Dentist A")
    #expect(event["device"] as? String == "laptop" && event["field"] as? String == "title")
    #expect(try two.haru("sync", "told").out == one.haru("sync", "told").out)
  }

  private func events(_ home: SyncHome) throws -> String {
    try home.haru("schedule", "list", "--from", "2026-03-01", "--to", "2026-03-31").out
  }

  private func settle() throws {
    let event = try one.told().first { $0["part"] as? String == "schedule" }
    let number = try #require(event?["n"] as? Int)
    let settled = try two.haru("sync", "told", "--settle", "\(number)", "--keep", "other")
    #expect(settled.status == 0, "\(settled)")
    try meet(two, one)
    #expect(try events(one).contains("Dentist A"))
    #expect(try one.told().count == 1)
  }

  /// What was settled is taken back like anything else that was done there, and travels.
  private func takeBack() throws {
    #expect(try two.haru("undo").status == 0)
    try meet(two, one)
    #expect(try events(one).contains("Dentist B"))
    #expect(try one.lines() == two.lines())
    let history = try one.haru("history").out
    #expect(history.contains("desktop"), "\(history)")
    let nothing = try one.haru("sync")
    #expect(nothing.out.contains(isKorean ? "새로 바뀐 내용이 없어요" : "Nothing is new"))
  }
}
