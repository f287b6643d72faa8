extension SeriesEditing {
  /// Computes the changes for removing the occurrences of a scope.
  func remove(_ kept: Event, _ changed: [Event], _ scope: SeriesScope) throws(EventRefusal)
    -> SeriesWrite
  {
    let (kept, changed) = (calendar.floating(kept), changed.map(calendar.floating))
    switch scope {
    case .this(let day): return try removeOne(kept, changed, day)
    case .all:
      try askAboutPast(kept, changed, from: Series(kept, calendar).event.start.day)
      return all(kept, changed)
    case .following(let named):
      let base = try ruled(kept, changed, named)
      let day = base.occurrence?.day ?? named
      try askAboutPast(kept, changed, from: day)
      guard hasAny(kept, changed, before: day) else { return all(kept, changed) }
      var write = SeriesWrite(showing: base)
      write.changed = [split(kept, on: day, base).past]
      write.removed = changed.filter { $0.occurrence.map { $0.day >= day } ?? false }
      return write
    }
  }

  private func all(_ kept: Event, _ changed: [Event]) -> SeriesWrite {
    var write = SeriesWrite(showing: Series(kept, calendar).first ?? kept)
    write.removed = [kept] + changed
    return write
  }

  private func removeOne(_ kept: Event, _ changed: [Event], _ day: Day) throws(EventRefusal)
    -> SeriesWrite
  {
    switch meant(kept, changed, on: day) {
    case nil: throw .noSuchOccurrence(day)
    case .own(let own):
      var write = SeriesWrite(showing: own)
      write.removed = [own]
      return write
    case .ruled(let occurrence):
      let series = without(occurrence, kept)
      var write = SeriesWrite(showing: occurrence)
      // A series without any occurrence left is removed as a whole.
      if Series(series, calendar).first == nil, changed.isEmpty {
        write.removed = [kept]
      } else {
        write.changed = [series]
      }
      return write
    }
  }

  /// Returns a series without one of its occurrences: an extra occurrence is removed, a day of the rule is excluded.
  func without(_ occurrence: Event, _ kept: Event) -> Event {
    var series = kept
    let shown = occurrence.start.dayAndTime
    if let index = series.added.firstIndex(of: shown) {
      series.added.remove(at: index)
      // If the rule has the same time on that day, it must be excluded as well.
      if Series(series, calendar).occurrence(on: shown.day)?.start.dayAndTime != shown {
        return series
      }
    }
    series.leftOut = Set(series.leftOut + [occurrence.occurrence?.day ?? shown.day]).sorted()
    return series
  }
}
