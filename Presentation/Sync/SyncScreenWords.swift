import Domain
import TextUI

/// What the page of sync says.
struct SyncScreenWords: KeyWords {
  let language: Language

  private var spoken: SyncWords { SyncWords(language) }

  // MARK: Keys

  var keyMeet: String { say("지금 동기화", "sync now") }
  var keySettle: String { say("정하기", "choose a side") }
  var keyHere: String { keyKeepIt }
  var keyOther: String { say("밀려난 내용으로", "take the other") }
  var keyLeaveOpen: String { say("나중에 고르기", "leave it open") }
  var keyCode: String { say("코드 보기", "show the code") }
  var keyDevices: String { say("기기 보기", "devices") }
  var keyStop: String { say("동기화 멈추기", "stop syncing") }

  // MARK: Where nobody is met

  var title: String { MoreItem.sync.title(language) }
  var alone: String { spoken.alone }

  /// What sync is, and how it is begun.
  var invitation: SupportText {
    SupportText(
      title: title,
      pieces: [
        .paragraph(
          say(
            "컴퓨터가 여러 대여도 하루는 하나예요. 인터넷이 없어도 그대로 쓰고, 동기화할 때마다 기기끼리 바뀐 내용을 주고받아요.",
            "Several computers, one Haru. Each works without a network, and whenever they meet they "
              + "tell each other what is new.")),
        .paragraph(
          say(
            "동기화 장소는 이미 쓰고 있는 곳이면 돼요.",
            "They meet at a place you already have:")),
        .item(
          say(
            "Syncthing이나 Nextcloud가 옮겨 주는 폴더, 함께 쓰는 디스크",
            "a folder that Syncthing or Nextcloud carries, or a shared disk")),
        .item(say("ssh로 들어갈 수 있는 컴퓨터", "a computer you reach by ssh")),
        .item(say("PostgreSQL 데이터베이스", "a PostgreSQL database")),
        .item(say("WebDAV 서버", "a WebDAV server")),
        .paragraph(
          say(
            "보내기 전에 모두 암호화해서, 그곳에서는 아무도 읽을 수 없어요. 암호를 푸는 코드는 여러분의 기기에만 있어요.",
            "Everything is encrypted before it leaves. Nobody there can read it: only your "
              + "devices have the key.")),
        .heading(say("첫 기기에서", "On the first device")),
        .verbatim("haru sync start PLACE"),
        .heading(say("다른 기기에서, 첫 기기가 알려 준 코드로", "On the others, with the code of the first")),
        .verbatim("haru sync join PLACE"),
        .paragraph(
          say(
            "PLACE에는 장소를 적어요. 예: /home/me/Sync/haru, ssh://me@server/home/me/haru",
            "PLACE says where, such as /home/me/Sync/haru or ssh://me@server/home/me/haru.")),
      ])
  }

  // MARK: The code

  /// The code, for whoever asked to see it, and where to type it.
  func page(of code: String, at place: String?) -> SupportText {
    SupportText(
      title: say("동기화 코드", "The code of your devices"),
      pieces: [
        .paragraph(
          say(
            "다른 기기에서 다음을 실행하고 이 코드를 입력해 주세요:",
            "On another device, run this and type the code:")),
        .verbatim("haru sync join " + (place.map(SyncWords.quoted) ?? "PLACE")),
        .verbatim(code), .paragraph(spoken.keepCode),
      ])
  }

  // MARK: Devices

  var devices: String { say("기기", "Devices") }
  var place: String { say("동기화 장소", "Where they meet") }
  func meeting(_ seconds: Int) -> String {
    if seconds == 0 { return say("다른 기기와 만나고 있어요…", "Meeting the others…") }
    return say("다른 기기와 만나고 있어요… \(seconds)초", "Meeting the others… \(seconds) s")
  }
  var stopping: String { say("동기화를 멈추고 있어요…", "Stopping sync…") }
  func moreDevices(_ count: Int) -> String {
    say("기기 \(count)대 더 (d)", "\(count) more devices (d)")
  }

  func name(of device: SyncStatus.Device) -> String { spoken.name(of: device) }
  /// When a device wrote last; nothing of this one, which everybody knows of.
  func last(of device: SyncStatus.Device, at now: Now) -> String? {
    device.isOwn && device.last == nil ? nil : spoken.last(of: device, at: now)
  }
  func waiting(_ device: SyncStatus.Device) -> String? { spoken.state(of: device) }

