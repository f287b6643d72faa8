import PresentationKit

extension AppCoordinator {
  /// The screens that are shown: those of the part, or what lies before all parts.
  var current: ScreenStack {
    get { stacks[shown.index] }
    _modify { yield &stacks[shown.index] }
  }

  private var shown: Part { onboarding == nil ? part : .onboarding }

  /// Brings what is shown up to date, and what the tabs count.
  func reload() -> [AppEffect] { current.reload.map(AppEffect.work) + recount }

  /// Counts anew what waits, unless the part that is shown reads it anyway.
  var recount: [AppEffect] {
    onboarding != nil || current.reload.contains(.figures) ? [] : [.work(.figures)]
  }
}
