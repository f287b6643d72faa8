import Domain
import PresentationKit
import TextUI

/// Texts about notes.
struct NotesWords: KeyWords {
  let language: Language

  private func quoted(_ note: Note) -> String {
    inQuotationMarks(Printable.brief(note.text.text))
  }

  func added(_ note: Note) -> String {
    say("쪽지로 남겼어요: \(quoted(note)).", "Saved the note \(quoted(note)).")
  }
  func edited(_ note: Note) -> String {
    say("쪽지를 고쳤어요: \(quoted(note)).", "Changed the note to \(quoted(note)).")
  }
  func finished(_ note: Note) -> String {
    note.isDone
      ? say("\(quoted(note)) 쪽지를 끝냈어요.", "Ticked off \(quoted(note)).")
      : say("\(quoted(note)) 쪽지의 끝낸 표시를 지웠어요.", "Reopened \(quoted(note)).")
  }
  func removed(_ note: Note) -> String {
    say("\(quoted(note)) 쪽지를 지웠어요.", "Removed the note \(quoted(note)).")
  }

  var keyFinish: String { say("끝내기", "tick off") }
  var keyDay: String { say("날 정하기", "give it a day") }
  var keyNotes: String { say("쪽지", "notes") }
  var onlyNotes: String { say("쪽지만 끝낼 수 있어요.", "Only notes can be ticked off.") }
  var empty: String { say("남은 쪽지도 정리할 줄도 없어요.", "There are no notes and no lines to sort.") }

  /// Returns the line of Today about lines to sort, and about the open notes that it does not show; nil without any.
  func rest(_ page: TodayPage) -> String? {
    let more = page.notes.more
    let parts = [
      page.waitingLines > 0 ? InboxWords(language).toSort(page.waitingLines) : nil,
      more > 0 ? say("쪽지 \(more)개 더", "\(more) more \(more == 1 ? "note" : "notes")") : nil,
    ].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: between)
  }

  var none: String {
    say(
      "남은 쪽지가 없어요. `haru note 우유 사기`처럼 적어 보세요.",
      "There are no open notes. Write one with `haru note buy milk`.")
  }
  var noneFound: String { say("그런 쪽지는 없어요.", "No note matches.") }

  /// The last choice of every question about a line.
  var keepAsNote: String { say("쪽지로 남기기", "keep it as a note") }
  /// Says that a line became a note because it was unclear.
  var keptAsNote: String {
    say("어디에 적을지 알 수 없어서 쪽지로 남겼어요.", "The line was unclear, so it is a note.")
  }

  /// Returns the days of a note: when it was written, and when it was ticked off.
  func days(_ note: Note, today: Day) -> String {
    let written = CalendarWords.heading(note.written.day, today: today, in: language)
    guard let done = note.done else { return written }
    let end = CalendarWords.heading(done.day, today: today, in: language)
    return written + say(", \(end)에 끝냄", ", done \(end)")
  }

  /// Returns a note as a line of a list.
  func line(_ note: Note, _ ids: ShortIDs, today: Day) -> String {
    let (id, text) = (ids.short(note.id.text), Printable.line(note.text.text))
    let days = days(note, today: today)
    return isPlain ? field(id, "\(text) (\(days))") : "\(id)  \(text)  (\(days))"
  }

  func report(_ error: NotesFailure) -> Report {
    switch error {
    case .refused(let refusal): report(refusal)
    case .unknown(let reference, let nearest):
      Report(
        code: "unknownNote",
        message: say(
          "‘\(Printable.brief(reference))’ 쪽지가 없어요. `haru notes --all`로 모두 볼 수 있어요.",
          "There is no note “\(Printable.brief(reference))”. `haru notes --all` shows all of them.")
          + NearestWords(language).sentence(nearest),
        field: "NOTE", status: .notFound)
    case .ambiguous(let reference, let notes):
      Report(
        code: "ambiguous",
        message: say(
          "\(Particle.object.after("‘\(Printable.brief(reference))’")) 담은 쪽지가 여럿이에요. id로 골라 주세요.",
          "Several notes match “\(Printable.brief(reference))”. Choose one by its id."),
        field: "NOTE", status: .usage,
        candidates: notes.map { "\($0.id)  \(Printable.brief($0.text.text))" }, ids: .note)
    case .storage(let failure): StorageWords(language).report(failure)
    }
  }

  func tooLong(_ limit: Int) -> String {
    say("쪽지는 \(limit)글자까지 적을 수 있어요.", "A note can have at most \(limit) characters.")
  }

  private func report(_ refusal: TextRefusal) -> Report {
    let (code, message) =
      switch refusal {
      case .empty: ("noteEmpty", say("쪽지에 적을 내용을 입력해 주세요.", "The note is empty."))
      case .tooLong(let limit):
        ("noteTooLong", tooLong(limit))
      case .controlCharacter:
        (
          "controlCharacter",
          say(
            "쪽지에는 줄바꿈이나 제어 문자를 넣을 수 없어요.",
            "A note is one line, without line breaks or control characters.")
        )
      }
    return Report(code: code, message: message, field: "TEXT", status: .refused)
  }
}

extension NotesFailure: Reported {
  func report(_ language: Language) -> Report { NotesWords(language: language).report(self) }
}

extension JSONText {
  mutating func note(_ note: Note) {
    object { json in
      json.member("id", note.id.text)
      json.member("text", note.text.text)
      json.member("written", note.written)
      json.member("done", note.isDone)
      json.member("doneAt", note.done)
    }
  }
}
