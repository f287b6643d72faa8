import Foundation

/// Fault injection by sampling: at which of its calls or steps a deed is cut short. The suite tries
/// the first ones, the last ones and some between; with `HARU_THOROUGH=1`, which `Scripts/fuzz suite`
/// sets, every one is tried.
package enum CutPlaces {
  /// Whether nothing is left out.
  package static let areAll = ProcessInfo.processInfo.environment["HARU_THOROUGH"] == "1"

  /// The places of a deed of so many: beginnings and ends are where a deed becomes true.
  package static func among(_ count: Int, ends: Int = 10) -> [Int] {
    if areAll || count <= 3 * ends { return Array(1...max(1, count)) }
    let between = stride(from: ends, to: count - ends, by: max(1, count / ends)).dropFirst()
    return Array(1...ends) + between + Array(count - ends + 1...count)
  }

  /// The place after another one of a deed of nobody knows how many: each of the first, then ever
  /// fewer.
  package static func after(_ place: Int, each first: Int = 16) -> Int {
    place + (areAll ? 1 : max(1, place / first))
  }

  /// So many of something in the suite, and all of it in the long form.
  package static func some(_ few: Int, of many: Int) -> Int { areAll ? many : few }
}
