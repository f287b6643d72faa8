extension SeriesEditing {
  /// What becomes of a series of which some occurrences are put away.
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
      // Nothing is kept that never comes.
      if Series(series, calendar).first == nil, changed.isEmpty {
        write.removed = [kept]
      } else {
        write.changed = [series]
      }
      return write
    }
  }

  /// A series without one of its occurrences: what was added is taken back, and a day of the rule
  /// left out.
  func without(_ occurrence: Event, _ kept: Event) -> Event {
    var series = kept
    let shown = occurrence.start.dayAndTime
    if let place = series.added.firstIndex(of: shown) {
      series.added.remove(at: place)
      // What the rule has at that very time is gone with it.
      if Series(series, calendar).occurrence(on: shown.day)?.start.dayAndTime != shown {
        return series
      }
    }
    series.leftOut = Set(series.leftOut + [occurrence.occurrence?.day ?? shown.day]).sorted()
    return series
  }
}
