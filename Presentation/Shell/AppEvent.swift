public import Domain

/// Something the text interface has to answer.
public enum AppEvent: Equatable, Sendable {
  case input(TerminalInput)
  case resized(Size)
  /// What the clock shows; a new day changes every screen.
  case time(Now)
  /// The program went on after it had been stopped.
  case resumed
  /// Somebody else changed what is kept.
  case storeChanged
  /// So many thousandths of a second have passed while something moved.
  case frame(milliseconds: Int)
  /// So many thousandths of a second nobody has done anything.
  case rested(milliseconds: Int)
  case today(TodayEvent)
  case people(PeopleEvent)
  case contacts(ContactEvent)
  case sayings(SayingsEvent)
  case moods(MoodsEvent)
  case schedule(ScheduleEvent)
  case reading(ReadingEvent)
  case more(MoreEvent)
  case entrance(EntranceEvent)
  case account(AccountEvent)
  case settings(SettingsEvent)
  case lock(LockEvent)
  case history(HistoryEvent)
  /// The answer to something that was done and can be undone.
  indirect case deed(AppEvent)
  case finding(FindingEvent)
  /// Whether the terminal was handed a text for its clipboard.
  case copied(Bool)
  /// What came of letting somebody change a text in an editor.
  case edited(Composed)
  /// A command of the `:` line was run.
  case answered(Output)
  /// One event made more work than any should; the rest was left undone.
  case exhausted
  /// What came of an errand to those who know books.
  case booksFound(Ticket, BooksErrand, BooksFound)
  /// What became of a sign-in so far.
  case signIn(Ticket, SignInNews)
  /// Which version is the newest.
  case latest(Ticket, LatestAnswer)
}

/// How everything begins anew.
public struct Reopening: Equatable, Sendable {
  /// What is said first.
  public var greeting: String?
  /// What is done before, while nothing is open.
  public var errand: Leaving?
  /// The setting the keys are on then, if it is one.
  public var setting: Preference?
  /// The value it has now, which is told in whatever language is shown then.
  public var value: String?
  /// Whether the demo is shown then.
  public var isBorrowed: Bool

  /// Puts it together.
  public init(
    greeting: String? = nil, errand: Leaving? = nil, setting: Preference? = nil,
    value: String? = nil, isBorrowed: Bool = false
  ) {
    self.greeting = greeting
    self.errand = errand
    self.setting = setting
    self.value = value
    self.isBorrowed = isBorrowed
  }
}

/// How somebody leaves their profile.
public enum Leaving: Equatable, Sendable {
  case logOut
  /// Deletes everything for good, after a copy was made where one is wanted.
  case withdraw(copy: String?)
}

/// Something the text interface wants done. Effects are values, so that a test compares them.
public enum AppEffect: Equatable, Sendable {
  case work(Work)
  /// Begins something that takes a while, in the background.
  case errand(Errand)
  /// Ends an errand; no answer to it comes any more.
  case stop(Ticket)
  /// Hands a text to the clipboard of the terminal.
  case copy(String)
  /// Calls for attention: an end was reached.
  case signal
  /// Lets somebody change a text in an editor of their own.
  case edit(String)
  /// Begins anew with the profile that is in use now.
  case reopen(Reopening)
  case suspend
  case redraw
  case quit
}

/// Something that needs the features.
public enum Work: Equatable, Sendable {
  case today(TodayWork)
  case people(PeopleWork)
  case contacts(ContactWork)
  case sayings(SayingsWork)
  case moods(MoodsWork)
  case schedule(ScheduleWork)
  case reading(ReadingWork)
  case more(MoreWork)
  case entrance(EntranceWork)
  case account(AccountWork)
  case settings(SettingsWork)
  case lock(LockWork)
  case history(HistoryWork)
  case finding(FindingWork)
  /// Keeps a sentence of a book as a saying.
  case keepSentence(Sentence)
  /// A command line as it was typed after `:`.
  case command(String)
}

/// What a screen wants: something done, another screen, or to be left.
public enum ScreenEffect: Equatable, Sendable {
  case work(Work)
  /// Begins something that takes a while, in the background.
  case errand(Errand)
  /// Ends an errand; no answer to it comes any more.
  case stop(Ticket)
  case open(Route)
  case back
  case say(NoticeLine)
  /// Hands a text to the clipboard of the terminal.
  case copy(String)
  /// Calls for attention: an end was reached.
  case signal
  /// Lets somebody change a text in an editor of their own.
  case edit(String)
  /// Begins anew with the profile that is in use then.
  case reopen(Reopening)
}

/// A place in the program that something else can lead to.
public enum Route: Equatable, Sendable {
  case people(PeopleRoute)
  case sayings(SayingsRoute)
  case moods(MoodsRoute)
  case schedule(ScheduleRoute)
  case reading(ReadingRoute)
  case more(MoreRoute)
  case entrance(EntranceRoute)
  case settings(SettingsRoute)
  case finding(FindingRoute)
  /// A record of any part; one that is gone meanwhile is told of.
  case item(ItemName)
}
