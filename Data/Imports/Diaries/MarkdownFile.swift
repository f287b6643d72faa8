import Domain

/// Reads one Markdown file. It has one entry with the day from its name or front matter, or one
/// entry per heading that is a day.
struct MarkdownFile: IncomingReader {
  /// The size limit of the text of a day, in bytes.
  private static let longest = 16 << 20

  private var lines: LineStream
  private var waiting: ArraySlice<[UInt8]> = []
  private let path: String?
  private let named: MarkdownDay?
  private let pictures: MarkdownPictures?
  private(set) var names: MomentNames
  private var queue = PieceQueue()
  private var head = MarkdownHead()
  private var page: Page?
  private var lineNumber = 0
  private var isOver = false

  /// The entry that is still being read.
  private struct Page {
    let line: Int
    let day: MarkdownDay?
    /// The level of the day's heading, which is the number of `#`.
    var level = 0
    var text: [UInt8] = []
    var isTooLong = false
    /// Whether a code fence is open. Lines in the fence are not headings.
    var isCode = false
    var hasWords = false
    /// The headings of a month or year since the last entry. They become text only if text follows
    /// them.
    var between: [UInt8] = []
  }

  /// Reads a single file.
  init(_ source: any ByteSource) {
    lines = LineStream(source)
    (path, named, pictures, names) = (nil, nil, nil, MomentNames())
  }

  /// Reads a file of a folder. `names` has the ids that earlier files used.
  init(
    _ source: any ByteSource, path: String, _ pictures: MarkdownPictures?, names: MomentNames
  ) {
    lines = LineStream(source)
    (self.path, named, self.pictures) = (path, MarkdownDay(path: path), pictures)
    self.names = names
  }

  mutating func next() throws(ImportFailure) -> IncomingPiece? {
    while true {
      if let piece = queue.next() { return piece }
      if isOver { return nil }
      if page == nil {
        try readHead()
        page = Page(line: 1, day: nil)
      }
      guard let line = try nextLine() else {
        isOver = true
        finish(isLast: true)
        continue
      }
      add(line)
    }
  }

  private mutating func nextLine() throws(ImportFailure) -> [UInt8]? {
    if let line = waiting.popFirst() {
      lineNumber += 1
      return line
    }
    guard let line = try lines.next() else { return nil }
    lineNumber = lines.number
    return line
  }

  /// Reads front matter. If it does not end, its lines are read as text.
  private mutating func readHead() throws(ImportFailure) {
    guard let first = try lines.next() else { return }
    waiting = [first]
    guard first.trimmedText == "---" else { return }
    var found: [String] = []
    var (count, size) = (0, 0)
    while count < MarkdownHead.mostLines, size < MarkdownHead.longest, let line = try lines.next() {
      waiting.append(line)
      if MarkdownHead.isEnd(line) {
        head = MarkdownHead(found)
        lineNumber = waiting.count
        waiting = []
        return
      }
      if !MarkdownHead.isWithin(line) { count += 1 }
      size += line.count
      found.append(String(decoding: line, as: UTF8.self))
    }
  }

  private mutating func add(_ line: [UInt8]) {
    let isFence = line.starts(with: "```".utf8) || line.starts(with: "~~~".utf8)
    if isFence { page?.isCode.toggle() }
    if named == nil, page?.isCode == false, let day = MarkdownDay(heading: line) {
      finish(isLast: false)
      let level = line.prefix { $0 == ASCII.numberSign }.count
      page = Page(line: lineNumber, day: day, level: level)
      return
    }
    let isBetween = page?.between.isEmpty == false
    if let open = page, !open.isCode,
      MarkdownDay.isMonth(heading: line, above: open.level) || (isBetween && line.isBlankLine)
    {
      page?.between += line + [ASCII.newline]
      return
    }
    if isBetween, let between = page?.between {
      // Text follows the month heading, so it belongs to the entry.
      page?.between = []
      page?.text += between
    }
    guard (page?.text.count ?? 0) + line.count < Self.longest else {
      page?.isTooLong = true
      return
    }
    if !line.isBlankLine, line.first != ASCII.numberSign { page?.hasWords = true }
    page?.text += line
    page?.text.append(ASCII.newline)
  }

