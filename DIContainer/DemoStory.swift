import Domain
import Presentation
import PresentationKit
import TextUI

/// What the demo tells of: a family with its books, plans and feelings, as somebody who speaks a
/// language has them. Some have withered, some are thirsty today, others are well.
struct DemoStory {
  /// Somebody dear, and when the two were in touch.
  struct Member {
    var draft: PersonDraft
    /// How many days ago the person was registered.
    let since: Int
    /// How many days ago the two were in touch last; nothing where they never were.
    let last: Int?
    /// In how many days a birthday comes that is always near, and which one it is.
    var birthdayIn: (days: Int, age: Int)?
    /// For how many days the last watering but one was postponed.
    var postponed = 0
    /// What is noted of the contacts, of the newest first.
    var notes: [Contact] = []
  }

  /// A feeling of a certain day.
  struct Feeling {
    let daysAgo: Int
    let minute: Int
    let level: Int
    let text: String

    init(_ daysAgo: Int, _ hour: Int, _ minute: Int, _ level: Int, _ text: String) {
      self.daysAgo = daysAgo
      self.minute = hour * 60 + minute
      self.level = level
      self.text = text
    }

    init(_ daysAgo: Int, _ hour: Int, _ minute: Int, _ remark: Remark) {
      self.init(daysAgo, hour, minute, remark.level, remark.text)
    }
  }

  /// What somebody might have felt at a time of day, whichever day it was.
  struct Remark {
    let level: Int
    let text: String

    init(_ level: Int, _ text: String) {
      self.level = level
      self.text = text
    }
  }

  /// Remarks by the time of day.
  struct Remarks {
    let morning: [Remark]
    let midday: [Remark]
    let evening: [Remark]
  }

  /// What is planned on a day that is counted from today.
  struct Plan {
    let ahead: Int
    let minute: Int
    let minutes: Int
    let title: String
    var body = ""
    /// The days of the week it makes sense on.
    var weekdays = Weekday.allCases
    /// How it comes again, and how long before it one is reminded, in seconds.
    var repeating: String?
    var reminders: [Int] = []
  }

  /// What is planned every week.
  struct Routine {
    let weekdays: [Weekday]
    let minute: Int
    let minutes: Int
    let title: String
    var reminders: [Int] = []
  }

  /// The days on which a book was read, counted back from today, and how far.
  struct Sitting {
    let first: Int
    let last: Int
    let page: Int
    /// On so many days of ten.
    var often = 8
    var hour = 22
  }

  struct Shelf {
    let book: BookDraft
    /// How many days ago it became a goal, and how many days it was to take.
    let begun: Int
    let within: Int
    var read: Sitting?
    var rating: Int?
    var note: String?
    var sentences: [(page: Int, text: String)] = []
    var isLiked = false
  }

  /// A saying of one's own, and what became of it.
  struct Kept {
    let daysAgo: Int
    let draft: SayingDraft
    var isLiked = false
    var isUsed = false
  }

  /// What the artist of the pictures is called.
  let artist: String
  let family: [Member]
  /// The address book: some who are planted already, and some who could be.
  let cards: [(name: String, number: String)]
  let sayings: [Kept]
  let feelings: [Feeling]
  /// What is felt in the first hours of a day by whoever is still awake.
  let awake: [Remark]
  let remarks: Remarks
  let plans: [Plan]
  let routines: [Routine]
  let shelves: [Shelf]

  /// The sayings of the house somebody likes, by their numbers.
  static let likedOfTheHouse = [9, 38, 64, 97, 139, 148, 152]

  /// The story for somebody who reads a language.
  static func told(in language: Language) -> DemoStory {
    switch language.tongue {
    case .korean: .korean
    case .english: .english
    }
  }
}

extension [Weekday] {
  /// The days people work on.
  static let workdays: [Weekday] = [.monday, .tuesday, .wednesday, .thursday, .friday]
  /// The days they do not.
  static let weekend: [Weekday] = [.saturday, .sunday]
}
