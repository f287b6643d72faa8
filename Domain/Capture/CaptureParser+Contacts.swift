extension CaptureParser {
  /// Parses contacts: a known person and a word for how the user was in touch. Two people who match equally give two
  /// readings.
  func contacts(withChannel needsChannel: Bool = true) throws(CaptureFailure) -> [CaptureReading] {
    var channel = touch()
    if channel == nil { channel = try seen() }
    if channel == nil { channel = try together() }
    if needsChannel, channel == nil || saysUndone { return [] }
    let means = channel != nil && channel?.channel == nil ? means() : nil
    var readings: [CaptureReading] = []
    let people = try namedWithDays(near: channel)
    for (named, phrases) in people {
      let times = times(phrases, .back)
      if times.liesAhead(of: now) { return [] }
      var ranges =
        withoutEaten(times.ranges, phrases, channel, named.range) + [named.range]
        + (channel?.range.map { [$0] } ?? []) + lightVerb(behind: channel)
      if let lead = named.lead { ranges.append(lead) }
      if let means { ranges.append(means.range) }
      // The `and` between two names.
      for (other, _) in people where channel != nil && isJoined(other, named) {
        let between = min(other.word, named.word) + 1..<max(other.first, named.first)
        ranges += line.words[between].map(\.range)
      }
      if channel != nil, line.word(0) == "i" { ranges.append(line.words[0].range) }
      if let word = channel?.word, line.word(word + 1) == "me" {
        ranges.append(line.words[word + 1].range)
      }
      ranges += line.hasHangul ? [] : line.loose(besides: ranges)
      ranges += line.leadingDash(besides: ranges)
      let ways = [channel?.range, means?.range].compactMap(\.self) + lightVerb(behind: channel)
      let marks = LineMark.parts(ways, .channel) + times.marks
      let memo = line.rest(without: ranges)
      var contact = Contact(
        by: channel?.channel ?? means?.channel, memo: memo.isEmpty ? nil : memo, isEarly: true)
      contact.at = times.moment(at: now).map { context.moment($0) }
      let isTogether =
        named.lead != nil || !named.hasParticle && PlanDoubts.reportsTouch(line)
      // A contact has no end time.
      let bounded = phrases.first { phrase in
        phrase.understood.map { $0.end?.seconds != nil || $0.isDeadline && $0.start.seconds != nil }
          == true
      }
      let other = somebodyElse(besides: named, channel, ranges)
      let doubt =
        unreadDay(besides: ranges) ?? bounded.map { line.text($0.range) } ?? times.doubt(line)
        ?? saidLater(phrases, behind: channel) ?? longAgo(phrases, times)
        ?? spokenDay(phrases, behind: channel)
        ?? other ?? period(times, before: channel)
      readings += named.people.map {
        var reading = CaptureReading(
          .contact($0, contact), ranges, doubt: doubt, marks: named.marks(in: line, $0) + marks)
        reading.isTogether = isTogether
        reading.isOfAnother = other.map { isRelative($0, of: named) } == true
        return reading
      }
    }
    return readings
  }

  /// Returns each name with the phrases for the time of the contact. A day of a later clause is not among them: `talked
  /// to Jonas, party on saturday`. If that day may be meant after all, the name comes a second time, with the day.
  private func namedWithDays(near touch: Touch?) throws(CaptureFailure)
    -> [(NamedPeople, [PhraseMatch])]
  {
    var found: [(NamedPeople, [PhraseMatch])] = []
    for named in try named(near: touch?.word) {
      var phrases: [PhraseMatch] = []
      for phrase in try self.phrases(.back, besides: [named.range] + lengths)
      where phrase.kind != .rhythm && !isTopic(phrase) && !isOnlyLength(phrase) && !isEaten(phrase)
      {
        if try !isName(phrase) { phrases.append(phrase) }
      }
      found.append((named, phrases.filter { clause(of: $0, behind: touch) == .contact }))
      if phrases.contains(where: { clause(of: $0, behind: touch) == .either }),
        !times(phrases, .back).liesAhead(of: now), longAgo(phrases, times(phrases, .back)) == nil
      {
        found.append((named, phrases))
      }
    }
    return found
  }

  /// Returns a word that was not parsed but is close to a day word, so that the user must confirm it: 어재 수진이 만났음.
  /// Returns nil if there is none.
  private func unreadDay(besides ranges: [Range<Int>]) -> String? {
    func isTaken(_ word: CapturedLine.Word) -> Bool { ranges.contains { $0.overlaps(word.range) } }
    let near = line.words.first { !isTaken($0) && HangulSpelling.isNearWord(Self.bare($0)) }
    if near != nil || line.hasHangul { return near?.text }
    // A unit or weekday after a parsed word: `facetimed Mina sat arvo`, `her email from 2 wks back`.
    return zip(line.words, line.words.dropFirst()).first { word, next in
      if isTaken(next) { return false }
      let text = Self.bare(next)
      let isUnit = ["wk", "wks", "weeks", "hrs", "hours", "days", "months"].contains(text)
      if isUnit { return isTaken(word) && Int(word.text) != nil }
      return RepeatVocabulary.weekday(text) != nil && isTaken(word)
    }?.1.text
  }

  /// Whether the line says that the contact did not happen, or has not happened yet.
  var saysUndone: Bool {
    let words = contactSentence
    let whole = line.text(0..<(words.last?.range.upperBound ?? 0)).lowercased()
    if isDuty || isMourning { return true }
    if CaptureVocabulary.undonePhrases.contains(where: whole.contains) { return true }
    return words.enumerated().contains { number, word in
      let text = word.text.lowercased()
      if isAgreed(number) { return false }
      return text == "안" || CaptureVocabulary.undone.contains(where: text.hasPrefix)
        || CaptureVocabulary.undoneVerbs.contains(where: text.hasPrefix)
        || CaptureVocabulary.touchNouns.contains { noun in
          text.contains(noun + "안") || text.contains(noun + "못")
        }
        || CaptureVocabulary.undoneEnds.contains(where: text.hasSuffix)
    }
  }

  /// The words up to the contact word if it ends a sentence: 민아 통화함. 다음주에 보기로. Otherwise all words.
  private var contactSentence: ArraySlice<CapturedLine.Word> {
    guard line.hasHangul, line.words.dropLast().contains(where: { $0.text.hasSuffix(".") }),
      let touch = touch(), endsSentence(touch)
    else { return line.words[...] }
    return line.words.prefix(touch.word + 1)
  }

  /// Returns whether a Korean past verb of contact ends a sentence, so that the next one is text.
  func endsSentence(_ touch: Touch) -> Bool {
    let word = line.words[touch.word]
    return line.hasHangul && word.text.hasSuffix(".") && isPastForm(Self.bare(word))
  }

  /// Returns whether a word is a plan that a contact agreed on: 만나기로 in 민아랑 3시에 만나기로 통화함.
  func isAgreed(_ number: Int) -> Bool {
    guard line.word(number).hasSuffix("기로"), line.words.indices.contains(number + 1) else {
      return false
    }
    let next = Self.bare(line.words[number + 1])
    return isPastForm(next) && CaptureVocabulary.channels[next].map { $0 != .met } == true
  }

  /// Returns whether a day is the topic and not the date of the contact: `texted Priya about saturday`.
  private func isTopic(_ phrase: PhraseMatch) -> Bool {
    // `about sunday` is a topic, `about 3pm` an approximate time.
    if phrase.tokens.first == .word("about"), phrase.understood?.start.seconds == nil {
      return true
    }
    guard let before = line.words.last(where: { $0.range.upperBound <= phrase.range.lowerBound })
    else { return false }
    return CaptureVocabulary.topics.contains(before.text.lowercased())
  }

  /// Returns whether a phrase is only a duration, which stays in the memo: 민아랑 두 시간 통화했다.
  func isOnlyLength(_ phrase: PhraseMatch) -> Bool {
    phrase.understood.map { read in
      read.lasting != nil && read.start.days == nil && read.start.seconds == nil
        && read.start.fromNow == nil
    } == true
  }

  /// Returns whether a phrase of one word, such as a month, is the name of a known person: `texted May and April`.
  private func isName(_ phrase: PhraseMatch) throws(CaptureFailure) -> Bool {
    if phrase.tokens.count > 1 { return false }
    return try !names.people(line.text(phrase.range)).isEmpty
  }

  /// The ranges of durations, which stay in the memo: `talked to mum for an hour`.
  private var lengths: [Range<Int>] {
    if line.hasHangul { return [] }
    let pieces = line.pieces
    return pieces.indices.compactMap { start in
      guard pieces[start].token == .word("for") else { return nil }
      let ends = stride(from: min(start + 5, pieces.count), to: start + 1, by: -1)
      let end = ends.first { end in
        PhraseParser.length(of: pieces[(start + 1)..<end].map(\.token)[...])
          .map { $0.seconds > 0 } == true
      }
      return end.map { pieces[start].range.lowerBound..<pieces[$0 - 1].range.upperBound }
    }
  }

  /// Returns the range of the preposition before a name in an English line; nil if there is none.
  private func lead(before word: Int) -> Range<Int>? {
    guard !line.hasHangul, CaptureVocabulary.nameLeads.contains(line.word(word - 1)) else {
      return nil
    }
    return line.words[word - 1].range
  }

  /// Returns the names of the people whom the line means. This is the name next to the contact word, otherwise the
  /// first name with a particle. Names joined to it are added. If neither exists, all names are returned.
  func named(near channel: Int?) throws(CaptureFailure) -> [NamedPeople] {
    var found: [NamedPeople] = []
    var number = 0
    while number < line.words.count {
      let named = try named(from: number)
      if let named { found.append(named) }
      number = (named?.word ?? number) + 1
    }
    let beside = channel.flatMap { channel in found.first { abs($0.word - channel) == 1 } }
    guard let one = beside ?? found.first(where: \.hasParticle) else { return found }
    // If two names are joined, both are returned so that the user chooses.
    return [one] + found.filter { $0.range != one.range && isJoined($0, one) }
  }

  /// Returns whether two names are adjacent, or have only an `and` between them.
  private func isJoined(_ one: NamedPeople, _ other: NamedPeople) -> Bool {
    let (left, right) = one.word < other.word ? (one, other) : (other, one)
    switch right.first - left.word {
    case 1: return true
    case 2: return CaptureVocabulary.ands.contains(line.words[left.word + 1].text.lowercased())
    default: return false
    }
  }

  /// Returns the longest name that starts at a word. Its last word may have a particle. Returns nil if no name starts
  /// there.
  func named(from start: Int) throws(CaptureFailure) -> NamedPeople? {
    let words = line.words
    for end in stride(from: min(words.count, start + 3), to: start, by: -1) {
      let first = words[start].range.lowerBound
      let whole = line.text(first..<words[end - 1].range.upperBound).trimmingSuffix(of: ",.!:")
      for (name, hasParticle) in SpokenNames.forms(of: whole) {
        let people = try names.people(name)
        guard !people.isEmpty else { continue }
        let range = first..<words[end - 1].range.upperBound
        return NamedPeople(
          people: people, range: range,
          // `at Tom's house` is a location.
          lead: hasParticle && words.indices.contains(end) && line.word(start - 1) == "at"
            && line.isPlain(end) ? nil : lead(before: start), first: start, word: end - 1,
          particle: hasParticle ? String(whole.dropFirst(name.count)) : "")
      }
    }
    return nil
  }
}
