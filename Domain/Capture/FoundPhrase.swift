/// A day, a time or a rhythm that stands somewhere in a line.
struct FoundPhrase: Equatable {
  /// What it says.
  enum Kind: Equatable {
    case rhythm
    case moment(Understood)
  }

  let kind: Kind
  let tokens: [PhraseToken]
  let place: Range<Int>

  /// What it says of days and times; nothing of a rhythm.
  var understood: Understood? {
    switch kind {
    case .rhythm: nil
    case .moment(let understood): understood
    }
  }
}

extension FoundPhrase {
  /// Whether it is the name of a day and nothing else: `easter`, `good friday`.
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
        || NamedDay.phrases.contains { $0.words == words })
  }

  /// Whether it is a part of the day and nothing else: `morning`.
  var isOnlyPart: Bool {
    understood.map { $0.start.isPartOfDay && $0.start.days == nil && $0.end == nil } == true
  }

  /// Whether it has a month or the number of a day in it.
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

  /// Whether it says the year of its day.
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

  /// Whether it says a day as 29일, with or without its month.
  var numbersDay: Bool {
    understood?.start.days?.kind == .day
      && zip(tokens, tokens.dropFirst()).contains { number, unit in
        if case .number = number { unit == .word("일") } else { false }
      }
  }

  /// Whether it says a date with its number.
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
  /// Whether it begins with a month or a year as a whole.
  var isOfMonth: Bool { start.days.map { $0.kind == .month || $0.kind == .year } ?? false }

  /// Whether it has an hour and no day: `with May 3pm` names somebody.
  var hasHourOfMonth: Bool { isOfMonth && start.seconds != nil }
}
