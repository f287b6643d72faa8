import Domain
import Testing

// E-03
@Suite struct `The time for which a data file is opened` {
  @Test(arguments: [
    ("30m", 1800), ("8h", 28_800), ("7d", 604_800), ("30d", 2_592_000), ("30분", 1800),
    ("8시간", 28_800), ("7 일", 604_800),
  ])
  func `is a number with a unit`(_ text: String, _ seconds: Int) {
    #expect(EncryptionSpan(text)?.seconds == seconds)
    #expect(!EncryptionSpan.isTooLong(text))
  }

  @Test(arguments: ["31d", "721h", "43201분", "999999d"])
  func `is at most 30 days`(_ text: String) {
    #expect(EncryptionSpan(text) == nil)
    #expect(EncryptionSpan.isTooLong(text))
    #expect(EncryptionSpan.longest.days == 30)
  }

  @Test(arguments: ["", "8", "h", "0h", "-8h", "8x", "1000000h", "8.5h"])
  func `is nothing else`(_ text: String) {
    #expect(EncryptionSpan(text) == nil)
    #expect(!EncryptionSpan.isTooLong(text))
  }

  @Test func `runs out`() {
    let open = EncryptionStatus(state: .open(seconds: 100), slots: [])
    #expect(open.after(seconds: 40).state == .open(seconds: 60))
    #expect(open.after(seconds: 100).state == .closed)
    #expect(open.after(seconds: -5) == open)
    let own = EncryptionStatus(state: .open(seconds: nil), slots: [])
    #expect(own.after(seconds: 100) == own)
  }
}
