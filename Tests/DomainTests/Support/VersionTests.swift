import Domain
import Testing

@Suite struct `The number of a version` {
  // M-32
  @Test func `is compared part by part, not letter by letter`() throws {
    let order = ["0.1", "0.1.1", "0.2", "0.10", "1.0.0.1", "2"]
    let numbers = try order.map { try #require(VersionNumber($0)) }
    for (index, number) in numbers.enumerated() {
      for (other, second) in numbers.enumerated() {
        #expect((number < second) == (index < other))
      }
    }
    #expect(VersionNumber("1.0") == VersionNumber("1"))
    #expect(VersionNumber("v1.2.3")?.description == "1.2.3")
  }

  @Test(arguments: [
    "", "v", "1.", ".1", "1..2", "one", "1.2.3.4.5", "-1", "1.2a", "9999999999999999999999", "１",
  ])
  func `is nothing else than numbers and dots`(text: String) { #expect(VersionNumber(text) == nil) }
}

@Suite struct `Asking for the newest version` {
  private func support(_ answer: String) -> Support {
    Support(
      opener: Opener { _ in .noProgram }, cache: .none,
      surroundings: SystemInfo(system: "", terminal: ""),
      fetcher: { _ in
        Fetcher { (address, _) throws(FetchFailure) in
          if answer.isEmpty { throw FetchFailure(address: address, .unreachable) }
          return Array(answer.utf8)
        }
      })
  }

  // M-32
  @Test func `reads the first line, and nothing else`() throws {
    let latest = try support("v0.2.0\nwhatever follows").latestVersion(at: "https://x")
    #expect(latest == VersionNumber("0.2"))
  }

  // M-32
  @Test func `says when nobody answers, and when the answer is no version`() {
    let (silent, odd) = (support(""), support("<html>"))
    #expect(throws: LatestFailure.fetching(FetchFailure(address: "https://x", .unreachable))) {
      try silent.latestVersion(at: "https://x")
    }
    #expect(throws: LatestFailure.noAddress) { try silent.latestVersion() }
    #expect(throws: LatestFailure.unreadable) { try odd.latestVersion(at: "https://x") }
  }
}
