import Domain

/// The friends of a file with their activities and notes.
struct FriendsPeople {
  /// A friend, parsed from `Name (a.k.a. Nick a.k.a. Other) [Place] @tag`.
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
      for word in rest.split(whereSeparator: \.isWhitespace)
      where word.hasPrefix("@") && word != "@" {
        tags.append(String(word.dropFirst()))
      }
      if name.isEmpty { return nil }
    }

    init(named name: String, line: Int) { (self.name, self.line) = (name, line) }
  }

  /// An activity or note of a day, parsed from `2026-03-01: **Mina** and I went to _Paris_.`
  struct Event {
    let line: Int
    let day: Day
    let isNote: Bool
    /// The friends that the text names.
    let names: [String]
    /// The text without the markup of names and locations.
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
  private var indices: [String: Int] = [:]
  private var events: [Event] = []
  private var aliases: [String: [String]] = [:]
  private var ids: [String] = []
  private var byFriend: [String: [Int]] = [:]
  private var isSorted = false
  private var index = 0

  mutating func add(_ friend: Friend) {
    guard indices[friend.name] == nil else { return }
    indices[friend.name] = friends.count
    friends.append(friend)
  }

  mutating func add(_ event: Event) { events.append(event) }

  /// Adds a location that has aliases. A location without aliases is ignored.
  mutating func addLocation(_ text: String) {
    guard let open = text.firstIndex(of: "("), let close = text.lastIndex(of: ")"), open < close
    else { return }
    let name = Text.trimmed(String(text[..<open]))
    aliases[name] = Self.aliases(text[text.index(after: open)..<close])
  }

  /// Returns the next friend and, after the last friend, the events that name no friend; nil at the
  /// end.
  mutating func next() -> IncomingEntry? {
    if !isSorted { sort() }
    while index < friends.count + events.count {
      defer { index += 1 }
      if index < friends.count { return person(friends[index]) }
      let number = index - friends.count
      if events[number].names.isEmpty { return entry(events[number], ids[number]) }
    }
    return nil
  }

  /// Gives ids to the events and adds friends that only events name. The newest events are at the
  /// beginning of the file, so ids count from its end and remain stable.
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
    let location = friend.location.flatMap { $0.isEmpty ? nil : $0 }
    var kept = location.map { [StoredMember("location", $0)] } ?? []
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

  private static func list(_ name: String, _ texts: [String]) -> StoredMember {
    StoredMember(name, json: JSONTree.list(texts.map { .text($0) }).written)
  }
}
