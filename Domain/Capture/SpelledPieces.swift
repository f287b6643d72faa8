/// Corrects unambiguous spelling mistakes: 도욜 and 퇴욜 for 토욜, 목욜애 for 목욜에, 6싀 for 6시. Also drops 사이 after 12시~1시 and
/// turns 5/16,17 into 5/16~17.
enum SpelledPieces {
  static func mended(_ pieces: [CapturedLine.Piece], _ characters: [Character])
    -> [CapturedLine.Piece]
  {
    var found: [CapturedLine.Piece] = []
    for (number, piece) in pieces.enumerated() {
      if let sign = comma(found.last, piece, characters) { found.append(sign) }
      found.append(piece)
      mendEnd(of: &found)
      mendMinutes(&found, in: characters)
      let next = pieces.indices.contains(number + 1) ? pieces[number + 1] : nil
      mendBefore(&found, next, characters)
    }
    mendDays(&found, characters)
    return found
  }

  /// Corrects the last two pieces together.
  private static func mendEnd(of found: inout [CapturedLine.Piece]) {
    guard let last = found.last, case .word(let word) = last.token, found.count > 1 else { return }
    let before = found[found.count - 2]
    guard before.range.upperBound == last.range.lowerBound else { return }
    if word == "싀", case .number = before.token {
      found[found.count - 1] = CapturedLine.Piece(token: .word("시"), range: last.range)
    }
    guard case .word(let left) = before.token else { return }
    if word == "욜", let day = weekday(near: left) {
      join(&found, 2, .word(day + "욜"))
    } else if word == "애", left.count > 1, isDay(left) {
      found[found.count - 1] = CapturedLine.Piece(token: .word("에"), range: last.range)
    } else if left == "사", word == "이", found.count > 2,
      found[found.count - 3].token == .word("시"),
      found[found.count - 3].range.upperBound == before.range.lowerBound
    {
      join(&found, 3, .word("시"))
    }
  }

  /// Replaces 전 and 전에 with 까지 (deadline) in 6시전, 6시 전까지 and 6시 전에. 2시 전 부치기 is about food, unless the line ends with
  /// 전.
  private static func mendBefore(
    _ found: inout [CapturedLine.Piece], _ next: CapturedLine.Piece?, _ characters: [Character]
  ) {
    guard found.count > 1, let last = found.last, last.token == .word("전"),
      found[found.count - 2].token == .word("시")
    else { return }
    let isGlued = found[found.count - 2].range.upperBound == last.range.lowerBound
    let isEnd = last.range.upperBound == characters.count
    let particle = next.flatMap { next in
      next.range.lowerBound == last.range.upperBound
        && (next.token == .word("까지") || next.token == .word("에")) ? next : nil
    }
    guard particle != nil || isEnd || isGlued && characters[last.range.upperBound].isWhitespace
    else { return }
    found[found.count - 1] = CapturedLine.Piece(token: .word("까지"), range: last.range)
  }

  /// Makes a number of days at the end of the line a duration: 내일부터 나이트 3일.
  private static func mendDays(_ found: inout [CapturedLine.Piece], _ characters: [Character]) {
    let number = found.count - 2
    guard number > 1, let last = found.last, last.token == .word("일"),
      case .number(let days) = found[number].token, (2...14).contains(days.value),
      last.range.upperBound == characters.count,
      characters.prefix(found[number].range.lowerBound).last?.isWhitespace == true,
      let from = found.lastIndex(where: { $0.token == .word("부터") }), from < number - 1,
      found[number - 1].token != .word("월")
    else { return }
    found.append(CapturedLine.Piece(token: .word("동안"), range: last.range))
  }

  /// Turns 4시 10분 전 into 3시 50분. 4시 30분 전에 may mean before half past four.
  private static func mendMinutes(
    _ found: inout [CapturedLine.Piece], in characters: [Character]
  ) {
    let first = found.count - 5
    guard first >= 0, found[first + 4].token == .word("전"), found[first + 3].token == .word("분"),
      case .number(let minutes) = found[first + 2].token, [5, 10, 15, 20].contains(minutes.value),
      found[first + 1].token == .word("시"), case .number(let hour) = found[first].token,
      (2...12).contains(hour.value)
    else { return }
    // 2시 10분 전 알림 is a reminder.
    let (start, end) = (found[first].range.lowerBound, found[first + 4].range.upperBound)
    let rest = String(characters[end...].prefix(2))
    guard rest.first.map(\.isWhitespace) != false, rest.last != "알", rest.last != "리",
      !characters[start..<end].contains(",")
    else { return }
    for (index, value) in [(first, hour.value - 1), (first + 2, 60 - minutes.value)] {
      let token = PhraseToken.number(PhraseNumber(value: value, digits: value > 9 ? 2 : 1))
      found[index] = CapturedLine.Piece(token: token, range: found[index].range)
    }
    found[first + 4] = CapturedLine.Piece(token: .word("쯤"), range: found[first + 4].range)
  }

  private static func join(
    _ found: inout [CapturedLine.Piece], _ count: Int, _ token: PhraseToken
  ) {
    let joined = found.suffix(count)
    guard let first = joined.first, let last = joined.last else { return }
    found.removeLast(count)
    found.append(
      CapturedLine.Piece(token: token, range: first.range.lowerBound..<last.range.upperBound))
  }

  /// Returns the comma in 5/16,17 as the sign of a span; nil if the two days are not consecutive.
  private static func comma(
    _ before: CapturedLine.Piece?, _ piece: CapturedLine.Piece, _ characters: [Character]
  ) -> CapturedLine.Piece? {
    guard let before, case .numbers(let numbers, "/") = before.token, numbers.count == 2,
      case .number(let next) = piece.token, next.value == numbers[1].value + 1,
      before.range.upperBound + 1 == piece.range.lowerBound,
      characters[before.range.upperBound] == ",",
      piece.range.upperBound == characters.count || characters[piece.range.upperBound].isWhitespace
    else { return nil }
    return CapturedLine.Piece(
      token: .sign("~"), range: before.range.upperBound..<piece.range.lowerBound)
  }

  private static func isDay(_ word: String) -> Bool {
    PhraseVocabulary.weekdays[word] != nil || PhraseVocabulary.distances[word] != nil
  }

  /// Returns the weekday that is one letter away from a syllable; nil if none or several are.
  private static func weekday(near syllable: String) -> String? {
    // 오욜 may also be 오늘.
    if syllable == "오" { return nil }
    let near = ["월", "화", "수", "목", "금", "토", "일"].filter {
      $0 != syllable && HangulSpelling.isNear($0, syllable)
    }
    return near.count == 1 ? near[0] : nil
  }
}
