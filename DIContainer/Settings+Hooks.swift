import Data
import Domain
import HaruStore
import Presentation
import PresentationKit
import TextUI

extension Settings {
  /// Returns the hooks around the writes of a profile. Returns nil if there is no folder for hooks. Also returns nil
  /// within a hook, so that the writes of the hook do not trigger hooks again.
  func hooks(of profile: String) -> Hooks? {
    guard hook == nil, let folder = hooksFolder else { return nil }
    let file = choices(of: profile)
    return Hooks(
      in: folder, profile: profile,
      environment: {
        HookEnvironment.made(
          from: Process.variable, everything: everything, profile: profile,
          program: SystemTimer.ownProgram)
      },
      crashGuard: inputsFolder.map { CrashMarks(folder: $0).port } ?? .none,
      // The setting is read from the file, because the store is being written at that moment.
      hearsImports: { file?.value(of: .hooksImports) == "on" })
  }
}
