import Testing

@testable import Domain
@testable import PresentationKit
@testable import PresentationShared
@testable import TextUI

/// Tests of the sentences about devices whose files are missing or unreadable. spec/sync.md 4
@Suite struct `Devices that wait` {
  private static let hour: Int64 = 3_600_000
  private let now = Now(instant: 1_773_000_000, offset: 32_400)

  private func report(_ waiting: [(String, WaitCause, hours: Int64)]) -> SyncReport {
    SyncReport(
      received: [], sent: 0,
      waiting: waiting.map {
        .init(device: $0.0, reason: $0.1, since: Int64(now.instant) * 1000 - $0.hours * Self.hour)
      }, conflicts: 0, renumbered: [], hasNewDeviceID: false, hasRefilled: false,
      holdsBack: false)
  }

  private var both: SyncReport {
    report([
      ("laptop", .missing(DeviceID(SixteenBytes(high: 1, low: 1)), seq: 7), hours: 25),
      ("desktop", .unreadable(seq: 9), hours: 1),
    ])
  }

  @Test func `are named to people after a day`() {
    #expect(
      SyncWords(.english).lines(of: both, at: now) == [
        "No new changes.", "Changes from “laptop” are on hold until file 7 arrives.",
      ])
    #expect(
      SyncWords(.korean).lines(of: both, at: now) == [
        "새로 바뀐 내용이 없어요.", "7번 파일이 아직 오지 않아서 ‘laptop’에서 바뀐 내용을 받지 못했어요.",
      ])
    let later = report([("desktop", .unreadable(seq: 9), hours: 25)])
    #expect(
      SyncWords(.english).lines(of: later, at: now).last
        == "File 9 from “desktop” cannot be read, so later changes from that device are on hold.")
  }

  @Test func `are named to scripts at once`() {
    var json = JSONText()
    json.object { json in
      json.key("sync")
      json.report(both, SyncWords(.english))
    }
    #expect(
      String(decoding: json.bytes, as: UTF8.self)
        == #"{"sync":{"received":[],"sent":0,"conflicts":0,"waiting":["#
        + #"{"device":"laptop","code":"missingFile","message":"file 7 has not arrived yet"},"#
        + #"{"device":"desktop","code":"damagedFile","message":"file 9 cannot be read"}]}}"#)
  }

  // Problems that no later file solves are shown at once.
  @Test func `are named at once where somebody has to do something`() {
    let all = report([
      ("a", .ahead(milliseconds: 72 * Self.hour), hours: 0), ("b", .later, hours: 0),
      ("c", .forked, hours: 0), ("d", .ahead(milliseconds: 25 * Self.hour), hours: 0),
    ])
    #expect(
      SyncWords(.english).lines(of: all, at: now) == [
        "The clock of “a” is 3 days ahead, so changes from that device are on hold.",
        "“b” has a newer version of Haru. Update Haru on this device to receive its changes.",
        "Two stores are syncing under the name “c”. Run `haru sync` on the copy to make it a "
          + "separate device.",
        "The clock of “d” is 1 day ahead, so changes from that device are on hold.",
      ])
  }

  // D-28: the closer a time is, the shorter it is written.
  @Test func `wrote last on a day that is said briefly`() {
    let words = SyncWords(.english)
    func day(_ days: Int) -> String {
      let moment = Now(instant: now.instant - days * 86_400, offset: now.offset)
      return words.moment(moment, now)
    }
    #expect(day(0).hasPrefix("today ") && day(1).hasPrefix("yesterday "))
    #expect(day(4).count < 12 && !day(40).contains("2026"), "\(day(4)), \(day(40))")
  }
}
