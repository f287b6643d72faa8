/// Finds given names in an English text, in positions where a person is expected: `coffee with Priya`, `texted priya`,
/// `Priya's birthday`. Words in other positions are not given names, so `gym 6pm` does not match Gym Mike.
enum ExpectedNames {
  /// Returns the possible given names in a text, by word index.
  static func given(in words: [Substring]) -> [Int: String] {
    let bare = words.map { ["&", "+"].contains($0) ? "&" : PlanDoubts.bare(String($0)) }
    var found: [Int: String] = [:]
    for (number, word) in bare.enumerated() {
      if let owner = owner(words[number], word) {
        found[number] = owner
        continue
      }
      guard isExpected(number, bare, found) || isCapital(number, words, bare), isName(word) else {
        continue
      }
      found[number] = word
    }
    return found
  }

  /// Returns the given name of a full name, such as `Priya` of `Priya Shah`. Returns nil for a single word, or if the
  /// first word cannot be a given name.
  static func given(of name: String) -> String? {
    let words = name.split(separator: " ")
    guard words.count > 1, isName(words[0].lowercased()) else { return nil }
    return String(words[0])
  }

  /// Returns the owner in a possessive, such as `priya` in `Priya's birthday`. Returns nil if the word is not a
  /// possessive of a name.
  private static func owner(_ word: Substring, _ bare: String) -> String? {
    for possessive in ["'s", "’s"] where bare.hasSuffix(possessive) {
      let name = String(bare.dropLast(possessive.count))
      return isName(name) ? name : nil
    }
    return nil
  }

  /// Returns whether a word inside a title is written like a name and is no part of a longer one: `invoice Priya`, but
  /// not `flight to Denver` or `visit Rose Hill`.
  private static func isCapital(_ number: Int, _ words: [Substring], _ bare: [String]) -> Bool {
    guard number > 0, words[number].contains(where: \.isLowercase) else { return false }
    let isUpper = words[(number - 1)...].prefix(3).map { $0.first?.isUppercase == true }
    return (isUpper == [false, true] || isUpper == [false, true, false])
      && !["to", "from", "in", "at", "into", "near", "the", "a", "on"].contains(bare[number - 1])
  }

  private static func isExpected(_ number: Int, _ words: [String], _ found: [Int: String]) -> Bool {
    let word = words[number]
    let before = number > 0 ? words[number - 1] : ""
    let after = number + 1 < words.count ? words[number + 1] : ""
    if before == "phone", nounsOfPhones.contains(word) { return false }
    if company.contains(before) || verbs.contains(before) { return true }
    // `Priya called`
    if number == 0, pastVerbs.contains(after) || arriving.contains(after) { return true }
    // `Nora for tea thursday`
    if number == 0, after == "for", words.count > 2, meals.contains(words[2]) { return true }
    // A name joined to another one, as in `with Tom and Priya`.
    if joints.contains(before) {
      return (number - 3..<number - 1).contains { found[$0] != nil || isLed($0, words) }
    }
    // `flight to Denver` does not address a person.
    guard ["to", "from", "into"].contains(before) else { return false }
    return words[max(0, number - 4)..<(number - 1)].contains {
      verbs.contains($0) || pastVerbs.contains($0) || sent.contains($0)
    }
  }

  /// Returns whether the preceding word introduces a name.
  private static func isLed(_ number: Int, _ words: [String]) -> Bool {
    number > 0 && (company.contains(words[number - 1]) || verbs.contains(words[number - 1]))
  }

  /// Returns whether a word may be a given name. It must consist of Latin letters, and must not be a word for a time, a
  /// relative or a location.
  private static func isName(_ word: String) -> Bool {
    word.count > 1 && !others.contains(word)
      && word.unicodeScalars.allSatisfy { scalar in
        scalar == "-" || scalar.value < 0x250 && scalar.properties.isAlphabetic
      }
      && PhraseVocabulary.months[word] == nil && PhraseVocabulary.weekdays[word] == nil
      && PhraseVocabulary.distances[word] == nil && PhraseVocabulary.units[word] == nil
      && PhraseVocabulary.nights[word] == nil && PhraseVocabulary.turns[word] == nil
      && PhraseVocabulary.parts[word] == nil && PhraseVocabulary.english[word] == nil
  }

  private static let company: Set<String> = ["with", "w"]
  private static let joints: Set<String> = ["and", "&", "n"]
  private static let pastVerbs: Set<String> = [
    "called", "phoned", "rang", "texted", "emailed", "messaged", "whatsapped", "facetimed",
    "skyped", "visited", "met", "saw", "spoke", "talked", "chatted", "wrote", "heard", "ran",
    "bumped", "told", "asked", "came",
  ]
  /// Words that follow the name of a guest, as in `Nora visiting from friday` or `Nora over for tea`.
  private static let arriving: Set<String> = [
    "visiting", "staying", "coming", "arriving", "arrives", "round", "over", "here",
  ]
  private static let meals: Set<String> = [
    "tea", "dinner", "lunch", "brunch", "breakfast", "supper", "coffee", "drinks",
  ]
  /// Verbs directly followed by a person. Verbs that need a preposition are excluded (`wrote to`, `ran into`).
  private static let verbs: Set<String> = pastVerbs.subtracting([
    "came", "ran", "heard", "bumped", "spoke", "talked", "chatted", "wrote",
  ]).union([
    "call", "phone", "ring", "text", "email", "message", "msg", "facetime", "skype", "meet",
    "meeting", "see", "seeing", "visit", "visiting", "ask", "tell", "calling", "lent", "loaned",
    "owe",
    "gave",
  ])
  /// Nouns after `phone` that are also given names. `phone bill due friday` does not refer to a person named Bill.
  private static let nounsOfPhones: Set<String> = [
    "bill", "jack", "box", "case", "shop", "contract",
  ]
  /// Words for things that are sent or said to a person.
  private static let sent: Set<String> = [
    "letter", "card", "postcard", "parcel", "text", "email", "message", "msg", "present", "gift",
    "write", "talk", "speak", "chat", "reply", "replied", "sent", "news",
  ]
  /// Words that begin full names but are not given names, and other words that occur in the positions of names.
  private static let others: Set<String> = [
    "the", "my", "our", "his", "her", "their", "your", "this", "that", "aunt", "auntie", "uncle",
    "mr", "mrs", "ms", "miss", "mx", "dr", "doctor", "prof", "professor", "sir", "lady", "st",
    "cousin", "sister", "brother", "baby", "big", "little", "old", "new", "young", "grandma",
    "grandpa", "granny", "nan", "mum", "mom", "dad", "gym", "work", "school", "office", "home",
    "church", "club", "bank", "shop", "vet", "hotel", "house", "team", "family", "friends",
  ]
}
