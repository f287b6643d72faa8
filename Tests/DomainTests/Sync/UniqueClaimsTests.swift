import Domain
import Testing

@Suite struct `A value that no two records may have` {
  private func claim(_ record: String, _ value: Int, _ stamp: SyncStamp) -> NamedFieldVersion {
    NamedFieldVersion(
      FieldName(list: 1, identity: Array(record.utf8), field: 4),
      FieldVersion(FieldValue(value), stamp))
  }

  @Test func `stays with whoever claimed it first, in whatever order the claims come`() {
    let claims = [
      claim("mina", 7, SyncSamples.stamp(5, 2, 1)), claim("jun", 7, SyncSamples.stamp(5, 1, 1)),
      claim("sol", 7, SyncSamples.stamp(9, 1, 2)), claim("han", 8, SyncSamples.stamp(9, 1, 2)),
    ]
    var dice = SyncDice(seed: 3)
    for _ in 0..<50 {
      let decided = UniqueClaims(claims.shuffled(using: &dice))
      #expect(decided.kept == [claims[1].name, claims[3].name])
      #expect(decided.held.map(\.claim) == [claims[0], claims[2]])
      #expect(decided.held.allSatisfy { $0.holder == claims[1].name })
      // When only the kept claims are decided again, all of them are kept.
      let kept = claims.filter { decided.kept.contains($0.name) }
      #expect(UniqueClaims(kept).held.isEmpty)
    }
  }

  @Test func `goes to one of two records that claimed it at once`() {
    let stamp = SyncSamples.stamp(5, 2, 1)
    let decided = UniqueClaims([claim("b", 1, stamp), claim("a", 1, stamp)])
    #expect(decided.kept == [claim("a", 1, stamp).name])
  }

  @Test func `is free again once its holder has another one`() {
    let (mina, jun) = (SyncSamples.stamp(1, 1, 1), SyncSamples.stamp(2, 2, 1))
    #expect(UniqueClaims([claim("mina", 7, mina), claim("jun", 7, jun)]).held.count == 1)
    let later = SyncSamples.stamp(3, 1, 2)
    #expect(UniqueClaims([claim("mina", 8, later), claim("jun", 7, jun)]).held.isEmpty)
  }
}
