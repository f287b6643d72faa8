import Domain
import PresentationKit
import TextUI

/// Questions about a line that the user answers at a terminal.
extension CaptureWords {
  var severalReadings: String { say("여러 가지로 읽을 수 있어요.", "This line has several meanings.") }
  var unclearLine: String { say("어디에 적을지 알 수 없어요.", "Haru cannot tell where this line belongs.") }

  /// Returns the question whether an hour is a.m. or p.m.
  func whichHalf(_ hour: String) -> String {
    let hour = Printable.brief(hour)
    return say("‘\(hour)’ 부분은 오전인가요, 오후인가요?", "Is “\(hour)” a.m. or p.m.?")
  }
  func eitherHalf(_ hour: String, _ readings: [CaptureReading], of line: String) -> Report {
    let hour = Printable.brief(hour)
    return Report(
      code: "ambiguous",
      message: say(
        "‘\(hour)’ 부분이 오전인지 오후인지 알 수 없어서 적지 않았어요. 아래 명령 중 하나를 실행해 주세요.",
        "“\(hour)” could be a.m. or p.m., so nothing was saved. Run one of these commands:"),
      field: "TEXT", status: .usage,
      candidates: commands(readings, of: line))
  }

  /// Says that some words of a line may mean something else than Haru understood.
  func unsure(_ words: String) -> String {
    let words = Printable.brief(words)
    return say("‘\(words)’ 부분이 확실하지 않아요.", "Haru is not sure about “\(words)”.")
  }

  /// Returns the question for the number of an interpretation.
  func whichOne(of count: Int) -> String {
    count == 1
      ? say("이대로 적으려면 1, 아니면 Enter", "Type 1 to save this, or press Enter to cancel")
      : say("번호를 골라 주세요 (1~\(count), 적지 않으려면 Enter)", "Which one? (1–\(count), Enter to cancel)")
  }

  var noneChosen: Report {
    Report(
      code: "ambiguous", message: say("적지 않았어요.", "Nothing was saved."), field: "TEXT",
      status: .usage)
  }
}
