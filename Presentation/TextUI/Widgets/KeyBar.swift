/// The last row of the screen: at most ten enabled bindings, ordered by scope (row, page, everywhere). Other bindings
/// appear only in the help.
public struct KeyBar: Equatable, Sendable {
  /// The enabled bindings of the screen, sorted by scope and otherwise in the given order.
  public let bindings: [Binding]
  /// The enabled bindings at the right end: help and quit. If room is short, these are dropped last, but a binding that
  /// goes back has priority.
  public let trailing: [Binding]

  /// Creates the key bar. Disabled bindings are left out, and so are those that only the help lists.
  public init(_ bindings: [Binding], trailing: [Binding] = []) {
    // The offset makes the sort stable within a scope.
    self.bindings = bindings.filter { $0.unavailable == nil && $0.isInKeyBar }.enumerated()
      .sorted { ($0.element.reach, $0.offset) < ($1.element.reach, $1.offset) }.map(\.element)
    self.trailing = trailing.filter { $0.unavailable == nil }
  }

  /// The number of blanks between two bindings; `wideGap` is that between two groups.
  private static let gap = 2
  private static let wideGap = 4
  /// The maximum number of bindings; more would be hard to scan.
  private static let most = 10

  /// Draws the bindings that fit, in their given order.
  public func draw(into frame: inout Frame, in area: Area) {
    let room = area.size.columns - 2
    let right = right(in: room)
    let rightWidth = KeyBar.width(of: right)
    let left = KeyBar.chosen(
      from: bindings, room: room - (right.isEmpty ? 0 : rightWidth + KeyBar.gap),
      most: KeyBar.most - right.count)
    KeyBar.draw(left, at: area.origin.column + 1, into: &frame, in: area)
    KeyBar.draw(right, at: area.endColumn - 1 - rightWidth, into: &frame, in: area)
  }

  /// Returns the trailing bindings that fit. If there are bindings that go back, room is reserved for them and for the
  /// first primary binding. If no trailing binding fits then, room is reserved only for those that go back.
  private func right(in room: Int) -> [Binding] {
    let back = bindings.filter(\.leadsBack)
    if back.isEmpty { return KeyBar.chosen(from: trailing, room: room) }
    func beside(_ kept: [Binding]) -> [Binding] {
      KeyBar.chosen(from: trailing, room: room - KeyBar.width(of: kept) - KeyBar.gap)
    }
    let most = bindings.first { $0.isPrimary && !$0.leadsBack }
    let keys = beside(back + [most].compactMap(\.self))
    return keys.isEmpty ? beside(back) : keys
  }

  private static func draw(
    _ bindings: [Binding], at column: Int, into frame: inout Frame, in area: Area
  ) {
    var here = column
    for (index, binding) in bindings.enumerated() {
      here += gap(before: index, in: bindings)
      here = frame.write(binding.inKeyBar, here, in: area)
    }
  }

  /// Returns the number of blanks before a binding, which is larger before the first binding of a group.
  private static func gap(before index: Int, in bindings: [Binding]) -> Int {
    if index == 0 { return 0 }
    return bindings[index].reach == bindings[index - 1].reach ? gap : wideGap
  }

  private static func width(of bindings: [Binding]) -> Int {
    bindings.indices.reduce(0) {
      $0 + bindings[$1].inKeyBar.cells + gap(before: $1, in: bindings)
    }
  }

  /// Returns the bindings that fit, in their given order. Bindings that go back are preferred, then primary bindings.
  private static func chosen(
    from bindings: [Binding], room: Int, most: Int = KeyBar.most
  ) -> [Binding] {
    let order = bindings.indices.sorted { a, b in
      (rank(bindings[a]), a) < (rank(bindings[b]), b)
    }
    var kept: Set<Int> = []
    for index in order {
      let tried = kept.union([index]).sorted().map { bindings[$0] }
      if tried.count > most || width(of: tried) > room { break }
      kept.insert(index)
    }
    return kept.sorted().map { bindings[$0] }
  }

  private static func rank(_ binding: Binding) -> Int {
    binding.leadsBack ? 0 : binding.isPrimary ? 1 : 2
  }
}
