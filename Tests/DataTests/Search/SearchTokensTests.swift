import Domain
import Support
import Testing

@testable import Data

@Suite struct `The tokens of a text` {
  private func tokens(_ text: String, isQuery: Bool = false) -> [String] {
    SearchTokens(Array(text.utf8), isQuery: isQuery).texts
  }

  @Test func `are pairs of syllables, words, and ends of words`() {
    #expect(tokens("윤슬을 봐") == ["윤슬", "슬을", "을봐", "봐"])
    #expect(tokens("My FATE, 3월") == ["my", "fate", "\u{1}ate", "3", "월"])
    #expect(tokens("Élan日本語") == ["élan", "\u{1}lan", "日本", "本語", "語"])
    #expect(tokens(" -!…") == [])
    #expect(tokens("윤슬을 봐라", isQuery: true) == ["윤슬", "슬을", "을봐", "봐라"])
    #expect(tokens("윤슬 봐", isQuery: true) == ["윤슬", "슬봐"])
    #expect(tokens("fate", isQuery: true) == ["fate"])
    #expect(SearchTokens(ofPhrase: [1, 97]).texts == ["\u{1}a"])
    #expect(SearchTokens(ofPhrase: [2, 97]).texts == ["a"])
  }

  @Test func `are the same wherever Korean has its blanks, and parted by letters`() {
    // korean 4.6, M-22
    #expect(tokens("천 리 길도") == tokens("천리길도"))
    #expect(tokens("천, 리·길\n도.") == tokens("천리길도"))
    #expect(tokens("천 a 리") == ["천", "a", "리"] && tokens("천a리") == tokens("천 a 리"))
  }

  @Test func `of names by their initials are pairs of the syllables' consonants`() {
    func initials(_ name: String) -> [String] {
      SearchTokens(initialsOf: Array(name.utf8)).texts.map { text in
        String(text.unicodeScalars.map { Character($0) })
      }
    }
    #expect(initials("김 민아") == ["ᄀᄆ", "ᄆᄋ", "ᄋ"] && initials("김민아") == initials("김 민아"))
    #expect(initials("민 Kim 아") == ["ᄆ", "ᄋ"] && initials("민人아") == ["ᄆ", "ᄋ"])
    #expect(initials("Kim") == [] && initials("") == [] && initials("ㅋ까") == ["ᄏᄁ", "ᄁ"])
  }

  @Test func `of a word without end do not grow beyond measure`() {
    let long = String(repeating: "x", count: 20_000)
    let cut = SearchTokens(Array(long.utf8), isQuery: false)
    #expect(cut.bytes.count < 64 * long.utf8.count)
    #expect(cut.texts.allSatisfy { $0.utf8.count <= SearchRuns.longestWord })
  }

  @Test func `never fail, whatever bytes there are`() {
    for seed in 0..<2000 {
      let bytes = RandomBytes.drawn(seed % 40)
      for isQuery in [false, true] { _ = SearchTokens(bytes, isQuery: isQuery).texts }
      _ = SearchTokens(ofPhrase: bytes).texts
      _ = SearchTokens(initialsOf: bytes).texts
    }
  }

  /// Whether the query consists only of signs, without words or numbers, and occurs in the text.
  private func hasSigns(_ query: String, in text: String) -> Bool {
    let folded = TextForms.folded(query)
    let hasWords = folded.unicodeScalars.contains {
      $0.properties.isAlphabetic || $0.properties.numericType != nil
    }
    let (signs, hay) = (Array(folded.drop { $0 == " " }.utf8), Array(text.utf8))
    if hasWords || signs.isEmpty { return false }
    return hay.indices.contains { hay[$0...].starts(with: signs) }
  }

  @Test(.slow) func `find exactly the texts that contain what is looked for`() throws {
    let alphabet = Array("가나다각ab2 .A\u{1100}\u{1161}\u{301}ｂ、人")
    let randomSource = RandomSource.seeded(5)
    func drawn(_ longest: Int) -> String {
      String(
        (0..<randomSource.below(longest + 1)).map { _ in
          alphabet[randomSource.below(alphabet.count)]
        })
    }
    var texts: [String] = []
    while texts.count < 100 {
      let text = drawn(14)
      let isEmpty = !text.unicodeScalars.contains { $0.properties.isAlphabetic }
      if !isEmpty && !texts.contains(text) { texts.append(text) }
    }
    let sayings = SQLiteSayings(try Database.withoutSayings(.memory))
    try sayings.importSayings(texts.enumerated().map { .sample($0.offset, .sample($0.element)) })
    var hits = 0
    for _ in 0..<800 {
      // Half of the queries are parts of texts, so that long matches occur too.
      let text = Array(texts[randomSource.below(texts.count)].unicodeScalars)
      let start = randomSource.below(text.count)
      let part = text[start...].prefix(1 + randomSource.below(8))
      let query =
        randomSource.below(2) == 0 ? drawn(5) : String(String.UnicodeScalarView(part))
      let composed = texts.map(TextForms.composed)
      let isFound = SearchReference(.unicode).finder(
        query, among: composed.map { SearchTexts([$0]) })
      let expected = texts.indices.filter {
        isFound(SearchTexts([composed[$0]])) || hasSigns(query, in: composed[$0])
      }
      hits += expected.count
      let found = try sayings.found(query).sorted()
      try #require(found == expected, "\(query.unicodeScalars.map { $0.escaped(asASCII: true) })")
    }
    #expect(hits > 500)
  }
}
