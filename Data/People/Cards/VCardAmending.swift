import Domain

/// Writes a person's data into an existing card. All other bytes of the card are preserved.
enum VCardAmending {
  static func card(_ card: [UInt8], of person: Person) -> [UInt8] {
    guard let read = understood(card) else { return card }
    let nickname = person.nickname.flatMap { $0 == read.nickname ? nil : $0 }
    let birthday = person.birthday.flatMap { $0 == read.birthday ? nil : $0 }
    let phone = person.phone.flatMap { phone in
      read.numbers.contains { $0.key == phone.key } ? nil : phone
    }
    if nickname == nil && birthday == nil && phone == nil { return card }
    var amended = AmendedCard(card)
    if let nickname { amended.put(nickname: nickname.text) }
    if let birthday { amended.put(birthday) }
    if let phone { amended.add(phone) }
    let bytes = amended.bytes
    // A card that does not parse back to the same data is not exported.
    guard let again = understood(bytes), again.name == read.name, again.uid == read.uid,
      nickname == nil || again.nickname == nickname,
      birthday == nil || again.birthday == birthday,
      phone.map({ phone in again.numbers.contains { $0.key == phone.key } }) ?? true
    else { return card }
    return bytes
  }

  /// Replaces the note that Haru wrote, which has the parameter `CardPerson.noteMark`.
  static func card(_ card: [UInt8], noting note: MultilineText?) -> [UInt8] {
    var amended = AmendedCard(card)
    amended.put(note: note?.text)
    return amended.bytes
  }

  /// Replaces the dates that Haru wrote, which have the same parameter. A date that the card has itself stays as it is.
  static func card(_ card: [UInt8], dating dates: [PersonDate]) -> [UInt8] {
    var amended = AmendedCard(card)
    amended.removeDates()
    let own = VCardDetails.details(amended.bytes).dates
    for (number, date) in dates.enumerated()
    where !own.contains(where: { $0.label == date.label && $0.day.agrees(with: date.date) }) {
      for (name, value) in CardDates.properties(of: date, number: number + 1) {
        amended.add(name, value)
      }
    }
    return amended.bytes
  }

  private static func understood(_ card: [UInt8]) -> ReadCard? {
    var reader = VCardReader(card)
    guard case .card(let read) = reader.next() else { return nil }
    return read
  }
}

/// The lines of a card, of which some are replaced.
private struct AmendedCard {
  /// One property with all its folded lines, including line endings.
  private struct Part {
    var name: String
    var lines: [UInt8]
    /// Whether the property belongs to the card itself, rather than to a nested AGENT card.
    var isOwn: Bool
  }

  private var parts: [Part] = []
  private let end: [UInt8]
  private var version = ""
  private let isUnicode: Bool

  init(_ card: [UInt8]) {
    var lines = FileLines(card)
    isUnicode = String(validating: card, as: UTF8.self) != nil
    var depth = 0
    var isSoftlyBroken = false
    var lineEnd: [UInt8] = []
    while let line = lines.next() {
      let text = card[line.text]
      let whole = Array(card[line.text.lowerBound..<line.end])
      if lineEnd.isEmpty { lineEnd = Array(card[line.text.upperBound..<line.end]) }
      if !parts.isEmpty, isSoftlyBroken || text.first.map(ASCII.isBlank) == true {
        parts[parts.count - 1].lines += whole
        isSoftlyBroken = isSoftlyBroken && text.last == ASCII.equals
        continue
      }
      let property = ContentProperty(text)
      let name = property?.name ?? ""
      if name == "BEGIN" { depth += 1 }
      parts.append(Part(name: name, lines: whole, isOwn: depth == 1))
      if name == "END" { depth -= 1 }
      isSoftlyBroken = text.last == ASCII.equals && property?.isQuotedPrintable == true
      if let property, name == "VERSION", depth == 1 {
        version = String(decoding: ASCII.trimmed(property.value), as: UTF8.self)
      }
    }
    end = lineEnd.isEmpty ? [13, 10] : lineEnd
  }

  var bytes: [UInt8] { Array(parts.map(\.lines).joined()) }

