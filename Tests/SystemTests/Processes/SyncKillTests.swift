import Domain
import Foundation
import Support
import Testing

@testable import Data

/// Tests of a sync that is killed at any system call or meets a full disk (spec/sync.md 2.9). The
/// next sync repairs it; no confirmed change is lost and none arrives twice.
@Suite(.serialized) struct `Ending a meeting at any moment` {
  private func onStand(_ scenario: Scenario, _ body: (Stand) throws -> Void) throws {
    try SampleFolder.using { folder in
      let stand = Stand(folder: folder, scenario: scenario)
      try stand.prepare()
      try body(stand)
    }
  }

  /// Returns the rows that all homes have after an undisturbed run.
  private func wanted(_ stand: Stand) throws -> [String] {
    try stand.begin()
    #expect(try stand.act().status == 0)
    try stand.goOn()
    let lines = try stand.lines("a")
    for name in stand.scenario.homes { #expect(try stand.lines(name) == lines) }
    #expect(lines.count > 100)
    return lines
  }

  private func traced(_ calls: String, to file: String) -> [String] {
    ["strace", "-f", "-qq", "-o", file, "-e", "trace=\(calls)"]
  }

  /// Returns how often the command makes these system calls.
  private func count(_ calls: String, _ stand: Stand) throws -> Int {
    try stand.begin()
    #expect(try stand.act(traced(calls, to: stand.folder.path("trace"))).status == 0)
    let trace = String(decoding: try stand.folder.bytes("trace"), as: UTF8.self)
    return trace.split(separator: "\n").count { $0.contains("(") && !$0.contains(" resumed>") }
  }

  private static let calls = [
    "pwrite64", "fdatasync,fsync", "link,linkat", "rename,renameat,renameat2", "unlink,unlinkat",
  ]

  @Test(.slow, arguments: Scenario.allCases)
  func `leaves what the next one heals`(scenario: Scenario) throws {
    try onStand(scenario) { stand in
      let wanted = try wanted(stand)
      var kills = 0
      for calls in Self.calls {
        for turn in FaultPoints.among(try count(calls, stand), ends: scenario.ends) {
          try stand.begin()
          let ending = try stand.act(
            traced(calls, to: "/dev/null") + ["-e", "inject=\(calls):signal=KILL:when=\(turn)"])
          if ending.isKilled { kills += 1 }
          try stand.goOn()
          for name in scenario.homes {
            let lines = try stand.lines(name)
            #expect(
              lines == wanted,
              "\(name) after \(calls) \(turn): \(ending) \(lines.difference(from: wanted).count) lines differ"
            )
          }
        }
      }
      #expect(kills > 2 * scenario.ends)
    }
  }

  @Test(.slow, arguments: Scenario.allCases)
  func `with a full disk says so in a sentence, and leaves what the next one heals`(
    scenario: Scenario
  ) throws {
    try onStand(scenario) { stand in
      let wanted = try wanted(stand)
      var refusals = 0
      for calls in ["pwrite64", "link,linkat", "fdatasync,fsync"] {
        for turn in FaultPoints.among(try count(calls, stand), ends: scenario.ends) {
          try stand.begin()
          let ending = try stand.act(
            traced(calls, to: "/dev/null") + ["-e", "inject=\(calls):error=ENOSPC:when=\(turn)+"])
          if ending.status != 0 {
            refusals += 1
            let isSaid = ending.status == 4 || ending.status == 5
            #expect(isSaid && ending.err.split(separator: "\n").count == 1, "\(ending)")
          }
          try stand.goOn()
          for name in scenario.homes {
            let lines = try stand.lines(name)
            #expect(
              lines == wanted,
              "\(name) after \(calls) \(turn): \(ending) \(lines.difference(from: wanted).count) lines differ"
            )
          }
        }
      }
      #expect(refusals > 3)
    }
  }
}
