import Data
import Domain

extension Adapters {
  /// The same adapters over a copy of their store, in which everything is only tried: what is chosen
  /// is forgotten, nobody is told anything, no other program is started to show something, no cache
  /// takes anything, and no hook hears of it. What somebody swapped of the world stays swapped.
  func tried(over copy: Database, in world: StoreDependencies) -> Adapters {
    var world = world
    world.keepsAnswers = false
    var tried = Adapters(copy, in: world, preferences: TrialPreferences(over: preferences))
    tried.opener = opener.onTrial
    tried.delivery = delivery.onTrial
    tried.pause = .none
    tried.files = files
    tried.fetcher = fetcher
    tried.pictures = pictures
    tried.fonts = fonts
    tried.sayingFormats = sayingFormats
    tried.calendarFormat = calendarFormat
    tried.importPaths = importPaths
    tried.clock = clock
    tried.calendar = calendar
    tried.ids = ids
    tried.randomSource = randomSource
    tried.secrets = secrets
    tried.realTime = realTime
    tried.sessions = sessions
    return tried
  }
}
