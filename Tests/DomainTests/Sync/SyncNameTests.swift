import Testing

@testable import Domain

@Suite struct `What a device is called` {
  @Test func `has a number where another one is called so, and never two`() {
    #expect(SyncName.free("laptop", besides: ["desktop"]) == "laptop")
    #expect(SyncName.free("laptop", besides: ["laptop"]) == "laptop (2)")
    #expect(SyncName.free("laptop", besides: ["laptop", "laptop (2)"]) == "laptop (3)")
    #expect(SyncName.free("laptop (2)", besides: ["laptop", "laptop (2)"]) == "laptop (3)")
    #expect(SyncName.free("laptop (old)", besides: ["laptop (old)"]) == "laptop (old) (2)")
    #expect(SyncName.free("(2)", besides: ["(2)"]) == "(2) (2)")
    let long = String(repeating: "a", count: 40)
    #expect(SyncName.free(long, besides: [long]) == String(long.prefix(36)) + " (2)")
  }
}
