import Data
import Dispatch
import Domain
import Support
import Synchronization
import Testing

@Suite struct `Many programs that guess a code at once` {
  @Test func `have no more tries than one`() throws {
    // C-56
    try SampleFolder.using { folder in
      let haru = try BinaryUnderTest(home: folder.path)
      let set = try haru.run(["sh", "-c", #"printf '1234\n1234\n' | "$HARU" lock set --stdin"#])
      #expect(set.status == 0, "\(set.err)")
      let answers = Mutex<[String]>([])
      DispatchQueue.concurrentPerform(iterations: 8) { guesser in
        do {
          let ending = try haru.run([
            "sh", "-c", #"echo 90\#(guesser)0 | "$HARU" lock off --stdin --json"#,
          ])
          #expect(ending.out == "")
          answers.withLock { $0.append("\(ending.status) \(ending.err)") }
        } catch { Issue.record(error) }
      }
      let all = answers.withLock { $0 }
      #expect(all.filter { $0.hasPrefix("3 ") && $0.contains("wrongCode") }.count == 3, "\(all)")
      #expect(all.filter { $0.hasPrefix("6 ") && $0.contains("lockWait") }.count == 5, "\(all)")
      let kept = try #require(try SQLiteLock(Database(.file(haru.store))).stored())
      #expect(kept.tries.count == 3)
    }
  }

  @Test(.slow) func `and cannot read what is locked, nor be told the time`() throws {
    // C-56: exit status 6 and no output; `HARU_NOW` does not shorten the wait.
    try SampleFolder.using { folder in
      var haru = try BinaryUnderTest(home: folder.path)
      #expect(try haru("people", "add", "Mina", "--every", "7").status == 0)
      let script = #"""
        printf '1234\n1234\n' | "$HARU" lock set --stdin || exit
        for i in 1 2 3; do echo 9999 | "$HARU" lock off --stdin; done
        exit 0
        """#
      #expect(try haru.run(["sh", "-c", script]).status == 0)
      haru.environment["HARU_NOW"] = "2099-01-01T09:00"
      for words in [["people", "list"], ["today"], [], ["widget"]] {
        let read = try haru.run([haru.path] + words)
        #expect(read.status == 6, "\(words)")
        #expect(read.out == "")
        #expect(!read.err.contains("Mina"))
      }
      #expect(try haru("people", "add", "Tom", "--every", "7").status == 6)
      let right = try haru.run(["sh", "-c", #"echo 1234 | "$HARU" lock off --stdin --json"#])
      #expect(right.status == 6 && right.err.contains("lockWait"))
      for words in [["version"], ["help"], ["lock", "status"], ["demo", "people", "list"]] {
        #expect(try haru.run([haru.path] + words).status == 0, "\(words)")
      }
    }
  }
}
