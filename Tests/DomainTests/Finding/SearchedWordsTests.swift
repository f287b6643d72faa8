import Support
import Testing

@testable import Domain

@Suite struct `What was found in a record` {
  private static let now = Now.on("2026-03-17")

  private func hits(_ text: String, _ records: [RecordSummary]) throws -> [Hit] {
    try Finding(FindingInMemory(records), clock: .fixed("2026-03-17")).find(text, atMost: 99)
  }

  private func record(
    _ kind: RecordSummaryKind, _ id: String, _ title: String, alias: String? = nil,
    _ texts: [String] = []
  ) -> RecordSummary {
    RecordSummary(
      kind, id, title: title, alias: alias, texts: texts, day: .on("2026-03-17"), at: Self.now)
  }

  /// Returns the text of a snippet with the found words in brackets.
  private func shown(_ snippet: Snippet) -> String {
    snippet.parts.map { $0.isFound ? "[\($0.text)]" : $0.text }.joined()
  }

  @Test func `has its words side by side first, then apart, in a name before in a text`() throws {
    let records = [
      record(.mood, "apart", "산책하며 본 윤슬"), record(.mood, "side", "윤슬 산책"),
      record(.book, "name", "산책과 윤슬"), record(.event, "both", "산책", ["윤슬 보러"]),
      record(.event, "one", "산책"),
    ]
    #expect(try hits("윤슬 산책", records).map(\.record.id) == ["name", "side", "apart", "both"])
    #expect(try hits("윤슬 산책 본", records).map(\.record.id) == ["apart"])
    #expect(try hits("윤슬산책", records).map(\.record.id) == ["side"])
  }

  @Test func `has the word as it was typed before without its particle, and names by initials`()
    throws
  {
    let records = [
      record(.person, "person", "민아"), record(.mood, "typed", "민아랑 걸었다"),
      record(.mood, "other", "민아 생각"), record(.person, "letters", "ㅁㅇ"),
    ]
    #expect(try hits("민아랑", records).map(\.record.id) == ["typed", "person", "other"])
    #expect(try hits("ㅁㅇ", records).map(\.record.id) == ["letters", "person"])
    // If the last syllable may be a particle or a part of the word, the shorter word is found only as a whole name.
    let cats = [
      record(.mood, "cat", "고양이"), record(.event, "town", "고양시청"),
      record(.event, "just", "고양"),
    ]
    #expect(try hits("고양이", cats).map(\.record.id) == ["cat", "just"])
    #expect(try hits("시청이", cats).map(\.record.id) == ["town"])
  }

  @Test(arguments: [
    ("윤슬 걷다", "[윤슬]을 보며 [걷다]"), ("보며 윤슬", "[윤슬]을 [보며] 걷다"), ("윤슬을 보", "[윤슬을 보]며 걷다"),
    ("윤슬은", "[윤슬]을 보며 걷다"), ("윤슬 슬을", "[윤슬을] 보며 걷다"), ("걷다 걷다", "윤슬을 보며 [걷다]"),
  ])
  func `is marked word by word`(_ search: (text: String, shown: String)) throws {
    let found = try hits(search.text, [record(.mood, "f", "윤슬을 보며 걷다")])
    #expect(found.map { shown($0.title) } == [search.shown])
  }

  @Test func `is marked in a name by initials as well, wherever it has its blanks`() throws {
    let people = [record(.person, "p", "김 민아", alias: "Minnie")]
    for (text, marked) in [
      ("ㅁㅇ", "김 [민아]"), ("ㄱㅁ", "[김 민]아"), ("김민", "[김 민]아"), ("민아랑", "김 [민아]"),
    ] {
      #expect(try hits(text, people).map { shown($0.title) } == [marked], "\(text)")
    }
    let both = try hits("ㅁㅇ minnie", people)
    #expect(both.map { shown($0.title) } == ["김 [민아]"])
    #expect(both.map { shown($0.snippet) } == ["[Minnie]"])
  }

  @Test func `shows the text with most of the words, and whose it is where that has the rest`()
    throws
  {
    let note = record(.watering, "w", "민아", ["산책", "강가에서 산책하며 오리를 보았다"])
    for (text, title, snippet) in [
      ("오리 산책", "민아", "강가에서 [산책]하며 [오리]를 보았다"), ("산책", "민아", "[산책]"),
      ("민아 오리", "[민아]", "강가에서 산책하며 [오리]를 보았다"), ("민아 산책", "[민아]", "[산책]"),
    ] {
      let found = try hits(text, [note])
      #expect(found.map { shown($0.title) } == [title], "\(text)")
      #expect(found.map { shown($0.snippet) } == [snippet], "\(text)")
    }
    #expect(try hits("민아", [note]).isEmpty)
    let apart = record(.event, "e", "전시", ["3층에서", "강가로 산책"])
    #expect(try hits("산책 3층", [apart]).map { shown($0.snippet) } == ["[3층]에서 · 강가로 [산책]"])
  }

  @Test func `leaves out the middle where its words stand far from each other`() throws {
    let text =
      "산책" + String(repeating: " 하나", count: 30) + " 오리" + String(repeating: " 둘", count: 40)
    let found = try hits("오리 산책", [record(.mood, "f", text)])
    let title = try #require(found.first?.title)
    #expect(title.found == ["산책", "오리"] && title.text.contains("하나…"))
    #expect(title.text.hasSuffix("…") && title.text.count < 120)
  }

  @Test func `is marked in both languages of a saying`() throws {
    let saying = RecordSummary(
      .saying, "1", title: "천 리 길도 한 걸음부터", texts: ["A journey of a thousand miles", "Laozi"],
      translation: "A journey of a thousand miles", day: .on("2026-03-17"))
    let hit = try #require(try hits("천리길 걸음", [saying]).first)
    #expect(shown(hit.title) == "[천 리 길]도 한 [걸음]부터")
    let other = try #require(try hits("miles journey laozi", [saying]).first)
    #expect(shown(other.translated.title) == "A [journey] of a thousand [miles]")
  }
}
