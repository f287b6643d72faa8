import Support
import Testing

@testable import Domain

@Suite struct `What a line is offered as` {
  private func offered(_ line: String) throws -> [DailyPart] {
    try LineTable.read.offers(line, order: .monthFirst).map(\.captured.part)
  }

  private func doubt(_ line: String) throws -> String? {
    try LineTable.read(line, order: .monthFirst).first?.doubt
  }

  @Test func `is the record it names first, then a plan, then a saying`() throws {
    // N-27
    #expect(try offered("the drill is for Tom") == [.people, .schedule, .sayings])
    #expect(try offered("page 90 of Walden was dull") == [.books, .schedule, .sayings])
    #expect(try offered("take an umbrella") == [.schedule, .sayings])
  }

  @Test func `is a contact before a plan where it tells of what has been`() throws {
    // N-27
    let readings = try LineTable.read("Tom's party yesterday", order: .monthFirst)
    #expect(readings.map(\.captured.part) == [.people, .schedule])
  }

  @Test(arguments: ["grumpy", "so so", "really happy today!", "excited for lisbon"])
  func `is no mood with a level that nobody wrote`(_ line: String) {
    // N-27
    #expect(throws: CaptureError.refused(.levelMissing)) {
      try LineTable.read(line, order: .monthFirst)
    }
  }

  @Test(arguments: ["mood 60 at 10am", "felt 70 at noon", "기분 60 오전 10시"])
  func `is asked about where a mood has an hour that is still to come`(_ line: String) throws {
    // N-38
    #expect(try doubt(line) != nil)
  }

  @Test(arguments: ["move dentist to friday", "text Anna re saturday", "Meeting moved to friday"])
  func `has no word left that only led to what was taken`(_ line: String) throws {
    // N-34
    let first = try #require(try LineTable.read(line, order: .monthFirst).first)
    guard case .event(let draft, _) = first.captured else {
      Issue.record("\(first)")
      return
    }
    #expect(first.doubt != nil)
    #expect(!draft.title.hasSuffix(" to") && !draft.title.hasSuffix(" re"), "\(draft.title)")
  }
}
