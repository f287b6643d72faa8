package import Domain

/// What a row of a list is marked by.
package enum MarkName: Hashable, Sendable {
  /// A record that has an id, which is kept as text.
  case record(String)
  /// An event on a day it is shown on.
  case event(Event.Name, on: Day)
  /// A liked book, which may be no goal.
  case liked(LikedName)
}

/// The rows of a list that are marked, in the order they were: one by one, and as a range that goes
/// along with the keys.
package struct Marks: Equatable, Sendable {
  /// Rows in their order, each of them once.
  private struct Rows: Equatable {
    private(set) var names: [MarkName] = []
    private(set) var all: Set<MarkName> = []

    mutating func append(_ name: MarkName) {
      if all.insert(name).inserted { names.append(name) }
    }

    /// Leaves out what lies behind a row.
    mutating func cut(behind name: MarkName) {
      while let last = names.last, last != name {
        names.removeLast()
        all.remove(last)
      }
    }

    mutating func remove(_ others: Set<MarkName>) {
      names.removeAll(where: others.contains)
      all.subtract(others)
    }
  }

  /// What the list was filtered by when the first of them was marked.
  var shownBy: String?
  private var single = Rows()
  /// From where the range began to where the keys are.
  private var range = Rows()
  /// The place of the row the range ends with.
  private var end = 0

  package init() {}

  var isEmpty: Bool { single.names.isEmpty && range.names.isEmpty }
  /// Whether a range goes along with the keys.
  var isRange: Bool { !range.names.isEmpty }
  var names: [MarkName] { single.names + range.names.filter { !single.all.contains($0) } }
  var count: Int { single.names.count + range.names.count { !single.all.contains($0) } }

  package func contains(_ name: MarkName) -> Bool {
    single.all.contains(name) || range.all.contains(name)
  }

  /// Marks a row, or takes its mark away.
  mutating func toggle(_ name: MarkName) {
    endRange()
    if single.all.contains(name) { single.remove([name]) } else { single.append(name) }
  }

  /// Begins a range with a row, or ends the one there is, whose rows stay marked.
  mutating func turnRange(at name: MarkName, place: Int) {
    if isRange { return endRange() }
    range.append(name)
    end = place
  }

  private mutating func endRange() {
    for name in range.names { single.append(name) }
    range = Rows()
  }

  /// Lets the range end with a row. Where the rows up to there are not loaded, their places are given
  /// back, and nothing is changed.
  mutating func reach(_ name: MarkName, at place: Int, among loaded: [MarkName])
    -> ClosedRange<Int>?
  {
    guard let last = range.names.last, last != name else { return nil }
    if range.all.contains(name) {
      range.cut(behind: name)
    } else if let from = loaded.firstIndex(of: last), let to = loaded.firstIndex(of: name) {
      add(from < to ? Array(loaded[from...to]) : loaded[to...from].reversed())
    } else if place != end {
      return min(place, end)...max(place, end)
    }
    end = place
    return nil
  }

  /// Takes the rows of places that were not loaded; nothing where the range was left meanwhile.
  mutating func fill(with names: [MarkName], of places: ClosedRange<Int>) {
    guard isRange, end == places.lowerBound || end == places.upperBound else { return }
    let goesDown = end == places.lowerBound
    add(goesDown ? names : names.reversed())
    end = goesDown ? places.upperBound : places.lowerBound
  }

  /// Goes on over rows, back over those that belong to the range already.
  private mutating func add(_ rows: [MarkName]) {
    for row in rows {
      if range.all.contains(row) { range.cut(behind: row) } else { range.append(row) }
    }
  }

  /// Takes the marks of some rows away.
  mutating func remove(_ names: [MarkName]) {
    endRange()
    single.remove(Set(names))
  }

  package mutating func clear() { self = Marks() }

  /// Takes all away where another filter may hide some of them: what nobody sees nobody means. True
  /// where there were any.
  mutating func expect(shownBy filter: String?) -> Bool {
    let isHidden = !isEmpty && filter != nil && filter != shownBy
    if isHidden { clear() }
    if isEmpty || filter == nil { shownBy = filter }
    return isHidden
  }
}
