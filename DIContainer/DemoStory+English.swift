import Domain

extension DemoStory {
  static let english = DemoStory(
    artist: "Haru", family: englishFamily,
    cards: [
      ("Nora Bennett", "+1 415 555 0123"), ("Maya Ortiz", "+1 415 555 0148"),
      ("Grace Okafor", "+1 212 555 0117"), ("Samuel Reid", "+44 20 7946 0958"),
      ("Emma Lindqvist", "+46 70 174 06 05"), ("Noah Park", "+1 415 555 0190"),
      ("The vet", "+1 415 555 0166"),
    ],
    feelings: englishFeelings, plans: englishPlans, shelves: englishShelves)

  private static let englishFamily: [Member] = [
    Member(
      draft: PersonDraft(
        name: "Nora Bennett", cycleDays: 3, nickname: "Nora", phone: "+1 415 555 0123"),
      registered: 40, birthdayIn: 1,
      contacts: [
        (22, Contact(by: .messenger, keywords: ["art"], memo: "She has tickets for the museum.")),
        (
          13,
          Contact(
            by: .met, keywords: ["art", "ramen"],
            memo: "The noodles stayed with us longer than the paintings.")
        ),
        (7, Contact(by: .message)),
        (4, Contact(by: .call, keywords: ["bread"])),
        (
          1,
          Contact(
            by: .met, keywords: ["bread", "park"],
            memo: "The new bakery by the park. We will go again on Saturday.")
        ),
      ]),
    Member(
      draft: PersonDraft(
        name: "Maya Ortiz", cycleDays: 7, nickname: "Maya", phone: "+1 415 555 0148",
        birthday: "1993-05-17", alarmHour: 21),
      registered: 35,
      contacts: [
        (21, Contact(by: .message, keywords: ["job"])),
        (14, Contact(by: .call, keywords: ["job"], memo: "She got it! I could hear her smile.")),
        (
          7,
          Contact(
            by: .met, keywords: ["job", "tea"],
            memo: "Her first week at the new place. The people there are kind.")
        ),
      ]),
    Member(
      draft: PersonDraft(
        name: "Thomas Berg", cycleDays: 14, nickname: "Tom", birthday: "02-29", alarmHour: 19),
      registered: 60,
      contacts: [
        (19, Contact(by: .messenger, keywords: ["bike"])),
        (5, Contact(by: .call, keywords: ["bike"], memo: "The bike is mended; he rides again.")),
      ]),
    Member(
      draft: PersonDraft(name: "Dad", cycleDays: 30, birthday: "1961-03-08", alarmHour: 19),
      registered: 100,
      contacts: [
        (64, Contact(by: .call, keywords: ["knee"])),
        (
          32,
          Contact(
            by: .call, keywords: ["knee", "pears"],
            memo: "His knee is better. I am to come and pick pears.")
        ),
      ]),
    Member(
      draft: PersonDraft(
        name: "Eleanor Whitby", cycleDays: 90, nickname: "Eleanor", phone: "+44 20 7946 0321"),
      registered: 49, contacts: []),
  ]

  private static let englishFeelings: [Feeling] = [
    Feeling(daysAgo: 3, hour: 22, level: 24, text: "Could not sleep, so I opened a book."),
    Feeling(daysAgo: 2, hour: 8, level: 44, text: "Missed the bus and walked one stop."),
    Feeling(daysAgo: 2, hour: 19, level: 83, text: "The three of us together, at last."),
    Feeling(daysAgo: 1, hour: 9, level: 62, text: "The coffee was just warm enough."),
    Feeling(daysAgo: 1, hour: 13, level: 15, text: "I wish I had said less."),
    Feeling(daysAgo: 1, hour: 18, level: 76, text: "The sunset took its time."),
    Feeling(daysAgo: 1, hour: 23, level: 91, text: "Good news, late at night!"),
    Feeling(daysAgo: 0, hour: 7, level: 35, text: "Awake before the alarm."),
    Feeling(daysAgo: 0, hour: 8, level: 58, text: "Stopped at the new bakery."),
    Feeling(daysAgo: 0, hour: 9, level: 72, text: "A robin sang all the way along the river."),
  ]

