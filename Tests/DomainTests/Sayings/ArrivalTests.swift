import Domain
import Support
import Testing

@Suite struct `An imported saying` {
  private let now = Now.on("2026-03-08")
  private let kept: Saying
  private let arriving: ReadSaying

  init() throws {
    let words = try SayingWords(eng: "A", kor: "", who: "")
    kept = Saying(number: SayingNumber(stored: 5), words: words, uploaded: .on("2026-03-01"))
    arriving = ReadSaying(line: 1, number: SayingNumber(stored: 5), words: words)
  }

  private func known(removed: Bool = false, says: Bool = true, said: Bool = true) -> Arrival.Known {
    Arrival.Known(kept, isRemoved: removed, saysSame: says, saidSame: said)
  }

  private func decide(
    _ arriving: ReadSaying? = nil, _ kind: Arrival.Kind = .feed, numbered: Arrival.Known? = nil,
    worded: Arrival.Known? = nil
  ) -> Arrival.Decision {
    Arrival.decide(
      arriving ?? self.arriving, as: kind, numbered: numbered, worded: worded, at: now)
  }

  @Test func `is kept when nobody knows it`() {
    #expect(decide() == .add)
    #expect(decide(nil, .file) == .add)
  }

  @Test func `changes nothing the second time`() {
    #expect(decide(numbered: known()) == .same)
    #expect(decide(worded: known()) == .same)
    #expect(decide(nil, .file, numbered: known()) == .same)
  }

  @Test func `never overwrites another one`() {
    #expect(decide(numbered: known(says: false, said: false)) == .conflict)
    #expect(decide(nil, .file, numbered: known(says: false, said: false)) == .conflict)
    #expect(decide(numbered: known(removed: true, says: false, said: false)) == .conflict)
  }

  @Test func `keeps the user's edits`() {
    #expect(decide(numbered: known(says: false)) == .same)
  }

  @Test func `stays away when it was removed, unless somebody chose the file`() {
    #expect(decide(numbered: known(removed: true)) == .skip)
    #expect(decide(worded: known(removed: true)) == .skip)
    #expect(decide(nil, .file, numbered: known(removed: true)) == .bringBack(kept))
    #expect(decide(nil, .file, worded: known(removed: true)) == .add)
  }

  @Test func `adds marks and takes none away`() {
    var marked = arriving
    marked.isLiked = true
    marked.isUsed = true
    marked.usedAt = .on("2026-03-02")
    var wanted = kept
    wanted.likedAt = now
    wanted.usedAt = .on("2026-03-02")
    #expect(decide(marked, .file, numbered: known()) == .mark(wanted))
    let liked = Arrival.Known(wanted, isRemoved: false, saysSame: true, saidSame: true)
    #expect(decide(numbered: liked) == .same)
    #expect(decide(marked, .file, numbered: known(removed: true)) == .bringBack(wanted))
  }

  @Test func `brings no marks when it comes from somebody else's feed`() {
    // M-15
    var marked = arriving
    (marked.isLiked, marked.isUsed, marked.isSeen) = (true, true, true)
    #expect(decide(marked, .feed, numbered: known()) == .same)
    #expect(decide(marked, .feed, worded: known()) == .same)
    let new = Arrival.saying(marked, as: kept.number, from: .feed, at: now)
    #expect(new == Saying(number: kept.number, words: kept.words, uploaded: now))
    let own = Arrival.saying(marked, as: kept.number, from: .file, at: now)
    #expect(own.isLiked && own.isUsed && own.isSeen)
  }
}
