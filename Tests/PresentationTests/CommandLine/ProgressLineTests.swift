import Domain
import Support
import Synchronization
import Testing

@testable import Presentation
@testable import PresentationKit

@Suite struct `A line that says how far an import has come` {
  // I-06
  @Test func `is not there for what is over soon`() {
    var pace = ProgressPace()
    pace.begin(at: 1000)
    #expect(pace.step(10, of: 100, at: 1499) == nil)
    #expect(!pace.isDrawn)
    #expect(pace.step(20, of: 100, at: 1500) != nil)
    #expect(pace.isDrawn)
  }

  @Test func `is drawn ten times in a second at most`() {
    var pace = ProgressPace()
    pace.begin(at: 0)
    let drawn = (0..<1000).count { pace.step($0 + 1, of: 5000, at: 1000 + Int64($0)) != nil }
    #expect(drawn == 10)
  }

  @Test func `says what is left as long as it has gone on so far`() {
    var pace = ProgressPace()
    pace.begin(at: 0)
    let step = pace.step(25, of: 100, at: 3000)
    #expect(step == ProgressPace.Step(percent: 25, whole: 100, secondsLeft: 9))
    #expect(pace.step(0, of: 100, at: 9000) == nil)
    #expect(pace.step(3, of: 0, at: 9000) == nil)
  }

  @Test func `is drawn on when the clock is put back`() {
    var pace = ProgressPace()
    pace.begin(at: 0)
    #expect(pace.step(1, of: 100, at: 90_000) != nil)
    #expect(pace.step(2, of: 100, at: 1000) != nil)
  }

  @Test func `speaks both languages`() {
    let step = ProgressPace.Step(percent: 45, whole: 154 << 20, secondsLeft: 3)
    let long = ProgressPace.Step(percent: 1, whole: 154 << 20, secondsLeft: 61)
    let end = ProgressPace.Step(percent: 100, whole: 154 << 20, secondsLeft: 0)
    let (korean, english) = (ProgressWords(language: .korean), ProgressWords(language: .english))
    #expect(korean.line(step) == "154 MB 중 45%를 읽었어요. 3초쯤 남았어요.")
    #expect(english.line(step) == "Read 45% of 154 MB. About 3 s left.")
    #expect(korean.line(long).hasSuffix("2분쯤 남았어요."))
    #expect(english.line(long).hasSuffix("About 2 min left."))
    #expect(korean.line(end) == "154 MB를 모두 읽었어요. 마무리하고 있어요.")
    #expect(english.line(end) == "Read all 154 MB. Finishing…")
  }

  /// Runs a command with a clock that advances by this many milliseconds each time it is read.
  /// Without a value, the command has no clock for its progress.
  private func ran(_ line: String, _ input: String, each: Int64?) throws -> Output {
    let world = try TestEnvironment()
    var surroundings = world.commandLine(input: input).surroundings
    let now = Mutex<Int64>(0)
    surroundings.progressTime = each.map { each in
      RealTime {
        now.withLock {
          $0 += each
          return $0
        }
      }
    }
    return CommandLineRunner(surroundings, version: "0").output(of: ShellLine.words(line))
  }

  private let sayings = (1...9000).map { "a road waits \($0)" }.joined(separator: "\n%\n")

  @Test func `is cleared before the answer`() throws {
    let output = try ran("sayings import - --format fortune", sayings, each: 600)
    #expect(output.status == .done)
    #expect(output.err.hasPrefix("\r\u{1B}[K"))
    #expect(output.err.contains("% of "))
    #expect(output.err.hasSuffix("\r\u{1B}[K"))
    #expect(!output.out.contains("\r"))
  }

  @Test func `is not there without a terminal, and not beside JSON`() throws {
    #expect(try ran("sayings import - --format fortune", sayings, each: nil).err == "")
    #expect(try ran("sayings import - --format fortune --json", sayings, each: 600).err == "")
    // A short command shows no progress.
    #expect(try ran("sayings import - --format fortune", sayings, each: 1).err == "")
  }

  @Test func `is there for an export that is imported`() throws {
    let export = try TestEnvironment().run("export").out
    let output = try ran("import -", export, each: 600)
    #expect(output.err.hasPrefix("\r\u{1B}[K") && output.err.hasSuffix("\r\u{1B}[K"))
  }
}
