import DIContainer
import Data
import Domain
import PresentationKit
import Support
import Testing
import TextUI

@Suite struct `The container` {
  @Test func `takes another store by assignment`() throws {
    let elsewhere = PeopleInMemory()
    let world = try TestEnvironment { $0.people = elsewhere }
    #expect(world.run("people add Mina --every 7").status == .done)
    #expect(try elsewhere.count(PeopleQuery()) == 1)
  }

  @Test func `takes another clock by assignment`() throws {
    let world = try TestEnvironment { $0.clock = .fixed("2028-02-27") }
    #expect(
      world.run("people add Mina --every 3 --json").out.contains(#""nextWatering":"2028-03-01""#))
  }

  @Test func `takes other ids by assignment`() throws {
    let world = try TestEnvironment { $0.ids = .counted("plant") }
    #expect(world.run("people add Mina --every 3 --json").out.contains(#""id":"plant"#))
  }

  @Test func `takes other lots by assignment`() throws {
    for (number, phrase) in [(0, "just opening its eyes"), (4, "a little awkward")] {
      let world = try TestEnvironment { $0.randomSource = .fixed(number) }
      #expect(world.run("people add Mina --every 3").status == .done)
      #expect(world.run("people list --json").out.contains(phrase))
    }
  }

  @Test func `counts the usual hour that is set`() throws {
    let world = try TestEnvironment()
    #expect(world.run("settings set people.hour 8").status == .done)
    #expect(world.run("people add Mina --every 3 --json").out.contains(#""alarmHour":8"#))
  }

  @Test func `says what failed when the store does`() throws {
    // Every storage failure has an exit status and a sentence.
    let failures: [(StorageFailure, PresentationKit.ExitStatus, String)] = [
      (.busy, .busyOrLocked, "busy"), (.full, .failed, "disk is full"),
      (.readOnly, .failed, "cannot write to the store"), (.corrupt, .failed, "damaged"),
      (.madeByNewerVersion(9), .failed, "newer version of Haru"),
      (
        .madeByDevelopmentVersion(51), .failed,
        "then import the file here (`haru import haru.json`)"
      ),
      (.unreadable(path: "/x"), .failed, "/x cannot be opened"),
    ]
    for (failure, status, words) in failures {
      let world = try TestEnvironment { $0.people = FailingPeople(failure) }
      for line in ["people add Mina --every 7", "people list", "people show Mina", "today"] {
        let output = world.run(line)
        #expect(output.status == status, "\(line)")
        #expect(output.err.contains(words), "\(output.err)")
      }
    }
  }

  // newcomer 1: an English user sees an English family.
  @Test(arguments: Language.allCases)
  func `fills the demo with somebody withered, thirsty and well`(_ language: Language) throws {
    let settings = try Settings(environment: {
      ["HOME": "/nonexistent", "HARU_NOW": "2026-11-20T09:00", "HARU_SEED": "7"][$0]
    })
    var states: [Plant.State] = []
    try Container.demo(settings, language).people.queries(PeopleQuery()) {
      states.append($0.state)
      return true
    }
    #expect(states.prefix(5) == [.withered, .withered, .withered, .thirsty, .thirsty])
    #expect(states.dropFirst(5).allSatisfy { $0 == .resting })
  }
}
