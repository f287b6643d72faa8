import Domain
import PresentationKit
import PresentationPeople
import PresentationSchedule
import PresentationShared
import TextUI

extension AppCoordinator {
  /// Turns the effects of screens into effects of the app.
  mutating func perform(_ effects: [ScreenEffect]) -> [AppEffect] {
    effects.flatMap { effect -> [AppEffect] in
      switch effect {
      case .work(let work):
        if context.isReadOnly, work.content.removesRecord {
          notice = NoticeLine(.refusal, StorageWords(language).onlyReading)
          return []
        }
        return [.work(work)]
      case .selection(let work): return [.work(Work(work))]
      case .backgroundTask(let backgroundTask): return [.backgroundTask(backgroundTask)]
      case .stop(let taskID): return [.stop(taskID)]
      case .interrupt(let taskID): return [.interrupt(taskID)]
      case .say(let notice):
        self.notice = notice
        return []
      case .copy(let text): return [.copy(text)]
      case .signal: return [.signal]
      case .edit(let text): return [.edit(text)]
      case .outside(let words): return [.outside(words)]
      case .reopen(let reopening): return [.reopen(reopening)]
      case .again(let key): return press(key)
      case .open(let route): return follow(route)
      // `.back` at a home returns from the More part, or along the jump that led here.
      case .back: return goBack() ?? (part == .more ? enter(before) : [])
      // The stack has handled its own effects; those that are left come from the shell itself.
      case .failed(let report):
        return perform([.say(NoticeLine(.init(report.status), report.message))])
      case .show, .home, .done, .gone, .refresh: return perform(current.resolve([effect]))
      }
    }
  }

  /// Opens a route, which may lead into another part.
  mutating func follow(_ route: Route) -> [AppEffect] {
    if route.finding != nil { return navigate { $0.arrive(in: .finding, by: route) } }
    if let item: ItemRoute = route.cast() {
      return [.work(.finding(.open(item.name, on: item.day)))]
    }
    guard let target = route.part else { return [] }
    // Esc leads back from routes opened on Today or in the film, and from an event opened on a person's page.
    let isFromToday = part == .today && (route.more?.leadsBack ?? (target != .more))
    if isFromToday || part == .finding || part == .people && target == .schedule {
      return navigate { $0.arrive(in: target, by: route) }
    }
    return arrive(in: target, by: route)
  }

  mutating func arrive(in part: Part, by route: Route) -> [AppEffect] {
    let entered = enter(part)
    return entered + perform(stacks[part.index].resolve([.open(route)]))
  }
}
