/// The layout of a large screen: bands from top to bottom, columns side by side in a band, panels from top to bottom in
/// a column. Each item has a minimum size and a weight for its share of the rest. If room is short, items of the
/// highest rank are dropped first.
public struct PanelLayout<Name: Hashable & Sendable>: Equatable, Sendable {
  /// A named panel. Its sizes are in rows, including the border.
  public struct Slot: Equatable, Sendable {
    let name: Name
    let least: Int
    let most: Int
    let weight: Int
    let rank: Int
    /// Whether the slot takes the rows that are left when all other slots have their maximum size.
    let stretches: Bool

    /// Creates a slot. `least` and `most` are in rows, including the border. If room is short, the slot with the
    /// highest rank is dropped first. A slot that stretches takes the rows that are left when all other slots have
    /// their maximum size.
    public init(
      _ name: Name, least: Int, most: Int = .max, weight: Int = 1, rank: Int = 0,
      stretches: Bool = false
    ) {
      self.name = name
      self.least = least
      self.most = max(least, most)
      self.weight = weight
      self.rank = rank
      self.stretches = stretches
    }
  }

  /// Panels from top to bottom.
  public struct Column: Equatable, Sendable {
    let least: Int
    let most: Int
    let weight: Int
    let rank: Int
    var slots: [Slot]

    /// Creates a column of panels. `least` and `most` are widths in cells.
    public init(
      least: Int, most: Int = .max, weight: Int = 1, rank: Int = 0, _ slots: [Slot]
    ) {
      self.least = least
      self.most = max(least, most)
      self.weight = weight
      self.rank = rank
      self.slots = slots
    }
  }

  /// Columns of panels side by side.
  public struct Band: Equatable, Sendable {
    let least: Int
    let most: Int
    let weight: Int
    let rank: Int
    var columns: [Column]

    /// Creates a band of columns. `least` and `most` are heights in rows.
    public init(
      least: Int, most: Int = .max, weight: Int = 1, rank: Int = 0, _ columns: [Column]
    ) {
      self.least = least
      self.most = max(least, most)
      self.weight = weight
      self.rank = rank
      self.columns = columns
    }
  }

  private let bands: [Band]

  /// Creates a layout of several bands, from top to bottom.
  public init(_ bands: [Band]) { self.bands = bands }

  /// Creates a layout of a single band.
  public init(columns: [Column]) { bands = [Band(least: 1, columns)] }

  /// Returns the panels that fit into an area, in reading order.
  public func panels(in area: Area) -> [(name: Name, area: Area)] {
    var panels: [(name: Name, area: Area)] = []
    let heights = Self.shares(
      of: area.size.rows, bands.map { ($0.least, $0.most, $0.weight, $0.rank) })
    var row = area.origin.row
    for (band, rows) in zip(bands, heights) {
      guard let rows else { continue }
      let widths = Self.shares(
        of: area.size.columns, band.columns.map { ($0.least, $0.most, $0.weight, $0.rank) })
      var column = area.origin.column
      for (slots, width) in zip(band.columns.map(\.slots), widths) {
        guard let width else { continue }
        let room = Area(column: column, row: row, columns: width, rows: rows)
        panels += Self.panels(of: slots, in: room)
        column += width
      }
      row += rows
    }
    return panels
  }

  /// Returns the area of each panel by name. Panels that do not fit are missing.
  public func areas(in area: Area) -> [Name: Area] {
    panels(in: area).reduce(into: [:]) { $0[$1.name] = $1.area }
  }

  private static func panels(of slots: [Slot], in room: Area) -> [(name: Name, area: Area)] {
    var heights = shares(
      of: room.size.rows, slots.map { ($0.least, $0.most, $0.weight, $0.rank) })
    let left = room.size.rows - heights.reduce(0) { $0 + ($1 ?? 0) }
    let stretcher = slots.indices.first { slots[$0].stretches && heights[$0] != nil }
    if let stretcher, left > 0 { heights[stretcher] = (heights[stretcher] ?? 0) + left }
    var panels: [(name: Name, area: Area)] = []
    var row = room.origin.row
    for (slot, rows) in zip(slots, heights) {
      guard let rows else { continue }
      panels.append(
        (
          slot.name,
          Area(column: room.origin.column, row: row, columns: room.size.columns, rows: rows)
        ))
      row += rows
    }
    return panels
  }

  private typealias Need = (least: Int, most: Int, weight: Int, rank: Int)

  /// Returns the size of each item; nil for items that do not fit.
  private static func shares(of whole: Int, _ needs: [Need]) -> [Int?] {
    var shares: [Int?] = needs.map(\.least)
    func taken() -> Int { shares.reduce(0) { $0 + ($1 ?? 0) } }
    while taken() > whole, let worst = highest(shares, needs) { shares[worst] = nil }
    // The rest is distributed by weight until every item is at its maximum.
    var left = whole - taken()
    while left > 0 {
      let open = needs.indices.filter { index in
        shares[index].map { $0 < needs[index].most } == true && needs[index].weight > 0
      }
      let weights = open.reduce(0) { $0 + needs[$1].weight }
      guard weights > 0 else { break }
      var given = 0
      for index in open {
        let fair = max(1, left * needs[index].weight / weights)
        let here = shares[index] ?? 0
        let more = min(fair, needs[index].most - here, left - given)
        shares[index] = here + more
        given += more
      }
      left -= given
    }
    return shares
  }

  /// Returns the index of the item to drop first: the last item of the highest rank. Returns nil if only one item is
  /// left.
  private static func highest(_ shares: [Int?], _ needs: [Need]) -> Int? {
    let open = shares.indices.filter { shares[$0] != nil }
    guard open.count > 1 else { return nil }
    return open.max { (needs[$0].rank, $0) < (needs[$1].rank, $1) }
  }
}