  private static let englishPlans: [Plan] = [
    Plan(ahead: -9, minute: 10 * 60, minutes: 60, title: "Return library books"),
    Plan(
      ahead: -2, minute: 9 * 60, minutes: 6 * 1440 + 540, title: "Packing", body: "Two boxes a day."
    ),
    Plan(
      ahead: 0, minute: 8 * 60, minutes: 40, title: "Walk by the river",
      body: "Listen for the robin."),
    Plan(
      ahead: 0, minute: 14 * 60, minutes: 60, title: "Dentist", body: "Third floor. Bring the card."
    ),
    Plan(ahead: 0, minute: 14 * 60 + 30, minutes: 60, title: "Call with the team"),
    Plan(
      ahead: 0, minute: 18 * 60 + 30, minutes: 90, title: "Dinner with Maya",
      body: "The noodle place by the station, a table at the window.\n"
        + "The first time since she changed jobs: give her book back, and hear about it all."),
    Plan(
      ahead: 1, minute: 10 * 60, minutes: 120, title: "Eleanor's exhibition", body: "Take flowers."),
    Plan(ahead: 4, minute: 19 * 60, minutes: 120, title: "Bike tour with Tom"),
    Plan(ahead: 9, minute: 11 * 60, minutes: 60, title: "Dad at the clinic"),
  ]

  private static let englishShelves: [Shelf] = [
    Shelf(
      book: BookDraft(
        title: "Pride and Prejudice", author: "Jane Austen", publisher: "Penguin",
        published: Day("2002-12-31"), pages: 435, isbn: "9780141439518", category: .poem),
      begun: 9, within: 16,
      read: [(8, 7, 44), (7, 22, 93), (5, 21, 127), (4, 7, 160), (2, 22, 191)],
      sentences: [
        (54, "I declare after all there is no enjoyment like reading!"),
        (152, "What are men to rocks and mountains?"),
      ], isLiked: true),
    Shelf(
      book: BookDraft(
        title: "Cosmos", author: "Carl Sagan", publisher: "Ballantine",
        published: Day("2013-12-10"), pages: 432, isbn: "9780345539434", category: .science),
      begun: 30, within: 28, read: [(27, 21, 40), (24, 22, 86), (19, 20, 131), (12, 21, 180)]),
    Shelf(
      book: BookDraft(
        title: "Walden", author: "Henry David Thoreau", publisher: "Penguin",
        published: Day("2016-11-01"), pages: 352, isbn: "9780140390445", category: .essay),
      begun: 1, within: 20, read: [(1, 23, 12), (0, 6, 30)]),
    Shelf(
      book: BookDraft(
        title: "The Secret Garden", author: "Frances Hodgson Burnett", publisher: "Puffin",
        published: Day("2008-05-01"), pages: 331, isbn: "", category: .classic),
      begun: 44, within: 20, read: [(42, 9, 76), (41, 14, 139), (38, 10, 230), (37, 15, 331)],
      rating: 5, sentences: [(293, "Where you tend a rose, my lad, a thistle cannot grow.")]),
    Shelf(
      book: BookDraft(
        title: "Animal Farm", author: "George Orwell", publisher: "Penguin",
        published: Day("2008-07-03"), pages: 112, isbn: "", category: .poem),
      begun: 70, within: 12, read: [(66, 21, 64), (60, 22, 112)], rating: 4),
    Shelf(
      book: BookDraft(
        title: "The Hidden Life of Trees", author: "Peter Wohlleben", publisher: "Greystone",
        published: Day("2016-09-13"), pages: 288, isbn: "", category: .naturalScience),
      begun: 92, within: 10, read: [(90, 8, 120), (88, 22, 288)], rating: 5),
    Shelf(
      book: BookDraft(
        title: "The Left Hand of Darkness", author: "Ursula K. Le Guin", publisher: "Ace",
        published: Day("1987-03-15"), pages: 304, isbn: "", category: .fantasy),
      begun: 130, within: 30, read: [(121, 23, 120), (114, 22, 204), (104, 23, 304)], rating: 4),
    Shelf(
      book: BookDraft(
        title: "Middlemarch", author: "George Eliot", publisher: "Penguin",
        published: Day("2003-03-27"), pages: 880, isbn: "9780141439549", category: .classic),
      begun: 170, within: 60, read: [(160, 10, 260), (141, 11, 560), (122, 10, 880)], rating: 5,
      isLiked: true),
    Shelf(
      book: BookDraft(
        title: "An Everlasting Meal", author: "Tamar Adler", publisher: "Scribner",
        published: Day("2011-10-18"), pages: 250, isbn: "", category: .cook),
      begun: 178, within: 20, read: [(176, 12, 120), (171, 13, 250)], rating: 3),
  ]
}
