import Data
import Domain
import Support
import Testing

// korean M-09
@Suite struct `The turns to ask a feed` {
  @Test func `are an hour apart, whichever process takes them`() throws {
    try SampleFolder.using { folder in
      let (one, other) = (
        FeedTurn(folder: folder.path("cache"), name: "default"),
        FeedTurn(folder: folder.path("cache"), name: "default")
      )
      let now = Now.on("2026-03-01", at: "09:00")
      func later(_ seconds: Int) -> Now { Now(instant: now.instant + seconds, offset: now.offset) }
      #expect(one.claim(now))
      #expect(!one.claim(now) && !other.claim(later(3_599)))
      #expect(other.claim(later(3_600)))
      #expect(!one.claim(later(3_700)))
      // After the clock is set back, the feed does not wait for the old time.
      #expect(one.claim(later(-86_400)))
      #expect(FeedTurn(folder: folder.path("cache"), name: "mina").claim(now))
    }
  }

  @Test func `are nobody's where nothing can be written`() throws {
    try SampleFolder.using { folder in
      // A folder cannot be created inside a file, even by root.
      try folder.write([], to: "file")
      #expect(!FeedTurn(folder: folder.path("file/haru"), name: "default").claim(.on("2026-03-01")))
    }
  }
}
