import Foundation
import Testing

/// How much of the suite runs. `HARU_TEST_DEPTH` says it: `quick` in `Scripts/test`, nothing in
/// `Scripts/test --all`, `every` in `Scripts/fuzz suite`.
package enum TestDepth: String {
  /// Without the tests that are marked as slow.
  case quick
  /// All tests; those that try many places or seeds try some of them.
  case full
  /// All tests, and nothing is sampled.
  case every

  package static let current =
    TestDepth(rawValue: ProcessInfo.processInfo.environment["HARU_TEST_DEPTH"] ?? "") ?? .full

  /// So many of something in the suite, and all of it where nothing is sampled.
  package static func some(_ few: Int, of many: Int) -> Int { current == .every ? many : few }
}

extension Trait where Self == ConditionTrait {
  /// A test that takes half a second or longer: kills, servers, terminals, many seeds. `Scripts/test --all` runs it.
  package static var slow: Self {
    .enabled(if: TestDepth.current != .quick, "slow: Scripts/test --all runs it")
  }
}
