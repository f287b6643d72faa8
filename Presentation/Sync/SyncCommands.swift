import Domain
import TextUI

/// What can be asked of sync.
enum SyncCommand: Equatable, Sendable {
  case meet
  case start(String, name: String?)
  /// With `stdin` the code comes through a pipe.
  case join(String, name: String?, stdin: Bool)
  case status
  case told
  case settle(Int, keeping: ToldSide)
  case code
  case forget(String)
  case leave
  /// Has the computer meet the others every few minutes, or no more.
  case install(removes: Bool)
}

/// The commands of sync as data.
enum SyncCommands {
  static let all = [meet, start, join, status, told, code, forget, leave, install]

  private static let name = OptionSpec(
    "name", "DEVICE",
    Phrase(
      "다른 기기에 보일 이름 (없으면 컴퓨터 이름)", "what the others call this device (else the computer's name)"))

  private static let meet = CommandSpec(
    "sync now",
    Phrase(
      "다른 기기에서 온 것을 받고, 여기서 바뀐 것을 보내기",
      "receive what other devices have, then send what is new here"),
    examples: ["sync", "sync --json"], writes: true, tries: false, answersAlone: true
  ) { _ in SyncCommand.meet }

  private static let start = CommandSpec(
    "sync start",
    Phrase(
      "동기화를 시작하고, 다른 기기에서 입력할 코드 받기 (PLACE: 폴더, ssh://, postgres://, https://)",
      "begin at a place, and print the code for your other devices (PLACE: a folder, ssh://, "
        + "postgres:// or https://)"),
    arguments: [ArgumentSpec("PLACE", completes: .file)], options: [name],
    examples: [
      "sync start /home/me/Sync/haru", "sync start ssh://me@server/home/me/haru --name laptop",
    ],
    writes: true, tries: false
  ) { read in SyncCommand.start(read.word("PLACE"), name: read.value("name")) }

  private static let join = CommandSpec(
    "sync join",
    Phrase("코드를 입력해 이 기기도 동기화에 참여하기", "have this device join, with the code of the first one"),
    arguments: [ArgumentSpec("PLACE", completes: .file)],
    options: [
      name,
      OptionSpec(
        "stdin", nil, Phrase("코드를 표준 입력에서 읽기", "read the code from standard input")),
    ],
    examples: ["sync join /home/me/Sync/haru", "sync join /home/me/Sync/haru --stdin"],
    writes: true, tries: false
  ) { read in
    SyncCommand.join(read.word("PLACE"), name: read.value("name"), stdin: read.has("stdin"))
  }

  private static let status = CommandSpec(
    "sync status",
    Phrase("동기화 장소와 기기, 기다리는 것 보기", "show the place, the devices, and what waits"),
    examples: ["sync status", "sync status --json"]
  ) { _ in SyncCommand.status }

  private static let told = CommandSpec(
    "sync told",
    Phrase(
      "두 기기에서 따로 고쳐서 하나가 밀려난 내용 보고 고르기",
      "show what was written on two devices at once, and choose"),
    lists: .told,
    options: [
      OptionSpec("settle", "N", Phrase("이 번호에서 남길 내용 고르기", "settle the one of this number")),
      OptionSpec(
        "keep", "SIDE",
        Phrase("here는 지금 내용 그대로, other는 밀려난 내용으로", "here: what stands; other: what lost"),
        choices: ToldSide.allCases.map(\.rawValue)),
    ],
    examples: ["sync told", "sync told --settle 1 --keep other"], writesOnlyWith: "settle",
    tries: false
  ) { (read) throws(UsageError) in
    guard let number = try read.number("settle") else {
      if read.has("keep") {
        throw .missingOption("settle", usage: "sync told --settle N --keep here|other")
      }
      return SyncCommand.told
    }
    guard let side = read.value("keep").flatMap(ToldSide.init) else {
      throw .missingOption("keep", usage: "sync told --settle N --keep here|other")
    }
    return SyncCommand.settle(number, keeping: side)
  }

  private static let code = CommandSpec(
    "sync code", Phrase("다른 기기에서 입력할 코드 다시 보기", "print the code for other devices again"),
    examples: ["sync code"]
  ) { _ in SyncCommand.code }

  private static let forget = CommandSpec(
    "sync forget",
    Phrase(
      "잃어버린 기기가 더는 읽지 못하게 하기 (다른 기기는 새 코드를 입력해야 해요)",
      "shut out a device that was lost (the others type a new code)"),
    arguments: [ArgumentSpec("DEVICE")], examples: ["sync forget laptop --yes"], writes: true,
    tries: false
  ) { read in SyncCommand.forget(read.word("DEVICE")) }

  private static let leave = CommandSpec(
    "sync leave",
    Phrase("이 기기의 동기화 끝내기 (기록은 그대로 남아요)", "end it on this device (what is in it stays)"),
    examples: ["sync leave"], writes: true, tries: false
  ) { _ in SyncCommand.leave }

  private static let install = CommandSpec(
    "sync install",
    Phrase("5분마다 동기화하는 타이머 설치하기", "set up a timer that syncs every five minutes"),
    options: [OptionSpec("remove", nil, Phrase("동기화 타이머 제거하기", "remove that timer again"))],
    examples: ["sync install", "sync install --remove"], writes: true, tries: false
  ) { read in SyncCommand.install(removes: read.has("remove")) }
}

extension ListFields {
  /// Of what lost against another device.
  static let told = ListFields(
    "told",
    """
    n part record title field here other device at@
    """)
}
