import Domain
import PresentationKit
import PresentationShared
import TextUI

/// Handles the mouse while no overlay is shown.
extension AppCoordinator {
  /// Handles the mouse: a click on a tab shows its part, and a click on a key in a title or on a day of a year acts like
  /// the key, or shows the day. All other events go to the screen.
  mutating func point(_ mouse: Mouse) -> [AppEffect] {
    if mouse.action == .press, !current.top.ownsKeys, onboarding == nil {
      if !fillsWindow, shownPanel == nil, let index = tabs.tab(at: mouse.position, in: top),
        Part.tabs.indices.contains(index)
      {
        return choose(Part.tabs[index])
      }
      switch target(at: mouse.position) {
      case .keys(let keys): return keys.reduce([]) { $0 + handleDefault(.character($1)) }
      case .day(let day): return perform([.open(.finding(.timeline(Day(ordinal: day))))])
      case nil: break
      }
    }
    if mouse.action == .press { notice = nil }
    if let shownPanel, !shownPanel.panel.contains(mouse.position) { return [] }
    return perform(current.handle(mouse, in: content))
  }

  /// Returns what a click on the frame does by itself; nil if the screen handles the click.
  private func target(at point: Point) -> ClickTarget.Action? {
    var frame = Frame(size: size, rendition: rendition)
    frame.clickTargets = []
    draw(on: shownPaper, into: &frame)
    return frame.clickTargets?.last { $0.area.contains(point) }?.action
  }
}
