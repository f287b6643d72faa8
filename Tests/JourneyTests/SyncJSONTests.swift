import Foundation
import Support
import Testing
import TextUI

/// Tests of the JSON of the sync commands. spec/sync.md 4
@Suite struct `Sync for scripts` {
  private typealias Object = [String: Any]

  /// Returns the JSON object that a command prints, without its `schema` member.
  private func answer(_ world: TestEnvironment, _ line: String, input: String? = nil) throws
    -> Object
  {
    let output = world.run(line + " --json", input: input)
    #expect(output.status == .done && output.err.isEmpty, "\(line): \(output.err)")
    let whole = try JSONSerialization.jsonObject(with: Foundation.Data(output.out.utf8))
    let object = try #require(whole as? Object)
    #expect(object["schema"] as? String == "haru/1")
    return object.filter { $0.key != "schema" }
  }

  private func sync(_ world: TestEnvironment, _ line: String, input: String? = nil) throws -> Object
  {
    let object = try answer(world, line, input: input)
    #expect(object.keys.sorted() == ["sync"], "\(line)")
    return try #require(object["sync"] as? Object)
  }

  private func expect(_ object: Object, _ keys: String..., line: String = "") {
    #expect(object.keys.sorted() == keys.sorted(), "\(line) \(object)")
  }

  /// Whether the value is a JSON number. Texts are not numbers.
  private func isNumber(_ value: Any?) -> Bool {
    value.map { "\(type(of: $0))".contains("Number") || $0 is Int } == true && !(value is String)
  }

