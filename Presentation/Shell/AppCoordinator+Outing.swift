import Domain

/// A way from Today into a part, which leads back again.
struct Outing: Equatable, Sendable {
  let part: Part
  /// Whether a screen was opened above the part's home, so that one is back when it is gone; else
  /// the home itself was meant, and Esc leads back.
  let isAbove: Bool
}

extension AppCoordinator {
  /// Leaves Today for a place in a part, which begins at its home so that the way back is short.
  mutating func goOut(to part: Part, by route: Route) -> [AppEffect] {
    let entered = enter(part, again: true)
    let effects = perform(change(part) { $0.lead(to: route) })
    outing = Outing(part: part, isAbove: !current.isHome)
    return entered + effects
  }

  /// Comes back to Today once what was opened from there is done or closed. Whoever goes somewhere
  /// else meanwhile stays there.
  mutating func comeBack() -> [AppEffect] {
    guard let outing else { return [] }
    guard part == outing.part, entrance == nil else {
      self.outing = nil
      return []
    }
    return outing.isAbove && current.isHome ? endOuting() : []
  }

  /// Comes back to Today, which is loaded anew.
  mutating func endOuting() -> [AppEffect] {
    outing = nil
    change { $0.endMoment() }
    return enter(.today)
  }

  /// What Esc means on the way from Today where no screen knows it.
  mutating func pressAround(_ key: Key) -> [AppEffect]? {
    guard key == .escape, let outing, outing.part == part, current.isHome else { return nil }
    return endOuting()
  }
}
