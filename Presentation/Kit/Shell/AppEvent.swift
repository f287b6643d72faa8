package import Domain
package import TextUI

/// Something the text interface has to answer: what the terminal and the clock say, what the
/// features answered, or what came of a background task.
package enum AppEvent: Equatable, Sendable {
  case device(DeviceEvent)
  case answer(FeatureEvent)
  case backgroundTask(TaskID, BackgroundTaskResult)
}

/// What happens to the terminal, and around it.
package enum DeviceEvent: Equatable, Sendable {
  case input(TerminalInput)
  case resized(Size)
  /// What the clock shows; a new day changes every screen.
  case time(Now)
  /// The program went on after it had been stopped.
  case resumed
  /// The terminal shows pictures in another way than was thought.
  case pictures(Rendition)
  /// The terminal's own ground has this colour.
  case ground(RGB)
  /// Somebody else changed what is kept.
  case storeChanged
  /// So many thousandths of a second have passed while something moved.
  case frame(milliseconds: Int)
  /// So many thousandths of a second nobody has done anything.
  case rested(milliseconds: Int)
  /// Whether the terminal was handed a text for its clipboard.
  case copied(Bool)
  /// What came of letting somebody change a text in an editor.
  case edited(Composed)
  /// One event made more work than any should; the rest was left undone.
  case exhausted
}

/// How everything begins anew.
package struct RestartRequest: Equatable, Sendable {
  /// What is said first.
  package var greeting: String?
  /// What is done before, while nothing is open.
  package var backgroundTask: Leaving?
  /// The setting the keys are on then, if it is one.
  package var setting: Preference?
  /// The value it has now, which is told in whatever language is shown then.
  package var value: String?
  /// Whether the demo is shown then.
  package var isBorrowed: Bool

  /// Puts it together.
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

/// How somebody leaves their profile.
package enum Leaving: Equatable, Sendable {
  case logOut
  /// Deletes everything for good, after a copy was made where one is wanted.
  case withdraw(copy: String?)
}

/// Something the text interface wants done. Effects are values, so that a test compares them.
package enum AppEffect: Equatable, Sendable {
  case work(Work)
  /// Begins something that takes a while, in the background.
  case backgroundTask(BackgroundTask)
  /// Ends a background task; no answer to it comes any more.
  case stop(TaskID)
  /// Asks a background task to end, and waits for its answer still.
  case interrupt(TaskID)
  /// Hands a text to the clipboard of the terminal.
  case copy(String)
  /// Calls for attention: an end was reached.
  case signal
  /// Lets somebody change a text in an editor of their own.
  case edit(String)
  /// Begins anew with the profile that is in use now.
  case reopen(RestartRequest)
  case suspend
  case redraw
  case quit
}

/// What a screen wants: something done, another screen, or to be left.
package enum ScreenEffect: Equatable, Sendable {
  case work(Work)
  /// Asks the features about what is marked.
  case marked(MarkedWork)
  /// Begins something that takes a while, in the background.
  case backgroundTask(BackgroundTask)
  /// Ends a background task; no answer to it comes any more.
  case stop(TaskID)
  /// Asks a background task to end, and waits for its answer still.
  case interrupt(TaskID)
  /// Goes where a route leads, in whichever part.
  case open(Route)
  /// Puts a screen on top, and fills it.
  case show(AnyScreen)
  /// Closes the screen that wants it, and what lies above.
  case back
  /// Closes everything above the home.
  case home
  /// Something was done, as a sentence says: forms are over, and what is shown is brought up to
  /// date.
  case done(String)
  /// Nothing was done, for the reason given.
  case failed(Report)
  /// Nothing was done, because a record is gone.
  case gone(ItemName, Report)
  /// Brings what is shown up to date.
  case refresh
  case say(NoticeLine)
  /// Lets a key mean what it means below.
  case again(Key)
  /// Hands a text to the clipboard of the terminal.
  case copy(String)
  /// Calls for attention: an end was reached.
  case signal
  /// Lets somebody change a text in an editor.
  case edit(String)
  /// Begins anew with the profile that is in use then.
  case reopen(RestartRequest)

  /// Puts a screen on top, and fills it.
  package static func show(_ screen: any PartScreen) -> ScreenEffect { .show(AnyScreen(screen)) }
}
