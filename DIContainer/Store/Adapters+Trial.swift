import Data
import Domain

extension Adapters {
  /// Returns adapters over a copy of the store for a trial run (dry run). Changes of preferences are discarded. No
  /// notices are sent, no other programs or hooks run, and no caches are written. Adapters that do not use the store,
  /// such as the clock, are taken over.
  func tried(over copy: Database, in world: StoreDependencies) -> Adapters {
    var world = world
    world.keepsAnswers = false
    var tried = Adapters(copy, in: world, preferences: TrialPreferences(over: preferences))
    tried.opener = opener.onTrial
    tried.delivery = delivery.onTrial
    tried.pause = .none
    tried.files = files
    tried.inboxFolders = inboxFolders
    tried.vdirFolders = vdirFolders
    tried.crashGuard = crashGuard
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
    tried.countsFirstDay = countsFirstDay
    tried.weekStart = weekStart
    tried.currency = currency
    return tried
  }
}
