import Domain
import HaruStore
import PresentationKit
import PresentationShared
import TextUI

/// The data of a user who used every part of Haru for almost a year.
package enum WholeYear {
  private struct Refused: Error { let sentence: String }

  /// Returns a test environment on 22 November 2026 with records in every part since January. `change` can replace
  /// adapters.
  package static func world(
    _ language: Language = .english, change: (inout Adapters) -> Void = { _ in }
  ) throws -> TestEnvironment {
    let world = try TestEnvironment(now: "2026-01-01T09:00", language: language, change: change)
    let isKorean = language == .korean
    func run(_ line: String) throws {
      let output = world.run(line)
      if output.status != .done { throw Refused(sentence: line + ": " + output.err) }
    }
    try run("settings set moods.artist \(isKorean ? "민아" : "Mina")")
    for (name, every) in [("민아", 7), ("Noor", 3), ("아버지", 14), ("서연", 30)] {
      try run("people add \(name) --every \(every)")
    }
    try run("people add '<b>Bo & Co</b>' --every 60")
    for (title, author, pages) in [
      ("데미안", "헤르만 헤세", 240), ("Walden", "Henry David Thoreau", 320),
      ("<i>Tags</i> & “quotes”", "O'Neil", 90),
    ] {
      try run(
        "books add --manual --title '\(title)' --author \"\(author)\" --pages \(pages) --target 2026-12-30"
      )
    }
    for number in 0..<52 {
      let day = Day.on("2026-01-02") + number * 6
      try world.go(to: "\(day)T21:10")
      let text = isKorean ? ["산책", "", "비 오는 날"] : ["a walk", "", "rain"]
      try run("moods add \(20 + number * 37 % 80) '\(text[number % 3])'".replacing(" ''", with: ""))
      if number % 2 == 0 { try run("moods add \(30 + number) --at 08:30") }
      if number % 3 == 0 {
        try run("people water \(["민아", "Noor", "아버지"][number / 3 % 3]) --early")
      }
      if number % 4 == 1 {
        try run(
          "schedule add '\(isKorean ? "모임" : "Meeting") \(number)' --from '\(day) 14:00' --to '\(day) 15:30'"
        )
      }
      if number < 40, number % 2 == 1 { try run("books read Walden \((number + 1) * 8)") }
      if number < 24 { try run("books read 데미안 \((number + 1) * 10)") }
    }
    try run("people water '<b>Bo & Co</b>' --early")
    try run("books rate 데미안 5")
    try run("quotes add 데미안 '새는 알에서 나오려고 투쟁한다. 알은 세계이다.' --page 124")
    try run("quotes add Walden 'Simplify, simplify. <script>' --page 91")
    try run("sayings add --kor '천천히 가도 괜찮아.' --who '할머니'")
    try run("sayings like 3")
    try world.go(to: "2026-11-22T09:00")
    return world
  }
}
