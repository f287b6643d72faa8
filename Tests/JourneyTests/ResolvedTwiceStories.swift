import Support
import Testing

/// Tests of one conflict that two devices both resolve before they sync again.
@Suite struct `A conflict resolved on two devices` {
  /// Returns two devices that both know the conflict between Mina's nicknames Ant and Bee. Bee is
  /// the current value.
  private func computers() throws -> TwoComputers {
    let computers = try TwoComputers(["people add Mina --every 7"])
    try computers.differ(
      "people edit Mina --nickname Ant", "people edit Mina --nickname Bee", at: "2026-03-01T10:00")
    return computers
  }

  private func nickname(_ world: TestEnvironment) -> String {
    world.run("people list --format {nickname}").out.filter { !$0.isNewline }
  }

  // spec/sync.md: the value that is not in use is shown as a conflict.
  @Test func `keeps the later choice, and names the other one again`() throws {
    let computers = try computers()
    let (here, other) = (computers.here, computers.other)
    try here.go(to: "2026-03-01T11:00:00")
    try other.go(to: "2026-03-01T11:00:05")
    #expect(here.run("sync resolve 1 --keep other").status == .done)
    #expect(other.run("sync resolve 1 --keep current").status == .done)
    #expect(nickname(here) == "Ant" && nickname(other) == "Bee")
    for world in [other, here, other] { #expect(world.run("sync").status == .done) }
    for world in [here, other] {
      #expect(nickname(world) == "Bee")
      let conflicts = world.run("sync conflicts").out
      #expect(conflicts.contains("other:   Ant"), "\(conflicts)")
    }
  }

  @Test func `is resolved where both keep the same value`() throws {
    let computers = try computers()
    let (here, other) = (computers.here, computers.other)
    for world in [here, other] {
      #expect(world.run("sync resolve 1 --keep current").status == .done)
    }
    for world in [other, here, other] { #expect(world.run("sync").status == .done) }
    for world in [here, other] {
      #expect(nickname(world) == "Bee")
      #expect(world.run("sync conflicts").out.isEmpty)
    }
  }

  // A person whom one device removed and the other edited is shown.
  @Test func `does not remove a person who was edited, when the current value is kept`() throws {
    let computers = try TwoComputers(["people add Mina --every 7"])
    let (here, other) = (computers.here, computers.other)
    try computers.differ(
      "people remove Mina --yes", "people edit Mina --nickname Bee", at: "2026-03-01T10:00")
    #expect(here.run("sync conflicts").out.contains("current: not removed"))
    #expect(here.run("sync resolve 1 --keep current").status == .done)
    for world in [here, other, here] { #expect(world.run("sync").status == .done) }
    for world in [here, other] {
      #expect(nickname(world) == "Bee")
      #expect(world.run("sync conflicts").out.isEmpty)
    }
  }
}
