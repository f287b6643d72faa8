import Domain
import PresentationKit
import TextUI

struct SyncWords: KeyWords {
  let language: Language

  func shown(_ text: String) -> String { Printable.brief(text) }

  func counted(_ count: Int, _ one: String, _ many: String) -> String {
    "\(count) \(count == 1 ? one : many)"
  }

  // MARK: Set-up

  func started(_ membership: SyncMembership, key: String, profile: String?) -> [String] {
    [
      say(
        "동기화를 시작했어요. 이 기기의 이름은 \(Particle.being.after("‘\(shown(membership.name))’")).",
        "Sync is set up. This device is called “\(shown(membership.name))”."),
      say("다른 기기에서 입력할 동기화 키:", "The sync key for your other devices:"), "", keyLine(key), "",
      say(
        "다른 기기에서 다음을 실행하고 이 키를 입력해 주세요:",
        "Run this on each of your other devices and enter the key:"),
      "",
      (isPlain ? "" : "  ") + "haru " + (profile.map { "--profile \(Self.quoted($0)) " } ?? "")
        + "sync join " + Self.quoted(membership.remote), "",
      keepKey,
    ]
  }

  var keepKey: String {
    say(
      "동기화 키를 알고 동기화 위치에 접근할 수 있는 사람은 누구나 기록을 모두 읽을 수 있어요. 키를 비밀번호처럼 보관해 주세요.",
      "Anyone with the sync key and access to the remote can read all your data. Keep the key as "
        + "safe as a password.")
  }

  /// Returns the hint that a device which had joined before keeps its name.
  func keptName(_ name: String) -> String {
    say(
      "이미 ‘\(shown(name))’이라는 이름으로 참여해서 --name은 쓰지 않았어요. 이름을 바꾸려면 `haru sync leave`를 실행하고 다시 참여해 주세요.",
      "This device had already joined as “\(shown(name))”, so --name was ignored. To rename it, run "
        + "`haru sync leave` and join again.")
  }

  func joined(_ membership: SyncMembership) -> [String] {
    [
      say(
        "동기화에 참여했어요. 이 기기의 이름은 \(Particle.being.after("‘\(shown(membership.name))’")).",
        "This device has joined sync. It is called “\(shown(membership.name))”.")
    ]
  }

  /// Returns the remote as a shell argument, quoted if needed.
  static func quoted(_ remote: String) -> String {
    let isPlain = remote.allSatisfy { $0.isLetter || $0.isNumber || "/._-:@%+=,~".contains($0) }
    let whole = Printable.line(remote)
    return isPlain
      ? whole
      : "'"
        + whole.split(separator: "'", omittingEmptySubsequences: false)
        .joined(separator: "'\\''") + "'"
  }

  /// Returns the line with the sync key. A plain line has a label before the key.
  func keyLine(_ key: String) -> String { isPlain ? field(askKey, key) : "  " + key }

  var askKey: String { say("동기화 키", "Sync key") }

  var left: String {
    say(
      "이 기기의 동기화를 끝냈어요. 기록은 그대로 있고, 다른 기기는 계속 동기화해요.",
      "Stopped syncing on this device. Your data stays here, and your other devices keep syncing.")
  }

  func mayRevoke(_ name: String) -> String {
    say(
      "‘\(shown(name))’ 기기를 동기화에서 제외할까요? 동기화 키가 바뀌어서 다른 기기에서도 새 키를 입력해야 해요.",
      "Exclude “\(shown(name))” from sync? The sync key changes, and your other devices need the new "
        + "one.")
  }

  func revoked(_ name: String, key: String) -> [String] {
    [
      say(
        "‘\(shown(name))’ 기기는 이제 새로 바뀌는 내용을 읽지 못해요. 다른 기기에서 `haru sync join`으로 입력할 새 동기화 키:",
        "“\(shown(name))” can no longer read new changes. Run `haru sync join` on your other devices "
          + "with this new key:"),
      "", keyLine(key), "",
    ]
  }

  /// Explains why the last changes of a revoked device are lost.
  func lost(_ reason: WaitCause, _ name: String) -> String {
    say(
      "‘\(shown(name))’ 기기에서 마지막으로 바뀐 내용은 받지 못했어요: ",
      "The last changes from “\(shown(name))” were never received: ") + self.reason(reason, name)
      + "."
  }

  // MARK: Syncing

  /// Returns the result of a sync as lines of text, such as one for each device from which changes were received.
  func lines(of report: SyncReport, at now: Now) -> [String] {
    news(of: report, at: now) + (report.conflicts > 0 ? [conflicts(report.conflicts)] : [])
  }

