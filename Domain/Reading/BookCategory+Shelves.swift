extension BookCategory {
  /// Maps the shelf names of another service, such as `sci-fi`, to a category. The first known name decides. Returns
  /// nil if no name is known.
  public init?(shelves: [String]) {
    for shelf in shelves {
      if let category = Self.named(byReaders: shelf) {
        self = category
        return
      }
    }
    return nil
  }

  /// Finds the category for a shelf name used by readers, ignoring case and punctuation. Returns nil if no category has
  /// the name.
  public static func named(byReaders text: String) -> BookCategory? {
    let wanted = plain(text)
    return allCases.first { readersNames[$0]?.contains { plain($0) == wanted } == true }
  }

  private static func plain(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// The shelf names that readers use for each category, in English and Korean.
  private static let readersNames: [BookCategory: [String]] = [
    .action: ["adventure", "action"],
    .autobiography: ["memoir", "memoirs", "autobiography", "자서전", "회고록"],
    .cartoon: ["comic", "comics", "graphic novel", "graphic novels", "manga", "만화", "웹툰"],
    .children: ["kids", "children", "childrens", "picture books", "어린이", "동화", "그림책"],
    .classic: ["classic", "classics", "고전"],
    .comedy: ["humor", "humour", "funny", "유머"],
    .computer: ["computing", "IT", "programming", "computer science", "software", "컴퓨터", "개발"],
    .cook: ["food", "cooking", "cookbook", "cookbooks", "요리"],
    .craft: ["crafts", "knitting", "공예"],
    .criticalBiography: ["biography", "biographies", "평전", "전기"],
    .culture: ["art", "arts", "music", "film", "예술", "음악", "영화"],
    .design: ["design", "architecture", "디자인", "건축"],
    .economic: ["economics", "business", "finance", "경제", "경영", "경제경영", "재테크"],
    .education: ["education", "teaching", "교육"],
    .essay: ["essay", "essays", "에세이", "수필"],
    .family: ["parenting", "육아"],
    .fantasy: ["science fiction", "sci-fi", "scifi", "SF", "fantasy", "판타지"],
    .genreNovel: ["mystery", "mysteries", "crime", "detective", "추리소설", "추리", "미스터리"],
    .health: ["health", "fitness", "건강"],
    .history: ["history", "역사"],
    .humanities: ["philosophy", "psychology", "철학", "심리학", "인문", "인문학"],
    .law: ["law", "법"],
    .lightNovel: ["light novel", "light novels", "라노벨"],
    .linguistic: ["linguistics", "언어학"],
    .medical: ["medical", "medicine", "의학"],
    .naturalScience: ["nature", "biology", "physics", "자연과학"],
    .poem: [
      "fiction", "novel", "novels", "literary fiction", "historical fiction", "literature",
      "short stories", "poetry", "poems", "소설", "시", "시집", "문학",
    ],
    .religion: ["religion", "spirituality", "종교"],
    .romance: ["romance", "로맨스"],
    .science: ["science", "popular science", "과학"],
    .selfImprovement: ["self-help", "self help", "productivity", "자기계발"],
    .socialScience: ["politics", "sociology", "사회", "사회과학", "정치"],
    .sports: ["sports", "sport", "스포츠"],
    .technical: ["technology", "engineering", "기술"],
    .teenager: ["teen", "YA", "young adult", "청소년"],
    .thriller: ["horror", "thriller", "thrillers", "공포", "스릴러"],
    .travel: ["travel", "여행"],
  ]
}
