/// The last row: what the keys do here and now. What cannot be done now is only in the help, with
/// the reason.
public struct KeyBar: Equatable, Sendable {
  /// The keys of the screen that work now, in its order.
  public let bindings: [Binding]
  /// The keys at the right end, which stay longest but for the one that leads back: help and the
  /// way out.
  public let trailing: [Binding]

  /// Makes a bar.
  public init(_ bindings: [Binding], trailing: [Binding] = []) {
    self.bindings = bindings.filter { $0.unavailable == nil }
    self.trailing = trailing.filter { $0.unavailable == nil }
  }

  /// The blanks between two keys.
  private static let gap = 2

  /// Draws the keys that fit, in their order.
  public func draw(into frame: inout Frame, in area: Area) {
    let room = area.size.columns - 2
    let right = right(in: room)
    let rightWidth = KeyBar.width(of: right)
    let left = KeyBar.chosen(
      from: bindings, room: room - (right.isEmpty ? 0 : rightWidth + KeyBar.gap))
    KeyBar.draw(left, at: area.origin.column + 1, into: &frame, in: area)
    KeyBar.draw(right, at: area.endColumn - 1 - rightWidth, into: &frame, in: area)
  }

  /// The keys at the right end. Those that lead back keep their room, and so does the key that is
  /// wanted most, unless help would go for it.
  private func right(in room: Int) -> [Binding] {
    let way = bindings.filter(\.leadsBack)
    if way.isEmpty { return KeyBar.chosen(from: trailing, room: room) }
    func beside(_ kept: [Binding]) -> [Binding] {
      KeyBar.chosen(from: trailing, room: room - KeyBar.width(of: kept) - KeyBar.gap)
    }
    let most = bindings.first { $0.isPrimary && !$0.leadsBack }
    let keys = beside(way + [most].compactMap(\.self))
    return keys.isEmpty ? beside(way) : keys
  }

  private static func draw(
    _ bindings: [Binding], at column: Int, into frame: inout Frame, in area: Area
  ) {
    var here = column
    for binding in bindings {
      here = frame.write(binding.inKeyBar, here, in: area) + gap
    }
  }

  private static func width(of bindings: [Binding]) -> Int {
    bindings.reduce(0) { $0 + $1.inKeyBar.cells + gap } - (bindings.isEmpty ? 0 : gap)
  }

  /// The bindings that fit: what leads back before all, then primary ones before others.
  private static func chosen(from bindings: [Binding], room: Int) -> [Binding] {
    let order = bindings.indices.sorted { a, b in
      (rank(bindings[a]), a) < (rank(bindings[b]), b)
    }
    var kept: Set<Int> = []
    for index in order {
      let tried = kept.union([index]).sorted().map { bindings[$0] }
      if width(of: tried) > room { break }
      kept.insert(index)
    }
    return kept.sorted().map { bindings[$0] }
  }

  private static func rank(_ binding: Binding) -> Int {
    binding.leadsBack ? 0 : binding.isPrimary ? 1 : 2
  }
}
