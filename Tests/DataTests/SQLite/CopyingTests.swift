import Domain
import Support
import Testing

@testable import Data

// B 21
@Suite struct `A store that is only tried` {
  @Test func `takes what is written, and the store it is a copy of does not`() throws {
    try SampleFolder.using { folder in
      let path = folder.path("haru.sqlite")
      let kept = try Database(.file(path))
      try SQLitePreferences(kept).set("moods.artist", to: "Mina")
      kept.close()
      let before = try folder.bytes("haru.sqlite")
      let read = try Database(.file(path), readOnly: true)
      let copy = try Database(copying: read)
      let tried = SQLitePreferences(copy)
      #expect(try tried.all() == ["moods.artist": "Mina"])
      try tried.set("moods.artist", to: "Noah")
      #expect(try tried.all() == ["moods.artist": "Noah"])
      #expect(try SQLitePreferences(read).all() == ["moods.artist": "Mina"])
      #expect(throws: StorageFailure.openedForReading) {
        try SQLitePreferences(read).set("moods.artist", to: "Noah")
      }
      copy.close()
      read.close()
      #expect(try folder.bytes("haru.sqlite") == before)
    }
  }

  @Test func `keeps a history of its own, which can be undone there`() throws {
    let store = try Database(.memory)
    let copy = try Database(copying: store)
    let number = try #require(SayingNumber(3))
    _ = try SQLiteSayings(copy).remove(number, at: Now(instant: 0, offset: 0))
    #expect(try SQLiteHistory(copy).count() == 1 && SQLiteHistory(store).count() == 0)
    #expect(try SQLiteSayings(copy).find(number) == nil)
    #expect(try SQLiteSayings(store).find(number) != nil)
    _ = try SQLiteHistory(copy).undo()
    #expect(try SQLiteSayings(copy).find(number) == SQLiteSayings(store).find(number))
  }

  @Test func `has a cache that answers and takes nothing`() throws {
    try SampleFolder.using { folder in
      let kept = PrivateFolder(path: folder.path("answers"))
      #expect(kept.write([1], to: "a"))
      let fixed = PrivateFolder(path: folder.path("answers"), isFixed: true)
      #expect(fixed.read("a", limit: 9) == [1])
      #expect(!fixed.write([2], to: "a") && !fixed.write([2], to: "b"))
      fixed.remove("a")
      #expect(kept.names() == ["a"] && kept.read("a", limit: 9) == [1])
    }
  }
}
