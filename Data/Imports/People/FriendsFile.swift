import Domain

/// Imports `friends.md`, the file of the command-line program friends: people, activities, notes and locations, each
/// under its own heading.
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

  /// The headings of the sections.
  enum Section: String, CaseIterable {
    case activities = "### Activities:"
    case notes = "### Notes:"
    case friends = "### Friends:"
    case locations = "### Locations:"

    init?(_ line: [UInt8]) { self.init(rawValue: line.trimmedText) }
  }

  /// Reads the whole file first, since activities precede the friends they name.
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
