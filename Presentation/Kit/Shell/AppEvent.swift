package import Domain
package import TextUI

/// An input of the text interface: a terminal or clock event, an answer of the features, or the result of a background
/// task.
package enum AppEvent: Equatable, Sendable {
  case device(DeviceEvent)
  case answer(FeatureEvent)
  case backgroundTask(TaskID, BackgroundTaskResult)
}

/// An event of the terminal or of the surroundings of the program.
package enum DeviceEvent: Equatable, Sendable {
  case input(TerminalInput)
  case resized(Size)
  /// The clock changed; a new day changes every screen.
  case time(Now)
  /// The program was resumed after a suspend.
  case resumed
  /// The terminal reported that it renders pictures in a different way than assumed.
  case pictures(Rendition)
  /// The terminal reported its background colour.
  case ground(RGB)
  /// Another process changed the store.
  case storeChanged
  /// Time passed while an animation was running.
  case frame(milliseconds: Int)
  /// Time since the last input.
  case rested(milliseconds: Int)
  /// The result of a copy: whether the text could be sent to the terminal's clipboard.
  case copied(Bool)
  /// The result of editing a text in an external editor.
  case edited(Composed)
  /// One event caused more work than the limit of `EffectQueue`; the rest was dropped.
  case exhausted
}

/// How the session restarts, for example after a change of profile.
package struct RestartRequest: Equatable, Sendable {
  /// The notice that is shown first; nil for none.
  package var greeting: String?
  /// The log-out or withdrawal that runs before the restart, while no store is open.
  package var backgroundTask: Leaving?
  /// The setting that is selected after the restart; nil for none.
  package var setting: Preference?
  /// The new value of that setting, which a notice reports in the language shown after the restart.
  package var value: String?
  /// Whether the demo is shown after the restart.
  package var isBorrowed: Bool

  package init(
    greeting: String? = nil, backgroundTask: Leaving? = nil, setting: Preference? = nil,
    value: String? = nil, isBorrowed: Bool = false
  ) {
    self.greeting = greeting
    self.backgroundTask = backgroundTask
    self.setting = setting
    self.value = value
    self.isBorrowed = isBorrowed
  }
}

/// How the user leaves their profile.
package enum Leaving: Equatable, Sendable {
  case logOut
  /// Deletes all data for good. `copy` is the path of a copy to make first; nil for none.
  case withdraw(copy: String?)
}

/// A side effect the text interface asks for. Effects are values, so that tests can compare them.
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
  /// Rings the terminal bell, for example at the end of a scale.
  case signal
  /// Opens a text in the user's external editor.
  case edit(String)
  /// Restarts the session with the current profile.
  case reopen(RestartRequest)
  case suspend
  case redraw
  case quit
}

/// A side effect a screen asks for, which its stack or the shell carries out.
package enum ScreenEffect: Equatable, Sendable {
  case work(Work)
  /// Asks the features about the marked rows.
  case marked(MarkedWork)
  /// Starts a long task in the background.
  case backgroundTask(BackgroundTask)
  /// Cancels a background task and drops its result.
  case stop(TaskID)
  /// Cancels a background task, but still delivers its result.
  case interrupt(TaskID)
  /// Opens a route, in this part or another one.
  case open(Route)
  /// Pushes a screen and loads its content.
  case show(AnyScreen)
  /// Closes the screen that asks for it and all screens above it.
  case back
  /// Closes all screens above the home.
  case home
  /// A change was made, as the sentence says. Forms close and all shown screens reload.
  case done(String)
  /// A request failed with the report.
  case failed(Report)
  /// A request failed because a record no longer exists.
  case gone(ItemName, Report)
  /// Reloads all shown screens.
  case refresh
  case say(NoticeLine)
  /// Handles the key again, in the screen below.
  case again(Key)
  /// Copies a text to the clipboard of the terminal.
  case copy(String)
  /// Rings the terminal bell, for example at the end of a scale.
  case signal
  /// Opens a text in an external editor.
  case edit(String)
  /// Restarts the session with the profile that is then current.
  case reopen(RestartRequest)

  /// Pushes a screen and loads its content.
  package static func show(_ screen: any PartScreen) -> ScreenEffect { .show(AnyScreen(screen)) }
}
