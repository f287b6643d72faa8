import PresentationKit
import TextUI

/// The data of a day on which every part has something to show.
package enum BusyDay {
  /// Returns a test environment at 09:00 on Tuesday, 10 March 2026, with records of every kind.
  package static func world(_ language: Language = .english) throws -> TestEnvironment {
    let world = try TestEnvironment(now: "2026-03-01T09:00", language: language)
    for line in [
      "people add 김민아 --nickname 민아 --every 9 --phone 010-1234-5678",
      "people add 아버지 --every 7", "people add 서연 --every 60 --birthday 1990-03-11",
      "people add 윤재 --every 8 --birthday 02-01",
      "schedule add 병원 --from '2026-03-10 07:30' --to '2026-03-10 08:00'",
      "schedule add 출장 --from '2026-03-09 09:00' --to '2026-03-11 18:00'",
      "schedule add 치과 --from '2026-03-10 09:30' --body '3층'",
      "schedule add '민아랑 저녁' --from '2026-03-10 18:30' --to '2026-03-10 20:00'",
      "books add --manual --title 데미안 --pages 300 --target 2026-03-16",
      "books add --manual --title Walden --pages 320 --target 2026-03-08",
      "books read 데미안 105",
    ] {
      let output = world.run(line)
      if output.status != .done { throw Refused(sentence: line + ": " + output.err) }
    }
    try world.go(to: "2026-03-10T08:30")
    for line in [
      "settings set moods.artist 민아", "moods add 72 '햇살이 좋다'", "moods add 35 '버스를 놓쳤다'",
      "people contact 윤재 --by messenger",
    ] {
      let output = world.run(line)
      if output.status != .done { throw Refused(sentence: line + ": " + output.err) }
    }
    try world.go(to: "2026-03-10T09:00")
    return world
  }

  private struct Refused: Error { let sentence: String }
}
