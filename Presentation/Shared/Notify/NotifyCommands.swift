package import PresentationKit

/// The notification commands.
enum NotifyCommand: Equatable, Sendable {
  case list
  /// Sends the notifications that are due, once.
  case run
  /// Keeps running and sends notifications when they are due.
  case watch
  /// Installs or removes a timer that runs `run` every minute.
  case install(removes: Bool)
  /// Sends a test notification.
  case test
}

package enum NotifyCommands {
  package static let all = [list, run, watch, install, test]

  private static let list = CommandSpec(
    "notify list", Phrase("알림 목록 보기", "list notifications that are due, upcoming or sent"),
    lists: .notices, examples: ["notify list", "notify list --json"]
  ) { _ in NotifyCommand.list }

  private static let run = CommandSpec(
    "notify run",
    Phrase(
      "지금 보낼 알림 보내기 (cron이나 타이머에서)",
      "send the notifications that are due, once (for cron or a timer)"),
    examples: ["notify run"], writes: true
  ) { _ in NotifyCommand.run }

  private static let watch = CommandSpec(
    "notify watch", Phrase("계속 실행하면서 제때 알림 보내기", "keep running and send each notification on time"),
    examples: ["notify watch"], writes: true, supportsDryRun: false
  ) { _ in NotifyCommand.watch }

  private static let install = CommandSpec(
    "notify install",
    Phrase(
      "1분마다 확인해 알림을 보내는 타이머 설치하기",
      "install a timer that checks every minute for notifications to send"),
    options: [
      OptionSpec("remove", nil, Phrase("타이머 제거하기", "remove the timer"))
    ],
    examples: ["notify install", "notify install --remove"], writes: true, supportsDryRun: false
  ) { read in NotifyCommand.install(removes: read.has("remove")) }

  private static let test = CommandSpec(
    "notify test", Phrase("알림이 오는지 시험하기", "send a test notification"),
    examples: ["notify test"]
  ) { _ in NotifyCommand.test }
}
