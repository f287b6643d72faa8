package import Domain
package import TextUI

/// An input of the text interface: a terminal or clock event, an answer of the features, or the result of a background
/// task.
package enum AppEvent: Equatable, Sendable {
  case device(DeviceEvent)
  case answer(FeatureEvent)
  case backgroundTask(TaskID, BackgroundTaskResult)
}

/// An event of the terminal, the clock or the store. The events of features are of the type `FeatureEvent`.
package enum DeviceEvent: Equatable, Sendable {
  case input(TerminalInput)
  case resized(Size)
  /// The current time changed. A new day changes every screen.
  case time(Now)
  /// The program was resumed after it was suspended.
  case resumed
  /// The terminal reported a way to render pictures that differs from the assumed one.
  case pictures(Rendition)
  /// The terminal reported its background colour.
  case ground(RGB)
  /// The terminal reported that it draws text at several times its size.
  case sizesText
  /// Another process changed the store.
  case storeChanged
  /// Time passed while an animation was running.
  case frame(milliseconds: Int)
  /// The time without input, in milliseconds.
  case rested(milliseconds: Int)
  /// Whether the text could be sent to the clipboard of the terminal.
  case copied(Bool)
  /// The result of editing a text in an external editor.
  case edited(Composed)
  /// An event caused more requests than the limit of `EffectQueue`; the others were dropped.
  case exhausted
}

/// A request to restart the session, for example after a change of profile.
package struct RestartRequest: Equatable, Sendable {
  /// The notice that is shown first; nil for none.
  package var greeting: NoticeLine?
  /// The task that runs before the restart, while no store is open; nil for none.
  package var backgroundTask: ClosedStoreTask?
  /// The setting that is selected after the restart; nil for none.
  package var setting: Preference?
  /// The new value of `setting`, which a notice reports in the language shown after the restart; nil for none.
  package var value: String?
  /// Whether the demo is shown after the restart.
  package var isBorrowed: Bool

  package init(
    greeting: String? = nil, backgroundTask: ClosedStoreTask? = nil,
    setting: Preference? = nil,
    value: String? = nil, isBorrowed: Bool = false
  ) {
    self.greeting = greeting.map { NoticeLine(.good, $0) }
    self.backgroundTask = backgroundTask
    self.setting = setting
    self.value = value
    self.isBorrowed = isBorrowed
  }
}

/// A change that needs a closed store. It runs between two sessions of the screens.
package enum ClosedStoreTask: Equatable, Sendable {
  case logOut
  /// Deletes all data permanently. `copy` is the path of a copy to make first; nil for none.
  case withdraw(copy: String?)
  case encrypt(EncryptionChange)
}

/// A change of the encryption that rewrites the whole data file. Its secrets were checked before.
package enum EncryptionChange: Equatable, Sendable {
  case on(Passphrase, recoveryKey: RecoveryKey?)
  case off(EncryptionOpener)
  /// Encrypts everything with a new data key.
  case renew(Passphrase, recoveryKey: RecoveryKey?, opener: EncryptionOpener)
}

/// A side effect that the text interface requests. Effects are values, so that tests can compare them.
package enum AppEffect: Equatable, Sendable {
  case work(Work)
  /// Starts a long task in the background.
  case backgroundTask(BackgroundTask)
  /// Cancels a background task and drops its result.
  case stop(TaskID)
  /// Cancels a background task, but still delivers its result.
  case interrupt(TaskID)
  /// Copies a text to the clipboard of the terminal.
  case copy(String)
  /// Rings the terminal bell, for example if a value cannot go further.
  case signal
  /// Opens a text in the external editor of the user.
  case edit(String)
  /// Runs a command on the terminal, outside the screens, and comes back.
  case outside([String])
  /// Restarts the session with the current profile.
  case reopen(RestartRequest)
  case suspend
  case redraw
  case quit
}

/// A side effect that a screen requests. It is performed by the screen's stack, or by the shell, which is the frame
/// around all screens.
package enum ScreenEffect: Equatable, Sendable {
  case work(Work)
  /// Sends a request about the marked rows to the features.
  case selection(SelectionRequest)
  /// Starts a long task in the background.
  case backgroundTask(BackgroundTask)
  /// Cancels a background task and drops its result.
  case stop(TaskID)
  /// Cancels a background task, but still delivers its result.
  case interrupt(TaskID)
  /// Opens a route, in this part or in another part.
  case open(Route)
  /// Pushes a screen and loads its content.
  case show(AnyScreen)
  /// Closes the screen that requests the effect and all screens above it.
  case back
  /// Closes all screens above the first screen of the part.
  case home
  /// Reports that a change was made, as the sentence says. Forms close and all shown screens reload.
  case done(String)
  /// Reports that a request failed.
  case failed(Report)
  /// Reports that a request failed because a record no longer exists.
  case gone(ItemName, Report)
  /// Reloads all shown screens.
  case refresh
  case say(NoticeLine)
  /// Handles the key again in the screen below.
  case again(Key)
  /// Copies a text to the clipboard of the terminal.
  case copy(String)
  /// Rings the terminal bell, for example if a value cannot go further.
  case signal
  /// Opens a text in an external editor.
  case edit(String)
  /// Runs a command on the terminal, outside the screens, and comes back.
  case outside([String])
  /// Restarts the session with the profile that is then current.
  case reopen(RestartRequest)

  /// Pushes a screen and loads its content.
  package static func show(_ screen: any PartScreen) -> ScreenEffect { .show(AnyScreen(screen)) }
}
