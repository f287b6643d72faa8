import Domain

/// Reads `friends.md`, the one file of a program of the command line: friends, what was done with
/// them, notes and places, each under a heading of its own.
struct FriendsFile: IncomingReader {
  private var people: FriendsPeople
  private var queue = PieceQueue()

  static let recipe = ImportRecipe(
    format: .friends,
    fits: { file in
      guard case .text = file.form else { return false }
      var lines = LineStream(MemorySource(file.head))
      do throws(ImportFailure) {
        while let line = try lines.next() {
          if !line.isBlankLine { return Section(line) != nil }
        }
      } catch { return false }
      return false
    },
    open: { file, _ throws(ImportFailure) in try FriendsFile(try file.text()) })

  /// What stands under a heading.
  enum Section: String, CaseIterable {
    case activities = "### Activities:"
    case notes = "### Notes:"
    case friends = "### Friends:"
    case locations = "### Locations:"

    init?(_ line: [UInt8]) { self.init(rawValue: line.trimmedText) }
  }

  /// Reads all of it: who did what is known only at its end.
  init(_ source: any ByteSource) throws(ImportFailure) {
    var lines = LineStream(source)
    var section: Section?
    people = FriendsPeople()
    while let line = try lines.next() {
      if line.isBlankLine { continue }
      if let next = Section(line) {
        section = next
        continue
      }
      var text = line.trimmedText
      if text.hasPrefix("- ") { text = String(text.dropFirst(2)) }
      if lines.isTooLong {
        queue.add(lines.number, .rowTooLong(limit: LineStream.longest), failed: true)
      } else if String(validating: line, as: UTF8.self) == nil {
        queue.add(lines.number, .notUnicode, failed: true)
      } else {
        read(text, section, lines.number)
      }
    }
  }

  private mutating func read(_ text: String, _ section: Section?, _ line: Int) {
    switch section {
    case nil: queue.add(line, .textMissing, failed: true)
    case .locations: people.addLocation(text)
    case .friends:
      if let friend = FriendsPeople.Friend(text, line: line) {
        people.add(friend)
      } else {
        queue.add(line, .nameMissing, failed: true)
      }
    case .activities, .notes:
      guard let event = FriendsPeople.Event(text, line, isNote: section == .notes) else {
        let written = text.split(separator: ":", maxSplits: 1).first.map(String.init) ?? text
        queue.add(line, .dateUnreadable(String(written.prefix(40))), failed: true)
        return
      }
      if event.text.isEmpty {
        queue.add(line, .textMissing, failed: true)
      } else {
        people.add(event)
      }
    }
  }

  mutating func next() throws(ImportFailure) -> IncomingPiece? {
    if let piece = queue.next() { return piece }
    return people.next().map { .entry($0) }
  }
}

/// The friends of a file with what was done with them.
struct FriendsPeople {
  /// A friend as a line says: `Name (a.k.a. Nick a.k.a. Other) [Place] @tag`.
  struct Friend {
    let line: Int
    let name: String
    var nicknames: [String] = []
    var location: String?
    var tags: [String] = []

    init?(_ text: String, line: Int) {
      self.line = line
      let end = text.firstIndex { $0 == "(" || $0 == "[" || $0 == "@" } ?? text.endIndex
      name = Text.trimmed(String(text[..<end]))
      var rest = text[end...]
      if rest.hasPrefix("("), let close = rest.firstIndex(of: ")") {
        nicknames = FriendsPeople.aliases(rest[rest.index(after: rest.startIndex)..<close])
        rest = rest[rest.index(after: close)...].drop(while: \.isWhitespace)
      }
      if rest.hasPrefix("["), let close = rest.firstIndex(of: "]") {
        location = Text.trimmed(String(rest[rest.index(after: rest.startIndex)..<close]))
        rest = rest[rest.index(after: close)...]
      }
      for word in rest.split(whereSeparator: \.isWhitespace) where word.hasPrefix("@") {
        tags.append(String(word.dropFirst()))
      }
      if name.isEmpty { return nil }
    }

    init(named name: String, line: Int) { (self.name, self.line) = (name, line) }
  }

  /// What was done or noted on a day: `2026-03-01: **Mina** and I went to _Paris_.`
  struct Event {
    let line: Int
    let day: Day
    let isNote: Bool
    /// Who is named in it.
    let names: [String]
    /// The text without the signs that mark names and places.
    let text: String

    init?(_ written: String, _ line: Int, isNote: Bool) {
      let parts = written.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard let day = parts.first.flatMap({ Day(Text.trimmed(String($0))) }) else { return nil }
      let text = parts.count > 1 ? Text.trimmed(String(parts[1])) : ""
      (self.line, self.day, self.isNote) = (line, day, isNote)
      (self.text, names) = FriendsPeople.unmarked(text)
    }
  }

  private var friends: [Friend] = []
  private var places: [String: Int] = [:]
  private var events: [Event] = []
  private var aliases: [String: [String]] = [:]
  private var ids: [String] = []
  private var byFriend: [String: [Int]] = [:]
  private var isSorted = false
  private var place = 0

