import Foundation
import Testing

/// How much of the test suite runs, as `HARU_TEST_DEPTH` says. `Scripts/test` without arguments sets it to `quick` and
/// `Scripts/fuzz suite` to `every`. `Scripts/test --all` does not set it, which means `full`.
package enum TestDepth: String {
  /// All tests except those that are marked as slow.
  case quick
  /// All tests. A test with many seeds or interruption points uses only some of them.
  case full
  /// All tests, with all seeds and interruption points.
  case every

  package static let current =
    TestDepth(rawValue: ProcessInfo.processInfo.environment["HARU_TEST_DEPTH"] ?? "") ?? .full

  /// Returns `few`, or `many` if the tests use all seeds and interruption points.
  package static func some(_ few: Int, of many: Int) -> Int { current == .every ? many : few }
}

extension Trait where Self == ConditionTrait {
  /// Marks a test that takes half a second or longer, for example with killed processes, servers or many seeds.
  /// `TestDepth.quick` skips it.
  package static var slow: Self {
    .enabled(if: TestDepth.current != .quick, "slow: Scripts/test --all runs it")
  }
}
