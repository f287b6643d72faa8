import Domain
import PresentationKit
import PresentationPeople
import TextUI

/// Texts about publishing.
struct PublishWords: Words {
  let language: Language

  /// The parts with their names in both languages.
  static let parts = PublishedPart.allCases.map { part in
    let title = name(of: part)
    // The first word of a name is enough.
    let first = [title.korean, title.english].compactMap { $0.split(separator: " ").first }
    return NamedChoice(part.rawValue, title, first.map(String.init))
  }

  static func name(of part: PublishedPart) -> Phrase {
    switch part {
    case .schedule: PartWords.schedule
    case .people: PartWords.people
    case .dates: Phrase("기념일", "dates of people")
    case .books: PartWords.books
    case .contacts: Phrase("연락처 파일", "address book")
    case .markdown: Phrase("마크다운", "Markdown pages")
    case .moods: PartWords.moods
    case .diary: Phrase("일기", "Diary")
    case .memos: Phrase("메모", "memos")
    }
  }

  func names(_ parts: some Sequence<PublishedPart>) -> String {
    parts.map { Self.name(of: $0)(language).lowercased() }.joined(separator: ", ")
  }

  // MARK: Asking

  /// Returns the question before private parts are published. `gone` are the parts that will no longer be published.
  func mayPublish(_ parts: [PublishedPart], gone: [PublishedPart], at remote: String) -> String {
    let (list, remote) = (names(parts), Printable.line(remote))
    let warning =
      parts.contains(.contacts)
      ? say(
        "연락처 파일에는 다른 사람의 전화번호가 들어 있어요. ",
        "The address book has the phone numbers of other people. ") : ""
    return warning
      + say(
        "게시한 파일은 암호화되지 않아서, \(remote)에 접근할 수 있는 사람과 주소를 아는 사람은 누구나 읽을 수 있어요.",
        "Published files are not encrypted. Everyone with access to \(remote), and everyone who knows "
          + "the address, can read them.")
      + " "
      + (gone.isEmpty
        ? say("\(list)도 함께 게시할까요?", "Publish \(list) as well?")
        : say(
          "이제 \(list) 게시를 시작하고 \(names(gone)) 게시는 그만둘까요?",
          "Publish \(list), and no longer publish \(names(gone))?"))
  }

  // MARK: Answers

  func lines(of report: PublishReport) -> [String] {
    var lines: [String] = []
    if !report.written.isEmpty {
      let count = report.written.count
      let files = list(report.written)
      lines.append(
        say(
          "파일 \(count)개를 게시했어요: \(files)",
          (count == 1 ? "Published 1 file" : "Published \(count) files") + ": \(files)"))
    }
    if !report.removed.isEmpty {
      let count = report.removed.count
      lines.append(
        say(
          "더는 게시하지 않는 파일 \(count)개를 지웠어요.",
          count == 1
            ? "Removed 1 file that is no longer published."
            : "Removed \(count) files that are no longer published."))
    }
    return lines.isEmpty ? [unchanged] : lines
  }

  private static let mostListed = 4

  private func list(_ paths: [String]) -> String {
    let first = paths.prefix(Self.mostListed).map { Printable.line($0) }.joined(separator: ", ")
    return first + (paths.count > Self.mostListed ? ", …" : ".")
  }

  var unchanged: String { say("새로 게시할 내용이 없어요.", "Nothing new to publish.") }

  func stopped(_ publication: Publication, removed: Int?) -> [String] {
    guard let removed else {
      return [say("게시를 끝냈어요.", "Stopped publishing.") + " " + left(publication)]
    }
    return [
      say(
        "게시를 끝내고 파일 \(removed)개를 지웠어요.",
        removed == 1
          ? "Stopped publishing, and removed 1 file."
          : "Stopped publishing, and removed \(removed) files."),
      say(
        "이미 구독한 달력 앱이나 서버의 백업에는 사본이 남아 있을 수 있어요.",
        "Calendar apps that subscribed, and backups of the server, may still have copies."),
    ]
  }

  // MARK: Status

  /// Returns the status. `stopped` is a publication that was stopped and whose files are still in its remote.
  func lines(
    of publication: Publication?, stopped: Publication?, _ tags: PrivateTags, at now: Now
  ) -> [String] {
    guard let publication else {
      return [nothingPublished] + (stopped.map { [left($0)] } ?? [])
    }
    let out = PublishedPart.allCases.filter { !publication.parts.contains($0) }
    let hidden = tags.sorted.map { "#" + $0 }.joined(separator: " ")
    var lines = [
      label(say("게시 위치", "Published to")) + Printable.line(publication.remote)
    ]
    lines += addresses(of: publication).map { label($0.name) + Printable.line($0.address) }
    lines.append(label(say("내용", "Parts")) + names(publication.parts.inOrder))
    if !out.isEmpty { lines.append(label(say("제외", "Left out")) + names(out)) }
    if !hidden.isEmpty {
      lines.append(label(say("비공개", "Private")) + hidden)
    }
    lines.append(label(say("게시", "Written")) + last(publication, now))
    return lines
  }

  func label(_ text: String) -> String {
    isPlain ? text + ": " : text + String(repeating: " ", count: max(1, 15 - CellWidth.of(text)))
  }

  private func last(_ publication: Publication, _ now: Now) -> String {
    guard let at = publication.at else { return say("아직 게시하지 않았어요", "not written yet") }
    return CalendarWords.nearDay(at.day, today: now.day, in: language) + " "
      + ClockWords.time(at.time, in: language)
  }

  var nothingPublished: String {
    say(
      "이 기기에서는 아무것도 게시하지 않아요. `haru publish start 폴더`로 시작할 수 있어요.",
      "This device publishes nothing. Start with `haru publish start FOLDER`.")
  }

  // MARK: Published texts

  func watering(_ person: Person) -> String {
    say("\(person.calledName)에게 연락하기", "Contact \(person.calledName)")
  }

  func lastDay(_ book: Book) -> String {
    let title = book.facts.title.text
    return say("‘\(title)’ 목표일", "Last day for “\(title)”")
  }

  func mood(_ record: MoodRecord) -> String {
    guard let level = record.level else { return Self.name(of: .diary)(language) }
    return say("기분 \(level.value)", "Mood \(level.value)")
  }
}
