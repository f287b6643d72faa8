import Domain
import Support
import Testing

@Suite struct `One sentence about a book` {
  private func edit(_ books: ReadingInMemory) -> EditBook {
    Reading(
      reading: books, clock: WallClock { .on("2026-03-08") },
      calendar: .unchanging(offset: 9 * 3600), ids: .counted("r"), share: .toNowhere
    ).edit
  }

  @Test func `is kept with the stars at once, changed, and taken away by an empty one`() throws {
    //
    let books = ReadingInMemory()
    try books.keep(.sample())
    let edit = edit(books)
    let both = try edit(ID("b1"), BookChange(rating: .some(5), note: "  다시 읽을 책 "))
    #expect(both.rating == 5 && both.note?.text == "다시 읽을 책")
    #expect(try edit(ID("b1"), BookChange(title: "데미안!")).note?.text == "다시 읽을 책")
    #expect(try edit(ID("b1"), BookChange(note: "한 번이면 됐다")).rating == 5)
    let none = try edit(ID("b1"), BookChange(rating: .some(nil), note: " "))
    #expect(none.rating == nil && none.note == nil)
  }

  @Test func `has room for a hundred letters of Hangul or two hundred of Latin, on one line`()
    throws
  {
    // Q-46, and the general limit for short texts
    let books = ReadingInMemory()
    try books.keep(.sample())
    let edit = edit(books)
    for text in [String(repeating: "가", count: 100), String(repeating: "a", count: 200)] {
      #expect(try edit(ID("b1"), BookChange(note: text)).note?.text == text)
      #expect(throws: ReadingFailure.refused(.noteTooLong(.cells(200)))) {
        try edit(ID("b1"), BookChange(note: text + "a"))
      }
    }
    #expect(throws: ReadingFailure.refused(.controlCharacter(.note))) {
      try edit(ID("b1"), BookChange(note: "one\ntwo"))
    }
    #expect(try books.list(BookList(.all))[0].note?.text == String(repeating: "a", count: 200))
  }

  @Test func `goes back with the change that brought it, unless it was changed since`() throws {
    let books = ReadingInMemory()
    try books.keep(.sample())
    let edit = edit(books)
    let first = try edit.change(ID("b1"), BookChange(note: "하나"))
    _ = try edit(ID("b1"), BookChange(note: "둘"))
    #expect(throws: ReadingFailure.refused(.changedSince)) { try edit.putBack(first) }
    let again = try edit.change(ID("b1"), BookChange(note: "셋"))
    #expect(try edit.putBack(again).note?.text == "둘")
  }
}
