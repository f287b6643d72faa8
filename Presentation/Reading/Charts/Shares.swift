/// Divides a length of whole cells or pixels among parts.
enum Shares {
  /// Returns the share of each part; the shares add up to `length`. Every positive part gets at least 1 if there is
  /// room.
  static func of(_ parts: [Int], in length: Int) -> [Int] {
    let weights = parts.map { Double(max(0, $0)) }
    let all = weights.reduce(0, +)
    guard all > 0, length > 0 else { return parts.map { _ in 0 } }
    let exact = weights.map { $0 / all * Double(length) }
    var shares = exact.map { Int($0.rounded(.down)) }
    let isRoomy = weights.count { $0 > 0 } <= length
    if isRoomy {
      for index in shares.indices where weights[index] > 0 { shares[index] = max(1, shares[index]) }
    }
    // Missing units go where rounding cut off most; excess ones are taken from the largest share.
    while shares.reduce(0, +) < length {
      guard
        let index = shares.indices.filter({ weights[$0] > 0 }).max(by: {
          exact[$0] - Double(shares[$0]) < exact[$1] - Double(shares[$1])
        })
      else { break }
      shares[index] += 1
    }
    while shares.reduce(0, +) > length {
      guard let index = shares.indices.max(by: { shares[$0] < shares[$1] }) else { break }
      shares[index] -= 1
    }
    return shares
  }
}
