import Domain
import Testing

@testable import Data

// B 27
@Suite struct `The names of hooks` {
  @Test func `are those of all writes and their parts, each told apart`() {
    let names = HookedWrite.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(
      HookedWrite(.waterPerson).hooks(.before) == [
        "before", "before-people", "before-people.water",
      ])
    #expect(HookedWrite.undo.hooks(.after) == ["after", "after-undo"])
    #expect(HookNames.all.contains("on-notification") && !HookNames.all.contains("before-peple"))
  }

  @Test func `lead no secret into the environment`() {
    let made = HookEnvironment.made(
      from: { "of \($0)" }, everything: "/home/haru", profile: "mina", program: "/opt/bin/haru")
    #expect(made["PATH"] == "of PATH:/opt/bin" && made["HARU_HOME"] == "/home/haru")
    #expect(made["HARU_PROFILE"] == "mina")
    for name in made.keys {
      let small = name.lowercased()
      #expect(!["key", "token", "secret", "pass", "auth"].contains { small.contains($0) })
    }
  }
}
