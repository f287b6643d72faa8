import Domain

/// The names of Daylio's five default moods in its languages. For a renamed mood the user is asked
/// for the level.
enum DaylioMoods {
  /// Returns the level of a default mood by its name; nil for any other name.
  static func level(_ name: String) -> Int? { levels[TextForms.folded(Text.trimmed(name))] }

  /// Returns the level of a mood group; nil for any other number. The groups are numbered from 1 (best) to 5 (worst).
  static func level(group: Int) -> Int? {
    (1...5).contains(group) ? steps[group - 1] : nil
  }

  /// Returns the English name of a default mood; nil for any other id.
  static func name(predefined number: Int) -> String? {
    (1...5).contains(number) ? english[number - 1] : nil
  }

  private static let steps = [90, 70, 50, 30, 10]
  private static let english = ["rad", "good", "meh", "bad", "awful"]

  /// The names of the default moods from best to worst. `|` separates synonyms.
  private static let names = [
    ["rad", "good", "meh", "bad", "awful"],
    ["최고|아주 좋음|매우 좋음", "좋음", "보통|그저 그럼|그저그럼", "나쁨", "최악|끔찍함|아주 나쁨|매우 나쁨"],
    [
      "super", "gut", "ok|okay|geht so|na ja", "schlecht",
      "einfach scheiße|lausig|furchtbar|schrecklich",
    ],
    ["ottimo", "buono", "così così", "male", "terribile"],
    ["génial|super", "bien|bon", "bof|moyen", "mauvais|mal", "horrible|affreux"],
    ["genial", "bien|bueno", "regular|más o menos", "mal|malo", "horrible|fatal"],
    ["ótimo|excelente", "bom|bem", "mais ou menos", "mau|ruim", "péssimo|horrível"],
    ["最高", "良い|いい", "まあまあ|普通", "悪い", "最悪"],
    ["超棒|很棒", "好|不错", "一般", "差|不好", "糟糕|糟透了"],
    ["отлично|супер", "хорошо", "так себе|нормально", "плохо", "ужасно"],
    ["geweldig", "goed", "matig", "slecht", "verschrikkelijk|vreselijk"],
    ["świetnie|super", "dobrze", "tak sobie|średnio", "źle", "okropnie|strasznie"],
    ["harika|süper", "iyi", "idare eder|eh işte", "kötü", "berbat"],
  ]

  private static let levels: [String: Int] = {
    var levels: [String: Int] = [:]
    for language in names {
      for (step, words) in zip(steps, language) {
        for word in words.split(separator: "|") { levels[TextForms.folded(String(word))] = step }
      }
    }
    return levels
  }()
}
