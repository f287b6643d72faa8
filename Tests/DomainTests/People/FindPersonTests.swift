import Domain
import Support
import Testing

@Suite struct `Finding the person that is meant` {
  private let store = PeopleInMemory([
    .sample(id: "k3x9ab", name: "김민아", nickname: "민아"),
    .sample(id: "k3x9y1", name: "Thomas Berg", nickname: "Tom"),
    .sample(id: "k3x9", name: "Ångström", next: "2026-04-01"),
    .sample(id: "zzzz1", name: "이서연", nickname: "친구"),
    .sample(id: "zzzz2", name: "박서연", nickname: "친구"),
  ])

  private func find(_ reference: String) throws(PeopleFailure) -> String {
    try People.on("2026-03-01", over: store).find(reference).id.text
  }

  @Test(arguments: [
    ("k3x9ab", "k3x9ab"), ("k3x9a", "k3x9ab"), ("k3x9y", "k3x9y1"), ("김민아", "k3x9ab"),
    ("민아", "k3x9ab"), ("민", "k3x9ab"), ("Tom", "k3x9y1"), (" Tom ", "k3x9y1"),
    ("Thomas", "k3x9y1"), ("이서연", "zzzz1"),
  ])
  func `works by id, by the beginning of an id, by name and by nickname`(
    reference: String, id: String
  ) throws {
    #expect(try find(reference) == id)
  }

  @Test func `takes an exact id before those that only begin so`() throws {
    #expect(try find("k3x9") == "k3x9")
  }

  @Test(arguments: [
    "thomas berg", "THOMAS BERG", "Ｔｏｍ", "tOM", "ｔｈｏｍａｓ　ｂｅｒｇ",
  ])
  func `does not mind case or width`(reference: String) throws {
    #expect(try find(reference) == "k3x9y1")
  }

  @Test(arguments: ["ångström", "A\u{30A}ngstro\u{308}m", "\u{212B}NGSTRÖM"])
  func `does not mind in which form letters were typed`(reference: String) throws {
    #expect(try find(reference) == "k3x9")
  }

  @Test func `asks back when several are meant`() throws {
    let friends = try store.list().filter { $0.nickname?.text == "친구" }
    #expect(friends.count == 2)
    #expect(throws: PeopleFailure.ambiguous(reference: "친구", friends)) { try find("친구") }
    #expect(throws: PeopleFailure.ambiguous(reference: "zzzz", friends)) { try find("zzzz") }
  }

  @Test(arguments: [
    "nobody", "미나", "x", "z", "zzz", "k3x", "", " ", "\n", "%", "k3_9", "\u{0}",
  ])
  func `says so when nobody is meant`(reference: String) {
    #expect(throws: PeopleFailure.unknown(reference: reference)) { try find(reference) }
  }
}
