package import Domain

extension DateOrder {
  /// How the locale in the environment writes a day in numbers: in Korea, its neighbours and the
  /// United States the month comes first, and where no locale is set.
  package init(environment: (String) -> String?) {
    let locale = ["LC_ALL", "LC_TIME", "LANG"].lazy.compactMap(environment).first { !$0.isEmpty }
    let name = (locale ?? "C").prefix { $0 != "." && $0 != "@" }
    let isMonthFirst =
      ["C", "POSIX", "en", "en_US", "en_PH"].contains(String(name))
      || ["ko", "ja", "zh", "hu", "lt", "mn"].contains(String(name.prefix { $0 != "_" }))
    self = isMonthFirst ? .monthFirst : .dayFirst
  }

  /// The same one in a language: in Korean the year comes first, however it is separated.
  func spoken(in language: Language) -> DateOrder {
    switch language.tongue {
    case .korean: withYearFirst
    case .english: self
    }
  }
}
