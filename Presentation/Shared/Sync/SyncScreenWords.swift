import Domain
import PresentationKit
import TextUI

struct SyncScreenWords: KeyWords {
  let language: Language

  private var spoken: SyncWords { SyncWords(language) }

  // MARK: Keys

  var keySync: String { say("지금 동기화", "sync now") }
  var keyResolve: String { say("해결하기", "resolve") }
  var keyCurrent: String { say("지금 값 남기기", "keep current") }
  var keyOther: String { say("다른 값으로 바꾸기", "use other") }
  var keyLeaveOpen: String { say("나중에 고르기", "decide later") }
  var keyKey: String { say("동기화 키 보기", "show the sync key") }
  var keyDevices: String { say("기기 보기", "devices") }
  var keyStop: String { say("동기화 멈추기", "stop syncing") }

  // MARK: Sync not set up

  var title: String { MoreItem.sync.title(language) }
  var alone: String { spoken.alone }

  /// The page that explains what sync is and how to set it up.
  var invitation: SupportText {
    SupportText(
      title: title,
      pieces: [
        .paragraph(
          say(
            "컴퓨터가 여러 대여도 기록은 하나예요. 인터넷이 없어도 그대로 쓸 수 있고, 동기화할 때마다 기기끼리 바뀐 내용을 주고받아요.",
            "Use the same data on several computers. Each computer works offline and exchanges "
              + "changes when it syncs.")),
        .paragraph(
          say(
            "동기화 위치는 이미 쓰고 있는 저장 공간이면 돼요.",
            "The computers sync through storage you already have, called the remote:")),
        .item(
          say(
            "Syncthing이나 Nextcloud로 동기화하는 폴더, 공유 디스크",
            "a folder that Syncthing or Nextcloud syncs, or a shared disk")),
        .item(say("ssh로 접속할 수 있는 컴퓨터", "a computer you can reach by ssh")),
        .item(say("PostgreSQL 데이터베이스", "a PostgreSQL database")),
        .item(say("WebDAV 서버", "a WebDAV server")),
        .paragraph(
          say(
            "보내기 전에 모두 암호화해서, 그곳에서는 아무도 읽을 수 없어요. 암호를 푸는 동기화 키는 여러분의 기기에만 있어요.",
            "Everything is encrypted before it is sent. Only your devices have the sync key, so only "
              + "they can read the data.")),
        .heading(say("첫 기기에서", "On the first device")),
        .verbatim("haru sync init REMOTE"),
        .heading(
          say(
            "다른 기기에서 (첫 기기의 동기화 키 입력)", "On every other device, with the sync key from the first")
        ),
        .verbatim("haru sync join REMOTE"),
        .paragraph(
          say(
            "REMOTE에는 동기화 위치를 입력해요. 예: /home/me/Sync/haru, ssh://me@server/home/me/haru",
            "REMOTE is the address of the remote, such as /home/me/Sync/haru or "
              + "ssh://me@server/home/me/haru.")),
      ])
  }

  // MARK: The sync key

  /// Returns a page with the sync key and where to enter it.
  func page(of key: String, at remote: String?) -> SupportText {
    SupportText(
      title: SyncWords(language).askKey,
      pieces: [
        .paragraph(
          say(
            "다른 기기에서 다음을 실행하고 이 키를 입력해 주세요:",
            "Run this on another device and enter the key:")),
        .verbatim("haru sync join " + (remote.map(SyncWords.quoted) ?? "REMOTE")),
        .verbatim(key), .paragraph(spoken.keepKey),
      ])
  }

  // MARK: Devices

  var devices: String { say("기기", "Devices") }
  var remote: String { say("동기화 위치", "Remote") }
  func syncing(_ seconds: Int) -> String {
    if seconds == 0 { return say("동기화하고 있어요…", "Syncing…") }
    return say("동기화하고 있어요… \(seconds)초", "Syncing… \(seconds) s")
  }
  var stopping: String { say("동기화를 멈추고 있어요…", "Stopping sync…") }
  func moreDevices(_ count: Int) -> String {
    say("기기 \(count)대 더 (d)", "\(count) more devices (d)")
  }

  func name(of device: SyncStatus.Device) -> String { spoken.name(of: device) }
  /// Returns when a device last wrote; nil for this device if it has not written yet.
  func last(of device: SyncStatus.Device, at now: Now) -> String? {
    device.isOwn && device.last == nil ? nil : spoken.last(of: device, at: now)
  }
  func waiting(_ device: SyncStatus.Device) -> String? { spoken.state(of: device) }

  /// Returns a page that lists all devices.
  func page(of status: SyncStatus?, at now: Now) -> SupportText {
    var pieces: [SupportText.Piece] = []
    if let status { pieces.append(.paragraph(Printable.line(status.remote))) }
    for device in status?.devices ?? [] {
      let fieldVersions = [name(of: device), last(of: device, at: now), waiting(device)]
      pieces.append(.item(fieldVersions.compactMap(\.self).joined(separator: " · ")))
    }
    return SupportText(title: devices, pieces: pieces)
  }

