import PresentationAcross
import PresentationKit

extension AppCoordinator {
  /// The screens that are shown: those of the current part, or the onboarding.
  var current: ScreenStack {
    get { stacks[shown.index] }
    _modify { yield &stacks[shown.index] }
  }

  private var shown: Part { onboarding == nil ? part : .onboarding }

  /// Reloads the shown screens and the counts on the tabs.
  func reload() -> [AppEffect] { current.reload.map(AppEffect.work) + recount }

  /// Counts the waiting items again, unless the reload of the shown part does that anyway.
  var recount: [AppEffect] {
    onboarding != nil || current.reload.contains(.figures) ? [] : [.work(.figures)]
  }
}
