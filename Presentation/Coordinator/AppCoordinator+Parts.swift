import PresentationKit
import PresentationShared

extension AppCoordinator {
  /// The screens that are shown: those of the current part, or those of the onboarding.
  var current: ScreenStack {
    get { stacks[shown.index] }
    _modify { yield &stacks[shown.index] }
  }

  private var shown: Part { onboarding == nil ? part : .onboarding }

  /// Reloads the shown screens and the counts on the tabs.
  func reload() -> [AppEffect] { current.reload.map(AppEffect.work) + recount }

  /// The effects that recount the items that are due. Empty if reloading the shown part recounts them, and during
  /// onboarding.
  var recount: [AppEffect] {
    onboarding != nil || current.reload.contains(.figures) ? [] : [.work(.figures)]
  }
}
