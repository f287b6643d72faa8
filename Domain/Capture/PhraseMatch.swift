/// A day, a time or a repetition found in a line.
struct PhraseMatch: Equatable {
  enum Kind: Equatable {
    case rhythm
    case moment(Understood)
  }

  let kind: Kind
  let tokens: [PhraseToken]
  let range: Range<Int>

  /// The parsed date and time; nil for a repetition.
  var understood: Understood? {
    switch kind {
    case .rhythm: nil
    case .moment(let understood): understood
    }
  }
}

extension PhraseMatch {
  /// Whether the phrase is only the name of a day: `easter`, `good friday`.
  var isNamedDay: Bool {
    let words = tokens.compactMap { token -> String? in
      if case .word(let word) = token, !PhraseVocabulary.fillers.contains(word) {
        word
      } else {
        nil
      }
    }
    return words.count == tokens.count && words.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } }
      && (words.count == 1 && NamedDay.names[words[0]] != nil
        || NamedDay.phrases.contains { $0.words == words } || words == ["mothers", "day"])
  }

  /// The lunar date of a holiday, if the phrase is only its Korean name: 추석. Nil for any other phrase.
  var lunarDay: LunarDate? {
    guard tokens.count == 1, case .word(let name) = tokens[0],
      case .lunar(let date) = NamedDay.names[name]
    else { return nil }
    return date
  }

  /// Whether the phrase is only a part of the day: `morning`.
  var isOnlyPart: Bool {
    understood.map { $0.start.isPartOfDay && $0.start.days == nil && $0.end == nil } == true
  }

  /// Whether the phrase counts a week of a month: 8월 첫주, `last week of april`.
  var countsWeek: Bool {
    understood?.start.days?.kind == .week && !tokens.contains(.word("주말"))
      && (tokens.contains(.word("of"))
        || PhraseVocabulary.ordinals.keys.contains { tokens.contains(.word($0)) })
  }

  /// Whether the phrase gives a day with a month, an ordinal or a numeric date.
  var namesDate: Bool {
    understood?.start.days?.kind == .day
      && tokens.contains { token in
        switch token {
        case .numbers(_, let sign): sign != ":"
        case .word(let word):
          PhraseVocabulary.months[word] != nil || ["st", "nd", "rd", "th"].contains(word)
        case .number, .clock, .sign: false
        }
      }
  }

  /// Whether the phrase contains a year.
  var saysYear: Bool {
    tokens.contains { token in
      switch token {
      case .number(let number): number.digits == 4
      case .numbers(let numbers, _): numbers.count == 3 || numbers.contains { $0.digits == 4 }
      case .word(let word): word == "년" || PhraseVocabulary.turnedYears[word] != nil
      case .clock, .sign: false
      }
    }
  }

  /// Whether the phrase gives a day of the month as 29일, with or without its month.
  var numbersDay: Bool {
    understood?.start.days?.kind == .day
      && zip(tokens, tokens.dropFirst()).contains { number, unit in
        if case .number = number { unit == .word("일") } else { false }
      }
  }

  /// Whether the phrase gives a day and contains a number.
  var isDated: Bool {
    understood?.start.days?.kind == .day
      && tokens.contains { token in
        switch token {
        case .number, .numbers: true
        case .word, .clock, .sign: false
        }
      }
  }
}

extension Understood {
  /// Whether the phrase starts with a whole month or year.
  var isOfMonth: Bool { start.days.map { $0.kind == .month || $0.kind == .year } ?? false }

  /// Whether the phrase has a month with an hour but no day. In `with May 3pm`, May is a person.
  var hasHourOfMonth: Bool { isOfMonth && start.seconds != nil }
}
