package import Domain
import TextUI

/// One line at the terminal that says how far something long has come (progress bar). It is drawn
/// anew in its place, and gone when all is done.
package final class ProgressLine {
  private let page: CommandOutput
  private var pace = ProgressPace()

  /// A line beside the answers of a page.
  package init(_ page: CommandOutput) { self.page = page }

  /// What tells it how far it has come; nobody hears it where no terminal shows it.
  package var progress: ImportProgress {
    guard let time = page.progressTime else { return .unheard }
    pace.begin(at: time.milliseconds())
    return ImportProgress { done, whole in
      guard let step = self.pace.step(done, of: whole, at: time.milliseconds()) else { return }
      self.draw(ProgressWords(language: self.page.language).line(step))
    }
  }

  /// Takes the line away, if there is one.
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

  /// To the first column, and nothing behind it.
  private static let start = Array("\r\u{1B}[K".utf8)
}

/// When a line of progress is drawn anew (rate limit), and what there is to say by then.
package struct ProgressPace {
  /// How far something has come.
  package struct Step: Equatable {
    package let percent: Int
    package let whole: Int
    /// How many seconds are left, as far as it can be said.
    package let secondsLeft: Int?

    package init(percent: Int, whole: Int, secondsLeft: Int?) {
      self.percent = percent
      self.whole = whole
      self.secondsLeft = secondsLeft
    }
  }

  private var start: Int64 = 0
  private var drawn: Int64?

  /// What is over sooner, in milliseconds, has no line, and how long a line stays at least.
  static let (timeout, pause): (Int64, Int64) = (500, 100)

  /// Whether there is a line by now.
  var isDrawn: Bool { drawn != nil }

  /// Something begins.
  mutating func begin(at now: Int64) { start = now }

  /// What is to be drawn now; nothing where it is too soon.
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

/// What a line of progress says.
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