  /// Returns the lines of `lines(of:at:)` without the line about conflicts.
  func news(of report: SyncReport, at now: Now) -> [String] {
    var lines: [String] = []
    if report.hasNewDeviceID {
      lines.append(
        say(
          "복사하거나 백업에서 되살린 저장소라서, 새 기기로 동기화돼요.",
          "This store was copied or restored from a backup, so it syncs as a new device."))
    }
    if report.hasRefilled {
      lines.append(
        say(
          "동기화 위치에서 이 기기의 파일 일부가 사라져서 다시 올렸어요.",
          "Some files of this device were missing from the remote. Haru wrote them again."))
    }
    for received in report.received {
      lines.append(
        say(
          "‘\(shown(received.device))’에서 바뀐 내용 \(received.changes)개를 받았어요.",
          "Received " + counted(received.changes, "change", "changes")
            + " from “\(shown(received.device))”."))
    }
    for number in report.renumbered {
      lines.append(
        say(
          "다른 기기의 글귀와 번호가 겹쳐서 글귀 \(number.before)번을 \(number.now)번으로 바꿨어요.",
          "Saying \(number.before) is now number \(number.now), because another device used "
            + "\(number.before) first."))
    }
    if report.sent > 0 { lines.append(say("이 기기에서 바뀐 내용을 보냈어요.", "Sent your changes.")) }
    let waiting = report.waiting.filter { isWorthSaying($0, now) }
    // Waiting changes are news, although none was applied yet.
    if lines.isEmpty, !report.holdsBack, !waiting.contains(where: { $0.reason == .later }) {
      lines.append(say("새로 바뀐 내용이 없어요.", "No new changes."))
    }
    return lines + waiting.map { sentence($0.reason, $0.device) }
  }

  /// Explains why the changes of this device were not sent.
  func heldBack(_ report: SyncReport) -> Report {
    let names = report.waiting.filter { $0.reason == .later }.map { shown($0.device) }
      .joined(separator: ", ")
    return Report(
      code: "heldBack",
      message: say(
        "이 기기에서 바뀐 내용을 보내지 않았어요. ‘\(names)’에서 쓰는 ‘하루’의 버전이 더 새로워서, 거기서 바뀐 내용을 이 기기에서는 읽을 수 없어요. "
          + "‘하루’를 업데이트한 뒤 다시 동기화해 주세요.",
        "Your changes were not sent: this version of Haru cannot read changes that a newer version "
          + "made on “\(names)”. Update Haru on this device, then sync again."),
      status: .refused)
  }

  /// Whether a waiting device is reported. If a file is missing or cannot be read, the device is reported only after a
  /// day.
  private func isWorthSaying(_ waiting: SyncReport.Waiting, _ now: Now) -> Bool {
    switch waiting.reason {
    case .unreadable, .missing: Int64(now.instant) * 1000 - waiting.since > 86_400_000
    case .ahead, .later, .forked: true
    }
  }

  func conflicts(_ count: Int) -> String {
    say(
      "충돌이 \(count)개 있어요. `haru sync conflicts`로 볼 수 있어요.",
      counted(count, "conflict", "conflicts") + ": see `haru sync conflicts`.")
  }

  /// Explains briefly why changes of a device wait, for scripts and lists.
  func reason(_ reason: WaitCause, _ device: String) -> String {
    switch reason {
    case .unreadable(let seq): say("\(seq)번 파일을 읽을 수 없음", "file \(seq) cannot be read")
    case .missing(_, let seq): say("\(seq)번 파일이 아직 없음", "file \(seq) has not arrived yet")
    case .ahead(let milliseconds):
      say("시계가 \(days(milliseconds)) 앞서 있음", "its clock is \(days(milliseconds)) ahead")
    case .later: say("‘하루’의 새 버전에서 바뀜", "written by a newer version of Haru")
    case .forked: say("이름이 같은 사본이 있음", "two stores sync under one name")
    }
  }

  private func sentence(_ reason: WaitCause, _ device: String) -> String {
    let name = shown(device)
    switch reason {
    case .unreadable(let seq):
      return say(
        "‘\(name)’의 \(seq)번 파일을 읽을 수 없어서 그 뒤에 바뀐 내용을 받지 못했어요.",
        "File \(seq) from “\(name)” cannot be read, so later changes from that device are on "
          + "hold.")
    case .missing(_, let seq):
      return say(
        "\(seq)번 파일이 아직 오지 않아서 ‘\(name)’에서 바뀐 내용을 받지 못했어요.",
        "Changes from “\(name)” are on hold until file \(seq) arrives.")
    case .ahead(let milliseconds):
      return say(
        "‘\(name)’의 시계가 \(days(milliseconds)) 앞서 있어서, 그 기기에서 바뀐 내용을 아직 받지 않았어요.",
        "The clock of “\(name)” is \(days(milliseconds)) ahead, so changes from that device "
          + "are on hold.")
    case .later:
      return say(
        "‘\(name)’에서 ‘하루’의 새 버전을 쓰고 있어요. 이 기기에서도 업데이트해 주세요.",
        "“\(name)” has a newer version of Haru. Update Haru on this device to receive its "
          + "changes.")
    case .forked:
      return say(
        "두 저장소가 \(Particle.called.after("‘\(name)’")) 같은 이름으로 동기화되고 있어요. 사본이 있는 기기에서 `haru sync`를 실행하면 사본은 새 기기가 돼요.",
        "Two stores are syncing under the name “\(name)”. Run `haru sync` on the copy to make it a "
          + "separate device.")
    }
  }

  private func days(_ milliseconds: Int64) -> String {
    let days = Int(max(1, (milliseconds + 43_200_000) / 86_400_000))
    return say("\(days)일", counted(days, "day", "days"))
  }
}
