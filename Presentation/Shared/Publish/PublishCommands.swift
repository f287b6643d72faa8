import Domain
package import PresentationKit
import TextUI

enum PublishCommand: Equatable, Sendable {
  case start(String, parts: Set<PublishedPart>, name: String?)
  /// Publishes the changes since the last time.
  case now
  case status
  case stop(removes: Bool)
}

/// The specifications of the publish commands.
package enum PublishCommands {
  package static let all = [now, start, status, stop]

  private static let remote = ArgumentSpec("REMOTE", completes: .file)
  private static let parts = OptionSpec(
    "parts", "PARTS",
    Phrase(
      "게시할 내용, 쉼표로 구분: schedule,people,books (기본값), dates, contacts, markdown, moods, diary, memos",
      "what to publish, separated by commas: schedule,people,books (default), dates, contacts, "
        + "markdown, moods, diary, memos"),
    completes: .words(PublishedPart.allCases.map(\.rawValue)))
  private static let name = OptionSpec(
    "name", "NAME",
    Phrase("달력의 이름 (기본값: 하루)", "name of the calendar (default: Haru)"))
  private static let remove = OptionSpec(
    "remove", nil, Phrase("게시한 파일도 지우기", "also remove the published files"))

  // Files in a remote are not part of a copy of the store, so there is no dry run.
  private static let now = CommandSpec(
    "publish now",
    Phrase(
      "바뀐 내용을 지금 게시하기", "publish what has changed since the last time"),
    examples: ["publish", "publish --json"], writes: true, supportsDryRun: false, answersAlone: true
  ) { _ in PublishCommand.now }

  private static let start = CommandSpec(
    "publish start",
    Phrase(
      "달력과 오늘 하루를 다른 기기에서 볼 수 있게 게시하기 (REMOTE: 이미 있는 폴더, ssh://, https://)",
      "publish your calendar and your day for other devices (REMOTE: an existing folder, ssh:// or "
        + "https://)"),
    arguments: [remote], options: [parts, name],
    examples: [
      "publish start /home/me/Sync/public",
      "publish start https://dav.example.org/me --parts schedule,people",
    ],
    writes: true, supportsDryRun: false
  ) { (read) throws(ArgumentParseError) in
    PublishCommand.start(
      read.word("REMOTE"), parts: try chosen(read.value("parts")), name: read.value("name"))
  }

  private static let status = CommandSpec(
    "publish status",
    Phrase(
      "게시 위치와 주소, 마지막으로 게시한 때 보기",
      "show the remote, the addresses of the files, and when they were last written"),
    options: [QRWords.option], examples: ["publish status", "publish status --json"]
  ) { read in
    if let file = read.value("qr") { return PublishQRCommand(file: file) }
    return PublishCommand.status
  }

  private static let stop = CommandSpec(
    "publish stop",
    Phrase("게시 끝내기", "stop publishing on this device"), options: [remove],
    examples: ["publish stop", "publish stop --remove"], writes: true, supportsDryRun: false
  ) { read in PublishCommand.stop(removes: read.has("remove")) }

  /// Parses the parts, which are named in either language.
  private static func chosen(_ text: String?) throws(ArgumentParseError) -> Set<PublishedPart> {
    guard let text else { return PublishedPart.defaultParts }
    var parts: Set<PublishedPart> = []
    for words in text.split(separator: ",").map(String.init) {
      // A name may have a space. Otherwise spaces separate the parts, too.
      if let part = part(words) {
        parts.insert(part)
        continue
      }
      for word in words.split(whereSeparator: \.isWhitespace).map(String.init) {
        guard let part = part(word) else {
          throw .notNamed(option: "parts", value: word, PublishWords.parts)
        }
        parts.insert(part)
      }
    }
    guard !parts.isEmpty else {
      throw .notNamed(option: "parts", value: text, PublishWords.parts)
    }
    return parts
  }

  private static func part(_ name: String) -> PublishedPart? {
    NamedChoice.code(of: name, among: PublishWords.parts).flatMap(PublishedPart.init(rawValue:))
  }
}
