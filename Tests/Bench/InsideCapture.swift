import Domain
import PresentationKit
import TextUI

/// Measures the line that notes anything (`+`), in this process, with a store that has equally many records of each
/// part.
enum InsideCapture {
  private static let name = Sample.person(Sample.inLine).name.text

  /// Lines that a user might type. After each key press the whole line is parsed again.
  private static var lines: [String] {
    [
      "내일 7시 \(name)랑 저녁", "어제 \(name)랑 통화 고양이 얘기를 오래 했다", "기분 80 산책이 좋았다",
      "다음 주 화요일 오후 2시 반부터 1시간 치과", "dinner with \(name) tomorrow at 7",
      "read 40p of Dune last night before going to sleep",
    ]
  }

  static func run(_ features: Features) throws(BenchFailure) {
    try keys(features)
    phrases()
  }

  /// Measures the time from a key press to the next frame, with the preview above the line.
  private static func keys(_ features: Features) throws(BenchFailure) {
    var screens = KeystrokeToFrame(features)
    screens.open()
    _ = screens.press(.character("+"))
    let before = screens.app.view()
    var times: [Double] = []
    for turn in 0..<60 {
      let line = lines[turn % lines.count]
      times += line.map { screens.press(.character($0)) }
      guard screens.app.view() != before else { throw .haru("the line shows nothing") }
      times += line.map { _ in screens.press(.backspace) }
      // Backspace in an empty line closes it, so from the second turn on a `+` stays in the line.
      if turn == 0 { _ = screens.press(.character("+")) }
    }
    Timing.printRow("a key of the line that notes anything", times, target: 4)
  }

  /// Measures parsing dates and times, as options and forms do it.
  private static func phrases() {
    let reader = PhraseReader(today: Sample.today)
    let texts = [
      "내일 오후 3시", "다음 주 화요일 2시 반부터 1시간", "3월 마지막 월요일", "in 3 days", "last monday of march",
      "tomorrow 2-4pm", "the day after tomorrow at half past 3", "음력 3월 8일", "추석",
    ]
    var found = 0
    let times = (0..<500).map { turn in
      Timing.milliseconds {
        do throws(PhraseParseError) {
          _ = try reader.read(texts[turn % texts.count], as: .moment)
          found += 1
        } catch { return }
      }
    }
    precondition(found > 400)
    Timing.printRow("reading a phrase", times, target: 0.05)
  }
}
