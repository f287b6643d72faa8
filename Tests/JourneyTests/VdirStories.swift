import Domain
import Foundation
import PresentationKit
import Support
import Testing

/// Rounds with a folder in random order, with changes and removals on both sides and remotes that fail. A model says
/// what both sides have afterwards.
@Suite struct `Rounds with a folder` {
  /// An event as a user knows it.
  private struct Plan {
    var agreed: [String: String]
    var here: [String: String] = [:]
    var there: [String: String] = [:]
    var file: String?
    var isHere: Bool
    var isThere: Bool
    /// The line that only the folder knows; nil for an event that was made here.
    var mark: String?
    /// Whether both sides agreed on the event in an earlier round.
    var wasAgreed = false

    func value(_ field: String, onPhone: Bool) -> String? {
      (onPhone ? there : here)[field] ?? agreed[field]
    }
  }

  private struct Model {
    let world: TestEnvironment
    var random: SplitMix
    var plans: [Plan] = []
    /// The values that a conflict has, by the field and the value from here that is in use.
    var conflicts: [String: String] = [:]
    var count = 0

    mutating func word() -> String {
      count += 1
      return "w\(count)w"
    }

    // MARK: Changes

    mutating func addHere() {
      let title = word()
      let done = world.run("schedule add \(title) --from '2026-03-09 10:00'")
      #expect(done.status == .done, "\(done.err)")
      plans.append(Plan(agreed: ["title": title], isHere: true, isThere: false))
    }

