import Domain
import Synchronization

/// The marks of the evening in memory.
package final class EveningInMemory: EveningRepository {
  private let kept = Mutex<[Day: Set<EveningMark>]>([:])

  package init() {}

  package func marks(of day: Day) throws(StorageFailure) -> Set<EveningMark> {
    kept.withLock { $0[day] ?? [] }
  }

  package func mark(_ mark: EveningMark, of day: Day) throws(StorageFailure) {
    kept.withLock { _ = $0[day, default: []].insert(mark) }
  }

  package func isUnused() throws(StorageFailure) -> Bool { kept.withLock { $0.isEmpty } }
}
