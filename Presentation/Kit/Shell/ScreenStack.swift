import Domain
package import TextUI

/// The screens of a part as a stack, with the first screen of the part at the bottom. Properties that the shell reads,
/// such as the keys, are those of the top screen.
package struct ScreenStack: Equatable, Sendable {
  /// The screens from the bottom to the top of the stack.
  private(set) var screens: [AnyScreen]

  package init(_ home: any PartScreen) { screens = [AnyScreen(home)] }

  var home: any PartScreen {
    get { screens[0].content }
    set { screens[0].content = newValue }
  }

  /// The screen that handles the keys.
  package var top: any PartScreen {
    get { screens[screens.count - 1].content }
    set { screens[screens.count - 1].content = newValue }
  }

  /// The number of screens above the first one.
  package var depth: Int { screens.count - 1 }
  package var isHome: Bool { depth == 0 }

  package var context: ViewContext {
    get { home.context }
    set {
      for index in screens.indices {
        var context = newValue
        // The screen has read them for its own days.
        let birthdays = screens[index].content.context.language.customs.birthdays
        context.language = context.language.with(birthdays: birthdays)
        screens[index].content.context = context
      }
    }
  }

  // MARK: Input

  package mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    guard let effects = top.press(key, in: area) else { return nil }
    return resolve(effects + top.extendMultiSelection())
  }
  package mutating func handle(_ mouse: Mouse, in area: Area) -> [ScreenEffect] {
    let effects = top.handle(mouse, in: area)
    return resolve(effects + top.extendMultiSelection())
  }
  package mutating func paste(_ text: String) -> [ScreenEffect] { resolve(top.paste(text)) }
  package mutating func edited(_ text: String) -> [ScreenEffect] { resolve(top.edited(text)) }
  package mutating func pass(_ milliseconds: Int) -> [ScreenEffect] {
    resolve(top.pass(milliseconds))
  }
  package mutating func endMoment() -> [ScreenEffect] { updateAll { $0.endMoment() } }

  // MARK: Answers and reloading

  /// Returns the requests to run when the part is shown. `again` is true if the part is already shown; all screens
  /// above the first one then close.
  package mutating func enter(again: Bool) -> [Work] {
    if again { closeAll() }
    return home.enter(again: again) + screens.dropFirst().flatMap { $0.content.reload }
  }

  /// The requests that reload all screens of the stack.
  package var reload: [Work] { screens.flatMap { $0.content.reload } }

  /// Passes an answer of the features to every screen.
  package mutating func receive(_ answer: FeatureEvent) -> [ScreenEffect] {
    if let event = answer.selection { return updateAll { $0.receive(event) } }
    return updateAll { screen in
      let effects = screen.receive(answer)
      return effects + screen.extendMultiSelection()
    }
  }

  package var inFlight: [TaskID] { screens.flatMap { $0.content.inFlight } }

  /// Passes the result of a background task to the screen that awaits it. A late result is dropped.
  package mutating func receive(_ result: BackgroundTaskResult, for taskID: TaskID)
    -> [ScreenEffect]
  {
    guard let index = screens.firstIndex(where: { $0.content.inFlight.contains(taskID) }) else {
      return []
    }
    return resolve(screens[index].content.receive(result, for: taskID), of: index)
  }

  /// Calls `update` on every screen and resolves the effects from the top screen down, because closing a screen also
  /// closes the screens above it.
  private mutating func updateAll(
    _ update: (inout any PartScreen) -> [ScreenEffect]
  ) -> [ScreenEffect] {
    let wanted = screens.indices.map { update(&screens[$0].content) }
    return wanted.enumerated().reversed().flatMap { index, effects in
      resolve(effects, of: index)
    }
  }

  // MARK: Drawing

  /// Returns whether the part from which the user came is drawn behind this stack.
  package func liesOverPart(in area: Area) -> Bool {
    top.liesOverPart || screens.allSatisfy { $0.content.liesOver(in: area) }
  }

  package func draw(into frame: inout Frame, in area: Area) {
    let base = screens.lastIndex { !$0.content.liesOver(in: area) } ?? 0
    for screen in screens[base...] { screen.content.draw(into: &frame, in: area) }
  }
}

// MARK: - Effects of screens

extension ScreenStack {
  /// Performs the effects that concern the stack, and returns the others for the shell. `index` is the index of the
  /// screen that requests the effects; nil means the top screen.
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
      case .work, .selection, .backgroundTask, .stop, .interrupt, .say, .copy, .signal, .edit,
        .outside, .reopen, .again:
        return [effect]
      }
    }
  }

  private var refreshed: [ScreenEffect] { reload.map(ScreenEffect.work) }

  /// Opens a route. In read-only mode a route that leads to changes is refused at once.
  private mutating func open(_ route: Route) -> [ScreenEffect] {
    if context.isReadOnly, route.leadsToChanges {
      return [.say(NoticeLine(.refusal, StorageWords(context.language).onlyReading))]
    }
    for index in screens.indices.reversed() {
      if let effects = screens[index].content.open(route) { return resolve(effects) }
    }
    return [.open(route)]
  }

  /// Shows a failure at its field if the top screen is a form with that field. Otherwise shows a notice and reloads all
  /// screens. If a record no longer exists, the screens that depend on a record close first, except forms.
  private mutating func failed(_ report: Report) -> [ScreenEffect] {
    if let effects = top.refuse(report) { return resolve(effects) }
    if report.status == .notFound { closeAbove { $0.isOverWhenGone && !$0.takesText } }
    return refuse(report)
  }

  /// Closes the screens about a record that no longer exists and the screens above them, but keeps a form on top.
  private mutating func gone(_ record: ItemName, _ report: Report) -> [ScreenEffect] {
    if let lowest = screens.firstIndex(where: { $0.content.subject == record }), lowest > 0 {
      let form = top.takesText ? screens.last : nil
      screens.removeSubrange(lowest...)
      if let form { screens.append(form) }
    }
    return refuse(report)
  }

  private func refuse(_ report: Report) -> [ScreenEffect] {
    [.say(NoticeLine(NoticeLine.Kind(report.status), report.message))] + refreshed
  }

  /// Closes a screen and the screens above it, but keeps a form on top until the user leaves it. For the first screen,
  /// `.back` goes to the shell.
  private mutating func close(_ index: Int) -> [ScreenEffect] {
    if index == 0 { return [.back] }
    // A screen above may have closed this one already.
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
