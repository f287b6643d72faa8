import Data
import Domain

extension Adapters {
  /// Returns adapters over a copy of the store for a trial run (dry run). Preferences are discarded, and no notices,
  /// other programs, cache writes or hooks run. Adapters that the caller has replaced stay replaced.
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
