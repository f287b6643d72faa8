import Domain

/// The content of the demo in one language: a family with its books, events and feelings. Some plants have withered,
/// some are thirsty today, others are well.
package struct DemoStory {
  /// A family member and the contacts with that person.
  struct Member {
    var draft: PersonInput
    /// How many days ago the person was added.
    let since: Int
    /// The number of days since the last contact; nil if there was none.
    let last: Int?
    let tag: String
    /// The days until a birthday that is always near, and the age then.
    var birthdayIn: (days: Int, age: Int)?
    /// For how many days the second-to-last watering was postponed.
    var postponed = 0
    /// The notes of the contacts, newest first.
    var notes: [Contact] = []
  }

  /// A feeling on a certain day.
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

  /// A feeling that suits a time of day, on any day.
  struct Remark {
    let level: Int
    let text: String

    init(_ level: Int, _ text: String) {
      self.level = level
      self.text = text
    }
  }

  /// The remarks that suit each time of day.
  struct Remarks {
    let morning: [Remark]
    let midday: [Remark]
    let evening: [Remark]
  }

  /// An event on a day counted from today.
  struct Plan {
    let ahead: Int
    let minute: Int
    let minutes: Int
    let title: String
    var body = ""
    /// The weekdays on which the event makes sense.
    var weekdays = Weekday.allCases
    /// The recurrence of the event; nil if it happens once. The reminders are in seconds before the
    /// start.
    var repeating: String?
    var reminders: [Int] = []
  }

  /// A weekly event.
  struct Routine {
    let weekdays: [Weekday]
    let minute: Int
    let minutes: Int
    let title: String
    var reminders: [Int] = []
  }

  /// The period in which a book was read: its first and last day, as days before today, and the page that was reached.
  struct Sitting {
    let first: Int
    let last: Int
    let page: Int
    /// The number of days out of ten on which the book was read.
    var often = 8
    var hour = 22
  }

  struct Shelf {
    let book: BookDraft
    /// The number of days since the book became a goal.
    let begun: Int
    /// The number of days from `begun` to the target day.
    let within: Int
    var read: Sitting?
    var rating: Int?
    var note: String?
    var sentences: [(page: Int, text: String)] = []
    var isLiked = false
  }

  /// A saying the user added, with its state.
  struct AddedSaying {
    let daysAgo: Int
    let draft: SayingDraft
    var isLiked = false
    var isUsed = false
  }

  /// A tag that was counted on many days. Its amounts are between `least` and `most`.
  struct Count {
    let tag: String
    var unit = ""
    let since: Int
    let least: Int
    let most: Int
    /// The number of days out of ten on which the tag was counted.
    let often: Int
    /// The most that is wanted on a day; nil without a goal.
    var limit: Int?
  }

  /// The name of the artist that the pictures show.
  package let artist: String
  let family: [Member]
  /// The contacts in the address book. Some of them also have a plant, as members of `family`.
  let cards: [(name: String, number: String)]
  let sayings: [AddedSaying]
  let feelings: [Feeling]
  /// The feelings shortly after midnight, of a user who is still awake.
  let awake: [Remark]
  let remarks: Remarks
  let plans: [Plan]
  let routines: [Routine]
  let shelves: [Shelf]
  let counts: [Count]

  /// The numbers of the sayings in the starter collection that are liked.
  static let likedOfTheHouse = [9, 38, 64, 97, 139, 148, 152]
}

extension [Weekday] {
  static let workdays: [Weekday] = [.monday, .tuesday, .wednesday, .thursday, .friday]
  static let weekend: [Weekday] = [.saturday, .sunday]
}
