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
    undoPart = nil
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

  /// Comes back to Today, which is loaded anew. What was done there can be taken back from here.
  mutating func endOuting() -> [AppEffect] {
    let part = outing?.part
    outing = nil
    change { $0.endMoment() }
    undoPart = notice?.hint == nil ? nil : part
    return enter(.today)
  }

  /// What a key means on Today or on the way back to it that no screen knows.
  mutating func pressAround(_ key: Key) -> [AppEffect]? {
    if key == .escape, let outing, outing.part == part, current.isHome { return endOuting() }
    guard key == .character("z"), part == .today, let undoPart else { return nil }
    let area = content
    guard let effects = change(undoPart, { $0.press(key, in: area) }) else { return nil }
    self.undoPart = nil
    return perform(effects) + reload()
  }
}
