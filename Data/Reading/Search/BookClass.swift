import Domain

extension BookCategory {
  /// Derives the category from a number of the Korean Decimal Classification (KDC, 한국십진분류법) and the
  /// five-digit addition to an ISBN, whose first digit is the audience. It is `etc` if unsure.
  init(kdc: String, addition: String = "") {
    self = Self.reader(addition) ?? Self.field(kdc) ?? .etc
  }

  /// Returns the category for the audience; nil for an audience without its own category. Books for
  /// children, young people and pupils have their own categories, whatever their subject.
  private static func reader(_ addition: String) -> BookCategory? {
    guard addition.utf8.count == 5, addition.utf8.allSatisfy({ (48...57).contains($0) }) else {
      return nil
    }
    return switch addition.first {
    case "4": .teenager
    case "5": .highSchool
    case "6": .elementarySchool
    case "7": .children
    default: nil
    }
  }

  /// Returns the category for the first three digits of a KDC number; nil if unsure.
  private static func field(_ kdc: String) -> BookCategory? {
    let digits = kdc.utf8.prefix(3).map { Int($0) - 48 }
    guard digits.count == 3, digits.allSatisfy((0...9).contains) else { return nil }
    return switch (digits[0], digits[1], digits[2]) {
    case (0, 0, 4), (0, 0, 5): .computer
    case (0, 5, _): .magazine
    case (0, _, _): nil
    case (1, 9, 9): .selfImprovement
    case (1, _, _): .humanities
    case (2, _, _): .religion
    case (3, 2, _): .economic
    case (3, 6, _): .law
    case (3, 7, _): .education
    case (3, _, _): .socialScience
    case (4, _, _): .naturalScience
    case (5, 1, 7): .health
    case (5, 1, _): .medical
    case (5, 4, _): .design
    case (5, 9, 4): .cook
    case (5, 9, _): .life
    case (5, _, _): .technical
    case (6, 5, 7): .cartoon
    case (6, 9, _): .sports
    case (6, _, _): .culture
    case (7, _, _): .linguistic
    case (8, 0, _): nil
    case (8, _, 1), (8, _, 2), (8, _, 3): .poem
    case (8, _, 4): .essay
    case (8, _, 7): .comedy
    case (8, _, _): nil
    case (9, 8, _): .travel
    case (9, 9, _): .autobiography
    default: .history
    }
  }

  /// The main class, 0…9, of the Korean Decimal Classification that contains all books of the category. Nil if there is
  /// no single class.
  var mainClass: Int? {
    switch self {
    case .computer, .magazine: 0
    case .selfImprovement, .humanities: 1
    case .religion: 2
    case .economic, .law, .education, .socialScience: 3
    case .naturalScience: 4
    case .health, .medical, .design, .cook, .life, .technical: 5
    case .cartoon, .sports, .culture: 6
    case .linguistic: 7
    case .poem, .essay, .comedy: 8
    case .travel, .autobiography, .history: 9
    case .action, .children, .toddler, .chinese, .classic, .craft, .criticalBiography,
      .documentary, .elementarySchool, .elt, .examination, .family, .fantasy, .foreignLanguage,
      .game, .genreNovel, .habit, .highSchool, .interior, .japanese, .korea, .lightNovel,
      .middleSchool, .professional, .romance, .science, .society, .teenager, .thriller, .etc:
      nil
    }
  }

  /// Whether the classification of libraries distinguishes this category.
  var isClassified: Bool {
    mainClass != nil || [.teenager, .highSchool, .elementarySchool, .children].contains(self)
  }
}
