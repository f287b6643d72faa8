import Domain
import Support
import Testing

@Suite struct `The notice of the evening` {
  private let fixture: NoticeFixture

  init() throws { fixture = try NoticeFixture() }

  private func at(_ time: String) throws -> [String] {
    fixture.go(to: time)
    return try fixture.check()
  }

  // V-04
  @Test func `comes at its hour, if it is turned on, and once a day`() throws {
    #expect(try at("2026-03-01T21:30") == [])
    _ = try fixture.preferences.set("evening.notify", to: "on")
    #expect(try at("2026-03-02T20:59") == [])
    #expect(try at("2026-03-02T21:00") == ["moods.evening:2026-03-02"])
    #expect(try at("2026-03-02T22:00") == [])
    _ = try fixture.preferences.set("evening.hour", to: "19")
    #expect(try at("2026-03-03T19:00") == ["moods.evening:2026-03-03"])
    // The notices of moods are another choice.
    #expect(try at("2026-03-03T21:00") == [])
  }

  // V-04
  @Test func `does not come if no question about the day is left`() throws {
    _ = try fixture.preferences.set("evening.notify", to: "on")
    let day = Day.on("2026-03-01")
    for code in [EveningQuestion.Code.mood, .sentence] {
      try fixture.evening.mark(EveningMark(code: code), of: day)
    }
    try fixture.evening.mark(EveningMark(code: .tomorrow), of: day)
    #expect(try at("2026-03-01T21:00") == [])

    _ = try fixture.moods.add(on: day + 1) { _ in .sample("m", on: "2026-03-02") }
    #expect(try at("2026-03-02T21:00") == ["moods.evening:2026-03-02"], "Tomorrow is left.")
    _ = try fixture.moods.add(on: day + 2) { _ in .sample("n", on: "2026-03-03") }
    // Words of the morning are not the sentence of the day.
    for code in [EveningQuestion.Code.sentence, .tomorrow] {
      try fixture.evening.mark(EveningMark(code: code), of: day + 2)
    }
    #expect(try at("2026-03-03T21:00") == [])
  }

  @Test func `of an evening that is over is not sent the next morning`() throws {
    _ = try fixture.preferences.set("evening.notify", to: "on")
    #expect(try at("2026-03-02T08:00") == [])
  }
}
