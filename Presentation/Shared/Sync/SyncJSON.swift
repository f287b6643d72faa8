import Domain
import PresentationKit
import TextUI

extension JSONText {
  /// Writes the result of a sync.
  mutating func report(_ report: SyncReport, _ words: SyncWords) {
    object { json in
      json.key("received")
      json.list(report.received) { json, received in
        json.object { json in
          json.member("device", received.device)
          json.member("changes", received.changes)
        }
      }
      json.member("sent", report.sent)
      json.member("conflicts", report.conflicts)
      json.key("waiting")
      json.list(report.waiting) { json, waiting in
        json.waiting(
          waiting.device, code: waiting.reason.code,
          words.reason(waiting.reason, waiting.device))
      }
    }
  }

  /// Writes a device whose changes wait, with the reason as a code for scripts and as a message.
  private mutating func waiting(_ device: String, code: String, _ message: String) {
    object { json in
      json.member("device", device)
      json.member("code", code)
      json.member("message", message)
    }
  }

  /// Writes the sync membership after sync was set up on this device.
  mutating func begun(_ membership: SyncMembership, key syncKey: String?) {
    key("sync")
    object { json in
      json.member("remote", membership.remote)
      json.member("device", membership.name)
      if let syncKey { json.member("key", syncKey) }
    }
  }

  /// Writes the status; null if sync is not set up.
  mutating func status(_ status: SyncStatus?, _ words: SyncWords) {
    guard let status else { return null() }
    object { json in
      json.member("remote", status.remote)
      json.member("device", status.device)
      json.member("conflicts", status.conflicts)
      json.key("devices")
      json.list(status.devices) { json, device in
        json.object { json in
          json.member("name", device.name)
          json.member("last", device.last?.description)
          json.key("waiting")
          if let (code, message) = words.waiting(device) {
            json.waiting(device.name, code: code, message)
          } else {
            json.null()
          }
        }
      }
    }
  }

  mutating func conflict(_ conflict: NamedConflict) {
    let entry = conflict.entry
    object { json in
      json.member("n", entry.number)
      json.member("part", entry.part?.rawValue)
      json.member("record", entry.record)
      json.member("title", entry.title)
      json.member("field", entry.field)
      json.key("current")
      json.side(conflict.current)
      json.key("other")
      json.side(conflict.other)
    }
  }

  /// Writes one value of a conflict, with the device that wrote it.
  private mutating func side(_ side: NamedConflict.Side) {
    object { json in
      json.key("value")
      json.members(side.members)
      json.member("device", side.device)
      json.member("at", side.at.flatMap { $0.instant == 0 ? nil : $0.description })
      json.member("mine", side.isMine)
    }
  }

  /// Writes a field in conflict: its value, or an object if the field consists of several members.
  private mutating func members(_ members: [ConflictMember]) {
    if members.isEmpty { return null() }
    if members.count == 1 { return value(members[0].value) }
    object { json in
      for member in members {
        json.key(named: member.name)
        json.value(member.value)
      }
    }
  }

  private mutating func value(_ value: ConflictMember.Value) {
    switch value {
    case .nothing: null()
    case .text(let text): self.value(text)
    case .number(let number): self.value(number)
    case .flag(let flag): self.value(flag)
    case .moment(let moment): self.value(moment.description)
    case .texts(let texts): list(texts) { $0.value($1) }
    }
  }
}

extension WaitCause {
  /// The code of the reason in JSON output.
  var code: String {
    switch self {
    case .unreadable: "damagedFile"
    case .missing: "missingFile"
    case .ahead: "clockAhead"
    case .later: "newerVersion"
    case .forked: "duplicateDevice"
    }
  }
}
