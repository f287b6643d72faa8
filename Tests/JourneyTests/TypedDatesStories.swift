import Domain
import PresentationKit
import Support
import Testing

/// Dates of people in typed lines.
@Suite struct `A typed line about a date` {
  private func world(_ language: Language = .english) throws -> TestEnvironment {
    let world = try TestEnvironment(now: "2026-04-01T09:00", language: language)
    for name in language.isKorean ? ["민아", "할아버지"] : ["Tom", "Anna"] {
      #expect(world.run("people add \(name) --every none").status == .done)
    }
    return world
  }

  // L-14
  @Test func `is recorded for both whose day it is`() throws {
    let world = try world()
    let added = world.run("add \"Tom and Anna's anniversary 5 may 2018\"")
    #expect(added.status == .done, "\(added)")
    for name in ["Tom", "Anna"] {
      let dates = world.run("people dates \(name)").out
      #expect(dates.contains("wedding anniversary, 8 years"), "\(dates)")
    }
    for _ in 0..<2 { #expect(world.run("undo").status == .done) }
    #expect(world.run("people dates --json").out.contains(#""dates":[]"#))
  }

  // L-14
  @Test func `says so if the day is known, and asks if it is another`() throws {
    let world = try world()
    #expect(world.run("add \"Tom's anniversary 5 may 2018\"").status == .done)
    let again = world.run("add \"Tom's anniversary 5 may\"")
    #expect(again.out.contains("Already so"), "\(again)")
    let other = world.run("add \"Tom's anniversary 6 may\"")
    #expect(other.status == .usage && other.err.contains("people date Tom wedding"), "\(other)")
  }

  // L-14
  @Test func `is an event if nobody has the name`() throws {
    let world = try world()
    let added = world.run("add \"Zoe's anniversary 5 may\" --json").out
    #expect(added.contains(#""part":"schedule""#), "\(added)")
  }

  // L-14
  @Test func `는 기일과 사귄 날을 그 사람에게 적어요`() throws {
    let world = try world(.korean)
    #expect(world.run("add '할아버지 기일 음력 9월 1일'").status == .done)
    #expect(world.run("people dates 할아버지 --json").out.contains(#""date":"lunar:09-01""#))
    #expect(world.run("add '민아랑 사귄 날 3월 1일'").status == .done)
    #expect(world.run("people dates 민아 --json").out.contains(#""kind":"together""#))
    let asked = world.run("add '민아 기일 3월 4일'")
    #expect(asked.status == .usage && asked.err.contains("lunar:03-04"), "\(asked)")
  }
}
