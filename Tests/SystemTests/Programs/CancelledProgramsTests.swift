import Domain
import Foundation
import Support
import Testing

@testable import Data

/// Cancels from another thread after this many milliseconds.
private func cancel(_ cancellation: Cancellation, after milliseconds: UInt32) {
  let thread = Thread {
    usleep(milliseconds * 1000)
    cancellation.cancel()
  }
  thread.start()
}

@Suite struct `A program that nobody wants any more` {
  private func run(
    _ text: String, _ cancellation: Cancellation, input: [UInt8] = []
  ) -> ProgramEnding {
    ProgramCall(
      path: "/bin/sh", arguments: ["-c", text], input: input, limit: 1 << 30, timeout: 300_000,
      cancellation: cancellation
    ).run()
  }

  @Test(arguments: [
    "sleep MARK", "exec >&- 2>&-; sleep MARK", "sleep MARK & sleep MARK",
    "trap '' TERM INT HUP; sleep MARK", "sleep MARK & yes", "sleep MARK & yes >&2",
    "sleep MARK & cat >/dev/null; sleep MARK",
  ])
  func `is ended soon, with all it started`(text: String) {
    let mark = "9\(UInt32.random(in: 100_000_000...999_999_999))"
    let cancellation = Cancellation()
    cancel(cancellation, after: 100)
    let deadline = Deadline(milliseconds: 250_000)
    let words = text.replacingOccurrences(of: "MARK", with: mark)
    let input = [UInt8](repeating: 65, count: 1 << 20)
    #expect(run(words, cancellation, input: input) == .cancelled)
    #expect(deadline.left > 0, "long before its patience is over")
    // Child processes of the program are ended too, but not waited for.
    #expect(Polling.until { RunningPrograms.words(holding: mark).isEmpty })
  }

  @Test func `is not even started where it is known before`() throws {
    try SampleFolder.using { folder in
      let cancellation = Cancellation()
      cancellation.cancel()
      #expect(run("touch '\(folder.path("trace"))'", cancellation) == .cancelled)
      #expect(!FileManager.default.fileExists(atPath: folder.path("trace")))
    }
  }

  @Test func `answers like any other until then`() {
    let cancellation = Cancellation()
    #expect(
      run("sleep 0.1; echo done", cancellation)
        == .ended(ProgramAnswer(status: 0, output: Array("done\n".utf8), errors: [])))
    cancellation.cancel()
    #expect(run("echo done", cancellation) == .cancelled)
  }

  @Test func `leaves nothing open and nobody to be buried`() async {
    await #expect(processExitsWith: .success) {
      let warm = ProgramCall(path: "/bin/true", limit: 1, timeout: 20_000).run()
      #expect(warm == .ended(ProgramAnswer(status: 0, output: [], errors: [])))
      let before = RunningPrograms.openFilesAtRest()
      for text in ["sleep 100", "exec >&- 2>&-; sleep 100", "yes"] {
        let cancellation = Cancellation()
        cancel(cancellation, after: 50)
        let ending = ProgramCall(
          path: "/bin/sh", arguments: ["-c", text], limit: 1 << 30, timeout: 60_000,
          cancellation: cancellation
        ).run()
        #expect(ending == .cancelled)
      }
      #expect(RunningPrograms.openFilesAtRest() == before)
      var status: Int32 = 0
      #expect(waitpid(-1, &status, WNOHANG) == -1 && errno == ECHILD)
    }
  }
}

@Suite struct `An answer that lay there when the time was over` {
  @Test func `is taken, as by somebody who was stopped meanwhile`() throws {
    var pipe = try ProgramPipe.fromProgram()
    let text = Array("the answer\n".utf8)
    let end = pipe.theirs?.number ?? -1
    #expect(write(end, text, text.count) == text.count)
    pipe.theirs = nil
    var talk = ProgramTalk(
      input: nil, output: pipe.ours.take(), errors: nil, toSay: [], limit: 1000)
    #expect(talk.goOn(until: Deadline(milliseconds: 0)) == .over)
    #expect(talk.received == text)
  }

  @Test(.slow) func `is there after Haru was stopped for longer than its patience`() async {
    await #expect(processExitsWith: .success) {
      let stopper = "sleep 0.2; kill -STOP $PPID; sleep 2; kill -CONT $PPID"
      #expect(throws: Never.self) { try Spawning.start(["/bin/sh", "-c", stopper]) }
      let ending = ProgramCall(
        path: "/bin/sh", arguments: ["-c", "sleep 0.5; echo answer"], limit: 1000, timeout: 1500,
        cancellation: Cancellation()
      ).run()
      #expect(
        ending == .ended(ProgramAnswer(status: 0, output: Array("answer\n".utf8), errors: [])))
    }
  }

  @Test func `is not waited for, and a flood is not followed`() {
    #expect(
      ProgramCall(
        path: "/bin/sh", arguments: ["-c", "yes >&2"], limit: 1000, timeout: 200
      ).run() == .tooSlow)
  }
}
