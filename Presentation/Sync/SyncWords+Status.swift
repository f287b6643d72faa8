import Domain
import TextUI

/// How sync stands, in words.
extension SyncWords {
  /// How it stands.
  func lines(of status: SyncStatus?, at now: Now) -> [String] {
    guard let status else { return [alone] }
    var lines = [say("장소  ", "Place    ") + Printable.line(status.place)]
    for device in status.devices {
      let waiting = state(of: device).map { " · " + $0 } ?? ""
      lines.append(
        say("기기  ", "Device   ") + "\(name(of: device)) · \(last(of: device, at: now))\(waiting)")
    }
    if status.told > 0 { lines.append(told(status.told)) }
    if status.later > 0 { lines.append(later(status.later)) }
    return lines
  }

  /// What a newer Haru wrote that is kept, and shown once this one is as new.
  func later(_ count: Int) -> String {
    say(
      "‘하루’의 새 버전에서 쓴 내용 \(count)개는 업데이트하면 보여요.",
      counted(count, "value", "values") + " of a newer Haru will be shown once this one is updated."
    )
  }

  /// What is said where a store meets no others.
  var alone: String {
    say(
      "이 기기는 동기화하지 않아요. `haru sync start`로 시작하거나 `haru sync join`으로 참여할 수 있어요.",
      "This device syncs with no other. Begin with `haru sync start`, or join one with "
        + "`haru sync join`.")
  }

  func name(of device: SyncStatus.Device) -> String {
    shown(device.name) + (device.isOwn ? say(" (이 기기)", " (this one)") : "")
  }

  /// When a device wrote the last of what is known here.
  func last(of device: SyncStatus.Device, at now: Now) -> String {
    device.last.map { moment($0, now) } ?? say("아직 없음", "nothing yet")
  }

  func moment(_ moment: Now, _ now: Now) -> String {
    // What a store had before it joined others was written at no clock they know.
    if moment.instant == 0 { return say("참여하기 전", "before it joined") }
    let day =
      moment.day == now.day
      ? CalendarWords.today(language)
      : moment.day.parts.year == now.day.parts.year
        ? CalendarWords.day(moment.day, in: language)
        : CalendarWords.fullDay(moment.day, in: language)
    return day + " " + ClockWords.time(moment.time, in: language)
  }

  /// The same, or else that a device has not taken in yet what was sent here.
  func state(of device: SyncStatus.Device) -> String? {
    let isBehind = device.behind.map { $0 > 0 } ?? false
    return waiting(device)
      ?? (isBehind ? say("여기서 보낸 내용을 아직 다 받지 않음", "has yet to take in what was sent here") : nil)
  }

  /// Why something of a device waits; nothing where nothing does.
  func waiting(_ device: SyncStatus.Device) -> String? {
    if device.isOwn {
      return device.hasUnsent ? say("아직 보내지 않은 내용이 있음", "has something to send") : nil
    }
    return device.waiting.map { reason($0, device.name) }
  }
}
