/// The subject of a book. The categories are those of Korean bookshops.
public enum BookCategory: String, CaseIterable, Sendable {
  case action, autobiography, cartoon, children, toddler, chinese, classic, comedy, computer, cook
  case craft, criticalBiography, design, documentary, economic, education, elementarySchool, elt
  case essay, examination, family, fantasy, foreignLanguage, game, genreNovel, habit, health, sports
  case highSchool, history, humanities, interior, japanese, korea, law, life, lightNovel, linguistic
  case magazine, medical, middleSchool, naturalScience, poem, culture, professional, religion
  case romance, science, selfImprovement, socialScience, society, technical, teenager, thriller
  case travel, etc

  /// Parses the category path of a shop, such as `국내도서>컴퓨터/모바일>프로그래밍 언어`. The second component decides. If it is
  /// unknown or missing, the category is `etc`.
  public init(shopPath: String) {
    let parts = shopPath.split(separator: ">", omittingEmptySubsequences: false)
    self = parts.count > 1 ? Self.named[Text.trimmed(String(parts[1]))] ?? .etc : .etc
  }

  /// The categories by the names used in Korean bookshops.
  private static let named: [String: BookCategory] = [
    "액션/어드벤처": .action, "전기/자서전": .autobiography, "만화": .cartoon, "어린이": .children,
    "유아/아동": .children, "유아": .toddler, "중국 도서": .chinese, "고전": .classic, "고전/명작": .classic,
    "유머": .comedy, "컴퓨터/모바일": .computer, "컴퓨터": .computer, "요리": .cook, "요리/살림": .cook,
    "공예/취미/수집": .craft, "인물/평전": .criticalBiography, "건축/디자인": .design,
    "교양/다큐멘터리": .documentary, "경제경영": .economic, "교육/자료": .education,
    "초등학교참고서": .elementarySchool, "초등참고서": .elementarySchool, "ELT/어학/사전": .elt,
    "에세이": .essay, "수험서/자격증": .examination, "수험서": .examination, "가족/관계": .family,
    "좋은부모": .family, "S.F/판타지": .fantasy, "판타지/무협": .fantasy, "외국어": .foreignLanguage,
    "게임/토이": .game, "장르소설": .genreNovel, "건강/취미/레저": .habit, "건강/취미": .health,
    "스포츠": .sports, "취미/스포츠": .sports, "고등학교참고서": .highSchool, "중고등참고서": .highSchool,
    "역사": .history, "인문학": .humanities, "가정/원예/인테리어": .interior, "일본 도서": .japanese,
    "한국관련도서": .korea, "법률": .law, "가정/요리/뷰티": .life, "라이트 노벨": .lightNovel,
    "언어학": .linguistic, "잡지": .magazine, "해외잡지": .magazine, "의학": .medical,
    "중학교참고서": .middleSchool, "자연과학": .naturalScience, "소설/시/희곡": .poem,
    "예술/대중문화": .culture, "대학교재/전문서적": .professional, "대학교재": .professional,
    "종교/역학": .religion, "종교/명상/기타": .religion, "종교/명상/점술": .religion, "로맨스": .romance,
    "과학": .science, "자기계발": .selfImprovement, "사회과학": .socialScience, "인문/사회": .society,
    "기술공학": .technical, "청소년": .teenager, "공포/스릴러": .thriller, "여행": .travel,
  ]

  /// The default colour of a book of this category.
  public var theme: BookTheme {
    switch self {
    case .computer, .naturalScience, .science, .socialScience, .technical: .black
    case .economic, .law, .linguistic, .medical, .professional: .blue
    case .classic, .history, .religion: .brown
    case .sports, .travel: .cyan
    case .cook, .craft, .family, .habit, .health, .life: .green
    case .elt, .examination, .foreignLanguage: .indigo
    case .documentary, .education, .selfImprovement: .mint
    case .elementarySchool, .middleSchool, .highSchool, .teenager: .orange
    case .romance: .pink
    case .action, .essay, .fantasy, .genreNovel, .lightNovel, .poem, .thriller: .purple
    case .design, .interior, .culture: .red
    case .autobiography, .criticalBiography, .humanities: .teal
    case .cartoon, .children, .comedy, .game, .toddler: .yellow
    case .korea: .primary
    case .chinese, .japanese, .magazine, .society, .etc: .gray
    }
  }
}

public enum BookTheme: String, CaseIterable, Sendable {
  case black, blue, brown, cyan, green, indigo, mint, orange, pink, purple, red, teal, yellow
  /// The default text colour.
  case primary
  case gray

  /// The colours that `init(title:)` chooses from: all except `primary` and `gray`.
  private static let ofTitles = allCases.filter { $0 != .primary && $0 != .gray }

  /// Chooses a colour by a hash of the title (FNV-1a), so that a title always has the same colour.
  public init(title: String) {
    var print: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in title.utf8 { print = (print ^ UInt64(byte)) &* 0x100_0000_01B3 }
    self = Self.ofTitles[Int(print >> 32) % Self.ofTitles.count]
  }
}
