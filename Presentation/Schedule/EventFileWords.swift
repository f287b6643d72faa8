package import Domain
import PresentationKit
import TextUI

/// The texts about the import and export of events in calendar files.
package struct EventFileWords: Words {
  let language: Language

  /// The title given to an imported event without a title.
  package var untitled: String { say("(제목 없음)", "(untitled)") }

  /// The values of `untitled` in all languages, by which exports recognise events without a title.
  package static let untitledNames = Set(Language.allCases.map { EventFileWords($0).untitled })

  // MARK: Import

  func imported(_ report: ImportReport<CalendarParseError>) -> String {
    if report.read == 0 {
      return say("가져올 일정이 없어요.", "No events to import.")
    }
    return ImportWords(language).summary(
      read: Phrase("일정 \(report.read)개를", "Read \(report.read)"), ImportCounts(report))
  }

  /// Returns the number of events that could not be read. If other events could be read, it also says that these are in
  /// the schedule.
  func failed(_ count: Int, of read: Int) -> String {
    ImportWords(language).failed(count, of: read, others: Phrase("일정에", "in the schedule"))
  }

  /// Returns a remark about something that was read without an error.
  package func remark(_ remark: EventRemark) -> String {
    switch remark {
    case .untitled:
      say("제목이 없어서 ‘\(untitled)’으로 담았어요.", "The event has no title, so it was named “\(untitled)”.")
    case .titleCut(let title):
      say(
        "‘\(brief(title))’ 일정은 제목이 길어서 앞부분만 보여 줘요. 내보낼 때는 전체가 담겨요.",
        "The title of “\(brief(title))” is long, so only its beginning is shown. Exports "
          + "contain the whole title.")
    case .bodyCut(let title):
      say(
        "‘\(brief(title))’ 일정은 내용이 길어서 앞부분만 보여 줘요. 내보낼 때는 전체가 담겨요.",
        "The notes of “\(brief(title))” are long, so only the beginning is shown. Exports "
          + "contain the full notes.")
    case .unsupportedRule(let title, let rule):
      say(
        "‘\(brief(title))’ 일정의 반복 규칙(\(brief(rule)))은 지원하지 않아서 일정을 한 번만 보여 줘요. 내보낼 때 규칙은 그대로 "
          + "유지돼요.",
        "Haru cannot follow the repeat rule of “\(brief(title))” (\(brief(rule))), so the event is "
          + "shown once. Exports keep the rule.")
    case .unknownZone(let title, let zone):
      say(
        "‘\(brief(title))’ 일정의 시간대(\(brief(zone)))를 알 수 없어서, 어디에서나 파일에 적힌 시각 그대로 보여 줘요.",
        "“\(brief(title))” has an unknown time zone (\(brief(zone))). It is shown at the time in the "
          + "file, wherever you are."
      )
    case .thisAndFuture(let title):
      say(
        "‘\(brief(title))’ 반복 일정은 어느 날부터 모두 바뀌는데, 바뀐 일정은 첫날 것만 담았어요.",
        "“\(brief(title))” changes one occurrence and all later ones, but only that "
          + "occurrence was imported.")
    case .rulesCut(let title, let last):
      say(
        "‘\(brief(title))’ 일정은 반복 규칙이 여러 개예요. 둘째 규칙부터는 \(last)까지만 보여 주고, 내보낼 때 규칙은 그대로 유지돼요.",
        "“\(brief(title))” has several repeat rules. Occurrences of the other rules are shown up to "
          + "\(last). Exports keep all rules.")
    case .ruleIgnored(let title, let rule):
      say(
        "‘\(brief(title))’ 일정의 다른 반복 규칙(\(brief(rule)))은 지원하지 않아요. 내보낼 때 규칙은 그대로 유지돼요.",
        "“\(brief(title))” has another repeat rule that Haru cannot follow (\(brief(rule))). "
          + "Exports keep it.")
    case .alarmUnread(let title, let alarm):
      say(
        "‘\(brief(title))’ 일정의 알람(\(brief(alarm)))은 읽을 수 없어서 내보낼 때 빠져요.",
        "Haru cannot read an alarm of “\(brief(title))” (\(brief(alarm))). Exports leave it out.")
    case .neverComes(let title):
      say(
        "‘\(brief(title))’ 일정은 하나뿐인 날짜가 파일에서 제외되어 있어서 담지 않았어요.",
        "“\(brief(title))” excludes its only date, so it was not imported.")
    case .duplicate(let title):
      say(
        "‘\(brief(title))’ 일정은 파일에 두 번 있는데 내용이 달라서 먼저 나온 것만 담았어요.",
        "“\(brief(title))” is in the file twice with different contents. Only the first was imported."
      )
    case .editedHere(let title):
      say(
        "‘\(brief(title))’ 일정은 가져온 뒤에 ‘하루’에서 고쳤기 때문에 그대로 뒀어요.",
        "“\(brief(title))” was edited in Haru after the import, so it was not changed.")
    case .cancelled(let title):
      say(
        "‘\(brief(title))’ 일정은 취소되어서 담지 않았어요.",
        "“\(brief(title))” is cancelled, so it was not imported.")
    case .withoutSeries(let title):
      say(
        "‘\(brief(title))’ 반복 일정 중 한 번을 취소하는 내용인데, 그 반복 일정이 없어요.",
        "“\(brief(title))” cancels one day of a series, but the series is not in your "
          + "schedule.")
    case .left(let left): self.left(left)
    }
  }

  /// Returns a remark about an entry of a calendar file that is not an event.
  private func left(_ left: CalendarLeft) -> String {
    switch left {
    case .task(let title):
      say("‘\(brief(title))’ 항목은 일정이 아니라 할 일이에요.", "“\(brief(title))” is a task, not an event.")
    case .undatedTask(let title):
      say(
        "‘\(brief(title))’ 할 일은 날짜가 없어서 가져오지 않았어요. `haru import`로 가져오면 쪽지가 돼요.",
        "“\(brief(title))” is a task without a date. Use `haru import` to import it as a note.")
    case .doneTask(let title):
      say(
        "‘\(brief(title))’ 할 일은 끝났거나 지워졌어요.", "“\(brief(title))” is a task that is done or deleted."
      )
    case .taskOfSeries(let title):
      say(
        "‘\(brief(title))’ 할 일은 반복되는 할 일 중 하나라서 가져오지 않았어요.",
        "“\(brief(title))” was not imported, because it is one occurrence of a recurring task.")
    case .journal(let journal):
      say(
        "‘\(brief(journal.title))’ 항목은 일정이 아니라 일기예요.",
        "“\(brief(journal.title))” is a diary entry, not an event.")
    case .freeBusy: say("바쁜 시간 목록은 일정이 아니에요.", "A list of busy times is not an event.")
    case .other(let name):
      say("\(brief(name)) 항목은 일정이 아니에요.", "\(brief(name)) is not an event.")
    }
  }

  private func brief(_ text: String) -> String { Printable.brief(text) }

  // MARK: Export

  func exported(_ count: Int, to path: String) -> String {
    FileWords(language).wrote(
      Phrase("일정 \(count)개", count == 1 ? "1 event" : "\(count) events"), to: path)
  }

  func exported(_ result: FolderExport, to folder: String) -> String {
    let folder = Printable.line(folder)
    let (written, same, removed) = (result.written, result.same, result.removed)
    return say(
      "\(folder) 폴더: 저장한 파일 \(written)개, 그대로인 파일 \(same)개, 지운 파일 \(removed)개.",
      "Files in \(folder): \(written) written, \(same) unchanged, \(removed) removed.")
  }

  /// Returns the files of the folder that were not written, and why.
  func left(_ paths: Set<String>) -> [String] {
    paths.sorted().map { path in
      let shown = Printable.line(path)
      return say(
        "\(shown): 다른 내용도 들어 있는 파일이라 그대로 뒀어요.",
        "\(shown) also contains other data, so it was not changed.")
    }
  }

  // MARK: Failures

  /// Returns an error about calendar files as a report, for the command line and the screens.
  func report(_ error: EventExchangeFailure) -> Report {
    switch error {
    case .storage(let failure): StorageWords(language).report(failure)
    case .file(let failure): FileWords(language).report(failure, field: "FILE.ics")
    case .unknownForm(let path):
      Report(
        code: "unknownForm", message: unknownForm(path), field: "FILE.ics", status: .refused)
    }
  }

  private func unknownForm(_ path: String?) -> String {
    let name = path.map { Printable.line($0) + ": " } ?? ""
    return name
      + say(
        "iCalendar, calcurse, Taskwarrior, todo.txt 파일이 아니에요. 형식을 알면 `--from`으로 적어 주세요. 바뀐 것은 없어요.",
        "This is not an iCalendar, calcurse, Taskwarrior or todo.txt file. If you know the format, add `--from`. "
          + "Nothing was changed.")
  }
}
