// MARK: Korean sayings

extension CaptureParser {
  /// Parses a saying named by a key word or in quotation marks: 명언 "…" 소크라테스, 할머니 말씀: …, 속담 …, 엄마가 그랬다 "…". Returns nil
  /// for any other line.
  func koreanSaying() throws(CaptureFailure) -> CaptureReading? {
    guard line.hasHangul, line.words.count > 1 else { return nil }
    if let quoted = line.quoted { return try quotedSaying(quoted) }
    return try keyedSaying()
  }

  // MARK: In quotation marks

  private func quotedSaying(_ quoted: Range<Int>) throws(CaptureFailure) -> CaptureReading? {
    let text = line.text(quoted)
    let marks = (quoted.lowerBound - 1)..<(quoted.upperBound + 1)
    let rest = line.words.filter { word in
      !marks.overlaps(word.range) && word.text.contains { $0.isLetter || $0.isNumber }
        && !word.text.allSatisfy { "ㅋㅎㅠㅜ".contains($0) }
    }
    let says = rest.filter { Self.isKey($0) || Self.isSaid($0) }
    let who = rest.filter { word in !says.contains(word) }
    let isVerse = who.first.map { CaptureVocabulary.scriptures.contains($0.text) } == true
    guard who.count < 4 else { return nil }
    if !isVerse, try !phrases(.ahead, besides: [marks]).isEmpty { return nil }
    let name = who.map(\.text).joined(separator: " ").trimmingSuffix(of: ",.:")
    if !says.isEmpty {
      let bare = says.contains(where: Self.isSaid) ? Self.withoutSubject(name) : name
      return CaptureReading(saying(of: text, by: bare), [marks])
    }
    // Short text without a sentence ending is a title.
    let count = text.split(separator: " ").count
    let isSentence = count > 4 || count > 3 && Self.endsSentence(text)
    guard isSentence, who.isEmpty || !Self.isDone(name) else { return nil }
    // The speaker behind the quotation has a particle: "…" 도윤이가.
    let speaker = who.count == 1 ? try named(near: nil).first { !marks.overlaps($0.range) } : nil
    return CaptureReading(saying(of: text, by: speaker?.people.first?.calledName ?? name), [marks])
  }

  /// Removes a subject particle: 엄마가 becomes 엄마.
  private static func withoutSubject(_ name: String) -> String {
    for end in ["께서", "이가", "가", "이"] where name.count > end.count + 1 && name.hasSuffix(end) {
      return String(name.dropLast(end.count))
    }
    return name
  }

  static func endsSentence(_ text: String) -> Bool {
    let bare = text.trimmingSuffix(of: ".!?…")
    return ["다", "라", "자", "요", "네", "까", "지", "냐", "니"].contains(where: bare.hasSuffix)
  }

  /// Returns whether the text beside a quotation is a task: "…" 다시 보기.
  private static func isDone(_ text: String) -> Bool {
    let ends = ["기", "관람", "정주행", "시청", "예매", "감상", "공연", "영화", "책", "구매", "반납", "예약"]
    return ends.contains(where: text.hasSuffix)
  }

  // MARK: After a key word

  private static let keys: Set<String> = [
    "명언", "속담", "격언", "좌우명", "인용", "어록", "명대사", "말씀", "문장", "글귀", "구절",
  ]
  private static let leads: Set<String> = ["오늘", "오늘의", "본", "읽은", "들은", "좋은", "기억할"]

  private static func isKey(_ word: CapturedLine.Word) -> Bool {
    keys.contains(word.text.trimmingSuffix(of: ":)-.,"))
  }

  private static func isSaid(_ word: CapturedLine.Word) -> Bool {
    ["그랬", "말했", "말함", "말씀하", "하신", "라고", "왈"].contains(where: word.text.hasPrefix)
  }

  /// Parses a saying after a key word: 좌우명 : 일단 하자, 할머니 말씀: …. Without a colon or dash after it, the key word must
  /// begin the line. The line must then be a sentence, or have no date or time. Returns nil for any other line.
  private func keyedSaying() throws(CaptureFailure) -> CaptureReading? {
    guard let number = line.words.prefix(4).firstIndex(where: Self.isKey) else { return nil }
    let before = line.words[..<number].filter { !Self.leads.contains($0.text) }
    guard before.count < 3, line.words.indices.contains(number + 1) else { return nil }
    let word = line.words[number]
    var end = word.range.upperBound
    var hasSign = ":)-.".contains(word.text.last ?? " ")
    if !hasSign, [":", "-", "–", "—"].contains(line.words[number + 1].text) {
      hasSign = true
      end = line.words[number + 1].range.upperBound
    }
    let isPlain = number == 0 && line.words.count > 3 && word.text != "말씀" && word.text != "문장"
    guard hasSign || isPlain, before.isEmpty || hasSign else { return nil }
    // 명언 오늘 걷지 않으면 내일 뛰어야 한다 contains days but is a sentence.
    let isSentence = line.words.count > 4 && Self.endsSentence(line.words.last?.text ?? "")
    if !hasSign, !isSentence {
      guard try phrases(.ahead).isEmpty else { return nil }
    }
    let (text, who) = parted(from: end)
    if text.isEmpty { return nil }
    let name = before.map(\.text).joined(separator: " ")
    return CaptureReading(saying(of: text, by: who.isEmpty ? name : who), [0..<end])
  }
}
