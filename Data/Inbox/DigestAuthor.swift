public import Domain
import Synchronization

/// Derives ids and random numbers from digests of a note and its lines.
public final class DigestAuthor: NoteAuthor {
  private struct State {
    var now: Now
    var seed: [String] = []
    var count = 0
  }

  private let digest: SyncDigest
  private let state: Mutex<State>

  public init(_ digest: SyncDigest = .blake2, now: Now) {
    self.digest = digest
    state = Mutex(State(now: now))
  }

  public func begin(_ line: NoteLine, of note: String) {
    state.withLock { $0 = State(now: line.at, seed: [note, String(line.number), line.text]) }
  }

  public var clock: WallClock { WallClock { self.state.withLock { $0.now } } }

  public var ids: IDSource { IDSource { self.next() } }

  public var randomSource: RandomSource {
    RandomSource { bound in
      guard bound > 1 else { return 0 }
      let number = self.next().utf8.prefix(12).reduce(UInt64(0)) { $0 << 5 ^ UInt64($1) }
      return Int(number % UInt64(bound))
    }
  }

  private func next() -> String {
    let seed = state.withLock { state in
      defer { state.count += 1 }
      return state.seed + [String(state.count)]
    }
    return digest.id(of: seed)
  }
}