  /// All devices, on a page of their own.
  func page(of status: SyncStatus?, at now: Now) -> SupportText {
    var pieces: [SupportText.Piece] = []
    if let status { pieces.append(.paragraph(Printable.line(status.place))) }
    for device in status?.devices ?? [] {
      let facts = [name(of: device), last(of: device, at: now), waiting(device)]
      pieces.append(.item(facts.compactMap(\.self).joined(separator: " · ")))
    }
    return SupportText(title: devices, pieces: pieces)
  }

  // MARK: What lost

  var told: String { say("두 기기에서 따로 고친 내용", "Written on two devices at once") }
  var chosen: String { say("고른 내용", "The chosen one") }
  var nothingTold: String { spoken.nothingTold }
  func cannotTell(_ count: Int) -> String {
    say(
      "따로 고친 내용이 \(count)개 있어요. 읽기 전용이어서 여기서는 볼 수 없어요.",
      "\(count == 1 ? "There is 1" : "There are \(count)"), which cannot be shown while only reading."
    )
  }

  func moment(_ moment: Now, _ now: Now) -> String { spoken.moment(moment, now) }

  /// What the record of an entry is called.
  func record(of told: NamedTold) -> String {
    let entry = told.entry
    let part = entry.part.map { $0.entry.name(language) + " " } ?? ""
    return part + "‘" + Printable.line(entry.title.isEmpty ? entry.record : entry.title) + "’"
  }

  func field(of told: NamedTold) -> String { SyncFieldWords(language).name(told.entry.field) }

  /// The record and the field of an entry.
  func title(of told: NamedTold) -> String { record(of: told) + " · " + field(of: told) }

  var here: String { say("지금 내용", "What stands") }
  func other(_ told: NamedTold, at now: Now) -> String {
    say("밀려난 내용", "What lost") + " · " + Printable.line(told.device) + " · "
      + moment(told.at, now)
  }
  /// Why a value waits that no rule lets stand.
  func held(_ told: NamedTold) -> String {
    switch told.entry.field {
    case "pages":
      say(
        "읽은 쪽수보다 적어서 기다리고 있어요. 읽은 기록을 고치면 쓸 수 있어요.",
        "It waits because more was read than that. Change those records, and it can stand.")
    case "record":
      say(
        "다른 읽은 기록과 맞지 않아서 기다리고 있어요. 그 기록을 고치면 쓸 수 있어요.",
        "It waits because it does not fit what else was read. Change that, and it can stand.")
    case _:
      say(
        "다른 기록에 이미 있는 값이라 기다리고 있어요. 그 기록을 고치면 쓸 수 있어요.",
        "It waits because another record has it. Change that one, and it can stand.")
    }
  }

  /// A field in full: its value, or each of its members that is another one on the other side.
  func value(of members: [ToldMember], beside others: [ToldMember] = []) -> String {
    let fields = SyncFieldWords(language)
    if let gone = spoken.gone(members) { return gone }
    let said = spoken.said(members, beside: others)
    if said.isEmpty { return spoken.word(.nothing) }
    if members.count == 1 { return word(members[0].value) }
    return said.map { fields.value(word($0.value), of: $0.name, mark: ": ") }
      .joined(separator: "\n")
  }

  private func word(_ value: ToldMember.Value) -> String {
    switch value {
    case .text(let text): Printable.lines(text)
    case .texts(let texts): texts.map(Printable.line).joined(separator: ", ")
    case .nothing, .number, .flag, .moment: spoken.word(value)
    }
  }

  var goesForGood: String {
    say(
      "그대로 두면 밀려난 내용은 모든 기기에서 사라지고, 되돌릴 수 없어요.",
      "If you keep it, what lost goes on all devices, and nothing brings it back.")
  }

  /// Both sides, one below the other.
  func sides(of told: NamedTold, at now: Now) -> String {
    let entry = told.entry
    return [
      here, value(of: entry.here, beside: entry.other), "",
      other(told, at: now), value(of: entry.other, beside: entry.here),
    ].joined(separator: "\n")
  }

  /// The lines of a text, as many as there are rows for.
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
