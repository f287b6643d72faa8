import Domain
import Foundation
import Support
import Synchronization
import Testing

@testable import Data

@Suite struct `The secrets of a sign-in` {
  @Test func `are among no program's words while it is asked for a token`() throws {
    let secret = "client-secret-\(UInt64.random(in: 0 ... .max))"
    let seen = Mutex<[[String]]>([])
    let curls = Mutex(0)
    let manners = IssuerManners {
      $0.meanwhile = { form in
        let hidden = ["code", "code_verifier", "client_secret"].compactMap { form[$0] }
        let found = hidden.flatMap { RunningPrograms.words(holding: $0) }
        seen.withLock { $0 += found }
        curls.withLock { $0 = RunningPrograms.words(holding: "haru/test").count }
      }
    }
    try LocalIssuer.using(manners) { issuer in
      let story = try SignInStory.run(issuer) { $0.clientSecret = secret }
      #expect(story.identity != nil)
      #expect(seen.withLock { $0 }.isEmpty)
      #expect(curls.withLock { $0 } > 0, "the program was running meanwhile")
    }
  }

  @Test func `are in no file; other files are private, and are deleted`() throws {
    try SampleFolder.using { folder in
      let log = folder.path("log")
      let script = """
        #!/bin/sh
        echo "$@" >> \(log)
        for word in "$@"; do
          case "$word" in
            */key.pem) stat -c '%a' "$(dirname "$word")" "$word" "$(dirname "$word")/signature" \
          >> \(log) ;;
          esac
        done
        exec /usr/bin/openssl "$@"
        """
      try folder.write(Array(script.utf8), to: "openssl")
      try folder.permit(0o755, "openssl")
      try LocalIssuer.using { issuer in
        let temporary = folder.path("temporary")
        try FileManager.default.createDirectory(
          atPath: temporary, withIntermediateDirectories: false)
        let story = try SignInStory.run(
          issuer, path: folder.path + ":/usr/bin:/bin", temporary: temporary)
        #expect(story.identity != nil)
        let said = String(decoding: try folder.bytes("log"), as: UTF8.self)
        let lines = said.split(separator: "\n").map(String.init)
        #expect(lines.count == 5 && lines.suffix(3) == ["700", "600", "600"])
        #expect(lines.first == "dgst -sha256 -binary")
        let verifier = try #require(issuer.forms.first?["code_verifier"])
        #expect(!said.contains(verifier))
        #expect(try FileManager.default.contentsOfDirectory(atPath: temporary).isEmpty)
      }
      try LocalIssuer.using { issuer in
        let story = try SignInStory.run(issuer, temporary: folder.path("nowhere"))
        #expect(story.failure == .checkingFailed)
      }
    }
  }

  @Test func `are never the same`() {
    let drawn = (0..<1_000).map { _ in Secret.drawn() }
    #expect(Set(drawn).count == drawn.count)
    #expect(drawn.allSatisfy { TokenLetters.bytes($0.utf8)?.count == 32 })
  }

  @Test func `stand in no failure`() throws {
    let manners = IssuerManners { $0.token = .page("{\"error\":\"no\"}", status: 500) }
    try LocalIssuer.using(manners) { issuer in
      let story = try SignInStory.run(issuer) { $0.clientSecret = "hidden-word" }
      let description = "\(String(describing: story.failure))"
      for word in ["hidden-word", issuer.forms.first?["code_verifier"] ?? "?"] {
        #expect(!description.contains(word))
      }
    }
  }
}

@Suite struct `A sign-in that nobody wants any more` {
  @Test func `ends while the browser is waited for`() throws {
    try LocalIssuer.using(IssuerManners { $0.authorizing = .nothing }) { issuer in
      let cancellation = Cancellation()
      let story = try SignInStory.run(
        issuer, robot: RobotBrowser { _ in cancellation.cancel() }, cancellation: cancellation)
      #expect(story.failure == .cancelled && !story.isStillOpen)
    }
  }

  @Test(.slow) func `ends while the issuer is waited for`() throws {
    let manners = [
      IssuerManners { $0.token = .silence }, IssuerManners { $0.keys = .silence },
      IssuerManners { $0.discovery = .silence },
    ]
    for manners in manners {
      try LocalIssuer.using(manners) { issuer in
        let cancellation = Cancellation()
        let watcher = Thread {
          _ = Polling.until {
            ["/token", "/keys"].contains(issuer.requests.last) || issuer.requests.count == 1
          }
          // Cancels 0.3 seconds later, while the sign-in is waiting for the browser.
          usleep(300_000)
          cancellation.cancel()
        }
        watcher.start()
        let story = try SignInStory.run(issuer, cancellation: cancellation)
        #expect(story.failure == .cancelled && !story.isStillOpen)
      }
    }
  }

  @Test func `asks nobody where it is known before`() throws {
    try LocalIssuer.using { issuer in
      let cancellation = Cancellation()
      cancellation.cancel()
      let story = try SignInStory.run(issuer, cancellation: cancellation)
      #expect(story.failure == .cancelled)
      #expect(issuer.requests.isEmpty)
    }
  }
}

/// Runs in a process of its own, so that no other test opens files or starts child processes.
@Suite struct `After a sign-in` {
  @Test func `nothing is left open and nobody waits to be buried`() async {
    await #expect(processExitsWith: .success) {
      func goThroughAll() throws {
        let all = [
          IssuerManners(), IssuerManners { $0.authorizing = .error("access_denied") },
          IssuerManners { $0.authorizing = .nothing }, IssuerManners { $0.token = .hangUp },
          IssuerManners { $0.key = .other }, IssuerManners { $0.discovery = .hangUp },
        ]
        for manners in all {
          try LocalIssuer.using(manners) { issuer in
            _ = try SignInStory.run(issuer, timeout: 500)
          }
        }
      }
      try goThroughAll()
      let before = RunningPrograms.openFilesAtRest()
      try goThroughAll()
      #expect(RunningPrograms.openFilesAtRest() == before)
      var status: Int32 = 0
      #expect(waitpid(-1, &status, WNOHANG) == -1 && errno == ECHILD)
    }
  }
}
