import Data
import Domain
import HaruStore
import Presentation
import PresentationKit
import TextUI

extension Settings {
  /// What is run around the writes of a profile. Within a hook there are none: what it writes
  /// itself is not heard again.
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
      // The file is asked and not the store, which is being written just then.
      hearsImports: { file?.value(of: .hooksImports) == "on" })
  }
}