  @Test func `has these keys where one begins, joins and shows the code`() throws {
    let remote = RemoteInMemory()
    let one = try TestEnvironment { remote.reach(from: &$0, number: 1) }
    let two = try TestEnvironment { remote.reach(from: &$0, number: 2) }
    #expect(try answer(one, "sync status").filter { $0.value is NSNull }.keys.sorted() == ["sync"])
    let begun = try sync(one, "sync init \(RemoteInMemory.address) --name laptop")
    expect(begun, "remote", "device", "key")
    #expect(
      begun as? [String: String] == [
        "remote": RemoteInMemory.address, "device": "laptop", "key": RemoteInMemory.code,
      ])
    let joined = try sync(
      two, "sync join \(RemoteInMemory.address) --name desktop", input: RemoteInMemory.code)
    #expect(joined as? [String: String] == ["remote": RemoteInMemory.address, "device": "desktop"])
    // T-39: a device that has joined keeps its name, and says so.
    let again = two.run(
      "sync join \(RemoteInMemory.address) --name other", input: RemoteInMemory.code)
    #expect(
      again.status == .done && again.err.contains("had already joined as “desktop”"), "\(again)")
    #expect(try sync(one, "sync key") as? [String: String] == ["key": RemoteInMemory.code])
    let forgot = try sync(one, "sync revoke desktop --yes")
    expect(forgot, "revoked", "key")
    #expect(forgot["revoked"] as? String == "desktop")
    let left = try answer(one, "sync leave")
    #expect(left.keys.sorted() == ["sync"] && left["sync"] is NSNull)
  }

  @Test func `has these keys where they meet, and where one looks how it stands`() throws {
    let computers = try TwoComputers(["people add Ada --every 7"])
    let nothing = try sync(computers.here, "sync")
    expect(nothing, "conflicts", "received", "sent", "waiting")
    #expect((nothing["received"] as? [Any])?.isEmpty == true && nothing["sent"] as? Int == 0)
    try computers.differ(
      "people edit Ada --nickname A", "people edit Ada --nickname B", at: "2026-03-01T10:00")
    #expect(computers.other.run("people edit Ada --phone 010-1-1").status == .done)
    #expect(computers.other.run("sync").status == .done)
    // The newest file of the other device is damaged, so this device has to wait for it.
    let files = computers.remote.files.keys.sorted { $0.path < $1.path }
    let theirs = try #require(
      computers.other.run("sync status --json").out.isEmpty
        ? nil : files.last { "\($0)".contains("batches") })
    let kept = try #require(computers.remote.read(theirs))
    computers.remote.remove(theirs)
    _ = computers.remote.create(theirs, kept.reversed())
    let met = try sync(computers.here, "sync")
    expect(met, "conflicts", "received", "sent", "waiting")
    #expect(isNumber(met["sent"]) && isNumber(met["conflicts"]) && met["conflicts"] as? Int == 1)
    let waiting = try #require(met["waiting"] as? [Object])
    #expect(waiting.count == 1, "\(met)")
    for entry in waiting {
      expect(entry, "device", "code", "message")
      #expect(entry["device"] as? String == "desktop" && entry["message"] is String)
      #expect(entry["code"] as? String == "damagedFile")
    }
    let status = try sync(computers.here, "sync status")
    expect(status, "remote", "device", "conflicts", "devices")
    #expect(status["conflicts"] as? Int == 1 && status["device"] as? String == "laptop")
    let devices = try #require(status["devices"] as? [Object])
    for device in devices { expect(device, "name", "last", "waiting") }
    #expect(devices.map { $0["name"] as? String } == ["laptop", "desktop"])
    let codes = devices.map { ($0["waiting"] as? Object)?["code"] as? String }
    #expect(codes == [nil, "damagedFile"] && devices[0]["waiting"] is NSNull)
    #expect(devices.allSatisfy { ($0["last"] as? String)?.contains("T") == true })
    computers.remote.remove(theirs)
    _ = computers.remote.create(theirs, kept)
    let received = try sync(computers.here, "sync")
    let brought = try #require(received["received"] as? [Object])
    #expect(brought.count == 1)
    for entry in brought {
      expect(entry, "device", "changes")
      #expect(entry["device"] as? String == "desktop" && entry["changes"] as? Int == 1)
    }
  }

  @Test func `has these keys where something lost, and what is left once it is settled`() throws {
    let computers = try TwoComputers([
      "people add Ada --every 7", "schedule add Dentist --from '2026-03-05 10:00'",
    ])
    try computers.differ(
      "people edit Ada --nickname A", "people edit Ada --nickname B", at: "2026-03-01T10:00")
    try computers.differ(
      "schedule edit Dentist --from '2026-03-05 11:00'",
      "schedule edit Dentist --from '2026-03-05 12:00'", at: "2026-03-01T11:00")
    let response = try answer(computers.here, "sync conflicts")
    #expect(response.keys.sorted() == ["conflicts"])
    let entries = try #require(response["conflicts"] as? [Object])
    #expect(entries.count == 2)
    for entry in entries {
      expect(entry, "n", "part", "record", "title", "field", "current", "other")
      for side in ["current", "other"] {
        expect(try #require(entry[side] as? Object), "value", "device", "at", "mine")
      }
    }
    // 4: `n` counts from 1 in the order of `at`; `record` is the id and `title` the name.
    #expect(entries.map { $0["n"] as? Int } == [1, 2])
    let name = entries[0]
    #expect(name["part"] as? String == "people" && name["title"] as? String == "Ada")
    #expect(name["field"] as? String == "nickname" && name["record"] as? String != "Ada")
    let (current, other) = (name["current"] as? Object, name["other"] as? Object)
    #expect(current?["value"] as? String == "B" && other?["value"] as? String == "A")
    #expect(current?["device"] as? String == "desktop" && other?["device"] as? String == "laptop")
    #expect(current?["mine"] as? Bool == false && other?["mine"] as? Bool == true)
    #expect((current?["at"] as? String)?.hasPrefix("2026-03-01T10:00:05") == true, "\(name)")
    #expect((other?["at"] as? String)?.hasPrefix("2026-03-01T10:00:00") == true, "\(name)")
    // 4: for a group of fields, `field` is the name of the group, and both values are objects.
    let when = entries[1]
    #expect(when["part"] as? String == "schedule" && when["field"] as? String == "when")
    for side in ["current", "other"] {
      let members = try #require((when[side] as? Object)?["value"] as? Object)
      expect(members, "start", "end", "allDay", "zone")
    }
    let left = try answer(computers.here, "sync resolve 1 --keep current")
    #expect(left.keys.sorted() == ["conflicts"])
    // Resolving one conflict does not renumber the others.
    let rest = try #require(left["conflicts"] as? [Object])
    #expect(rest.map { $0["n"] as? Int } == [2])
    let none = try answer(computers.here, "sync resolve 2 --keep other")
    #expect((none["conflicts"] as? [Object])?.isEmpty == true)
  }
}
