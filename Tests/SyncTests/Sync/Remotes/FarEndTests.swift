import Domain
import Foundation
import Support
import Testing

@testable import Data

/// Tests what happens if another program answers over ssh instead of `haru sync --serve`.
@Suite struct `Whoever answers instead of a place` {
  /// Returns a remote whose other end is a shell script. The timeouts are in milliseconds.
  private func remote(_ script: String, timeout: Int = 120_000, greeting: Int = 120_000)
    -> SSHRemote
  {
    SSHRemote(
      ProgramCall(path: "/bin/sh", arguments: ["-c", script], limit: .max, timeout: timeout),
      greetingTimeout: greeting)
  }

  private func failure(_ script: String, timeout: Int = 120_000, greeting: Int = 120_000)
    -> RemoteFailure?
  {
    #expect(throws: RemoteFailure.self) {
      try remote(script, timeout: timeout, greeting: greeting).list()
    }
  }

  /// Returns a script that sends the greeting, waits for a request, answers with these bytes and then runs `end`.
  private func answering(_ bytes: [UInt8], then end: String = "sleep 100") -> String {
    let octal = bytes.map { "\\" + String($0 >> 6) + String($0 >> 3 & 7) + String($0 & 7) }
    return "printf 'haru remote 2\\n'; head -c 5 >/dev/null; printf '\(octal.joined())'; \(end)"
  }

  @Test func `is told by how it ends before it greets`() {
    #expect(failure("echo 'sh: haru: not found' >&2; exit 127") == .noHaru)
    #expect(failure("exit 4") == .notFound)
    #expect(failure("echo 'Unknown command sync.' >&2; exit 2") == .otherHaru)
    #expect(failure("exit 0") == .otherHaru)
    func ssh(_ words: String) -> RemoteFailure? { failure("printf '\(words)\\n' >&2; exit 255") }
    #expect(ssh("mina@far: Permission denied (publickey,password).") == .passwordWanted)
    #expect(ssh("ssh: Could not resolve hostname far: Name or service not known") == .unreachable)
    #expect(ssh("ssh: connect to host far port 22: Connection refused") == .unreachable)
    #expect(ssh("Connection closed by 10.0.0.1 port 22") == .unreachable)
    // F-32
    #expect(
      ssh("Warning: something.\\nHost key verification failed.") == .unknownHost(isChanged: false))
    #expect(
      ssh("@ WARNING: REMOTE HOST IDENTIFICATION HAS CHANGED! @\\nHost key verification failed.")
        == .unknownHost(isChanged: true))
    #expect(ssh("no \\033[31mred \\342\\200\\256words") == .refused("no [31mred words"))
  }

  @Test func `may say something before it greets, but not for ever`() throws {
    let listed = RemoteReply.listed(disk: 5).frame.bytes
    let script = "echo 'Welcome to far!'; echo haru is here; echo; " + answering(listed)
    #expect(try remote(script).list() == RemoteListing(disk: 5))
    #expect(failure("yes Welcome") == .otherHaru)
    #expect(failure("cat /dev/zero") == .otherHaru)
    #expect(failure("echo haru remote 3; sleep 100") == .otherHaru)
    #expect(failure("echo haru remote 20; sleep 100") == .otherHaru)
    #expect(failure("echo haru place 1; sleep 100") == .otherHaru, "the first version")
    #expect(failure("echo SSH-2.0-other; exit 0") == .otherHaru)
  }

  @Test(.slow) func `is not waited for without end`() {
    #expect(failure("sleep 100", greeting: 300) == .slow)
    #expect(failure("printf 'haru remote'; sleep 100", greeting: 300) == .slow)
    #expect(failure("printf 'haru remote 2\\n'; sleep 100", timeout: 300) == .slow)
    let flag = Cancellation.flag()
    flag.cancel()
    let call = ProgramCall(
      path: "/bin/sh", arguments: ["-c", "sleep 100"], limit: .max, timeout: 120_000,
      cancellation: flag)
    #expect(throws: RemoteFailure.cancelled) { try SSHRemote(call).list() }
  }

  @Test func `is not believed when it breaks off or says nonsense`() {
    let files = RemoteReply.files([.group: 1]).frame.bytes
    #expect(failure(answering([], then: "exit 0")) == .unreachable)
    #expect(failure(answering([0, 0, 0], then: "exit 0")) == .unreachable)
    #expect(failure(answering(Array(files.dropLast()), then: "exit 0")) == .unreachable)
    #expect(failure(answering(files, then: "exit 0")) == .unreachable, "there was more to come")
    #expect(failure(answering([255, 255, 255, 255, 1])) == .otherHaru)
    #expect(failure(answering(RemoteFrame.bytes(of: RemoteFrame.limit + 1, 4) + [1])) == .otherHaru)
    #expect(failure(answering(RemoteFrame(99).bytes)) == .otherHaru)
    #expect(failure(answering(RemoteReply.done.frame.bytes)) == .otherHaru)
    #expect(failure(answering(RemoteReply.bytes([1]).frame.bytes)) == .otherHaru)
    #expect(failure(answering(files + files)) == .otherHaru, "a name twice")
    #expect(failure(answering(RemoteFrame(1).bytes)) == .otherHaru, "no file, again and again")
    for path in ["../secret", "/etc/passwd", "d/../group", "group/", ""] {
      let frame = RemoteFrame(1, [UInt8(path.utf8.count)] + Array(path.utf8) + [0, 0, 0, 1])
      #expect(failure(answering(frame.bytes)) == .otherHaru, "\(path)")
    }
  }

  @Test func `is asked anew after it broke off`() throws {
    try SampleFolder.using { (folder) throws in
      let listed = answering(RemoteReply.listed(disk: 5).frame.bytes)
      let first = "mkdir '\(folder.path("once"))' 2>/dev/null"
      let remote = remote("if \(first); then \(answering([], then: "exit 0")); fi; \(listed)")
      #expect(throws: RemoteFailure.unreachable) { try remote.list() }
      #expect(try remote.list() == RemoteListing(disk: 5))
    }
  }

  @Test func `is gone, with all it has open, when nobody asks it any more`() async {
    // Runs in a process of its own, so that no other test opens files or starts child processes.
    await #expect(processExitsWith: .success) {
      _ = ProgramCall(path: "/bin/true", limit: 1, timeout: 120_000).run()
      let before = RunningPrograms.openFilesAtRest()
      let listed = RemoteReply.listed(disk: 5).frame.bytes.map { "\\" + String($0, radix: 8) }
      let answer = "printf 'haru remote 2\\n'; head -c 5 >/dev/null; printf '\(listed.joined())'"
      for end in ["sleep 100", "exec >&-; sleep 100", "exit 1"] {
        do {
          let call = ProgramCall(
            path: "/bin/sh", arguments: ["-c", answer + "; " + end], limit: .max,
            timeout: 120_000)
          let remote = SSHRemote(call, greetingTimeout: 120_000)
          let listing = try remote.list()
          #expect(listing == RemoteListing(disk: 5))
        }
        do {
          let call = ProgramCall(
            path: "/bin/sh", arguments: ["-c", "echo no; " + end], limit: .max, timeout: 300)
          #expect(throws: RemoteFailure.self) { try SSHRemote(call, greetingTimeout: 300).list() }
        }
      }
      // The test runner may close some of its own files in the meantime.
      #expect(Set(RunningPrograms.openFilesAtRest()).isSubset(of: before))
      var status: Int32 = 0
      #expect(waitpid(-1, &status, WNOHANG) == -1 && errno == ECHILD)
    }
  }
}