    mutating func addThere() throws {
      let (title, mark) = (word(), word())
      let name = "\(title).ics"
      let text = [
        "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Phone//EN", "BEGIN:VEVENT", "UID:\(title)",
        "X-MARK:\(mark)", "DTSTAMP:20260101T000000Z", "DTSTART:20260310T010000Z",
        "DTEND:20260310T020000Z", "SUMMARY:\(title)", "END:VEVENT", "END:VCALENDAR", "",
      ].joined(separator: "\r\n")
      try world.vdirFiles.write(try #require(RemotePath(name)), Array(text.utf8))
      plans.append(
        Plan(
          agreed: ["title": title], file: name, isHere: false, isThere: true,
          mark: "X-MARK:\(mark)"))
    }

    mutating func changeHere(_ index: Int, _ field: String) {
      guard plans[index].isHere, let title = plans[index].value("title", onPhone: false) else {
        return
      }
      let new = word()
      let done = world.run("schedule edit \(title) --\(field) \(new)")
      #expect(done.status == .done, "\(title): \(done.err)")
      plans[index].here[field] = new
    }

    mutating func changeThere(_ index: Int, _ field: String) throws {
      guard plans[index].isThere, let file = plans[index].file else { return }
      let path = try #require(RemotePath(file))
      let bytes = try #require(try world.vdirFiles.read(path, limit: 1 << 20))
      let name = field == "title" ? "SUMMARY" : "DESCRIPTION"
      let new = word()
      var lines = String(decoding: bytes, as: UTF8.self).split(separator: "\r\n").map(String.init)
      lines.removeAll { $0.hasPrefix(name + ":") }
      let end = try #require(lines.firstIndex(of: "END:VEVENT"))
      lines.insert("\(name):\(new)", at: end)
      try world.vdirFiles.write(path, Array((lines.joined(separator: "\r\n") + "\r\n").utf8))
      plans[index].there[field] = new
    }

    mutating func removeHere(_ index: Int) {
      guard plans[index].isHere, let title = plans[index].value("title", onPhone: false) else {
        return
      }
      #expect(world.run("schedule remove \(title) --yes").status == .done)
      plans[index].isHere = false
    }

    mutating func removeThere(_ index: Int) throws {
      guard plans[index].isThere, let file = plans[index].file else { return }
      try world.vdirFiles.remove(try #require(RemotePath(file)))
      plans[index].isThere = false
    }

    // MARK: Rounds

    mutating func round(fails: Bool) throws {
      world.vdirFiles.failure = fails ? .unreachable : nil
      let done = world.run("vdir /phone --calendar --accept-removals")
      world.vdirFiles.failure = nil
      #expect((done.status == .done) == !fails, "\(done.err)")
      if !fails { try agree() }
    }

    /// What the rules say that a round does.
    private mutating func agree() throws {
      var left: [Plan] = []
      for var plan in plans {
        if !plan.isHere, !plan.isThere { continue }
        if plan.wasAgreed, plan.isHere, !plan.isThere {
          if plan.here.isEmpty { continue }
          plan.there = [:]
        } else if plan.wasAgreed, !plan.isHere, plan.isThere {
          if plan.there.isEmpty { continue }
          plan.here = [:]
        }
        for (field, value) in plan.there {
          if let here = plan.here[field], here != value { conflicts[field + here] = value }
        }
        plan.agreed.merge(plan.there) { $1 }
        plan.agreed.merge(plan.here) { $1 }
        (plan.here, plan.there) = ([:], [:])
        (plan.isHere, plan.isThere, plan.wasAgreed) = (true, true, true)
        left.append(plan)
      }
      plans = left
      try findFiles()
    }

    /// Finds the files that were made for events from here.
    private mutating func findFiles() throws {
      for file in try world.vdirFiles.list(nil) {
        let path = try #require(RemotePath(file.name))
        let text = String(
          decoding: try world.vdirFiles.read(path, limit: 1 << 20) ?? [], as: UTF8.self)
        let title = text.split(separator: "\r\n").first { $0.hasPrefix("SUMMARY:") }
          .map { String($0.dropFirst(8)) }
        if let index = plans.firstIndex(where: { $0.agreed["title"] == title }) {
          plans[index].file = file.name
        }
      }
    }

    /// Compares both sides with the model.
    func check() throws {
      let files = try world.vdirFiles.list(nil)
      #expect(files.count == plans.count)
      let list = world.run("schedule list --from 2026-03-01 --to 2026-03-31 --json").out
      #expect(list.components(separatedBy: #""title":"#).count - 1 == plans.count, "\(list)")
      for plan in plans {
        let (title, body) = (plan.agreed["title"] ?? "", plan.agreed["body"])
        let path = try #require(plan.file.flatMap { RemotePath($0) })
        let text = String(
          decoding: try world.vdirFiles.read(path, limit: 1 << 20) ?? [], as: UTF8.self)
        let lines = text.split(separator: "\r\n").map(String.init)
        #expect(lines.contains("SUMMARY:\(title)"), "\(plan): \(text)")
        #expect(list.contains(#""title":"\#(title)""#), "\(plan): \(list)")
        if let body {
          #expect(lines.contains("DESCRIPTION:\(body)"), "\(plan): \(text)")
          #expect(list.contains(body), "\(plan): \(list)")
        }
        if let mark = plan.mark { #expect(lines.contains(mark), "\(plan): \(text)") }
      }
      let known = world.run("sync conflicts --json").out
      for plan in plans {
        for (field, value) in plan.agreed {
          guard let other = conflicts[field + value] else { continue }
          #expect(known.contains(#""\#(other)""#), "\(plan): \(known)")
        }
      }
      #expect(world.run("vdir").out == "phone: nothing changed.\n")
    }
  }

  // Y-30, Y-31, Y-32
  @Test(arguments: 0..<8) func `make both sides agree, and lose no change`(seed: Int) throws {
    var model = Model(
      world: try TestEnvironment(now: "2026-03-01T09:00"), random: SplitMix(UInt64(seed) + 1))
    try model.round(fails: false)
    for _ in 0..<60 {
      let index = model.plans.isEmpty ? nil : model.random.below(model.plans.count)
      let field = model.random.below(2) == 0 ? "title" : "body"
      switch (model.random.below(9), index) {
      case (0, _), (_, nil): model.addHere()
      case (1, _): try model.addThere()
      case (2, let index?), (3, let index?): model.changeHere(index, field)
      case (4, let index?), (5, let index?): try model.changeThere(index, field)
      case (6, let index?):
        if model.random.below(2) == 0 {
          model.removeHere(index)
        } else {
          try model.removeThere(index)
        }
      case (_, _): try model.round(fails: model.random.below(4) == 0)
      }
    }
    try model.round(fails: false)
    try model.check()
  }
}

/// Random numbers that are the same in every run (SplitMix64).
private struct SplitMix {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func below(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((value ^ (value >> 31)) % UInt64(bound))
  }
}
