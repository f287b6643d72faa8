import Domain
import Support
import Testing

@Suite struct `The tags of a text` {
  // Q-43
  @Test(arguments: [
    ("#walk in the park", ["walk"]), ("a #Walk, a #walk and #WALK", ["walk"]),
    ("#sport/run, #Sport", ["sport", "sport/run"]), ("#a/b/c", ["a", "a/b", "a/b/c"]),
    ("#운동/달리기-5", ["운동", "운동/달리기-5"]), ("#a/ #b/3 #c//d #e/-", ["a", "b", "c", "e"]),
    ("#산책 다녀와서 #봄날-오후", ["산책", "봄날-오후"]), ("(#tea)", ["tea"]), ("#a#b", ["a"]),
    ("#one\n#two", ["one", "two"]), ("#2026year", ["2026year"]), ("#snake_case!", ["snake_case"]),
  ])
  func `are its words with a sign, each once and in small letters`(_ text: String, _ tags: [String])
  {
    #expect(Hashtag.all(in: text) == tags)
  }

  @Test(arguments: ["", "#", "##", "# walk", "a#b", "number #1", "C# and F#", "##walk", "#-#_"])
  func `are none where nothing is marked`(_ text: String) {
    #expect(Hashtag.all(in: text) == [])
  }

  @Test func `are the same in plain texts and beside other characters`() {
    let pieces = [
      "#", "#", "/", "a", "Z", "9", "_", "-", " ", "\n", ".", "산", "책길", "가", "힣", "#Walk", "#산책",
    ]
    let drawn = RandomBytes.drawn(48_000).map { pieces[Int($0) % pieces.count] }
    for start in stride(from: 0, to: drawn.count, by: 12) {
      let plain = drawn[start..<start + 12].joined()
      // A text with any other character is read character by character.
      #expect(Hashtag.all(in: plain) == Hashtag.all(in: plain + " é"), "\(plain)")
    }
  }

  @Test(arguments: [
    ("#카\u{301}페", ["카\u{301}페"]), ("\u{1112}\u{1161}#a", []), ("#한\u{11AB}", ["한\u{11AB}"]),
    ("#️⃣ #b", ["b"]), ("\u{600}#a", []), ("“#a”", ["a"]), ("👍🏽#a", ["a"]), ("#ÉTÉ", ["été"]),
  ])
  func `are read by whole characters`(_ text: String, _ tags: [String]) {
    #expect(Hashtag.all(in: text) == tags)
  }

  @Test(
    arguments: [
      ("family", "family"), ("#Family", "family"), (" #가족 ", "가족"), ("a-b_1", "a-b_1"), ("", nil),
      ("#", nil), ("12", nil), ("two words", nil), ("a#b", nil), ("##a", nil), ("a,b", nil),
      ("#Sport/Run", "sport/run"), ("a/", nil), ("/a", nil), ("a/3", nil), ("a//b", nil),
    ] as [(String, String?)])
  func `are read as somebody types one, with its sign or without`(_ typed: String, _ tag: String?) {
    // Q-43
    #expect(Hashtag.tag(typed) == tag)
  }
}
