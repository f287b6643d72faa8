import Domain
package import PresentationKit
import TextUI

enum SyncCommand: Equatable, Sendable {
  case now
  case start(String, name: String?)
  /// Joins the sync of another device. With `stdin`, the sync key is read from standard input.
  case join(String, name: String?, stdin: Bool)
  case status
  case conflicts
  case resolve(ConflictNumbers, keeping: ConflictChoice)
  case key
  case revoke(String)
  case leave
  /// Installs or removes the system timer that syncs every few minutes.
  case timer(removes: Bool)
}

/// The specifications of the sync commands.
package enum SyncCommands {
  package static let all = [
    now, start, join, status, conflicts, resolve, key, revoke, leave, timer,
  ]

  private static let name = OptionSpec(
    "name", "DEVICE",
    Phrase(
      "다른 기기에 보일 이름 (기본값: 컴퓨터 이름)",
      "name of this device, shown on the others (default: the computer's name)"))
  private static let stdin = OptionSpec(
    "stdin", nil, Phrase("동기화 키를 표준 입력에서 읽기", "read the sync key from standard input"))
  private static let remote = ArgumentSpec("REMOTE", completes: .file)
  private static let remove = OptionSpec(
    "remove", nil, Phrase("동기화 타이머 제거하기", "remove the sync timer"))

  private static let now = CommandSpec(
    "sync now",
    Phrase(
      "다른 기기에서 바뀐 내용을 받고, 이 기기에서 바뀐 내용을 보내기",
      "receive changes from your other devices, then send yours"),
    examples: ["sync", "sync --json"], writes: true, supportsDryRun: false, answersAlone: true
  ) { _ in SyncCommand.now }

  private static let start = CommandSpec(
    "sync init",
    Phrase(
      "첫 기기에서 동기화를 시작하고 동기화 키 받기 (REMOTE: 이미 있는 폴더, ssh://, postgres://, https://)",
      "set up sync on the first device, and print the sync key (REMOTE: an existing folder, ssh://, "
        + "postgres:// or https://)"),
    arguments: [remote], options: [name],
    examples: [
      "sync init /home/me/Sync/haru", "sync init ssh://me@server/home/me/haru --name laptop",
    ],
    writes: true, supportsDryRun: false
  ) { read in SyncCommand.start(read.word("REMOTE"), name: read.value("name")) }

  private static let join = CommandSpec(
    "sync join",
    Phrase(
      "동기화 키를 입력해 이 기기도 동기화에 참여하기", "add this device to sync, using another device's sync key"),
    arguments: [remote], options: [name, stdin],
    examples: ["sync join /home/me/Sync/haru", "sync join /home/me/Sync/haru --stdin"],
    writes: true, supportsDryRun: false
  ) { read in
    SyncCommand.join(read.word("REMOTE"), name: read.value("name"), stdin: read.has("stdin"))
  }

  private static let status = CommandSpec(
    "sync status",
    Phrase(
      "동기화 위치와 기기, 아직 주고받지 못한 내용 보기", "show the remote, the devices and pending changes"),
    examples: ["sync status", "sync status --json"]
  ) { _ in SyncCommand.status }

  private static let conflicts = CommandSpec(
    "sync conflicts",
    Phrase("두 기기에서 따로 고친 내용(충돌) 보기", "list conflicts: fields that two devices changed differently"),
    lists: .conflicts, examples: ["sync conflicts", "sync conflicts --json"]
  ) { _ in SyncCommand.conflicts }

  private static let resolve = CommandSpec(
    "sync resolve",
    Phrase("충돌 하나 또는 모두 해결하기", "resolve one conflict or all conflicts"),
    arguments: [ArgumentSpec("N|all")],
    options: [
      OptionSpec(
        "keep", "current|other|mine|theirs|DEVICE",
        Phrase(
          "남길 값: current(지금 쓰는 값), other(다른 값), mine(이 기기에서 고친 값), theirs(다른 기기에서 고친 값), 기기 이름",
          "value to keep: current (in use), other (not in use), mine (written on this device), "
            + "theirs (written on another device), or a device name"),
        isRequired: true, completes: .words(ConflictChoice.words))
    ],
    examples: [
      "sync resolve 1 --keep mine", "sync resolve 1 --keep laptop",
      "sync resolve all --keep current",
    ], writes: true, supportsDryRun: false
  ) { (read) throws(ArgumentParseError) in
    SyncCommand.resolve(
      try numbers(read.word("N|all")), keeping: ConflictChoice(read.value("keep") ?? ""))
  }

  /// Parses the number of a conflict, or the word `all`.
  private static func numbers(_ word: String) throws(ArgumentParseError) -> ConflictNumbers {
    if word == "all" { return .all }
    guard let number = Int(word) else { throw .notANumber(option: "N", value: word) }
    return .one(number)
  }

  private static let key = CommandSpec(
    "sync key", Phrase("다른 기기에서 입력할 동기화 키 다시 보기", "print the sync key again"),
    options: [QRWords.option], examples: ["sync key"]
  ) { read in
    if let file = read.value("qr") { return SyncKeyQRCommand(file: file) }
    return SyncCommand.key
  }

  private static let revoke = CommandSpec(
    "sync revoke",
    Phrase(
      "잃어버린 기기를 동기화에서 제외하기 (다른 기기는 새 동기화 키를 입력해야 해요)",
      "exclude a lost device and print a new sync key for the others"),
    arguments: [ArgumentSpec("DEVICE")], examples: ["sync revoke laptop --yes"], writes: true,
    supportsDryRun: false
  ) { read in SyncCommand.revoke(read.word("DEVICE")) }

  private static let leave = CommandSpec(
    "sync leave",
    Phrase("이 기기의 동기화 끝내기 (기록은 그대로 남아요)", "stop syncing on this device; your data stays"),
    examples: ["sync leave"], writes: true, supportsDryRun: false
  ) { _ in SyncCommand.leave }

  private static let timer = CommandSpec(
    "sync timer",
    Phrase("5분마다 동기화하는 타이머 설치하기", "set up a timer that syncs every five minutes"),
    options: [remove], examples: ["sync timer", "sync timer --remove"], writes: true,
    supportsDryRun: false
  ) { read in SyncCommand.timer(removes: read.has("remove")) }
}

extension ListFields {
  static let conflicts = ListFields(
    "conflicts",
    """
    n part record title field current.value current.device current.at@ current.mine other.value \
    other.device other.at@ other.mine
    """)
}
