import Dispatch
import Domain
import StoreSupport
import Support
import Synchronization
import Testing

@testable import Data

@Suite struct `Several programs at once` {
  @Test func `see what another one has just saved, and the widget forgets it at midnight`() throws {
    // CV-06, CV-57
    try SampleFolder.using { folder in
      let haru = try BinaryUnderTest(home: folder.path)
      func at(_ now: String, _ words: String...) throws -> String {
        try haru.run(["env", "HARU_NOW=\(now)", "TZ=Asia/Seoul", haru.path] + words).out
      }
      _ = try at("2026-03-01T18:05", "moods", "add", "95", "A letter came")
      #expect(try at("2026-03-01T23:59", "widget") == "●\n")
      #expect(try at("2026-03-01T23:59", "widget", "--json").contains("2026-03-02T00:00:00+09:00"))
      #expect(try at("2026-03-02T00:00", "--lang", "en", "widget") == "no mood yet\n")
    }
  }

  @Test(.slow) func `lose nothing, on a store that did not exist before`() throws {
    try SampleFolder.using { folder in
      let haru = try BinaryUnderTest(home: folder.path)
      let endings = Mutex<[BinaryUnderTest.Ending]>([])
      DispatchQueue.concurrentPerform(iterations: 8) { writer in
        let script = """
          i=1; while [ $i -le 25 ]; do
            "$HARU" people add "p\(writer)-$i" --every 7 || exit
            case $i in 5|10|15|20|25)
              "$HARU" people water "p\(writer)-$i" --early --keyword "k$i" || exit
              "$HARU" people list >/dev/null || exit;;
            esac
            i=$((i + 1))
          done
          """
        do {
          let ending = try haru.run(["sh", "-c", script])
          endings.withLock { $0.append(ending) }
        } catch { Issue.record(error) }
      }
      for ending in endings.withLock({ $0 }) {
        #expect(ending.status == 0, "\(ending.err)")
        #expect(ending.err == "")
        #expect(!ending.out.contains("locked") && !ending.out.contains("busy"))
      }
      let database = try Database(.file(haru.store))
      let names = Set(try SQLitePeople(database).list().map(\.name.text))
      #expect(names == Set((0..<8).flatMap { w in (1...25).map { "p\(w)-\($0)" } }))
      #expect(try database.number("SELECT count(*) FROM people") == 200)
      #expect(try database.number("SELECT count(DISTINCT id) FROM people") == 200)
      #expect(try database.number("SELECT count(*) FROM waterings") == 40)
      #expect(try database.number("SELECT sum(times_watered) FROM people") == 40)
      #expect(try database.problems() == [])
    }
  }

  @Test func `earn affection once when they water one plant at the same moment`() throws {
    try SampleFolder.using { folder in
      let path = folder.path("haru.sqlite")
      try SQLitePeople(try Database(.file(path))).insert(.sample())
      let ids = IDSource.counted("w")
      inTurns(of: 4) { _ throws in
        let people = People.on(
          "2026-03-08", over: SQLitePeople(try Database(.file(path))), ids: ids)
        for _ in 1...10 { _ = try people.water(ID("mina"), Contact(isEarly: true)) }
      }
      let people = SQLitePeople(try Database(.file(path)))
      #expect(try people.list() == [.sample(next: "2026-03-15", points: 1, timesWatered: 40)])
      let kept = try people.waterings(of: ID("mina"), newest: .max, withMemo: false)
      #expect(kept.count == 40)
      #expect(kept.map(\.award).reduce(0, +) == 1)
    }
  }

  @Test func `register one name and number once`() throws {
    try SampleFolder.using { folder in
      let path = folder.path("haru.sqlite")
      let refusals = Mutex(0)
      inTurns(of: 4) { writer throws in
        let people = SQLitePeople(try Database(.file(path)))
        for number in 1...10 {
          do throws(PeopleFailure) {
            try people.insert(.sample(id: "p\(writer)-\(number)", phone: "010-\(number)"))
          } catch {
            guard case .refused(.duplicatePerson) = error else { throw error }
            refusals.withLock { $0 += 1 }
          }
        }
      }
      let count = try SQLitePeople(try Database(.file(path))).count(PeopleQuery())
      #expect(count == 10)
      #expect(refusals.withLock { $0 } == 30)
    }
  }

  @Test func `read a list of one moment while another writes`() throws {
    try SampleFolder.using { folder in
      let path = folder.path("haru.sqlite")
      let store = SQLitePeople(try Database(.file(path)))
      for number in 0..<20 { try store.insert(.sample(id: "p\(number)")) }
      let isWriting = Atomic(true)
      inTurns(of: 2) { turn throws in
        let database = try Database(.file(path))
        let people = SQLitePeople(database)
        if turn == 0 {
          defer { isWriting.store(false, ordering: .relaxed) }
          for round in 1...20 { try waterAll(database, round) }
        } else {
          repeat {
            let rounds = Set(try people.list().map(\.timesWatered))
            #expect(rounds.count == 1, "a list of two moments: \(rounds)")
            #expect(try people.count(PeopleQuery()) == 20)
          } while isWriting.load(ordering: .relaxed)
        }
      }
      #expect(Set(try store.list().map(\.timesWatered)) == [20])
    }
  }

  /// Updates all people row by row in one transaction.
  private func waterAll(_ database: Database, _ round: Int) throws {
    try database.write { (store) throws(StorageFailure) in
      for number in 0..<20 {
        try store.run(
          "UPDATE people SET times_watered = ? WHERE id = ?", [.int(round), .text("p\(number)")])
      }
    }
  }

  /// Runs the body on this many threads at once. Errors are recorded as test issues.
  private func inTurns(of count: Int, _ body: @Sendable (Int) throws -> Void) {
    DispatchQueue.concurrentPerform(iterations: count) { turn in
      do { try body(turn) } catch { Issue.record(error) }
    }
  }
}
