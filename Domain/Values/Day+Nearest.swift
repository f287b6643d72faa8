/// Days that other programs write as moments in Greenwich, since they take whole days for times: the
/// midnight they mean is that of some zone.
extension Day {
  /// The day that begins at the midnight nearest to an instant.
  static func nearest(to instant: Int) -> Day { Now(instant: instant + 43_200, offset: 0).day }

  /// The last day of a series that ends at an instant: the one that begins there, or that is over with
  /// the last second there.
  static func last(before instant: Int) -> Day {
    instant % 3600 == 3599 ? nearest(to: instant + 1) - 1 : nearest(to: instant)
  }
}
