import Domain
import Testing

@Suite struct `The tags of a text` {
  // Q-43
  @Test(arguments: [
    ("#walk in the park", ["walk"]), ("a #Walk, a #walk and #WALK", ["walk"]),
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
}
