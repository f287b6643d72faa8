import Domain
import TextUI

/// What sync says.
struct SyncWords: KeyWords {
  let language: Language

  func shown(_ text: String) -> String { Printable.brief(text) }

  func counted(_ count: Int, _ one: String, _ many: String) -> String {
    "\(count) \(count == 1 ? one : many)"
  }

  // MARK: Beginning

  func started(_ membership: SyncMembership, code: String) -> [String] {
    [
      say(
        "동기화를 시작했어요. 이 기기의 이름은 \(Particle.being.after("‘\(shown(membership.name))’")).",
        "Sync has begun. This device is called “\(shown(membership.name))”."),
      say("다른 기기에서 입력할 코드:", "The code for your other devices:"), "", "  " + code, "",
      say(
        "다른 기기에서 다음을 실행하고 이 코드를 입력해 주세요:",
        "On each of them, run this and type the code:"),
      "", "  haru sync join " + Self.quoted(membership.place), "",
      keepCode,
    ]
  }

  var keepCode: String {
    say(
      "코드를 아는 사람은 누구나 기록을 모두 읽을 수 있어요. 비밀번호처럼 보관해 주세요.",
      "Whoever has it can read everything: keep it as you keep a password.")
  }

  func joined(_ membership: SyncMembership) -> [String] {
    [
      say(
        "동기화에 참여했어요. 이 기기의 이름은 \(Particle.being.after("‘\(shown(membership.name))’")).",
        "This device has joined. It is called “\(shown(membership.name))”.")
    ]
  }

  /// A place as a shell takes it.
  static func quoted(_ place: String) -> String {
    let isPlain = place.allSatisfy { $0.isLetter || $0.isNumber || "/._-:@%+=,~".contains($0) }
    let whole = Printable.line(place)
    return isPlain
      ? whole
      : "'"
        + whole.split(separator: "'", omittingEmptySubsequences: false)
        .joined(separator: "'\\''") + "'"
  }

  var askCode: String { say("동기화 코드", "The code") }

  var left: String {
    say(
      "이 기기의 동기화를 끝냈어요. 기록은 그대로 있고, 다른 기기는 계속 함께 써요.",
      "This device has left. Everything in it stays, and the others go on.")
  }

  func mayForget(_ name: String) -> String {
    say(
      "‘\(shown(name))’ 기기를 동기화에서 뺄까요? 코드가 바뀌어서 다른 기기에서도 새 코드를 입력해야 해요.",
      "Forget “\(shown(name))”? The code changes, and your other devices have to type the new one.")
  }

  func forgot(_ name: String, code: String) -> [String] {
    [
      say(
        "‘\(shown(name))’ 기기는 이제 새로 바뀌는 내용을 읽지 못해요. 다른 기기에서 `haru sync join`으로 입력할 새 코드:",
        "“\(shown(name))” reads nothing new any more. The new code, for `haru sync join` on your other "
          + "devices:"),
      "", "  " + code, "",
    ]
  }

  /// Why what a device wrote last is lost, now that it is forgotten.
  func lost(_ reason: WaitingReason, _ name: String) -> String {
    say(
      "‘\(shown(name))’ 기기가 마지막으로 쓴 내용은 받지 못했어요: ",
      "What \(shown(name)) wrote last was never received: ") + self.reason(reason, name) + "."
  }

  // MARK: Meeting

  /// What came of meeting the others, a line for each device that brought something.
  func lines(of report: SyncReport, at now: Now) -> [String] {
    news(of: report, at: now) + (report.told > 0 ? [told(report.told)] : [])
  }

  /// The same without what lost.
  func news(of report: SyncReport, at now: Now) -> [String] {
    var lines: [String] = []
    if report.hasBecomeNew {
      lines.append(
        say(
          "저장소가 복사되었거나 백업에서 복원되어서, 새 기기로 동기화해요.",
          "This store was copied, or brought back from a backup, so it goes on as a device of its own."
        ))
    }
    if report.hasRefilled {
      lines.append(
        say(
          "동기화 장소에서 이 기기의 파일이 사라져서 다시 채웠어요.",
          "The place had lost what this device had left there; it is there again."))
    }
    for received in report.received {
      lines.append(
        say(
          "‘\(shown(received.device))’에서 바뀐 내용 \(received.changes)개를 받았어요.",
          "\(shown(received.device)): "
            + counted(received.changes, "change", "changes") + " received."))
    }
    for number in report.renumbered {
      lines.append(
        say(
          "글귀 \(number.before)번은 다른 기기에서 먼저 쓴 번호라서 \(number.now)번으로 바꿨어요.",
          "Saying \(number.before) has the number \(number.now) now; another device had given the other "
            + "one first."))
    }
    if report.sent > 0 { lines.append(say("여기서 바뀐 내용을 보냈어요.", "Sent what is new here.")) }
    let waiting = report.waiting.filter { isWorthSaying($0, now) }
    // What waits is new, although nothing came of it yet.
    if lines.isEmpty, !report.holdsBack, !waiting.contains(where: { $0.reason == .later }) {
      lines.append(say("새로 바뀐 내용이 없어요.", "Nothing is new."))
    }
    return lines + waiting.map { sentence($0.reason, $0.device) }
  }

