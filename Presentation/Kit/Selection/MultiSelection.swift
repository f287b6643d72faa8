package import Domain

/// Identifies a selected row.
package enum RowName: Hashable, Sendable {
  /// A record by its id, as text.
  case record(String)
  /// An event on one of the days it is shown on.
  case event(Event.Name, on: Day)
  /// A liked book, by its ISBN or by its title and author.
  case liked(LikedName)
}

/// The selected rows of a list, in the order of selecting: single rows, and a range that follows the cursor.
package struct MultiSelection: Equatable, Sendable {
  /// An ordered set of rows.
  private struct Rows: Equatable {
    private(set) var names: [RowName] = []
    private(set) var all: Set<RowName> = []

    mutating func append(_ name: RowName) {
      if all.insert(name).inserted { names.append(name) }
    }

    /// Removes all rows after the given row.
    mutating func cut(behind name: RowName) {
      while let last = names.last, last != name {
        names.removeLast()
        all.remove(last)
      }
    }

    mutating func remove(_ others: Set<RowName>) {
      names.removeAll(where: others.contains)
      all.subtract(others)
    }
  }

  /// The filter text at the time the first row was selected; nil if there was none.
  var shownBy: String?
  private var single = Rows()
  /// The rows from the start of the range to the cursor.
  private var range = Rows()
  /// The index of the last row of the range.
  private var end = 0
  /// The indices of the rows that are being loaded for the range; nil if none are.
  private var inFlight: ClosedRange<Int>?

  package init() {}

  var isEmpty: Bool { single.names.isEmpty && range.names.isEmpty }
  /// Whether a range follows the cursor.
  var isRange: Bool { !range.names.isEmpty }
  var names: [RowName] { single.names + range.names.filter { !single.all.contains($0) } }
  var count: Int { single.names.count + range.names.count { !single.all.contains($0) } }

  package func contains(_ name: RowName) -> Bool {
    single.all.contains(name) || range.all.contains(name)
  }

  mutating func toggle(_ name: RowName) {
    endRange()
    if single.all.contains(name) { single.remove([name]) } else { single.append(name) }
  }

  /// Starts a range at a row, or ends the current range, whose rows stay selected.
  mutating func turnRange(at name: RowName, index: Int) {
    if isRange { return endRange() }
    range.append(name)
    end = index
  }

  private mutating func endRange() {
    for name in range.names { single.append(name) }
    range = Rows()
    inFlight = nil
  }

  /// Extends or shortens the range to a row, and returns nil. If rows in between are not loaded, changes nothing and
  /// returns the indices to load, or nil if they are being loaded already.
  mutating func reach(_ name: RowName, at index: Int, among loaded: [RowName])
    -> ClosedRange<Int>?
  {
    let missing = extend(to: name, at: index, among: loaded)
    defer { inFlight = missing }
    return missing == inFlight ? nil : missing
  }

  private mutating func extend(to name: RowName, at index: Int, among loaded: [RowName])
    -> ClosedRange<Int>?
  {
    guard let last = range.names.last, last != name else { return nil }
    if range.all.contains(name) {
      range.cut(behind: name)
    } else if let from = loaded.firstIndex(of: last), let to = loaded.firstIndex(of: name) {
      add(from < to ? Array(loaded[from...to]) : loaded[to...from].reversed())
    } else if index != end {
      return min(index, end)...max(index, end)
    }
    end = index
    return nil
  }

  /// Stops waiting for the rows that are being loaded for the range.
  mutating func stopWaiting() { inFlight = nil }

  /// Adds rows that were loaded for a range; does nothing if the range has ended or has moved elsewhere meanwhile.
  mutating func fill(with names: [RowName], of indices: ClosedRange<Int>) {
    guard isRange, inFlight == indices else { return }
    inFlight = nil
    guard end == indices.lowerBound || end == indices.upperBound else { return }
    let goesDown = end == indices.lowerBound
    add(goesDown ? names : names.reversed())
    end = goesDown ? indices.upperBound : indices.lowerBound
  }

  /// Extends the range over the rows. Moving back over rows of the range shortens it.
  private mutating func add(_ rows: [RowName]) {
    for row in rows {
      if range.all.contains(row) { range.cut(behind: row) } else { range.append(row) }
    }
  }

  mutating func remove(_ names: [RowName]) {
    endRange()
    single.remove(Set(names))
  }

  package mutating func clear() { self = MultiSelection() }

  /// Clears the selection if a new filter may hide some selected rows, so that no hidden row is changed. Returns true if
  /// marks were cleared.
  mutating func expect(shownBy filter: String?) -> Bool {
    let isHidden = !isEmpty && filter != nil && filter != shownBy
    if isHidden { clear() }
    if isEmpty || filter == nil { shownBy = filter }
    return isHidden
  }
}
