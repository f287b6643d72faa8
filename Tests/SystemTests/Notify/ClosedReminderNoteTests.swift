import Domain
import Support
import Testing

@testable import Data

// E-05
@Suite struct `The day of a reminder that a store is closed` {
  @Test func `is claimed once, by a date beside the store and nothing else`() throws {
    try SampleFolder.using { folder in
      let note = ClosedReminderNote(besides: folder.path("haru.sqlite"))
      let day = WallClock { Now(instant: 1_772_323_200, offset: 32_400) }.now().day
      #expect(note.claim(day) && !note.claim(day))
      #expect(note.claim(day + 1) && !note.claim(day + 1))
      #expect(try folder.names() == ["haru.sqlite.closed-reminder"])
      #expect(try folder.mode("haru.sqlite.closed-reminder") == 0o600)
      let recorded = try folder.bytes("haru.sqlite.closed-reminder")
      #expect(recorded == Array((day + 1).description.utf8))
      note.forget()
      #expect(try folder.names() == [])
      #expect(note.claim(day + 1))
    }
  }

  @Test func `is not claimed where it cannot be recorded`() {
    let day = WallClock { Now(instant: 0, offset: 0) }.now().day
    #expect(!ClosedReminderNote(besides: "/proc/none/haru.sqlite").claim(day))
  }
}
