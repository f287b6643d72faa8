public import Domain
import Synchronization

/// Stores the delivery states of notices until the program ends.
public final class NoticesInMemory: NoticesRepository {
  struct StoredNotice {
    var record: NoticeRecord
    var state: NoticeState
    var number: Int
  }
  struct State {
    var memory: NotifierMemory?
    var kept: [String: StoredNotice] = [:]
    var count = 0
  }

  private let state = Mutex(State())

  public init() {}

  public func begin(at now: Now) throws(StorageFailure) -> NotifierMemory {
    state.withLock { state in
      state.memory = NotifierMemory(
        since: min(state.memory?.since ?? NotifierMemory.first(now).since, now.instant),
        seen: min(state.memory?.seen ?? NotifierMemory.first(now).seen, now.instant))
      return Self.memory(state)
    }
  }

  public func remembered() throws(StorageFailure) -> NotifierMemory? {
    state.withLock { $0.memory == nil ? nil : Self.memory($0) }
  }

  private static func memory(_ state: State) -> NotifierMemory {
    let failed = state.kept.values.filter { $0.state == .failed }.map(\.record.id)
    return NotifierMemory(
      since: state.memory?.since ?? 0, seen: state.memory?.seen ?? 0, failed: Set(failed))
  }

  public func claim(_ notices: [NoticeRecord], at now: Now) throws(StorageFailure) -> Set<String> {
    state.withLock { state in
      var won: Set<String> = []
      for notice in notices where state.kept[notice.id].map({ $0.state == .failed }) ?? true {
        state.count += 1
        let number = state.kept[notice.id]?.number ?? state.count
        state.kept[notice.id] = StoredNotice(record: notice, state: .claimed, number: number)
        won.insert(notice.id)
      }
      return won
    }
  }

  public func record(_ ids: [String], as outcome: NoticeState) throws(StorageFailure) {
    state.withLock { state in
      for id in ids where state.kept[id]?.state == .claimed { state.kept[id]?.state = outcome }
    }
  }

  public func finish(at now: Now) throws(StorageFailure) {
    state.withLock { state in
      guard let known = state.memory else { return }
      state.memory = NotifierMemory(since: known.since, seen: now.instant)
      let newest = state.kept.values.map(\.number).max() ?? 0
      for (id, kept) in state.kept
      where kept.record.at.instant < now.instant - 90 * 86_400 && kept.number <= newest - 2000 {
        state.kept[id] = nil
      }
    }
  }

  public func states(of ids: [String]) throws(StorageFailure) -> [String: NoticeState] {
    state.withLock { state in
      ids.reduce(into: [:]) { states, id in states[id] = state.kept[id]?.state }
    }
  }

  public func uncertain(since instant: Int, atMost limit: Int) throws(StorageFailure)
    -> [NoticeRecord]
  {
    let open = state.withLock { state in
      state.kept.values.filter { $0.state == .claimed && $0.record.at.instant >= instant }
    }.map(\.record)
    return Array(
      open.sorted { ($0.at.instant, $0.id) < ($1.at.instant, $1.id) }.prefix(limit))
  }
}
