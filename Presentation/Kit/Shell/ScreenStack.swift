import Domain
package import TextUI

/// The screens of a part as a stack: the home at the bottom, and what was opened from it above.
/// What is true of the topmost one is true of the part.
package struct ScreenStack: Equatable, Sendable {
  /// The home first, the topmost screen last.
  private(set) var screens: [AnyScreen]

  package init(_ home: any PartScreen) { screens = [AnyScreen(home)] }

  /// What lies at the bottom.
  var home: any PartScreen {
    get { screens[0].content }
    set { screens[0].content = newValue }
  }

  /// The screen the keys act on.
  package var top: any PartScreen {
    get { screens[screens.count - 1].content }
    set { screens[screens.count - 1].content = newValue }
  }

  /// How many screens lie above the home.
  package var depth: Int { screens.count - 1 }
  package var isHome: Bool { depth == 0 }

  package var look: ViewContext {
    get { home.look }
    set { for index in screens.indices { screens[index].content.look = newValue } }
  }

  // MARK: What was done

  package mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    guard let effects = top.press(key, in: area) else { return nil }
    return resolve(effects + top.followMarks())
  }
  package mutating func handle(_ mouse: Mouse, in area: Area) -> [ScreenEffect] {
    let effects = top.handle(mouse, in: area)
    return resolve(effects + top.followMarks())
  }
  package mutating func paste(_ text: String) -> [ScreenEffect] { resolve(top.paste(text)) }
  package mutating func edited(_ text: String) -> [ScreenEffect] { resolve(top.edited(text)) }
  package mutating func pass(_ milliseconds: Int) -> [ScreenEffect] {
    resolve(top.pass(milliseconds))
  }
  package mutating func endMoment() -> [ScreenEffect] { tellAll { $0.endMoment() } }

  // MARK: What is answered

  /// What must be done when the part is shown; `again` when it is already, which leads back to
  /// the top of its home.
  package mutating func enter(again: Bool) -> [Work] {
    if again { closeAll() }
    return home.enter(again: again) + screens.dropFirst().flatMap { $0.content.reload }
  }

  /// What brings everything that is shown up to date.
  package var reload: [Work] { screens.flatMap { $0.content.reload } }

  /// Lets every screen take what the features answered.
  package mutating func receive(_ answer: FeatureEvent) -> [ScreenEffect] {
    if let event = answer.marked { return tellAll { $0.receive(event) } }
    return tellAll { screen in
      let effects = screen.receive(answer)
      return effects + screen.followMarks()
    }
  }

  package var awaited: [TaskID] { screens.flatMap { $0.content.awaited } }

  /// Hands what came of a background task to the screen that waits for it; a late answer is nobody's.
  package mutating func receive(_ result: BackgroundTaskResult, for ticket: TaskID)
    -> [ScreenEffect]
  {
    guard let index = screens.firstIndex(where: { $0.content.awaited.contains(ticket) }) else {
      return []
    }
    return resolve(screens[index].content.receive(result, for: ticket), of: index)
  }

  /// Tells every screen something. What they want is done from the topmost on, so that what one of
  /// them closes lies above what another one closes.
  private mutating func tellAll(
    _ tell: (inout any PartScreen) -> [ScreenEffect]
  ) -> [ScreenEffect] {
    let wanted = screens.indices.map { tell(&screens[$0].content) }
    return wanted.enumerated().reversed().flatMap { index, effects in
      resolve(effects, of: index)
    }
  }

  // MARK: What is seen

  package func draw(into frame: inout Frame, in area: Area) {
    let base = screens.lastIndex { !$0.content.liesOver } ?? 0
    for screen in screens[base...] { screen.content.draw(into: &frame, in: area) }
  }
}

// MARK: - What screens want of their stack

extension ScreenStack {
  /// Does what belongs to the stack; what remains is for the shell.
  package mutating func resolve(_ effects: [ScreenEffect], of index: Int? = nil) -> [ScreenEffect] {
    effects.flatMap { effect -> [ScreenEffect] in
      switch effect {
      case .open(let route): return open(route)
      case .show(let screen):
        screens.append(screen)
        return screen.content.reload.map(ScreenEffect.work)
      case .back: return close(index ?? depth)
      case .home:
        closeAll()
        return []
      case .done(let sentence):
        closeAbove { $0.isOverWhenDone }
        return refreshed + [.say(NoticeLine(.good, sentence))]
      case .failed(let report): return failed(report)
      case .gone(let record, let report): return gone(record, report)
      case .refresh: return refreshed
      case .work, .marked, .backgroundTask, .stop, .interrupt, .say, .copy, .signal, .edit, .reopen,
        .again:
        return [effect]
      }
    }
  }

  private var refreshed: [ScreenEffect] { reload.map(ScreenEffect.work) }

  /// Whoever only reads is told so before a way is gone that leads to changes.
  private mutating func open(_ route: Route) -> [ScreenEffect] {
    if look.isReadOnly, route.leadsToChanges {
      return [.say(NoticeLine(.refusal, StorageWords(look.language).onlyReading))]
    }
    for index in screens.indices.reversed() {
      if let effects = screens[index].content.open(route) { return resolve(effects) }
    }
    return [.open(route)]
  }

  /// A refusal goes to the form it is about, which keeps all that was typed. What is gone is left,
  /// but for what somebody writes about it, and what another program did meanwhile is shown.
  private mutating func failed(_ report: Report) -> [ScreenEffect] {
    if let effects = top.refuse(report) { return resolve(effects) }
    if report.status == .notFound { closeAbove { $0.isOverWhenGone && !$0.takesText } }
    return said(report)
  }

  /// A record is gone: the screens about it and what lies above them are left, but for a form.
  private mutating func gone(_ record: ItemName, _ report: Report) -> [ScreenEffect] {
    if let lowest = screens.firstIndex(where: { $0.content.subject == record }), lowest > 0 {
      let form = top.takesText ? screens.last : nil
      screens.removeSubrange(lowest...)
      if let form { screens.append(form) }
    }
    return said(report)
  }

  private func said(_ report: Report) -> [ScreenEffect] {
    [.say(NoticeLine(NoticeLine.Kind(report.status), report.message))] + refreshed
  }

  /// Closes a screen and what lies above it, but for a form, which keeps what was typed until
  /// somebody leaves it. Nothing lies below a home.
  private mutating func close(_ index: Int) -> [ScreenEffect] {
    if index == 0 { return [.back] }
    // What was above may have closed it already.
    if index > depth { return [] }
    let form = index < depth && top.takesText ? screens.last : nil
    screens.removeSubrange(index...)
    if let form { screens.append(form) }
    return []
  }

  private mutating func closeAll() { screens.removeSubrange(1...) }

  private mutating func closeAbove(_ isOver: (any PartScreen) -> Bool) {
    screens = [screens[0]] + screens.dropFirst().filter { !isOver($0.content) }
  }
}
