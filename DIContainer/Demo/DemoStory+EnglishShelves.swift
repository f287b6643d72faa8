import Domain

extension DemoStory {
  static let englishShelves: [Shelf] = englishReading + englishFinished

  private static let englishReading: [Shelf] = [
    Shelf(
      book: BookDraft(
        title: "Pride and Prejudice", author: "Jane Austen", publisher: "Penguin",
        published: Day("2002-12-31"), pages: 435, isbn: "9780141439518", category: .poem),
      begun: 24, within: 34, read: Sitting(first: 23, last: 1, page: 268, often: 10),
      sentences: [
        (54, "I declare after all there is no enjoyment like reading!"),
        (152, "What are men to rocks and mountains?"),
      ], isLiked: true),
    Shelf(
      book: BookDraft(
        title: "The Hobbit", author: "J.R.R. Tolkien", publisher: "Houghton Mifflin Harcourt",
        published: Day("2012-09-18"), pages: 300, category: .fantasy),
      begun: 20, within: 23, read: Sitting(first: 19, last: 0, page: 276, often: 6, hour: 6)),
    Shelf(
      book: BookDraft(
        title: "Cosmos", author: "Carl Sagan", publisher: "Ballantine",
        published: Day("2013-12-10"), pages: 432, isbn: "9780345539434", category: .science),
      begun: 40, within: 38, read: Sitting(first: 37, last: 9, page: 236, often: 4, hour: 1)),
    Shelf(
      book: BookDraft(
        title: "Piranesi", author: "Susanna Clarke", publisher: "Bloomsbury",
        published: Day("2020-09-15"), pages: 272, category: .fantasy),
      begun: 12, within: 26, read: Sitting(first: 11, last: 2, page: 141, often: 6)),
    Shelf(
      book: BookDraft(
        title: "Walden", author: "Henry David Thoreau", publisher: "Penguin",
        published: Day("2016-11-01"), pages: 352, isbn: "9780140390445", category: .essay),
      begun: 2, within: 21, read: Sitting(first: 1, last: 0, page: 31, often: 10, hour: 7),
      sentences: [(8, "The mass of men lead lives of quiet desperation.")]),
    Shelf(
      book: BookDraft(
        title: "Braiding Sweetgrass", author: "Robin Wall Kimmerer", publisher: "Milkweed",
        published: Day("2013-10-15"), pages: 408, category: .naturalScience),
      begun: 1, within: 50),
  ]

  private static let englishFinished: [Shelf] = [
    Shelf(
      book: BookDraft(
        title: "The Secret Garden", author: "Frances Hodgson Burnett", publisher: "Puffin",
        published: Day("2008-05-01"), pages: 331, category: .classic),
      begun: 60, within: 30, read: Sitting(first: 58, last: 37, page: 331, hour: 15), rating: 5,
      note: "I read the last chapter aloud, on the bench under the plum tree.",
      sentences: [(293, "Where you tend a rose, my lad, a thistle cannot grow.")]),
    Shelf(
      book: BookDraft(
        title: "Animal Farm", author: "George Orwell", publisher: "Penguin",
        published: Day("2008-07-03"), pages: 112, category: .poem),
      begun: 72, within: 14, read: Sitting(first: 70, last: 64, page: 112), rating: 4),
    Shelf(
      book: BookDraft(
        title: "The Hidden Life of Trees", author: "Peter Wohlleben", publisher: "Greystone",
        published: Day("2016-09-13"), pages: 288, category: .naturalScience),
      begun: 101, within: 24, read: Sitting(first: 100, last: 83, page: 288, hour: 8), rating: 5),
    Shelf(
      book: BookDraft(
        title: "The Left Hand of Darkness", author: "Ursula K. Le Guin", publisher: "Ace",
        published: Day("1987-03-15"), pages: 304, category: .fantasy),
      begun: 132, within: 30, read: Sitting(first: 130, last: 107, page: 304, hour: 23), rating: 4),
    Shelf(
      book: BookDraft(
        title: "Middlemarch", author: "George Eliot", publisher: "Penguin",
        published: Day("2003-03-27"), pages: 880, isbn: "9780141439549", category: .classic),
      begun: 205, within: 70,
      read: Sitting(first: 203, last: 139, page: 880, often: 6, hour: 13), rating: 5,
      sentences: [
        (789, "What do we live for, if it is not to make life less difficult to each other?")
      ], isLiked: true),
    Shelf(
      book: BookDraft(
        title: "An Everlasting Meal", author: "Tamar Adler", publisher: "Scribner",
        published: Day("2011-10-18"), pages: 250, category: .cook),
      begun: 190, within: 30, read: Sitting(first: 188, last: 171, page: 250, often: 4, hour: 12),
      rating: 3),
    Shelf(
      book: BookDraft(
        title: "Little Women", author: "Louisa May Alcott", publisher: "Penguin",
        published: Day("1989-05-01"), pages: 504, category: .classic),
      begun: 262, within: 45, read: Sitting(first: 260, last: 224, page: 504, often: 7), rating: 4,
      sentences: [(478, "I am not afraid of storms, for I am learning how to sail my ship.")]),
    Shelf(
      book: BookDraft(
        title: "The Snow Leopard", author: "Peter Matthiessen", publisher: "Penguin",
        published: Day("2008-09-30"), pages: 336, category: .travel),
      begun: 300, within: 30, read: Sitting(first: 298, last: 275, page: 336, often: 7, hour: 7),
      rating: 5),
    Shelf(
      book: BookDraft(
        title: "The Wind in the Willows", author: "Kenneth Grahame", publisher: "Oxford",
        published: Day("2010-07-08"), pages: 256, category: .children),
      begun: 352, within: 45, read: Sitting(first: 350, last: 316, page: 256, often: 5), rating: 5,
      sentences: [
        (12, "There is nothing half so much worth doing as simply messing about in boats.")
      ], isLiked: true),
  ]
}
