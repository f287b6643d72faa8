import Testing

@testable import Domain

/// Tests of words about graves and funerals. With them, the evening ends with a gentle saying, and no contact is recorded.
@Suite struct `A title about mourning` {
  // V-01: meetings and evenings know mourning by one list.
  @Test(arguments: [
    "Wake for Tom", "Grandpa's wake", "the wake, 2pm", "Uncle Bob’s wake", "wake of an old friend",
    "Funeral of Uncle Bob", "큰아버지 장례식", "할머니 입관", "발인 6시", "49재",
  ])
  func `is known by its words`(title: String) {
    #expect(NoMeeting.isMourning(title))
  }

  @Test(arguments: [
    "wake Leo at 7", "wake up 6:30", "wake me at 6", "the wake up call", "Mina's wake-up call",
    "dinner with Tom", "수영 수업",
  ])
  func `does not count a verb “wake” as mourning`(title: String) {
    #expect(!NoMeeting.isMourning(title))
  }
}