  // MARK: Conflicts

  var conflicts: String { say("충돌", "Conflicts") }
  var chosen: String { say("고른 충돌", "Selected conflict") }
  var noConflicts: String { spoken.noConflicts }
  func cannotShow(_ count: Int) -> String {
    say(
      "충돌이 \(count)개 있어요. 읽기 전용이어서 여기서는 볼 수 없어요.",
      spoken.counted(count, "conflict", "conflicts")
        + ". Conflicts cannot be shown in read-only mode.")
  }

  /// Returns a moment for a list: the day in its shortest form, such as “yesterday”, and the time.
  func moment(_ moment: Now, _ now: Now) -> String {
    spoken.moment(moment, now)
  }

  /// Returns the name of the record in conflict.
  func record(of conflicts: NamedConflict) -> String {
    let entry = conflicts.entry
    let part = entry.part.map { $0.entry.name(language) + " " } ?? ""
    let title = Printable.line(entry.title.isEmpty ? entry.record : entry.title)
    return part + say("‘\(title)’", "“\(title)”")
  }

  func field(of conflicts: NamedConflict) -> String {
    SyncFieldWords(language).name(conflicts.entry.field)
  }

  /// Returns the names of the record and the field in conflict.
  func title(of conflicts: NamedConflict) -> String {
    record(of: conflicts) + " · " + field(of: conflicts)
  }

  var currentName: String { say("지금 값", "Current value") }
  var otherName: String { say("다른 값", "Other value") }
  func current(_ conflict: NamedConflict, at now: Now) -> String {
    head(currentName, conflict.current, now)
  }
  func other(_ conflict: NamedConflict, at now: Now) -> String {
    head(otherName, conflict.other, now)
  }
  private func head(_ name: String, _ side: NamedConflict.Side, _ now: Now) -> String {
    name + (spoken.writer(of: side, at: now).map { " · " + $0 } ?? "")
  }
  /// Explains why a value of a conflict cannot be chosen yet.
  func held(_ conflicts: NamedConflict) -> String {
    switch conflicts.entry.field {
    case "pages":
      say(
        "이미 읽은 쪽수보다 적어서 아직 이 값으로 바꿀 수 없어요. 읽은 기록을 먼저 고쳐 주세요.",
        "You have read more pages than this. To use this value, change the reading log.")
    case "record":
      say(
        "이 책의 다른 기록과 맞지 않아서 아직 이 값으로 바꿀 수 없어요. 읽은 기록을 먼저 고쳐 주세요.",
        "This value does not fit the rest of the reading log. Change the other entries to use "
          + "it.")
    case _:
      say(
        "다른 기록에 같은 값이 있어서 아직 이 값으로 바꿀 수 없어요. 값이 겹치는 기록을 먼저 고쳐 주세요.",
        "Another record already has this value. Change that record to use this value here.")
    }
  }

  /// Returns a field in full: its value, or each member that differs from the other side.
  func value(of members: [ConflictMember], beside others: [ConflictMember] = []) -> String {
    let fields = SyncFieldWords(language)
    if let gone = spoken.gone(members) { return gone }
    let shownMembers = spoken.shownMembers(members, beside: others)
    if shownMembers.isEmpty { return spoken.word(.nothing) }
    if members.count == 1 { return word(members[0].value) }
    return shownMembers.map { fields.value(word($0.value), of: $0.name, mark: ": ") }
      .joined(separator: "\n")
  }

  private func word(_ value: ConflictMember.Value) -> String {
    switch value {
    case .text(let text): Printable.lines(text)
    case .texts(let texts): texts.map(Printable.line).joined(separator: ", ")
    case .nothing, .number, .flag, .moment: spoken.word(value)
    }
  }

  /// Returns both sides of a conflict, one below the other.
  func sides(of conflicts: NamedConflict, at now: Now) -> String {
    let (one, two) = (conflicts.current.members, conflicts.other.members)
    return [
      current(conflicts, at: now), value(of: one, beside: two), "",
      other(conflicts, at: now), value(of: two, beside: one),
    ].joined(separator: "\n")
  }

  /// Wraps a text and cuts it to the available rows.
  func wrapped(_ text: String, to columns: Int, rows: Int, _ glyphs: Glyphs) -> [String] {
    guard rows > 0 else { return [] }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).flatMap {
      TextLayout.wrapped($0, to: columns)
    }
    if lines.count <= rows { return lines }
    return lines.prefix(rows - 1)
      + TextLayout.wrapped(
        lines[(rows - 1)...].joined(separator: " "), to: columns, rows: 1,
        ellipsis: glyphs.ellipsis)
  }
}
