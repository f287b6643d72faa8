package import Domain
import TextUI

/// A progress message on one line of standard error. It is redrawn on the same line, and cleared when the work is done.
package final class ProgressLine {
  private let page: CommandOutput
  private var pace = ProgressPace()

  package init(_ page: CommandOutput) { self.page = page }

  /// The progress handler that draws the line; it does nothing if no progress line is shown.
  package var progress: ImportProgress {
    guard let time = page.progressTime else { return .unheard }
    pace.begin(at: time.milliseconds())
    return ImportProgress { done, whole in
      guard let step = self.pace.step(done, of: whole, at: time.milliseconds()) else { return }
      self.draw(ProgressWords(language: self.page.language).line(step))
    }
  }

  /// Clears the line if it was drawn.
  package func clear() {
    guard pace.isDrawn else { return }
    page.err.add(Self.start)
    page.err.flush()
  }

  private func draw(_ words: String) {
    page.err.add(Self.start)
    page.err.words(words)
    page.err.flush()
  }

  /// The escape sequence that moves to the first column and clears the line.
  private static let start = Array("\r\u{1B}[K".utf8)
}

/// The rate limit of the progress line, and the estimate of the remaining time.
package struct ProgressPace {
  /// The progress that is drawn next.
  package struct Step: Equatable {
    package let percent: Int
    package let whole: Int
    /// The estimated seconds left; nil if the estimate is a million seconds or more.
    package let secondsLeft: Int?

    package init(percent: Int, whole: Int, secondsLeft: Int?) {
      self.percent = percent
      self.whole = whole
      self.secondsLeft = secondsLeft
    }
  }

  private var start: Int64 = 0
  private var drawn: Int64?

  /// Two durations in milliseconds. Work shorter than `timeout` gets no progress line. A drawn line stays for at least
  /// `pause`, unless the work is done earlier.
  static let (timeout, pause): (Int64, Int64) = (500, 100)

  /// Whether a line was drawn.
  var isDrawn: Bool { drawn != nil }

  mutating func begin(at now: Int64) { start = now }

  /// Returns the progress to draw now; nil if nothing is done yet, or if it is too early after the start or the last
  /// drawing.
  mutating func step(_ done: Int, of whole: Int, at now: Int64) -> Step? {
    let spent = now - start
    guard whole > 0, done > 0, spent >= Self.timeout else { return nil }
    if let drawn, now >= drawn, now - drawn < Self.pause, done < whole { return nil }
    drawn = now
    let part = Double(min(done, whole)) / Double(whole)
    let left = Double(spent) / 1000 * (1 - part) / part
    return Step(
      percent: Int(part * 100), whole: whole,
      secondsLeft: left < 1_000_000 ? Int(left.rounded(.up)) : nil)
  }
}

package struct ProgressWords: Words {
  package let language: Language

  package init(language: Language) { self.language = language }

  package func line(_ step: ProgressPace.Step) -> String {
    let size = FileWords.size(step.whole)
    if step.percent >= 100 {
      return say("\(size)를 모두 읽었어요. 마무리하고 있어요.", "Read all \(size). Finishing…")
    }
    return say(
      "\(size) 중 \(step.percent)%를 읽었어요.", "Read \(step.percent)% of \(size).")
      + (step.secondsLeft.map { " " + left($0) } ?? "")
  }

  private func left(_ seconds: Int) -> String {
    if seconds < 60 { return say("\(seconds)초쯤 남았어요.", "About \(seconds) s left.") }
    let minutes = (seconds + 59) / 60
    return say("\(minutes)분쯤 남았어요.", "About \(minutes) min left.")
  }
}