  private mutating func finish(isLast: Bool) {
    guard var page else { return }
    // No day follows that the heading could belong to.
    if isLast { page.text += page.between }
    let date = head.date
    let isPreface = page.day == nil
    // The file name takes precedence over front matter; a day heading uses neither.
    let moment: IncomingMoment?
    if let day = page.day {
      moment = .local(day.day, seconds: day.seconds)
    } else if let named {
      let time = date?.day(nil) == named.day ? date?.seconds : nil
      moment = .local(named.day, seconds: named.seconds ?? time ?? head.time)
    } else if let date, date.seconds == nil, let time = head.time {
      moment = date.day(nil).map { .local($0, seconds: time) }
    } else {
      moment = date?.moment(nil)
    }
    let text = [isPreface ? head.body : nil, page.text.trimmedText].compactMap(\.self)
      .filter { !$0.isEmpty }.joined(separator: "\n\n")
    let hasNothing = isPreface && !isLast && (moment == nil ? !page.hasWords : text.isEmpty)
    if hasNothing { return }
    let line = page.line
    if page.isTooLong {
      return queue.add(line, .rowTooLong(limit: Self.longest), failed: true)
    }
    guard let moment else {
      let reason = head.unreadable.map { IncomingRefusal.dateUnreadable($0) } ?? .dateMissing
      return queue.add(line, reason, failed: true)
    }
    add(page, line, moment, text)
  }

  private mutating func add(
    _ page: Page, _ line: Int, _ moment: IncomingMoment, _ text: String
  ) {
    let title = page.day == nil ? head.title ?? named?.title : page.day?.title
    let photos = pictures?.named(in: text, beside: path ?? "") ?? []
    if String(validating: page.text, as: UTF8.self) == nil {
      queue.add(line, .notUnicode, failed: false)
    }
    queue.add(
      line, id: id(page, moment),
      IncomingFeeling(
        at: moment, title: title, text: text, tags: head.tags,
        photos: photos.map { IncomingPhoto(path: $0.path) }),
      kept: head.kept)
    queue.addMissing(photos, line: line)
  }

  /// Returns the id of an entry. In a file of a folder, an entry without its own heading is identified by the day and
  /// title in the file name, or else by the path of the file. Any other entry is identified by its day and time, with a
  /// counter.
  private mutating func id(_ page: Page, _ moment: IncomingMoment) -> String {
    if let path, page.day == nil {
      guard let named else { return names.once(path) }
      return names.once(named.day.description + (named.title.map { " " + $0 } ?? ""))
    }
    let (day, seconds) = DiaryMoment.shown(moment)
    return names.name(day, seconds)
  }
}

/// The pictures of a folder by path and by file name.
struct MarkdownPictures {
  private var paths: [String: String] = [:]

  init(_ bundle: FileBundle) {
    for name in bundle.names where FileBundle.isPicture(name) {
      paths[name] = name
      let base = FileBundle.base(name)
      if paths[base] == nil { paths[base] = name }
    }
  }

  /// Returns the pictures embedded in a text, `![[photo.jpg]]` and `![](photo.jpg)`, without those
  /// on the web.
  func named(in text: String, beside path: String) -> [(name: String, path: String?)] {
    var found: [(name: String, path: String?)] = []
    var rest = Array(text.utf8)[...]
    while let sign = rest.firstIndex(of: UInt8(ascii: "!")) {
      rest = rest[(sign + 1)...]
      guard let name = Self.name(rest), FileBundle.isPicture(name), !name.contains("://"),
        !found.contains(where: { $0.name == name })
      else { continue }
      let bare = name.hasPrefix("./") ? String(name.dropFirst(2)) : name
      let picturePath =
        paths[FileBundle.folder(path) + bare] ?? paths[bare] ?? paths[FileBundle.base(bare)]
      found.append((name, picturePath))
    }
    return found
  }

  private static func name(_ bytes: ArraySlice<UInt8>) -> String? {
    let line = bytes.prefix(1000).prefix { $0 != ASCII.newline }
    if line.starts(with: "[[".utf8) {
      let inner = line.dropFirst(2).prefix { $0 != UInt8(ascii: "]") && $0 != UInt8(ascii: "|") }
      return String(decoding: inner, as: UTF8.self)
    }
    guard line.first == UInt8(ascii: "["), let close = line.firstIndex(of: UInt8(ascii: "]")),
      line[close...].starts(with: "](".utf8)
    else { return nil }
    let inner = line[(close + 2)...].prefix {
      $0 != UInt8(ascii: ")") && $0 != ASCII.quote
    }
    return Text.trimmed(String(decoding: inner, as: UTF8.self))
      .split(separator: "%20", omittingEmptySubsequences: false).joined(separator: " ")
  }
}