  mutating func add(_ friend: Friend) {
    guard places[friend.name] == nil else { return }
    places[friend.name] = friends.count
    friends.append(friend)
  }

  mutating func add(_ event: Event) { events.append(event) }

  /// A place with the names it has besides.
  mutating func addLocation(_ text: String) {
    guard let open = text.firstIndex(of: "("), let close = text.lastIndex(of: ")"), open < close
    else { return }
    let name = Text.trimmed(String(text[..<open]))
    aliases[name] = Self.aliases(text[text.index(after: open)..<close])
  }

  /// The next friend, and behind them what nobody is named in.
  mutating func next() -> IncomingEntry? {
    if !isSorted { sort() }
    while place < friends.count + events.count {
      defer { place += 1 }
      if place < friends.count { return person(friends[place]) }
      let number = place - friends.count
      if events[number].names.isEmpty { return entry(events[number], ids[number]) }
    }
    return nil
  }

  /// Gives events their names, and friends who are only named in them a place. The newest stand
  /// first in the file, so that those of a day are counted from its end.
  private mutating func sort() {
    isSorted = true
    var counts = MomentNames()
    ids = Array(repeating: "", count: events.count)
    for number in events.indices.reversed() {
      ids[number] = counts.name(events[number].day, nil) + (events[number].isNote ? " note" : "")
      for name in events[number].names { byFriend[name, default: []].append(number) }
    }
    for event in events {
      for name in event.names { add(Friend(named: name, line: event.line)) }
    }
  }

  private func person(_ friend: Friend) -> IncomingEntry {
    var person = IncomingPerson(
      name: friend.name, nickname: friend.nicknames.first, tags: friend.tags)
    for number in (byFriend[friend.name] ?? []).reversed() {
      let event = events[number]
      let contact = IncomingContact(
        id: ids[number], at: .local(event.day, seconds: nil), text: event.text)
      if event.isNote { person.memos.append(contact) } else { person.contacts.append(contact) }
    }
    var kept = friend.location.map { [KeptMember("location", $0)] } ?? []
    if let others = friend.location.flatMap({ aliases[$0] }), !others.isEmpty {
      kept.append(Self.list("locationAliases", others))
    }
    if friend.nicknames.count > 1 { kept.append(Self.list("nicknames", friend.nicknames)) }
    return IncomingEntry(line: friend.line, id: friend.name, .person(person), kept: kept)
  }

  private func entry(_ event: Event, _ id: String) -> IncomingEntry {
    let feeling = IncomingFeeling(at: .local(event.day, seconds: nil), text: event.text)
    return IncomingEntry(line: event.line, id: id, .feeling(feeling))
  }

  private static func list(_ name: String, _ texts: [String]) -> KeptMember {
    KeptMember(name, json: JSONTree.list(texts.map { .text($0) }).written)
  }

  /// The names behind `a.k.a.`, which parts them as well.
  static func aliases(_ text: Substring) -> [String] {
    var names: [String] = []
    var words: [Substring] = []
    for word in text.split(whereSeparator: \.isWhitespace) {
      guard word == "a.k.a." else {
        words.append(word)
        continue
      }
      if !words.isEmpty { names.append(words.joined(separator: " ")) }
      words = []
    }
    if !words.isEmpty { names.append(words.joined(separator: " ")) }
    return names
  }

  /// A text without its marks, and the names that were marked, each once.
  static func unmarked(_ text: String) -> (text: String, names: [String]) {
    var names: [String] = []
    var written = ""
    for (number, part) in parts(of: text, by: "**").enumerated() {
      if number % 2 == 1 {
        let name = Text.trimmed(part)
        if !name.isEmpty, !names.contains(name) { names.append(name) }
        written += part
      } else {
        written += withoutPlaces(part)
      }
    }
    return (Text.trimmed(written), names)
  }

  /// Pieces of a text, every second one of which stands between two marks; a mark that is alone is
  /// text.
  private static func parts(of text: String, by mark: String) -> [String] {
    var parts = text.split(separator: mark, omittingEmptySubsequences: false).map(String.init)
    if parts.count % 2 == 0, let last = parts.popLast(), let before = parts.popLast() {
      parts.append(before + mark + last)
    }
    return parts
  }

  /// Marks of places are gone; a stroke within a word, or beside a blank, is none.
  private static func withoutPlaces(_ text: String) -> String {
    var written = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "_") {
      let inner = rest[rest.index(after: open)...]
      let before = open > rest.startIndex ? rest[rest.index(before: open)] : written.last
      let isFree = before.map { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "\\" } ?? true
      guard isFree, let close = inner.firstIndex(of: "_"), close > inner.startIndex else {
        written += rest[..<inner.startIndex]
        rest = inner
        continue
      }
      written += rest[..<open]
      written += inner[..<close]
      rest = inner[inner.index(after: close)...]
    }
    return written + rest
  }
}