  /// Why what is new here was not sent.
  func heldBack(_ report: SyncReport) -> Report {
    let names = report.waiting.filter { $0.reason == .later }.map { shown($0.device) }
      .joined(separator: ", ")
    return Report(
      code: "heldBack",
      message: say(
        "여기서 바뀐 내용을 보내지 않았어요. ‘\(names)’의 새 버전이 쓴 내용을 이 버전은 읽지 못해서, 업데이트한 뒤에 보내요.",
        "What is new here was not sent: this Haru does not understand what the newer one of \(names) "
          + "wrote. It is sent once this one is updated."),
      status: .refused)
  }

  /// Files that are on their way need no word before a day has gone.
  private func isWorthSaying(_ waiting: SyncReport.Waiting, _ now: Now) -> Bool {
    switch waiting.reason {
    case .unreadable, .missing: Int64(now.instant) * 1000 - waiting.since > 86_400_000
    case .ahead, .later, .forked: true
    }
  }

  func told(_ count: Int) -> String {
    say(
      "두 기기에서 따로 고친 내용이 \(count)개 있어요. `haru sync told`에서 볼 수 있어요.",
      counted(count, "value was", "values were")
        + " written on two devices at once: see `haru sync told`.")
  }

  /// Why a device waits, in a few words for scripts and lists.
  func reason(_ reason: WaitingReason, _ device: String) -> String {
    switch reason {
    case .unreadable(let seq): say("\(seq)번 파일을 읽을 수 없음", "file \(seq) cannot be read")
    case .missing(_, let seq): say("\(seq)번 파일이 아직 없음", "file \(seq) is not there yet")
    case .ahead(let milliseconds):
      say("시계가 \(days(milliseconds)) 앞서 있음", "its clock is \(days(milliseconds)) ahead")
    case .later: say("‘하루’의 새 버전에서 씀", "written by a newer Haru")
    case .forked: say("이름이 같은 사본이 있음", "two stores under one name")
    }
  }

  private func sentence(_ reason: WaitingReason, _ device: String) -> String {
    let name = shown(device)
    switch reason {
    case .unreadable(let seq):
      return say(
        "‘\(name)’의 \(seq)번 파일을 읽을 수 없어서 그 뒤의 내용을 기다리고 있어요.",
        "File \(seq) of \(name) cannot be read; what comes behind it waits.")
    case .missing(_, let seq):
      return say(
        "먼저 와야 할 \(seq)번 파일이 아직 오지 않아서 ‘\(name)’의 내용을 받지 못했어요.",
        "What \(name) wrote waits for file \(seq), which is not there yet.")
    case .ahead(let milliseconds):
      return say(
        "‘\(name)’의 시계가 \(days(milliseconds)) 앞서 있어서, 거기서 쓴 내용을 아직 받지 않았어요.",
        "The clock of \(name) is \(days(milliseconds)) ahead, so what it wrote waits.")
    case .later:
      return say(
        "‘\(name)’에서 ‘하루’의 새 버전을 쓰고 있어요. 이 기기에서도 업데이트해 주세요.",
        "\(name) has a newer Haru. Update this one to receive what it writes.")
    case .forked:
      return say(
        "‘\(name)’의 사본이 같은 이름으로 쓰고 있어요. 사본이 있는 기기에서 `haru sync`를 실행해 주세요.",
        "A copy of \(name) writes under its name. Run `haru sync` where the copy is.")
    }
  }

  private func days(_ milliseconds: Int64) -> String {
    let days = Int(max(1, (milliseconds + 43_200_000) / 86_400_000))
    return say("\(days)일", counted(days, "day", "days"))
  }
}
