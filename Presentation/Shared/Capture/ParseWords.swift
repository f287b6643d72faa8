import Domain
import PresentationKit
import PresentationSchedule
import TextUI

/// Messages of `haru parse`.
struct ParseWords: Words {
  let language: Language

  var severalLines: Report {
    Report(
      code: "severalLines",
      message: say(
        "한 줄만 읽을 수 있어요. 여러 줄은 `haru parse - --json-lines`로 읽어 주세요.",
        "This command reads one line. For several lines, use `haru parse - --json-lines`."),
      field: "LINE", status: .usage)
  }

  /// Says which record would be stored. Its end may be that of the stored event, because a line need not name one.
  func wouldStore(_ captured: Captured, as noted: NotedLine, at now: Now) -> String {
    var captured = captured
    if case .event(var draft, let isDeadline) = captured, case .hours(let from, nil) = draft.times,
      case .event(let event, _) = noted.subject
    {
      draft.times = .hours(from: from, to: event.end.dayAndTime)
      captured = .event(draft, isDeadline: isDeadline)
    }
    let summary = CaptureWords(language).summary(of: captured, at: now)
    return say("이렇게 읽혀요: \(summary)", "This would be stored: \(summary)")
  }

  /// Returns the report of a line that `haru add` would ask about. It says nothing about saving, because `haru parse`
  /// saves nothing.
  func asked(_ question: String, _ report: Report) -> Report {
    if question == report.message { return report }
    return Report(
      code: report.code,
      message: question + " " + say("다음 명령으로 적을 수 있어요.", "These commands would store it:"),
      field: report.field, status: report.status, candidates: report.candidates, ids: report.ids)
  }

  /// Returns a row for each piece: its text, its role and its value. An id says nothing to the user, so it is left out.
  func table(of pieces: [LinePiece]) -> [String] {
    let widest = pieces.map { min(TextLayout.cells($0.text), 40) }.max() ?? 0
    return pieces.map { piece in
      let text = Printable.line(piece.text)
      let isID = piece.role == .person || piece.role == .book
      let value = isID ? nil : piece.value.map { Printable.line(Self.code($0)) }
      let role = name(of: piece.role)
      if isPlain { return field(text, role + (value.map { ", " + $0 } ?? "")) }
      let blanks = String(repeating: " ", count: max(widest - TextLayout.cells(text), 0) + 2)
      return text + blanks + (value.map { TextLayout.aligned(role, .left, in: 10) + $0 } ?? role)
    }
  }

  /// Returns a value as scripts get it.
  static func code(_ value: LinePiece.Value) -> String {
    switch value {
    case .day(let day): day.description
    case .moment(let moment): moment.description
    case .number(let number): String(number)
    case .text(let text): text
    case .seconds(let seconds): SpanText.short(seconds)
    }
  }

  private func name(of role: LineRole) -> String {
    switch role {
    case .day: say("날", "day")
    case .time: say("시각", "time")
    case .span: say("기간", "span")
    case .rhythm: say("반복", "rhythm")
    case .until: say("기한", "until")
    case .length: say("길이", "length")
    case .reminder: say("알림", "reminder")
    case .person: PartWords.person(language)
    case .channel: say("연락 방법", "channel")
    case .book: PartWords.book(language)
    case .page: say("쪽", "page of a book")
    case .level: say("기분 점수", "mood level")
    case .tag: say("태그", "tag")
    case .place: say("장소", "place")
    case .countdown: ScheduleWords(language).fieldName(.countdown).lowercased()
    case .amount: say("금액", "amount")
    case .word: say("낱말", "word")
    case .particle: say("조사", "particle")
    case .free: say("쓰이지 않음", "free")
    }
  }
}
