package import Domain
import PresentationKit
import TextUI

/// The names of book categories and colours.
package struct CategoryWords: Words, Equatable {
  let language: Language

  /// Returns the name of a category.
  package func name(_ category: BookCategory) -> String {
    let name = Self.name(category)(language)
    // In Korean, two words are joined by a dot, which is not heard.
    return isPlain ? name.replacing("·", with: " ") : name
  }

  /// The categories sorted by name, with `etc` last.
  package var inOrder: [BookCategory] {
    let named = BookCategory.allCases.filter { $0 != .etc }
    return named.sorted { name($0) < name($1) } + [.etc]
  }

  /// Parses a category from its code, its name in either language, or a shop's name for it. Returns nil if the text is
  /// none of these.
  static func read(_ text: String) -> BookCategory? {
    if let coded = BookCategory(rawValue: text) { return coded }
    // Shops differ in how they write the dot between words, and in blanks.
    func plain(_ name: String) -> String {
      String(name.lowercased().filter { !"·・/ ".contains($0) })
    }
    let wanted = plain(text)
    let named = BookCategory.allCases.first { category in
      let phrase = name(category)
      return [phrase.korean, phrase.english, category.rawValue].contains { plain($0) == wanted }
    }
    if let named { return named }
    if let meant = BookCategory.named(byReaders: text) { return meant }
    let sold = BookCategory(shopPath: ">" + text)
    return sold == .etc ? nil : sold
  }

  private static func name(_ category: BookCategory) -> Phrase {
    switch category {
    case .action: Phrase("액션·어드벤처", "Action and adventure")
    case .autobiography: Phrase("자서전", "Autobiography")
    case .cartoon: Phrase("만화", "Comics")
    case .children: Phrase("어린이", "Children")
    case .toddler: Phrase("유아", "Toddlers")
    case .chinese: Phrase("중국 도서", "Chinese books")
    case .classic: Phrase("고전", "Classics")
    case .comedy: Phrase("유머", "Humour")
    case .computer: Phrase("IT·컴퓨터", "Computers")
    case .cook: Phrase("요리", "Cooking")
    case .craft: Phrase("공예·취미", "Crafts")
    case .criticalBiography: Phrase("인물·평전", "Biography")
    case .design: Phrase("건축·디자인", "Design")
    case .documentary: Phrase("교양", "General knowledge")
    case .economic: Phrase("경제·경영", "Business")
    case .education: Phrase("교육", "Education")
    case .elementarySchool: Phrase("초등학교 참고서", "Primary school")
    case .elt: Phrase("어학·사전", "Languages and dictionaries")
    case .essay: Phrase("에세이", "Essays")
    case .examination: Phrase("수험서·자격증", "Examinations")
    case .family: Phrase("가족·관계", "Family")
    case .fantasy: Phrase("판타지", "Fantasy and science fiction")
    case .foreignLanguage: Phrase("외국어", "Foreign languages")
    case .game: Phrase("게임", "Games")
    case .genreNovel: Phrase("장르소설", "Genre fiction")
    case .habit: Phrase("건강·취미·레저", "Leisure")
    case .health: Phrase("건강", "Health")
    case .sports: Phrase("스포츠", "Sports")
    case .highSchool: Phrase("고등학교 참고서", "High school")
    case .history: Phrase("역사", "History")
    case .humanities: Phrase("인문학", "Humanities")
    case .interior: Phrase("가정·인테리어", "Home and interior")
    case .japanese: Phrase("일본 도서", "Japanese books")
    case .korea: Phrase("한국 관련 도서", "About Korea")
    case .law: Phrase("법률", "Law")
    case .life: Phrase("가정·뷰티", "Everyday life")
    case .lightNovel: Phrase("라이트 노벨", "Light novels")
    case .linguistic: Phrase("언어학", "Linguistics")
    case .magazine: Phrase("잡지", "Magazines")
    case .medical: Phrase("의학", "Medicine")
    case .middleSchool: Phrase("중학교 참고서", "Middle school")
    case .naturalScience: Phrase("자연과학", "Natural science")
    case .poem: Phrase("소설·시", "Fiction and poetry")
    case .culture: Phrase("예술·대중문화", "Arts and culture")
    case .professional: Phrase("대학 교재", "Textbooks")
    case .religion: Phrase("종교", "Religion")
    case .romance: Phrase("로맨스", "Romance")
    case .science: Phrase("과학", "Science")
    case .selfImprovement: Phrase("자기 계발", "Self-improvement")
    case .socialScience: Phrase("사회과학", "Social science")
    case .society: Phrase("인문·사회", "Society")
    case .technical: Phrase("기술·공학", "Technology")
    case .teenager: Phrase("청소년", "Young adults")
    case .thriller: Phrase("공포·스릴러", "Horror and thrillers")
    case .travel: Phrase("여행", "Travel")
    case .etc: Phrase("기타", "Other")
    }
  }

  /// Returns the name of a colour.
  package func name(_ theme: BookTheme) -> String {
    let phrase =
      switch theme {
      case .black: ColourWords.black
      case .blue: ColourWords.blue
      case .brown: Phrase("갈색", "brown")
      case .cyan: Phrase("하늘색", "cyan")
      case .green: ColourWords.green
      case .indigo: Phrase("남색", "indigo")
      case .mint: Phrase("민트", "mint")
      case .orange: ColourWords.orange
      case .pink: ColourWords.pink
      case .purple: ColourWords.purple
      case .red: ColourWords.red
      case .teal: ColourWords.teal
      case .yellow: ColourWords.yellow
      case .primary: Phrase("글자 색", "text colour")
      case .gray: Phrase("회색", "gray")
      }
    return phrase(language)
  }
}
