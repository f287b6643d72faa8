import Domain
import TextUI

extension JSONText {
  /// What came of meeting others.
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
      json.member("told", report.told)
      json.member("heldBack", report.holdsBack)
      json.key("renumbered")
      json.list(report.renumbered) { json, number in
        json.object { json in
          json.member("before", number.before)
          json.member("now", number.now)
        }
      }
      json.key("waiting")
      json.list(report.waiting) { json, waiting in
        json.object { json in
          json.member("device", waiting.device)
          json.member("reason", words.reason(waiting.reason, waiting.device))
        }
      }
    }
  }

  /// A device that has begun.
  mutating func begun(_ membership: SyncMembership, code: String?) {
    key("sync")
    object { json in
      json.member("place", membership.place)
      json.member("device", membership.name)
      if let code { json.member("code", code) }
    }
  }

  /// How it stands; nothing where a store meets no others.
  mutating func status(_ status: SyncStatus?, _ words: SyncWords) {
    guard let status else { return null() }
    object { json in
      json.member("place", status.place)
      json.member("device", status.device)
      json.member("told", status.told)
      json.member("later", status.later)
      json.key("devices")
      json.list(status.devices) { json, device in
        json.object { json in
          json.member("name", device.name)
          json.member("last", device.last?.description)
          json.member("waiting", words.waiting(device))
          json.member("behind", device.behind)
          json.member("self", device.isOwn)
        }
      }
    }
  }

  /// A value that lost.
  mutating func told(_ told: NamedTold) {
    let entry = told.entry
    object { json in
      json.member("n", entry.number)
      json.member("part", entry.part?.rawValue)
      json.member("record", entry.record)
      json.member("title", entry.title)
      json.member("field", entry.field)
      json.key("here")
      json.members(entry.here)
      json.key("other")
      json.members(entry.other)
      json.member("device", told.device)
      json.member("at", told.at.instant == 0 ? nil : told.at.description)
    }
  }

  /// A field: its value, or an object of the members that go together.
  private mutating func members(_ members: [ToldMember]) {
    if members.count == 1 { return value(members[0].value) }
    object { json in
      for member in members {
        json.key(named: member.name)
        json.value(member.value)
      }
    }
  }

  private mutating func value(_ value: ToldMember.Value) {
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
