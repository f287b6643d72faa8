import Domain
import Presentation
import TextUI

/// What the demo tells of: a small family with its books, plans and feelings, as somebody who speaks
/// a language has them. Somebody has withered, somebody is thirsty today, others are well.
struct DemoStory {
  struct Member {
    let draft: PersonDraft
    /// How many days ago the person was registered.
    let registered: Int
    /// In how many days the birthday comes, where it is not always on the same day.
    var birthdayIn: Int?
    let contacts: [(daysAgo: Int, contact: Contact)]
  }

  struct Feeling {
    let daysAgo: Int
    let hour: Int
    let level: Int
    let text: String
  }

  struct Plan {
    let ahead: Int
    let minute: Int
    let minutes: Int
    let title: String
    var body = ""
  }

  struct Shelf {
    let book: BookDraft
    /// How many days ago it became a goal, and how many days it was to take.
    let begun: Int
    let within: Int
    /// The page that was reached so many days ago.
    let read: [(daysAgo: Int, hour: Int, page: Int)]
    var rating: Int?
    var sentences: [(page: Int, text: String)] = []
    var isLiked = false
  }

  /// What the artist of the pictures is called.
  let artist: String
  let family: [Member]
  /// The address book: some who are planted already, and some who could be.
  let cards: [(name: String, number: String)]
  let feelings: [Feeling]
  let plans: [Plan]
  let shelves: [Shelf]

  /// The story for somebody who reads a language.
  static func told(in language: Language) -> DemoStory {
    switch language.tongue {
    case .korean: .korean
    case .english: .english
    }
  }
}
