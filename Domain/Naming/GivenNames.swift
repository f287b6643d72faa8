/// Finds the stored names that a shorter or politer name may refer to: 김수진 for 수진, 민아 for 민아쌤, 어머니 for 엄마.
package enum GivenNames {
  private static let surnames = Array(
    "김이박최정강조윤장임한오서신권황안송전홍유고문양손배백허남심노하곽성차주우구민진지엄채원천방공현함변염여추도석선설마길연위표명기반왕금옥육인맹제모탁국")
  private static let titles = [
    "선생님", "언니", "누나", "오빠", "쌤", "샘", "님", "씨", "형", "네", "댁",
  ]
  private static let jobs = [
    "과장", "부장", "차장", "대리", "팀장", "실장", "사장", "이사", "주임", "선생", "교수", "원장", "사원", "매니저",
  ]
  private static let families: [[String]] = [
    ["엄마", "어머니", "어머님", "mum", "mom", "mama", "mother"],
    ["아빠", "아버지", "아버님", "dad", "papa", "father"],
    ["할머니", "할머님", "grandma", "granny", "nan"], ["할아버지", "할아버님", "grandpa", "grandad"],
  ]
  /// Words that name two persons, such as `엄마아빠`, with the names of both. If a contact has such a word as its name, the
  /// word may also mean that contact.
  static let couples = [
    "엄마아빠": ["엄마", "아빠"], "아빠엄마": ["아빠", "엄마"], "할머니할아버지": ["할머니", "할아버지"],
    "할아버지할머니": ["할아버지", "할머니"],
  ]
  private static let familiesByName: [String: [String]] = {
    var found: [String: [String]] = [:]
    for family in families {
      for name in family { found[name] = family.filter { $0 != name } }
    }
    return found
  }()

  /// Returns whether a word may be a name: a given name of two syllables, a full name, or a name with a job as 김과장 is.
  static func isName(_ word: String) -> Bool {
    koreanGivenName(of: word) != nil
      || jobs.contains { word.hasSuffix($0) && word.count > $0.count }
  }

  /// Returns whether any form of a word names a member of the family, such as 엄마.
  static func isFamily(_ forms: [String]) -> Bool { forms.contains { familiesByName[$0] != nil } }

  /// Returns whether a word begins with the name of a member of the family: 엄마랑, `mum's`.
  static func beginsWithRelative(_ word: String) -> Bool {
    let word = word.lowercased()
    return families.contains { $0.contains { word.utf8.starts(with: $0.utf8) } }
  }

  /// Returns whether a name may be the owner of the next word. True for 수진이 in 수진이 엄마 and `Tom's` in `Tom's mum`; false
  /// for 수진이랑, and for 엄마 in 엄마 아빠.
  static func isOwner(_ forms: [String]) -> Bool {
    guard let whole = forms.first, !isFamily(forms) else { return false }
    if ["'s", "’s"].contains(where: whole.hasSuffix) { return true }
    return !["랑", "와", "과", "하고", "한테", "께", ","].contains(where: whole.hasSuffix)
      && whole.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }
  }

  /// The other names under which a person may be stored.
  struct Others {
    /// Longer or politer names: 민아 for 민아쌤, 어머니 for 엄마.
    var names: [String] = []
    /// The same name with a blank before its title or without it: 지영 언니 for 지영언니.
    var same: String?
    /// A given name of two syllables, to which the stored name adds a surname: 수진 for 김수진.
    var given: String?
  }

  /// Returns whether a word may be a Korean surname and a given name of two syllables.
  static func isFullName(_ word: String) -> Bool {
    word.count == 3 && word.allSatisfy(Hangul.isSyllable)
      && word.first.map(surnames.contains) == true
  }

  /// Returns the other names under which a person called `name` may be stored. The given name may be a word of a date or
  /// time, such as 내일. Check it with `isPhrase` as late as possible, because that builds a large table.
  static func others(of name: String) -> Others {
    if let family = familiesByName[name.lowercased()] { return Others(names: family) }
    // A fast exit: all remaining cases end with a Korean syllable.
    guard let last = name.utf8.last, last >= 0x80 else { return Others() }
    var found = Others()
    var bare = name
    for title in titles where name.hasSuffix(title) && name.count > title.count + 1 {
      let before = name.dropLast(title.count)
      bare = String(before).trimmingSuffix(of: " ")
      let same = bare + (before.hasSuffix(" ") ? "" : " ") + title
      found.same = same
      found.names += [same, bare]
      // 정훈이형 is 정훈형.
      if bare.count == 3, bare.hasSuffix("이"),
        let end = bare.unicodeScalars.dropLast().last, Hangul.final(end.value) != .vowel
      {
        bare.removeLast()
        found.names += [bare + " " + title, bare + title, bare]
      }
      break
    }
    // 최과장 and 최 과장 are the same name.
    for job in jobs where bare.hasSuffix(job) && bare.count > job.count {
      let before = bare.dropLast(job.count)
      found.names.append(before.hasSuffix(" ") ? before.dropLast() + job : before + " " + job)
      break
    }
    let letters = Array(bare)
    if letters.count == 2, letters.allSatisfy(isHangul), !common.contains(bare) {
      found.given = bare
    }
    return found
  }

  /// Returns whether a given name is also a word of a date or time.
  static func isPhrase(_ given: String) -> Bool { PhraseVocabulary.hangul.contains(given) }

  /// Returns the given name of two syllables of a name without or with its surname: 수현 for 수현 and 김수현. Nil for most
  /// words.
  static func koreanGivenName(of name: String) -> String? {
    guard name.allSatisfy(isHangul) else { return nil }
    if isFullName(name) { return String(name.dropFirst()) }
    let isName = name.count == 2 && !common.contains(name) && !isPhrase(name)
    return isName ? name : nil
  }

  /// A surname in a full name.
  package struct Surname: Comparable {
    let letter: Character
    package let hasBlank: Bool
    private let rank: Int

    /// Takes the surname from a full name, if it is a known one before this given name of two syllables.
    package init?(of fullName: String, before given: String) {
      guard given.count == 2, fullName.hasSuffix(given), let letter = fullName.first,
        let rank = surnames.firstIndex(of: letter)
      else { return nil }
      let rest = fullName.dropFirst().dropLast(2)
      guard rest.isEmpty || rest == " " else { return nil }
      (self.letter, self.rank, hasBlank) = (letter, rank, !rest.isEmpty)
    }

    /// Frequent surnames come first, and those without a blank before all others.
    package static func < (one: Surname, other: Surname) -> Bool {
      (one.hasBlank ? 1 : 0, one.rank) < (other.hasBlank ? 1 : 0, other.rank)
    }
  }

  /// The known surnames in one text, the most frequent first.
  package static let surnameText = String(surnames)

  /// Words too common to be looked up as names.
  private static let common: Set<String> = [
    "통화", "전화", "문자", "카톡", "만남", "약속", "회의", "치과", "병원", "기분", "산책", "운동", "여행", "휴가", "생일",
    "수영", "요가", "모임", "예약", "점심", "저녁", "아침",
  ]

  static func isHangul(_ letter: Character) -> Bool {
    letter.unicodeScalars.count == 1
      && letter.unicodeScalars.first.map { (0xAC00...0xD7A3).contains($0.value) } == true
  }
}
