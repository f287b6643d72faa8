extension AppCoordinator {
  /// The screens that are shown.
  var current: any PartCoordinator {
    if let entrance { return entrance }
    return screens(of: part)
  }

  /// The screens of a part.
  func screens(of part: Part) -> any PartCoordinator {
    switch part {
    case .today: today
    case .people: people
    case .sayings: sayings
    case .moods: moods
    case .schedule: schedule
    case .reading: reading
    case .more: more
    case .finding: finding
    }
  }

  private static func change<Screens: PartCoordinator, T>(
    _ screens: inout Screens, _ body: (inout any PartCoordinator) -> T
  ) -> T {
    var part: any PartCoordinator = screens
    let result = body(&part)
    guard let changed = part as? Screens else {
      preconditionFailure("a part was replaced by another one")
    }
    screens = changed
    return result
  }

  /// Hands a text that was changed in an editor to the screen it came from.
  mutating func take(_ composed: Composed) -> [AppEffect] {
    switch composed {
    case .text(let text): return perform(change { $0.take(text) })
    case .failed: notice = NoticeLine(.failure, words.editorFailed)
    case .nobody: notice = NoticeLine(.refusal, words.noEditor)
    }
    return []
  }

  /// Lets the screens that are shown change.
  @discardableResult
  mutating func change<T>(_ body: (inout any PartCoordinator) -> T) -> T {
    guard var entrance else { return change(part, body) }
    let result = Self.change(&entrance, body)
    self.entrance = entrance
    return result
  }

  /// Lets the screens of a part change.
  mutating func change<T>(_ part: Part, _ body: (inout any PartCoordinator) -> T) -> T {
    switch part {
    case .today: Self.change(&today, body)
    case .people: Self.change(&people, body)
    case .sayings: Self.change(&sayings, body)
    case .moods: Self.change(&moods, body)
    case .schedule: Self.change(&schedule, body)
    case .reading: Self.change(&reading, body)
    case .more: Self.change(&more, body)
    case .finding: Self.change(&finding, body)
    }
  }
}
