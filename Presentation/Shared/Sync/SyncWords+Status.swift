import Domain
import PresentationKit
import TextUI

/// The texts about the status of sync.
extension SyncWords {
  func lines(of status: SyncStatus?, at now: Now) -> [String] {
    guard let status else { return [alone] }
    let remote = Printable.line(status.remote)
    var lines = [
      isPlain
        ? field(SyncScreenWords(language).remote, remote)
        : say("동기화 위치  ", "Remote   ") + remote
    ]
    for device in status.devices {
      let facts = [name(of: device), last(of: device, at: now), state(of: device)]
      let text = facts.compactMap(\.self).joined(separator: between)
      lines.append(
        isPlain ? field(say("기기", "Device"), text) : say("기기         ", "Device   ") + text)
    }
    if status.conflicts > 0 { lines.append(conflicts(status.conflicts)) }
    if status.later > 0 { lines.append(later(status.later)) }
    return lines
  }

  /// Returns the sentence about values that a newer version wrote. This version stores these values but cannot show
  /// them.
  func later(_ count: Int) -> String {
    say(
      "‘하루’의 새 버전에서 적은 내용 \(count)개는 업데이트하면 보여요.",
      counted(count, "value", "values")
        + " from a newer version of Haru will be shown after you update.")
  }

  /// The sentence that says that sync is not set up on this device.
  var alone: String {
    say(
      "이 기기는 동기화하지 않아요. `haru sync init`으로 시작하거나 `haru sync join`으로 참여할 수 있어요.",
      "Sync is not set up on this device. Start with `haru sync init`, or join another device with "
        + "`haru sync join`.")
  }

  var thisDevice: String { say(" (이 기기)", " (this device)") }

  func name(of device: SyncStatus.Device) -> String {
    shown(device.name) + (device.isOwn ? thisDevice : "")
  }

  /// Says when a device wrote its last known change.
  func last(of device: SyncStatus.Device, at now: Now) -> String {
    device.last.map { moment($0, now) } ?? say("아직 바꾼 것이 없음", "no changes yet")
  }

  func moment(_ moment: Now, _ now: Now) -> String {
    // Changes from before a store joined have no synced time, which is stored as 0.
    if moment.instant == 0 { return say("참여하기 전", "before it joined") }
    let day = CalendarWords.nearDay(moment.day, today: now.day, in: language)
    return day + " " + ClockWords.time(moment.time, in: language)
  }

  /// Explains why changes of a device wait, or that the device has not received all changes of this one. Nil if neither
  /// is the case.
  func state(of device: SyncStatus.Device) -> String? {
    let isBehind = device.behind.map { $0 > 0 } ?? false
    return waiting(device)?.message
      ?? (isBehind
        ? say("이 기기에서 최근에 바뀐 내용을 아직 받지 않음", "has not received this device's latest changes") : nil)
  }

  /// Explains why changes of a device wait, with a code for scripts; nil if none wait.
  func waiting(_ device: SyncStatus.Device) -> (code: String, message: String)? {
    if device.isOwn {
      return device.hasUnsent ? ("unsent", say("아직 보내지 않은 내용이 있음", "has unsent changes")) : nil
    }
    return device.waiting.map { ($0.code, reason($0, device.name)) }
  }
}
