import Domain
import PresentationKit
import TextUI

/// The texts of the notification commands.
struct NotifyWords: Words {
  let language: Language

  var nothingDue: String { say("지금 보낼 알림이 없어요.", "No notifications are due.") }
  var nothingListed: String {
    say("내일까지 보낼 알림이 없어요.", "No notifications are due today or tomorrow.")
  }

  /// Returns the message that the command waits for the next notification, and names that notification.
  func waiting(for next: ListedNotice?, at now: Now) -> String {
    let ending = say(" 끝내려면 Ctrl-C를 눌러 주세요.", " Press Ctrl-C to stop.")
    guard let next else {
      return say("알림을 기다리고 있어요.", "Waiting for notifications.") + ending
    }
    return say("알림을 기다리고 있어요. 다음 알림: ", "Waiting for notifications. Next: ")
      + timeAndTitle(next, at: now) + "." + ending
  }

  private func timeAndTitle(_ notice: ListedNotice, at now: Now) -> String {
    let at = notice.record.at
    let day =
      at.day == now.day ? CalendarWords.today(language) : CalendarWords.day(at.day, in: language)
    return "\(day) \(ClockWords.time(at.time, in: language))  \(notice.record.title)"
  }

  /// Returns a notification as a row of the list.
  func row(_ notice: ListedNotice, at now: Now) -> String {
    isPlain
      ? record(timeAndTitle(notice, at: now), [state(notice.state)])
      : "\(timeAndTitle(notice, at: now)) · \(state(notice.state))"
  }

  private func state(_ state: ListedNotice.State) -> String {
    switch state {
    case .due: say("보낼 차례예요", "due")
    case .coming: say("예정이에요", "upcoming")
    case .sent: say("보냈어요", "sent")
    case .failed: say("보내지 못했어요. 다시 보낼게요.", "could not be sent; Haru will try again")
    case .uncertain: say("보냈는지 확인하지 못했어요.", "may or may not have been sent")
    }
  }

  /// Returns a notification as a single line.
  func line(_ text: NoticeText) -> String {
    let body = text.body.split(whereSeparator: \.isNewline).joined(separator: between)
    if isPlain { return record(text.title, [body]) }
    return body.isEmpty ? text.title : "\(text.title) — \(body)"
  }

  // MARK: Ways

  func sent(by channel: NoticeChannel) -> String {
    switch channel {
    case .desktop: say("데스크톱 알림으로 보냈어요.", "Sent as a desktop notification.")
    case .terminal: say("터미널의 벨과 제목으로 알렸어요.", "Sent with the terminal's bell and title.")
    case .command: say("정해 둔 명령으로 보냈어요.", "Sent with your notification command.")
    }
  }

  /// Returns the report of failed notifications. If `again` is true, it says that they will be sent again.
  func untold(_ failures: [NoticeFailure], again: Bool = true) -> Report {
    if failures == [.borrowed] { return borrowed }
    // Several notifications may have failed for the same reason.
    var reasons = failures.map(sentence).reduce(into: [String]()) { named, reason in
      if !named.contains(reason) { named.append(reason) }
    }
    if reasons == [sentence(.missing(.desktop, "")), sentence(.missing(.terminal, ""))] {
      reasons = [say("데스크톱도 터미널도 없어요.", "No desktop and no terminal was found.")]
    }
    return Report(
      code: "notificationFailed",
      message: reasons.joined(separator: " ")
        + (again
          ? say(" 보내지 못한 알림은 다시 보낼게요.", " Haru will try again.")
          : say(" 그래서 알림을 보내지 못했어요.", " No notification was sent.")),
      status: .network)
  }

  /// The refusal that the demo sends no notifications.
  private var borrowed: Report {
    Report(
      code: "notHere",
      message: sentence(.borrowed)
        + say(
          " 알림이 오는지는 `haru notify test`로 확인해 주세요.",
          " Run `haru notify test` to check that notifications arrive."),
      status: .refused)
  }

  func sentence(_ failure: NoticeFailure) -> String {
    switch failure {
    case .missing(.desktop, _):
      say("알림을 보여 줄 데스크톱이 없어요.", "No desktop was found to show notifications.")
    case .missing(.terminal, _): say("터미널이 없어요.", "No terminal was found.")
    case .missing(.command, let name):
      say(
        "notify.command의 프로그램 \(Particle.subject.after("‘\(Printable.brief(name))’")) 없어요.",
        "The program in notify.command, “\(Printable.brief(name))”, was not found.")
    case .slow(let channel):
      say("\(name(channel)) 제때 응답하지 않았어요.", "\(name(channel)) did not answer in time.")
    case .refused(let channel, let words):
      say(
        "\(name(channel)) 알림을 거절했어요(\(Printable.brief(words))).",
        "\(name(channel)) rejected the notification (\(Printable.brief(words))).")
    case .nonsense(let channel):
      say(
        "\(name(channel)) 보낸 응답을 읽지 못했어요.",
        "\(name(channel)) sent a response that Haru cannot read.")
    case .noCommand:
      say(
        "notify.command에 명령이 없어요. `haru settings set notify.command '…'`로 정해 주세요.",
        "notify.command is empty. Set a command with `haru settings set notify.command '…'`.")
    case .borrowed:
      say("예시에서는 알림을 띄우지 않아요.", "The demo does not send notifications.")
    }
  }

  private func name(_ channel: NoticeChannel) -> String {
    switch channel {
    case .desktop: say("데스크톱이", "The desktop")
    case .terminal: say("터미널이", "The terminal")
    case .command: say("정해 둔 명령이", "Your notification command")
    }
  }

  // MARK: The timer

  /// Returns the command of a timer, which a plain line names.
  private func step(_ plan: TimerPlan) -> String {
    isPlain ? field(say("실행할 명령", "Command to run"), plan.step) : "  " + plan.step
  }

  /// Returns the messages about the files that were written, and the step that the user has to take.
  func installed(_ plan: TimerPlan) -> [String] {
    let files = plan.files.map { say("만들었어요: \($0)", "Wrote \($0)") }
    switch plan.kind {
    case .systemd:
      return files + [
        say("이제 이 명령으로 타이머를 켜 주세요:", "Now turn the timer on with:"), step(plan),
      ]
    case .cron:
      return files + [
        say(
          "systemd가 없어서 아무것도 만들지 않았어요. `crontab -e`에 이 줄을 넣어 주세요:",
          "systemd was not found, so nothing was written. Add this line with `crontab -e`:"),
        step(plan),
      ]
    }
  }

  /// Returns the messages about the files that were removed, and the step that the user has to take.
  func removed(_ plan: TimerPlan) -> [String] {
    let files = plan.files.map { say("지웠어요: \($0)", "Removed \($0)") }
    let none = files.isEmpty ? [say("지울 파일이 없어요.", "There was no file to remove.")] : files
    switch plan.kind {
    case .systemd:
      return none + [
        say("이제 이 명령으로 타이머를 꺼 주세요:", "Now turn the timer off with:"), step(plan),
      ]
    case .cron:
      return none + [
        say("`crontab -e`에서 이 줄을 빼 주세요:", "Remove this line with `crontab -e`:"),
        step(plan),
      ]
    }
  }

  /// The refusal of `watch` in the command prompt, which `watch` would block.
  var notHere: Report {
    Report(
      code: "notHere",
      message: say(
        "여기서는 실행할 수 없어요. 다른 터미널에서 `haru notify watch`를 실행해 주세요.",
        "This command cannot run here. Run `haru notify watch` in another terminal."),
      status: .refused)
  }
}
