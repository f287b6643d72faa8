import DIContainer
import Domain
import Foundation
import Synchronization

@testable import Presentation
@testable import PresentationKit
@testable import TextUI

/// The whole text interface in a pseudoterminal, on a separate thread. A screen that searches for books is open.
package final class TerminalSession {
  /// How the interface ended.
  package enum Ending: Equatable, Sendable {
    case left
    case ended(EndCause)
    case failed
  }

  private let pair: TerminalPair
  private let emulator = VirtualTerminal(.standard)
  private let ending: Ended

  private final class Ended: Sendable {
    let ending = Mutex<Ending?>(nil)
  }

  /// Starts the interface. `texts` are the book searches that the keys `a` to `j` start, in this order.
  package init(
    _ world: TestEnvironment, asking texts: [String], in source: BookSource
  )
    throws
  {
    pair = try TerminalPair(columns: Size.standard.columns, rows: Size.standard.rows)
    let ending = Ended()
    self.ending = ending
    let file = pair.program
    let thread = Thread {
      var around = RuntimeDependencies(clock: WallClock { world.now }) { _ in
        Output(out: "", err: "", status: .done)
      }
      around.backgroundTasks = Background.backgroundTasks
      let runtime = TerminalRuntime(
        world.features, ScreenChoice(world.language), glyphs: .unicode,
        device: TerminalDevice(input: file, output: file) { _ in nil }, world: around)
      runtime.app.openAskingScreen(texts, in: source)
      let result: Ending
      do throws(TerminalFailure) {
        result = try runtime.run().map(Ending.ended) ?? .left
      } catch { result = .failed }
      ending.ending.withLock { $0 = result }
    }
    thread.start()
  }

  /// Sends a text to the interface as if it were typed.
  package func type(_ text: String) { pair.send(text) }

  /// Closes the terminal's window.
  package func closeWindow() { pair.closeWindow() }

  /// The text on the screen, with a newline between rows.
  package var screen: String {
    emulator.feed(pair.received())
    return (0..<Size.standard.rows).map { row in
      (0..<Size.standard.columns).map { emulator[$0, row].text }.joined()
    }.joined(separator: "\n")
  }

  /// Waits until the screen contains a text. Returns false if it does not appear within five minutes.
  package func shows(_ text: String) -> Bool { comesTo { screen.contains(text) } }

  /// Waits until the interface ends. Returns nil if it does not end within five minutes.
  package func end() -> Ending? {
    _ = comesTo {
      // The output is read here, because an interface whose last output is not read would wait forever.
      _ = screen
      return ending.ending.withLock { $0 } != nil
    }
    return ending.ending.withLock { $0 }
  }

  private func comesTo(_ condition: () -> Bool) -> Bool { Polling.until(condition) }
}
