import Domain
import PresentationKit
import Support
import Testing

/// What goes with moods, as it is asked for on the command line.
@Suite struct `Somebody who wonders about good days` {
  /// Returns a diary of ten weeks: better moods on days with Mina, whom somebody meets in spells.
  private func world(_ language: Language) throws -> TestEnvironment {
    let name = language.isKorean ? "민아" : "Mina"
    let world = try TestEnvironment(now: "2025-06-01T20:00", language: language)
    #expect(world.run("people add \(name) --every none").status == .done)
    guard let first = Day("2025-06-02") else { return world }
    for number in 0..<210 {
      let isMet = number / 3 % 4 == number / 12 % 3
      let level = 42 + number * 37 % 11 + (isMet ? 25 : 0)
      try world.go(to: "\(first + number)T20:00")
      #expect(world.run("moods add \(level)").status == .done)
      if isMet { #expect(world.run("people water \(name) --by met --early").status == .done) }
    }
    return world
  }

  // L-40
  @Test func `sees what goes with higher moods, in words`() throws {
    let world = try world(.english)
    let answer = world.run("moods patterns")
    #expect(answer.status == .done && answer.out.hasPrefix("With Mina: 2"), "\(answer)")
    #expect(answer.out.contains("Chance alone does that once in "), "\(answer)")
    #expect(answer.out.contains("Compared 8 things on 210 days with a mood."), "\(answer)")
    let json = world.run("moods patterns --json").out
    #expect(json.contains(#""patterns":{"days":210,"tested":8,"findings":[{"kind":"person","#))
    #expect(json.contains(#""subject":"Mina","difference":2"#), "\(json)")
  }

  // L-40
  @Test func `는 기분과 함께 가는 것을 말로 보아요`() throws {
    let answer = try world(.korean).run("moods patterns")
    #expect(answer.out.hasPrefix("민아와 만난 날("), "\(answer)")
    #expect(answer.out.contains("점 높았어요"), "\(answer)")
  }

  // L-40
  @Test func `hears it if there is too little, or if nothing stands out`() throws {
    let world = try TestEnvironment(now: "2026-03-01T20:00", language: .english)
    let none = world.run("moods patterns")
    #expect(none.status == .done && none.out.contains("too few days"), "\(none)")
    #expect(world.run("moods patterns --json").out.contains(#""tested":0,"findings":[]"#))
    #expect(world.run("moods seed --count 300 --from 2025-11-01 --to 2026-02-28").status == .done)
    let nothing = world.run("moods patterns").out
    #expect(nothing.contains("Nothing stands out. It takes about "), "\(nothing)")
  }
}
