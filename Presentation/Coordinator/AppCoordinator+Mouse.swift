import Domain
import PresentationKit
import PresentationShared
import TextUI

/// Handles the mouse while no overlay is shown.
extension AppCoordinator {
  /// Handles the mouse: a click on a tab shows its part. All other events go to the screen.
  mutating func point(_ mouse: Mouse) -> [AppEffect] {
    if mouse.action == .press, !current.top.ownsKeys, onboarding == nil {
      if !fillsWindow, shownPanel == nil, let index = tabs.tab(at: mouse.position, in: top),
        Part.tabs.indices.contains(index)
      {
        return choose(Part.tabs[index])
      }
    }
    if mouse.action == .press { notice = nil }
    if let shownPanel, !shownPanel.panel.contains(mouse.position) { return [] }
    return perform(current.handle(mouse, in: content))
  }
}
