/// What the parts keep is called, the same in every place.
enum PartWords {
  static let finished = Phrase("다 읽음", "finished")
  static let title = Phrase("제목", "Title")
  static let person = Phrase("사람", "person")
  static let saying = Phrase("글귀", "saying")
  static let mood = Phrase("기분", "mood")
  static let event = Phrase("일정", "event")
  static let book = Phrase("책", "book")
  static let likedBook = Phrase("찜한 책", "liked")
  static let sentence = Phrase("문장", "quote")
  static let tags = Phrase("태그", "tags")
}
