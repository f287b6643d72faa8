import DIContainer
import Domain
import Foundation
import PresentationKit
import Support
import Synchronization
import Testing
import TextUI

/// Tests of the running program in a real terminal while a background task takes a while.
@Suite(.serialized) struct `Somebody who waits for books` {
  private let stall = BookStall()

  private func session(
    _ texts: String..., sources: (@Sendable (Cancellation?) -> BookSources)? = nil,
    in source: BookSource = .library
  )
    throws -> TerminalSession
  {
    let sources = sources ?? stall.sources
    let world = try TestEnvironment {
      $0.bookSources = { _, cancellation in sources(cancellation) }
    }
    return try TerminalSession(world, asking: texts, in: source)
  }

  @Test func `can go on working, and sees the answer without touching a key`() throws {
    let session = try session("slow")
    #expect(session.shows("resting"))
    session.type("a")
    #expect(session.shows("searching"))
    #expect(stall.comesTo { $0.begun == ["slow"] })
    session.type("nnn")
    #expect(session.shows("counted 3"), "keys are answered meanwhile")
    #expect(session.screen.contains("searching"))
    stall.release("slow")
    #expect(session.shows("shown slow"))
    #expect(session.screen.contains("resting"))
    session.type("q")
    #expect(session.end() == .left)
  }

  @Test func `sees the newer answer, and never the older one after it`() throws {
    let session = try session("deaf one", "quick two")
    session.type("a")
    #expect(stall.comesTo { $0.begun == ["deaf one"] })
    session.type("b")
    #expect(session.shows("shown quick two"))
    stall.release("deaf one")
    session.type("n")
    #expect(session.shows("counted 1"))
    usleep(100_000)
    #expect(session.shows("shown quick two"))
    session.type("q")
    #expect(session.end() == .left)
  }

  @Test func `can call it off`() throws {
    let session = try session("slow")
    session.type("a")
    #expect(session.shows("searching"))
    #expect(stall.comesTo { $0.begun == ["slow"] })
    session.type("x")
    #expect(session.shows("resting"))
    #expect(stall.comesTo { $0.cancelled == ["slow"] })
    #expect(session.screen.contains("shown none"))
    session.type("q")
    #expect(session.end() == .left)
  }

  @Test(.slow, arguments: [true, false])
  func `can leave while something hangs that hears nothing`(byKey: Bool) throws {
    let session = try session("deaf", "slow")
    session.type("a")
    #expect(stall.comesTo { $0.begun == ["deaf"] })
    if byKey { session.type("q") } else { session.closeWindow() }
    #expect(session.end() == (byKey ? .left : .ended(.inputClosed)))
    stall.release("deaf")
  }

  @Test(arguments: [true, false])
  func `leaves no program behind that still fetches`(byKey: Bool) throws {
    // The user agent of a running request is visible in the process list, which the test uses to
    // find it.
    let mark = "mark\(UInt64.random(in: 0 ... .max))"
    try LoopbackServer.using(["/ItemSearch.aspx": .silence]) { server in
      let sources = BookSources.fetching(from: server, agent: mark)
      let session = try session("slow", sources: sources, in: .aladin)
      session.type("a")
      #expect(stall.comesTo { _ in !server.questions.isEmpty })
      #expect(!RunningPrograms.words(holding: mark).isEmpty)
      if byKey { session.type("q") } else { session.closeWindow() }
      #expect(session.end() == (byKey ? .left : .ended(.inputClosed)))
      #expect(RunningPrograms.words(holding: mark).isEmpty)
    }
  }
}

@Suite struct `A thread in the background` {
  @Test func `holds back what is for the thread of the terminal, but never a crash`() {
    let held = Mutex<[Bool]?>(nil)
    let before = TerminalPair.isHeld(SIGUSR2)
    let isStarted = Background.start {
      let all = [SIGTERM, SIGHUP, SIGINT, SIGTSTP, SIGCONT, SIGWINCH, SIGSEGV, SIGILL]
      held.withLock { $0 = all.map(TerminalPair.isHeld) }
    }
    #expect(isStarted)
    #expect(Polling.until { held.withLock { $0 } != nil })
    let isHeld = held.withLock { $0 }
    #expect(isHeld == [true, true, true, true, true, true, false, false])
    #expect(TerminalPair.isHeld(SIGUSR2) == before, "the thread that started it is as it was")
  }
}
