/// Where the panels of a large screen lie (layout): bands above each other, columns side by side in a
/// band, panels above each other in a column. Each says what it needs at least and its share of what
/// is left; what has no room goes, the highest rank first.
public struct PanelLayout<Name: Hashable & Sendable>: Equatable, Sendable {
  /// A panel with a name, and the rows it takes with its frame.
  public struct Slot: Equatable, Sendable {
    let name: Name
    let least: Int
    let most: Int
    let weight: Int
    let rank: Int

    /// Makes a place; the rank says who goes first where there is no room.
    public init(_ name: Name, least: Int, most: Int = .max, weight: Int = 1, rank: Int = 0) {
      self.name = name
      self.least = least
      self.most = max(least, most)
      self.weight = weight
      self.rank = rank
    }
  }

  /// Panels above each other.
  public struct Column: Equatable, Sendable {
    let least: Int
    let most: Int
    let weight: Int
    let rank: Int
    var slots: [Slot]

    /// Makes a column that is so many cells wide at least.
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

  /// Columns side by side.
  public struct Band: Equatable, Sendable {
    let least: Int
    let most: Int
    let weight: Int
    let rank: Int
    var columns: [Column]

    /// Makes a band that is so many rows high at least.
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

  /// Makes a desk of bands.
  public init(_ bands: [Band]) { self.bands = bands }

  /// Makes a desk of one band.
  public init(columns: [Column]) { bands = [Band(least: 1, columns)] }

  /// The panels that have room in an area, in the order in which they are read.
  public func places(in area: Area) -> [(name: Name, area: Area)] {
    var places: [(name: Name, area: Area)] = []
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
        places += Self.places(of: slots, in: room)
        column += width
      }
      row += rows
    }
    return places
  }

  /// Where each panel lies; nothing of those that have no room.
  public func areas(in area: Area) -> [Name: Area] {
    places(in: area).reduce(into: [:]) { $0[$1.name] = $1.area }
  }

  private static func places(of slots: [Slot], in room: Area) -> [(name: Name, area: Area)] {
    let heights = shares(
      of: room.size.rows, slots.map { ($0.least, $0.most, $0.weight, $0.rank) })
    var places: [(name: Name, area: Area)] = []
    var row = room.origin.row
    for (slot, rows) in zip(slots, heights) {
      guard let rows else { continue }
      places.append(
        (
          slot.name,
          Area(column: room.origin.column, row: row, columns: room.size.columns, rows: rows)
        ))
      row += rows
    }
    return places
  }

  private typealias Need = (least: Int, most: Int, weight: Int, rank: Int)

  /// How much each of several gets; nothing for those without room.
  private static func shares(of whole: Int, _ needs: [Need]) -> [Int?] {
    var shares: [Int?] = needs.map(\.least)
    func taken() -> Int { shares.reduce(0) { $0 + ($1 ?? 0) } }
    while taken() > whole, let worst = highest(shares, needs) { shares[worst] = nil }
    // What is left goes out by weight, until nobody wants more of it.
    var left = whole - taken()
    while left > 0 {
      let open = needs.indices.filter { place in
        shares[place].map { $0 < needs[place].most } == true && needs[place].weight > 0
      }
      let weights = open.reduce(0) { $0 + needs[$1].weight }
      guard weights > 0 else { break }
      var given = 0
      for place in open {
        let fair = max(1, left * needs[place].weight / weights)
        let here = shares[place] ?? 0
        let more = min(fair, needs[place].most - here, left - given)
        shares[place] = here + more
        given += more
      }
      left -= given
    }
    return shares
  }

  /// The one that goes first: of the highest rank the last.
  private static func highest(_ shares: [Int?], _ needs: [Need]) -> Int? {
    let open = shares.indices.filter { shares[$0] != nil }
    guard open.count > 1 else { return nil }
    return open.max { (needs[$0].rank, $0) < (needs[$1].rank, $1) }
  }
}
