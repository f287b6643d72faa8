import Testing

@testable import Domain

/// L-46: a tag in a text gets another name.
@Suite struct `A tag that is replaced in a text` {
  @Test(arguments: [
    ("By the lake #Walk, #sun", "By the lake #stroll, #sun"), ("#walk#walk", "#stroll#walk"),
    ("#walking #walk-in #walk_1 ##walk 1#walk", "#walking #walk-in #walk_1 ##walk 1#walk"),
    ("#walk/long #long/walk", "#stroll/long #long/walk"), ("(#walk)", "(#stroll)"),
    ("walk #", "walk #"), ("", ""),
  ])
  func `is found as a tag is, and all else stays`(_ text: String, _ wanted: String) {
    #expect(Hashtag.replacing("walk", with: "stroll", in: text) == wanted)
  }

  @Test func `becomes a level below itself, or the level above it`() {
    let text = "#sport #sport/run #sport/run/fast #sport/swim #sport/running"
    #expect(
      Hashtag.replacing("sport", with: "sport/run", in: text)
        == "#sport/run #sport/run #sport/run/fast #sport/run/swim #sport/run/running")
    #expect(
      Hashtag.replacing("sport/run", with: "sport", in: text)
        == "#sport #sport #sport/fast #sport/swim #sport/running")
    #expect(TagRenaming(from: "sport", to: "move").renamed("sport/run") == "move/run")
  }

  @Test func `is the subject of a change, with the settings that moved`() {
    let plain = TagRenaming(from: "walk", to: "stroll")
    #expect(plain.text == "#walk → #stroll" && TagRenaming(plain.text) == plain)
    let moved = TagRenaming(from: "산책", to: "걷기", settings: [.peopleCycle, .publishPrivate])
    #expect(moved.text == "#산책 → #걷기 (people.cycle, publish.private)")
    #expect(TagRenaming(moved.text) == moved && moved.reversed.from == "걷기")
    #expect(TagRenaming("Mina") == nil && TagRenaming("#walk → ") == nil)
  }
}
