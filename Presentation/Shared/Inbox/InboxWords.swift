import Domain
import PresentationKit
import TextUI

/// Messages about notes from other apps and devices.
struct InboxWords: KeyWords {
  let language: Language

  func lines(_ number: Int) -> String { number == 1 ? "1 line" : "\(number) lines" }

  var nothingWaits: String { say("정리할 줄이 없어요.", "No line is waiting.") }
  /// Returns a waiting line with its number, its note, and why it waits.
  func line(_ line: WaitingLine, _ number: Int, _ reason: String?) -> String {
    // The whole text, because the user must recognise the line.
    let text = line.text.split(whereSeparator: \.isNewline).map { Printable.line(String($0)) }
      .joined(separator: " ")
    let why = reason.map { "  " + $0 } ?? ""
    if isPlain { return field("\(number)", "\(text) \(source(line))\(why)") }
    return "\(number)  \(text)  \(source(line))\(why)"
  }
  /// Returns a choice of a question with its key.
  func choice(_ key: String, _ text: String) -> String {
    isPlain ? field(key, text) : "  \(key)  " + text
  }
  /// Returns a waiting line, which is printed below its note.
  func waits(_ text: String) -> String {
    isPlain ? field(say("정리할 줄", "Waiting line"), text) : "  ? " + text
  }
  /// Returns the reason why a line waits for the user.
  func because(_ reason: WaitingReason) -> String {
    let words = CaptureWords(language: language)
    switch reason {
    case .refused(.levelMissing): return words.levelWanted
    case .refused(.fitsNothing): return words.unclearLine
    case .refused(let refusal): return words.report(refusal).message
    case .several: return words.severalReadings
    case .doubt(let text): return words.unsure(text)
    case .ahead(let time):
      return say("아직 오지 않은 때예요: \(time).", "\(time) is in the future.")
    case .later(let text):
      let text = Printable.brief(text)
      return say(
        "\(Particle.topic.after("‘\(text)’")) 파일을 적은 시각보다 나중이에요.",
        "“\(text)” is later than the file.")
    case .eitherHalf(let hour): return words.whichHalf(hour)
    case .level: return say("기분은 1점부터 100점까지예요.", "Moods go from 1 to 100.")
    }
  }
  /// Returns where a waiting line is from.
  func source(_ line: WaitingLine) -> String {
    "(\(Printable.line(line.note)), \(line.at.day) \(line.at.time.description.prefix(5)))"
  }
  /// Returns a file as the source of a line to sort.
  func lineOf(_ file: String) -> String { say("정리할 줄 · \(file)", "to sort · \(file)") }
  /// Returns when a waiting line was written.
  func written(_ at: Now, today: Day) -> String {
    let moment = HistoryWords(language).wholeMoment(at, today: today)
    return say("적은 때: \(moment)", "Written: \(moment)")
  }
  var keySort: String { say("골라서 기록", "say what it is") }
  var keyDiary: String { say("일기로", "to the diary") }
  /// Returns the row of the Today screen that counts the waiting lines.
  func toSort(_ count: Int) -> String {
    say("정리할 줄 \(count)개", "\(lines(count)) to sort")
  }
  var tooLongToSort: String {
    say(
      "너무 길어서 한 줄로 기록할 수 없어요. 일기로 남기거나(i) 지워 주세요(x).",
      "This text is too long for one line. Save it as a diary entry with i, or remove it with x.")
  }
  var asDiary: String { say("일기로 남기기", "save it as a diary entry") }
  var asNothing: String { say("이 줄 지우기", "remove it") }
  func whatIsIt(_ count: Int) -> String {
    switch count {
    case 0:
      say("i나 x를 골라 주세요 (그대로 두려면 Enter, 그만하려면 q)", "i or x? (Enter: leave it, q: stop)")
    case 1:
      say(
        "1, i, x 중에서 골라 주세요 (그대로 두려면 Enter, 그만하려면 q)",
        "1, i or x? (Enter: leave it, q: stop)")
    case _:
      say(
        "1~\(count), i, x 중에서 골라 주세요 (그대로 두려면 Enter, 그만하려면 q)",
        "1–\(count), i or x? (Enter: leave it, q: stop)")
    }
  }
  func unknown(_ reference: String) -> Report {
    let reference = Printable.line(reference)
    return Report(
      code: "notFound",
      message: say(
        "\(Particle.topic.after("‘\(reference)’")) 줄 번호가 아니에요. `haru inbox list`로 볼 수 있어요.",
        "No waiting line has the number “\(reference)”. See `haru inbox list`."), field: "LINE",
      status: .notFound)
  }
  func removed(_ line: WaitingLine) -> String {
    let text = Printable.brief(line.called)
    return say("‘\(text)’ 줄을 지웠어요.", "Removed “\(text)”.")
  }
  func removed(_ lines: [WaitingLine]) -> String {
    if lines.count == 1 { return removed(lines[0]) }
    return say("줄 \(lines.count)개를 지웠어요.", "Removed \(lines.count) lines.")
  }
  /// Returns the question before all waiting lines are removed.
  func mayRemoveAll(_ count: Int) -> String {
    say("정리할 줄 \(count)개를 모두 지울까요?", "Remove \(lines(count)) that wait?")
  }
  func leftWaiting(_ count: Int) -> String {
    say("정리할 줄이 \(count)개 남아 있어요.", "\(lines(count)) left to sort.")
  }
  func report(_ failure: InboxFailure) -> Report {
    switch failure {
    case .unknown(let reference): unknown(reference)
    case .storage(let failure): StorageWords(language).report(failure)
    }
  }
}
