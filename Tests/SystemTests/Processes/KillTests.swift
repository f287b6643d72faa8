import Domain
import StoreSupport
import Support
import Testing

@testable import Data

/// Each test stops the program at one system call after another, until a run completes.
@Suite struct `Killing the program at any moment` {
  /// How a run of the program is disturbed.
  enum FaultInjection: Sendable {
    case kill, diskFull, diskError

    /// The fault as an option of strace.
    var injected: String {
      switch self {
      case .kill: "signal=KILL"
      case .diskFull: "error=ENOSPC"
      case .diskError: "error=EIO"
      }
    }
  }

  /// Returns an upper bound of the write calls for creating a store. Each page and its header go to
  /// the log and then to the file, and the daily backup is written afterwards.
  private func mostCalls() throws -> Int {
    let pages = try Database(.memory).alone { (store) throws(StorageFailure) in
      try store.first("PRAGMA page_count") { $0.int } ?? 0
    }
    return 6 * pages
  }

  /// Returns the minimum number of faults: every change must be written and flushed.
  private func leastTurns(_ calls: String) -> Int {
    calls == "pwrite64" ? 5 : calls.contains("sync") ? 2 : 1
  }

  @Test(arguments: [
    ("pwrite64", FaultInjection.kill), ("fdatasync,fsync", .kill), ("ftruncate", .kill),
    ("unlink", .kill), ("pwrite64", .diskFull), ("fdatasync,fsync", .diskError),
  ])
  func `stores a watering completely or not at all`(calls: String, fault: FaultInjection) throws {
    try SampleFolder.using { folder in
      let haru = try BinaryUnderTest(home: folder.path)
      #expect(try haru("people", "add", "민아", "--every", "7").status == 0)
      var kept = 0
      let mostCalls = try mostCalls()
      for turn in 1...mostCalls {
        let ending = try disturb(
          haru, calls, turn, fault,
          ["people", "water", "민아", "--early", "--keyword", "t\(turn)", "--memo", "memo"])
        if fault == .diskFull, ending.status != 0 {
          // Any of the files may have no space: the log, its index or the store.
          #expect(ending.status == 4 && ending.err.contains("disk is full"), "\(ending)")
        }
        let memos = try memos(in: haru.store)
        // A killed run may have finished already, but a run that reported success must be stored.
        let isKept = memos.first == "t\(turn)"
        #expect(memos.count == kept + (isKept ? 1 : 0), "turn \(turn)")
        #expect(isKept || ending.status != 0, "turn \(turn) said it was done: \(ending)")
        if !ending.isKilled { #expect(isKept == (ending.status == 0), "turn \(turn): \(ending)") }
        kept = memos.count
        #expect(try haru("people", "water", "민아", "--early", "--keyword", "next").status == 0)
        kept += 1
        if ending.status == 0 && !ending.isKilled && turn >= leastTurns(calls) { return }
      }
      Issue.record("the command never got through \(mostCalls) calls of \(calls)")
    }
  }

  @Test(
    .slow,
    arguments: [
      ("pwrite64", FaultInjection.kill), ("fdatasync,fsync", .kill), ("ftruncate", .kill),
      ("unlink", .kill), ("pwrite64", .diskFull),
    ])
  func `leaves a store that is being made usable`(calls: String, fault: FaultInjection) throws {
    let count = try SampleFolder.using { folder in
      let haru = try BinaryUnderTest(home: folder.path)
      return try haru.calls(calls, ["people", "add", "첫사람", "--every", "7"])
    }
    #expect(count >= leastTurns(calls))
    // The number of calls may vary a little between runs.
    for turn in FaultPoints.among(count) + Array(count + 1...count + 20) {
      let isThrough = try SampleFolder.using { folder in
        let haru = try BinaryUnderTest(home: folder.path)
        let ending = try disturb(
          haru, calls, turn, fault, ["people", "add", "첫사람", "--every", "7"])
        let isKept = try names(in: haru).contains("첫사람")
        #expect(isKept || ending.status != 0, "turn \(turn) said it was done: \(ending)")
        let next = try haru("people", "add", "다음", "--every", "7")
        #expect(next.status == 0, "turn \(turn): \(next)")
        #expect(try names(in: haru) == (isKept ? ["첫사람", "다음"] : ["다음"]), "turn \(turn)")
        return ending.status == 0 && !ending.isKilled
      }
      if isThrough && turn >= leastTurns(calls) { return }
    }
    Issue.record("the command never got through \(count) calls of \(calls)")
  }

  /// Runs the program with a fault at one of its system calls.
  private func disturb(
    _ haru: BinaryUnderTest, _ calls: String, _ turn: Int, _ fault: FaultInjection,
    _ words: [String]
  ) throws -> BinaryUnderTest.Ending {
    try haru.disturbed(calls, "\(fault.injected):when=\(turn)", words)
  }

  /// Returns the first keyword of each contact, newest first. Checks that the store has no errors.
  private func memos(in path: String) throws -> [String] {
    let database = try Database(.file(path))
    #expect(try database.problems() == [])
    let people = SQLitePeople(database)
    guard let person = try people.list().first else { return [] }
    let waterings = try people.waterings(of: person.id, newest: .max, withMemo: false)
    #expect(person.timesWatered == waterings.count)
    return waterings.map { $0.keywords.first?.text ?? "" }
  }

  private func names(in haru: BinaryUnderTest) throws -> [String] {
    guard try Database.exists(at: haru.store) else { return [] }
    let database = try Database(.file(haru.store))
    #expect(try database.problems() == [])
    return try SQLitePeople(database).list().map(\.name.text)
  }
}
