import Domain
import TextUI

/// What a person at a terminal is asked about a line.
extension CaptureWords {
  var severalReadings: String { say("여러 가지로 읽을 수 있어요.", "This can be read in several ways.") }
  var unclearLine: String { say("어디에 적을지 알 수 없어요.", "It is not clear where this belongs.") }

  /// Asks in which half of the day an hour lies.
  func whichHalf(_ hour: String) -> String {
    let hour = Printable.brief(hour)
    return say("‘\(hour)’ 부분은 오전인가요, 오후인가요?", "Is “\(hour)” in the morning or in the evening?")
  }
  func eitherHalf(_ hour: String, _ readings: [CaptureReading], at now: Now) -> Report {
    let hour = Printable.brief(hour)
    return Report(
      code: "ambiguous",
      message: say(
        "‘\(hour)’ 부분이 오전인지 오후인지 알 수 없어서 적지 않았어요. 이 가운데 하나를 골라 주세요.",
        "“\(hour)” may be in the morning or in the evening, and nothing was noted. Choose one:"),
      field: "TEXT", status: .usage,
      candidates: readings.map { CaptureLines.command($0, at: now) })
  }

  func unreadWords(_ words: String) -> String {
    let words = Printable.brief(words)
    return say("‘\(words)’ 부분을 읽지 못했어요.", "“\(words)” was not understood.")
  }

  /// Asks for the number of a reading.
  func whichOne(of count: Int) -> String {
    count == 1
      ? say("이대로 적으려면 1, 아니면 Enter", "Note it like this: 1; otherwise Enter")
      : say("번호를 골라 주세요 (1~\(count), 적지 않으려면 Enter)", "Which one? (1–\(count), Enter for none)")
  }

  var noneChosen: Report {
    Report(
      code: "ambiguous", message: say("적지 않았어요.", "Nothing was noted."), field: "TEXT",
      status: .usage)
  }
}
