import Domain
import Foundation
import Support
import Synchronization
import Testing

/// Tests of the built program with an OpenID issuer on this computer. A script replaces the
/// browser.
@Suite(.serialized) struct `The program at an issuer of this computer` {
  private static let browser = "#!/bin/sh\nexec curl -s -L -o /dev/null \"$1\"\n"

  // C-05, SC-04, SC-07
  @Test(.slow) func `signs up, goes out and comes back, and keeps people apart`() throws {
    let who = Mutex(("person-7", "민아"))
    let manners = IssuerManners {
      $0.claims = { claims in
        let (subject, name) = who.withLock { $0 }
        // The tokens are checked with the real clock, even if `HARU_NOW` is set.
        let now = Int(Date().timeIntervalSince1970)
        claims["iat"] = "\(now)"
        claims["exp"] = "\(now + 600)"
        claims["sub"] = "\"\(subject)\""
        claims["name"] = "\"\(name)\""
      }
    }
    try LocalIssuer.using(manners) { issuer in
      try SampleFolder.using { folder in
        try folder.write(Array(Self.browser.utf8), to: "browser")
        try folder.permit(0o755, "browser")
        let haru = try BinaryUnderTest(home: folder.path("home"))
        // Another program copies the file, because a thread of this process might still have it
        // open for writing.
        #expect(try haru.run(["cp", folder.path("browser"), folder.path("xdg-open")]).status == 0)
        func signIn(_ options: String = "") throws -> BinaryUnderTest.Ending {
          try haru.run([
            "sh", "-c",
            "PATH=\(folder.path):$PATH exec \"$HARU\" profile login --with \(issuer.address)"
              + " --json \(options)",
          ])
        }
        let early = try signIn()
        #expect(early.status == 3 && early.err.contains("signInNotConfigured"), "\(early)")
        #expect(try haru("settings", "set", "signin.issuer", issuer.address).status == 0)
        #expect(try haru("settings", "set", "signin.issuer.id", LocalIssuer.clientID).status == 0)
        #expect(try haru("people", "add", "Tom", "--every", "7").status == 0)
        let new = try signIn("--keep")
        #expect(new.status == 0, "\(new)")
        #expect(new.err.contains(issuer.address + "/authorize?"))
        #expect(new.out.contains(#""name":"default","nickname":"민아""#))
        #expect(try haru("profile", "logout").status == 0)
        #expect(try haru("people", "list").status == 6)
        let refused = try haru("profile", "login", "default", "--stdin")
        #expect(refused.status == 3 && refused.err.contains("--with '\(issuer.address)'"))
        who.withLock { $0 = ("person-8", "Ann") }
        let other = try signIn()
        #expect(other.out.contains(#""name":"Ann""#), "\(other)")
        #expect(!(try haru("people", "list", "--json").out.contains("Tom")))
        who.withLock { $0 = ("person-7", "다른 이름") }
        let back = try signIn()
        #expect(back.out.contains(#""name":"default","nickname":"민아""#), "\(back)")
        #expect(try haru("people", "list", "--json").out.contains("Tom"))
        let wrong = try signIn("--profile Ann")
        #expect(wrong.status == 3 && wrong.err.contains("notTheirs"), "\(wrong)")
      }
    }
  }

  // SC-01, SC-04: signing in through another service from the first screen.
  @Test(.slow) func `lets somebody in from the first screen`() throws {
    let manners = IssuerManners {
      $0.claims = { claims in
        let now = Int(Date().timeIntervalSince1970)
        claims["iat"] = "\(now)"
        claims["exp"] = "\(now + 600)"
        claims["name"] = "\"민아\""
      }
    }
    try LocalIssuer.using(manners) { issuer in
      try SampleFolder.using { folder in
        try folder.write(Array(Self.browser.utf8), to: "browser")
        try folder.permit(0o755, "browser")
        let haru = try BinaryUnderTest(home: folder.path("home"))
        #expect(try haru.run(["cp", folder.path("browser"), folder.path("xdg-open")]).status == 0)
        #expect(try haru("settings", "set", "signin.issuer", issuer.address).status == 0)
        #expect(try haru("settings", "set", "signin.issuer.id", LocalIssuer.clientID).status == 0)
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        let pane = try TmuxPane(environment: [
          "HARU": haru.path, "HARU_HOME": folder.path("home"), "LC_ALL": "en_US.UTF-8",
          "PATH": folder.path + ":" + path,
        ])
        try pane.enter("\"$HARU\"; echo \"ended $?\"")
        try pane.wait(for: "Welcome to Haru")
        try pane.type("o")
        try pane.wait(for: "Choose an account to log in with")
        try pane.press("End", "Enter")
        try pane.wait(for: "What should Haru call you?")
        try pane.press("C-s")
        try pane.wait(for: "Send me notifications")
        try pane.press("Escape")
        try pane.wait(for: "Nothing is due today")
        try pane.type("q")
        try pane.wait(for: "ended 0")
        #expect(try haru("profile", "show", "--json").out.contains("\"kind\":\"127.0.0.1\""))
      }
    }
  }

  @Test func `ends at once with Ctrl-C, and nobody listens any more`() throws {
    let manners = IssuerManners { $0.authorizing = .nothing }
    try LocalIssuer.using(manners) { issuer in
      try SampleFolder.using { folder in
        let haru = try BinaryUnderTest(home: folder.path("home"))
        #expect(try haru("settings", "set", "signin.issuer", issuer.address).status == 0)
        #expect(try haru("settings", "set", "signin.issuer.id", LocalIssuer.clientID).status == 0)
        let said = folder.path("said")
        // The script interrupts the program after it has printed the address.
        let script = """
          env --default-signal=INT "$HARU" profile login --with \(issuer.address) 2>\(said) & child=$!
          for turn in $(seq 600); do grep -q authorize \(said) && break; sleep 0.1; done
          kill -INT $child 2>/dev/null || kill -TERM $child; wait $child; echo "ended $?"
          """
        let ending = try haru.run(["bash", "-m", "-c", script])
        #expect(ending.out.contains("ended 130"), "\(ending)")
        let address = String(decoding: try folder.bytes("said"), as: UTF8.self)
          .split(separator: "\n").last { $0.contains("/authorize?") }.map(String.init)
        let back = try #require(SignInStory.returnAddress(of: address))
        let port = try #require(URLComponents(string: back)?.port)
        #expect(RobotBrowser.said([], port: port) == nil)
      }
    }
  }
}
