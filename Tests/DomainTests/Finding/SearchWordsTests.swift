import Testing

@testable import Domain

@Suite struct `The words of a search` {
  private func words(_ text: String) -> [String] { SearchWords(folded: text).words }

  @Test func `are parted by blanks, and none is looked for twice`() {
    #expect(words("천 리 길") == ["천", "리", "길"] && words(" 윤슬\t강물\n ") == ["윤슬", "강물"])
    #expect(words("") == [] && words("  ") == [] && words("하하 산책 하하") == ["하하", "산책"])
  }

  @Test func `stay as they were typed where there are very many`() {
    let many = (1...40).map { "낱\($0)" }
    let cut = words(many.joined(separator: " ") + " ")
    #expect(cut.count == SearchWords.most && cut.last == many[15...].joined(separator: " "))
  }

  @Test(arguments: [
    ("민아랑", ["민아"]), ("지훈이랑", ["지훈이", "지훈"]), ("고양이를", ["고양이", "고양"]), ("고양이", ["고양"]),
    ("민아에게는", ["민아에게", "민아"]), ("집에서도", ["집에서", "집"]), ("학교까지", ["학교"]), ("서울로", ["서울"]),
    ("부산으로", ["부산"]), ("책을", ["책"]), ("지훈이가", ["지훈이", "지훈"]), ("mina랑", ["mina"]),
    ("mina를", ["mina"]), ("2022년에", ["2022년"]), ("민아랑?", ["민아"]), ("우리나라도", ["우리나라", "우리나"]),
    // Particles that cannot follow the last sound of the word
    ("민아을", []), ("지훈를", []), ("민아과", []), ("지훈와", []), ("부산로", []), ("민아으로", []), ("서울으로", []),
    ("가을", []), ("마을", []),
    // A particle without a word, and words without a particle
    ("를", []), ("에게", []), ("", []), ("?!", []), ("산책", []), ("고양이3", []), ("mina", []), ("ㅁㅇ", []),
  ])
  func `lose a particle the last of them ends with`(_ word: (typed: String, rests: [String])) {
    let rests = SearchWords(folded: word.typed).stems.map(\.words.text)
    #expect(rests == word.rests)
  }

  @Test func `lose it from the last word alone`() {
    let stems = SearchWords(folded: "민아랑 강에서 오리를").stems
    #expect(stems.map(\.words.words) == [["민아랑", "강에서", "오리"]])
  }

  @Test func `say how sure it is that an end is a particle`() {
    func sure(_ word: String) -> [Bool] { SearchWords(folded: word).stems.map(\.isSure) }
    #expect(sure("강아지를") == [true] && sure("민아랑") == [true] && sure("민아한테") == [true])
    // Nouns may end with these syllables too, and a single syllable may be the beginning of a noun.
    #expect(sure("고양이") == [false] && sure("국도") == [false] && sure("사랑") == [false])
  }

  @Test func `are initials where they are nothing but consonants that begin syllables`() {
    #expect(SearchWords.isInitials("\u{1106}\u{110B}") && SearchWords.isInitials("\u{1101}"))
    #expect(!SearchWords.isInitials("") && !SearchWords.isInitials("민\u{110B}"))
    #expect(!SearchWords.isInitials("\u{1161}") && !SearchWords.isInitials("m"))
    #expect(SearchWords(folded: "\u{1106}\u{110B} 산책").hasInitials)
    #expect(!SearchWords(folded: "민아 산책").hasInitials)
  }
}
