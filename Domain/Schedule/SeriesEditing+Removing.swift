extension SeriesEditing {
  /// What becomes of a series of which some occurrences are put away.
  func remove(_ kept: Event, _ changed: [Event], _ scope: SeriesScope) throws(EventRefusal)
    -> SeriesWrite
  {
    switch scope {
    case .this(let day): return try removeOne(kept, changed, day)
    case .all:
      try askAboutPast(kept, changed, from: kept.start.day)
      return all(kept, changed)
    case .following(let day):
      let base = try ruled(kept, changed, day)
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
    if let own = own(changed, on: day) {
      var write = SeriesWrite(showing: own)
      write.removed = [own]
      return write
    }
    guard let occurrence = Series(kept, calendar).occurrence(on: day) else {
      throw .noSuchOccurrence(day)
    }
    var series = kept
    series.leftOut = (series.leftOut + [day]).sorted()
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
