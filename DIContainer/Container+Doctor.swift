import Data
package import Domain
import HaruStore
import Presentation
package import PresentationKit
import TextUI

extension Container {
  /// Checks the store of a profile, even if the store cannot be opened. If `mending` is true, also repairs problems.
  package static func examine(_ settings: Settings, _ profile: String?, mending: Bool)
    throws(OpeningFailure) -> Examination
  {
    let name: String
    if let profile {
      name = try meant(by: profile, settings)
    } else {
      name = try currentProfile(settings).text
    }
    let file = settings.choices(of: name)
    let keepsDays = file?.value(of: .backupDaily) ?? Preference.backupDaily.defaultValue
    // With a pinned clock, as in tests, the answer is the same on every computer.
    let examinesDisks = settings.pinnedMoment == nil
    return StoreDoctor(
      paths: settings.archivePaths(of: name), dataFolder: settings.dataFolder,
      clock: Adapters.clock(settings), keepsDays: keepsDays == "on",
      hooksFolder: settings.hooksFolder, inputsFolder: settings.inputsFolder,
      caches: [settings.answersFolder, settings.coversFolder].compactMap { $0 },
      examinesDisks: examinesDisks,
      settings: { () throws(StorageFailure) in
        guard let file else { return nil }
        return (file.path, file.problems.count)
      }
    ).examine(mending: mending)
  }
}