  /// Replaces the first nickname of the card. Further nicknames are preserved.
  mutating func put(nickname: String) {
    let known = parts.first { $0.isOwn && $0.name == "NICKNAME" }
    let others = known.map { Self.list(of: $0.lines).dropFirst() } ?? []
    let all = [nickname] + others.filter { $0 != nickname }
    put("NICKNAME", all.map(ContentText.escaped).joined(separator: ","))
  }

  mutating func put(_ birthday: Birthday) {
    switch birthday {
    case .civil(let birthday):
      remove(CardPerson.lunarName)
      put(birthday)
    case .lunar(let birthday):
      if let born = birthday.born { put("BDAY", born.description) } else { remove("BDAY") }
      put(CardPerson.lunarName, birthday.description)
    }
  }

  private mutating func put(_ birthday: CivilBirthday) {
    let isNew = version == "4.0"
    if birthday.year != nil || isNew { return put("BDAY", CardPerson.written(birthday)) }
    // vCards before 4.0 have no birthdays without a year; Apple's parameter is widely understood.
    put("BDAY", "1604-" + birthday.description, parameters: ";X-APPLE-OMIT-YEAR=1604")
  }

  mutating func put(note: String?) {
    parts.removeAll { part in
      guard part.isOwn, part.name == "NOTE" else { return false }
      var content = ContentLines(part.lines)
      return content.next().flatMap { ContentProperty($0.text) }?[CardPerson.noteMark] != nil
    }
    guard let note else { return }
    insert(line("NOTE", ContentText.escaped(note), parameters: ";\(CardPerson.noteMark)=1"))
  }

  mutating func removeDates() {
    parts.removeAll { part in
      guard part.isOwn, CardDates.names.contains(part.name) else { return false }
      var content = ContentLines(part.lines)
      return content.next().flatMap { ContentProperty($0.text) }?[CardPerson.noteMark] != nil
    }
  }

  /// Adds a property whose name has its parameters.
  mutating func add(_ name: String, _ value: String) {
    insert(line(name, value, parameters: ""))
  }

  private mutating func remove(_ name: String) {
    parts.removeAll { $0.isOwn && $0.name == name }
  }

  mutating func add(_ phone: PhoneNumber) {
    insert(line("TEL", ContentText.escaped(phone.written.text), parameters: ";TYPE=CELL"))
  }

  private mutating func put(_ name: String, _ value: String, parameters: String = "") {
    let index = parts.firstIndex { $0.isOwn && $0.name == name }
    let line = line(name, value, parameters: parameters)
    guard let index else { return insert(line) }
    parts[index].lines = line
    var isFirst = true
    parts.removeAll { part in
      guard part.isOwn, part.name == name else { return false }
      defer { isFirst = false }
      return !isFirst
    }
  }

  /// Inserts a line before the end of the card.
  private mutating func insert(_ line: [UInt8]) {
    let index = parts.lastIndex { $0.isOwn && $0.name == "END" } ?? parts.count
    parts.insert(Part(name: "", lines: line, isOwn: true), at: index)
  }

  private func line(_ name: String, _ value: String, parameters: String) -> [UInt8] {
    let isPlain = value.utf8.allSatisfy { $0 < 0x80 }
    guard isPlain || isUnicode && version != "2.1" else {
      let quoted = value.utf8.map { byte in
        let digits = String(byte, radix: 16, uppercase: true)
        return "=" + (digits.utf8.count < 2 ? "0" : "") + digits
      }.joined()
      let encoding = ";CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE"
      return Array("\(name)\(parameters)\(encoding):\(quoted)".utf8) + end
    }
    let text = "\(name)\(parameters):\(value)"
    return version == "2.1" ? Array(text.utf8) + end : ContentText.folded(text, end: end)
  }

  private static func list(of lines: [UInt8]) -> [String] {
    var content = ContentLines(lines)
    guard let property = content.next().flatMap({ ContentProperty($0.text) }) else { return [] }
    do throws(TextParseError) {
      return ContentText.parts(try ContentText.decoded(property), at: ",")
    } catch { return [] }
  }
}
