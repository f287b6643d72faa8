import Domain

/// Imports moods and entries from the Markdown pages that Haru exported. If the complete export is
/// in the folder, only pages edited by hand are imported. `PartFormats` recognises such a folder by
/// its first page.
struct OwnMonths: IncomingReader {
  private let bundle: FileBundle
  private var paths: ArraySlice<String>
  private var lines: LineStream?
  private var day: Day?
  private var entry: Entry?
  private var isCut = false
  private var names = MomentNames()
  private var queue = PieceQueue()

  /// The size limit of an entry, in bytes.
  private static let longest = 4 << 20

  static let recipe = ImportRecipe(
    format: .haru, locatesByLine: true, fits: { _ in false },
    open: { file, _ throws(ImportFailure) in
      guard let bundle = FileBundle(file) else { throw .notThatFormat(.haru) }
      let pages = bundle.names.filter(OwnFolder.hasFeelings)
      guard bundle.names.contains(OwnPages.export), case .folder = file.form else {
        return OwnMonths(bundle, pages)
      }
      return OwnMonths(bundle, pages.filter { !PageSeal.isWhole(file.path + "/" + $0) })
    })

  private init(_ bundle: FileBundle, _ pages: [String]) {
    self.bundle = bundle
    paths = pages[...]
  }

  mutating func next() throws(ImportFailure) -> IncomingPiece? {
    while true {
      if let piece = queue.next() { return piece }
      if let line = try lines?.next() {
        add(line)
        continue
      }
      finish()
      (day, lines) = (nil, nil)
      if let piece = queue.next() { return piece }
      guard let path = paths.popFirst() else { return nil }
      lines = LineStream(try bundle.text(path))
    }
  }

  /// The heading and the content below it.
  fileprivate struct Entry {
    var line = 0
    var seconds: Int?
    var level: Int?
    var tags: [String] = []
    var lines: [String] = []
    var length = 0
    var photos: [IncomingPhoto] = []
  }

  private mutating func add(_ line: [UInt8]) {
    if line.starts(with: "## ".utf8), let found = MarkdownDay(heading: line) {
      finish()
      day = found.day
      return
    }
    guard day != nil else { return }
    if line.starts(with: "### ".utf8) {
      finish()
      entry = Entry(heading: String(decoding: line.dropFirst(4), as: UTF8.self))
      entry?.line = lines?.number ?? 0
      return
    }
    // The picture of the day and the seal at the end are no part of an entry.
    if PageSeal.isOne(line) || entry == nil && line.starts(with: "![".utf8) { return }
    if entry == nil, line.isBlankLine { return }
    var open = entry ?? Entry(line: lines?.number ?? 0)
    if let name = Self.photo(line) {
      open.photos.append(IncomingPhoto(path: "moods/\(PhotoFolder.pages)/\(name)"))
      entry = open
      return
    }
    open.length += line.count + 1
    if open.length <= Self.longest { open.lines.append(String(decoding: line, as: UTF8.self)) }
    entry = open
  }

  /// Returns the file name of a photo in the line; nil unless Haru wrote it.
  private static func photo(_ line: [UInt8]) -> String? {
    let text = String(decoding: line, as: UTF8.self)
    guard text.hasPrefix("![](\(PhotoFolder.pages)/"), text.hasSuffix(")") else { return nil }
    let name = String(text.dropFirst(5 + PhotoFolder.pages.count).dropLast())
    return PhotoFolder.isName(name) ? name : nil
  }

  private mutating func finish() {
    guard let ended = entry, let day else { return }
    entry = nil
    if ended.length > Self.longest {
      return queue.add(ended.line, .rowTooLong(limit: Self.longest), failed: true)
    }
    let feeling = IncomingFeeling(
      at: .local(day, seconds: ended.seconds), level: ended.level,
      text: Text.trimmed(PlainText.of(ended.lines)), tags: ended.tags, photos: ended.photos)
    if feeling.level == nil, feeling.text.isEmpty, !ended.tags.isEmpty {
      // Tags alone are a valid entry in Haru's own pages.
      return queue.add(
        .entry(
          IncomingEntry(line: ended.line, id: names.name(day, ended.seconds), .feeling(feeling))))
    }
    queue.add(ended.line, id: names.name(day, ended.seconds), feeling, kept: [])
  }
}

extension OwnMonths.Entry {
  /// Parses a heading such as `21:05 · 70 · #walk`. Each part is optional, and `-` means that it is
  /// absent.
  fileprivate init(heading: String) {
    for part in heading.split(separator: "·") {
      let text = Text.trimmed(String(part))
      if text.hasPrefix("#") {
        tags += text.split(separator: " ").map { String($0.drop { $0 == "#" }) }
      } else if let time = TimeOfDay(text) {
        seconds = time.seconds
      } else if let number = Int(text), (1...100).contains(number) {
        level = number
      }
    }
  }
}

/// Reverses the Markdown escaping of Haru's exported texts.
enum PlainText {
  static func of(_ lines: [String]) -> String {
    lines.indices.map { index in
      let next = index + 1 < lines.count ? lines[index + 1] : ""
      let isBroken = !next.isEmpty && lines[index].hasSuffix("  ")
      return line(isBroken ? lines[index].dropLast(2) : lines[index][...])
    }.joined(separator: "\n")
  }

  private static func line(_ text: Substring) -> String {
    var rest = text
    var made = ""
    while rest.hasPrefix("&nbsp;") {
      rest = rest.dropFirst(6)
      made += " "
    }
    var isEscaped = false
    while let character = rest.popFirst() {
      if !isEscaped, character == "\\" {
        isEscaped = true
        continue
      }
      if !isEscaped, character == "&", rest.hasPrefix("lt;") {
        rest = rest.dropFirst(3)
        made.append("<")
        continue
      }
      // A backslash that escapes nothing is text.
      if isEscaped, !isSign(character) { made.append("\\") }
      made.append(character)
      isEscaped = false
    }
    return isEscaped ? made + "\\" : made
  }

  private static func isSign(_ character: Character) -> Bool {
    guard let byte = character.asciiValue else { return false }
    switch byte {
    case 33...47, 58...64, 91...96, 123...126: return true
    case _: return false
    }
  }
}
