import DIContainer
import Domain
import Foundation
import Synchronization

@testable import Presentation
@testable import PresentationKit
@testable import TextUI

/// The whole runtime in a real terminal without a window, on a thread of its own, with a screen
/// that asks for books on top.
package final class TerminalSession {
  /// How a run ended.
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

  /// Begins a run in a world.
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

  /// Types keys.
  package func type(_ text: String) { pair.send(text) }

  /// Closes the window.
  package func closeWindow() { pair.closeWindow() }

  /// The words on the screen.
  package var screen: String {
    emulator.feed(pair.received())
    return (0..<Size.standard.rows).map { row in
      (0..<Size.standard.columns).map { emulator[$0, row].text }.joined()
    }.joined(separator: "\n")
  }

  /// Waits until the screen shows something.
  package func shows(_ text: String) -> Bool { comesTo { screen.contains(text) } }

  /// Waits for the end of the run; nothing when it does not come.
  package func end() -> Ending? {
    _ = comesTo {
      // What nobody reads would block the last words.
      _ = screen
      return ending.ending.withLock { $0 } != nil
    }
    return ending.ending.withLock { $0 }
  }

  private func comesTo(_ condition: () -> Bool) -> Bool { Polling.until(condition) }
}
