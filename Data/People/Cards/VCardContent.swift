import Domain

/// Parses a card line by line. Only the properties in `wanted` are copied and decoded, so photos
/// take little time.
struct VCardContent {
  private var line: [UInt8] = []
  private var isWanted = false
  /// Whether the quoted-printable property continues on the next line, after a soft line break (`=`).
  private var isSoftlyBroken = false
  private var isQuotedPrintable = false
  /// Whether an AGENT card may begin on the next line.
  private(set) var awaitsAgent = false
  /// Whether an AGENT card began on the previous line.
  private(set) var beganAgent = false

  private var names: [Source: String] = [:]
  private var refusal: CardParseError?
  private var uid: String?
  private var nickname: SingleLineText?
  /// A nickname in Android's custom property.
  private var androidNickname: SingleLineText?
  private var birthday: Birthday?
  private var lunarBirthday: Birthday?
  private var numbers: [(number: PhoneNumber, rank: Int)] = []
  private var isGroup = false

  /// The sources of the name, in order of preference.
  private enum Source: CaseIterable { case formatted, structured, organisation, mail }

  /// The maximum number of phone numbers per card. Further ones are ignored.
  private static let mostNumbers = 100
  /// The size limit of a UID in bytes. A longer UID is ignored.
  private static let longestUID = 1000

  private static let wanted: Set<String> = [
    "FN", "N", "NICKNAME", "TEL", "BDAY", "UID", "KIND", "X-ADDRESSBOOKSERVER-KIND", "ORG",
    "EMAIL", "X-ANDROID-CUSTOM", CardPerson.lunarName,
  ]

  /// Adds a line of the file, which may continue the previous line (folding). `isOwn` is false for a line of a nested
  /// AGENT card.
  mutating func add(_ physical: ArraySlice<UInt8>, isOwn: Bool) {
    beganAgent = false
    if isSoftlyBroken {
      append(physical)
    } else if let first = physical.first, first == 32 || first == 9 {
      append(physical.dropFirst())
    } else {
      finish()
      begin(physical, isOwn: isOwn)
    }
  }

  /// Skips the first or last line of an AGENT card.
  mutating func passAgent() {
    finish()
    awaitsAgent = false
    beganAgent = false
  }

  private mutating func begin(_ physical: ArraySlice<UInt8>, isOwn: Bool) {
    let header = physical.prefix { $0 != ASCII.colon }
    let nameEnd = header.firstIndex(of: ASCII.semicolon) ?? header.endIndex
    let name = ContentProperty.name(header[..<nameEnd])
    // A folded property name is only known once it is complete, so its line is collected too.
    let isWhole = header.endIndex < physical.endIndex || nameEnd < header.endIndex
    isWanted = isOwn && (Self.wanted.contains(name) || !isWhole)
    isQuotedPrintable =
      (isWanted || physical.last == ASCII.equals)
      && ContentProperty(physical)?.isQuotedPrintable == true
    if name == "AGENT" {
      let value = physical.dropFirst(header.count + 1).prefix(16)
      beganAgent = ASCII.uppercased(value) == "BEGIN:VCARD"
      awaitsAgent = !beganAgent
    } else if !physical.isEmpty {
      awaitsAgent = false
    }
    append(physical)
  }

  private mutating func append(_ physical: ArraySlice<UInt8>) {
    var piece = physical
    isSoftlyBroken = isQuotedPrintable && piece.last == ASCII.equals
    if isSoftlyBroken { piece.removeLast() }
    if isWanted { line += piece }
  }

  /// Parses the collected property. Call it after the last line of the property.
  private mutating func finish() {
    defer {
      line.removeAll(keepingCapacity: true)
      isWanted = false
      isSoftlyBroken = false
      isQuotedPrintable = false
    }
    guard isWanted, let property = ContentProperty(line[...]) else { return }
    do throws(CardParseError) { try understand(property) } catch {
      if property.name == "FN" || property.name == "N" { refusal = refusal ?? error }
    }
  }

  private mutating func understand(_ property: ContentProperty) throws(CardParseError) {
    guard Self.wanted.contains(property.name) else { return }
    let text = try Self.text(of: property)
    switch property.name {
    case "FN": call(ContentText.whole(text), by: .formatted)
    case "N": call(VCardNames.joined(ContentText.parts(text)), by: .structured)
    case "ORG": call(ContentText.parts(text)[0], by: .organisation)
    case "EMAIL": call(ContentText.whole(text), by: .mail)
    case "NICKNAME":
      nickname = nickname ?? VCardNames.nickname(ContentText.parts(text, at: ","))
    case "X-ANDROID-CUSTOM":
      androidNickname = androidNickname ?? VCardNames.androidNickname(ContentText.parts(text))
    case "TEL":
      let rank = VCardNames.rank(of: property)
      if numbers.count < Self.mostNumbers { add(VCardNames.number(ContentText.whole(text)), rank) }
    case CardPerson.lunarName:
      lunarBirthday = lunarBirthday ?? VCardNames.lunarBirthday(text)
    case "BDAY": birthday = birthday ?? VCardNames.birthday(text, of: property)
    case "UID":
      let line = ContentText.line(ContentText.whole(text), limit: Self.longestUID)?.text
      uid = uid ?? (text.utf8.count > Self.longestUID ? nil : line)
    default:
      // KIND may also be an organisation or a location, which are imported; only groups are not.
      isGroup = isGroup || ASCII.uppercased(text.utf8) == "GROUP"
    }
  }

  private static func text(of property: ContentProperty) throws(CardParseError) -> String {
    do throws(TextParseError) { return try ContentText.decoded(property) } catch {
      switch error {
      case .notUnicode: throw .nameNotUnicode
      case .unknownCharset(let name): throw .unknownCharset(name)
      }
    }
  }

  private mutating func call(_ name: String, by source: Source) {
    if names[source] == nil, ContentText.line(name, limit: 1) != nil { names[source] = name }
  }

  private mutating func add(_ number: PhoneNumber?, _ rank: Int) {
    guard let number else { return }
    if let index = numbers.firstIndex(where: { $0.number.key == number.key }) {
      numbers[index].rank = min(rank, numbers[index].rank)
    } else {
      numbers.append((number, rank))
    }
  }

  /// The numbers in the order in which the user would call them: preferred, mobile, others, then fax and similar ones.
  private var ranked: [PhoneNumber] {
    numbers.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
      .map(\.element.number)
  }

  /// The name of the card. Without a name it is the preferred phone number, unless a name in the card could not be
  /// decoded. It is nil if there is neither.
  private var name: String? {
    let best = Source.allCases.compactMap { names[$0] }.first
    return best ?? (refusal == nil ? ranked.first?.written.text : nil)
  }

  /// Finishes the card and returns the result.
  mutating func finding(original: [UInt8], line number: Int) -> CardFinding {
    finish()
    let called = name.flatMap { ContentText.line($0, limit: Person.nameLimit) }
    if isGroup {
      return .skipped(CardIssue(line: number, reason: .group(name: called?.text ?? "")))
    }
    guard let name = called else {
      return .problem(CardIssue(line: number, reason: refusal ?? .nameMissing))
    }
    return .card(
      ReadCard(
        uid: uid, name: name, nickname: nickname ?? androidNickname,
        birthday: lunarBirthday ?? birthday,
        numbers: ranked, original: original))
  }
}
