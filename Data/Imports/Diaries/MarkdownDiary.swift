import Domain

/// Imports a diary in Markdown, as Obsidian and many other programs store it: a folder of files or
/// a single file.
struct MarkdownDiary: IncomingReader {
  private let bundle: FileBundle
  private let pictures: MarkdownPictures
  private var paths: ArraySlice<String>
  private var reader: MarkdownFile?

  static let recipe = ImportRecipe(
    format: .markdown, locatesByLine: true, fits: fits,
    open: { file, _ throws(ImportFailure) in
      if case .folder = file.form, let bundle = FileBundle(file) { return MarkdownDiary(bundle) }
      let text = try file.text()
      if isDiary(file.head) { return MarkdownFile(text) }
      return MarkdownFile(text, path: file.name, nil, names: MomentNames())
    })

  private static let fits: @Sendable (ImportFile) -> Bool = { file in
    switch file.form {
    case .archive, .database, .other: return false
    case .text:
      return isDiary(file.head)
        || MarkdownDay(path: file.name) != nil && ListItem.isList(file.head)
    case .folder(let files):
      // Haru's own folder has its own recipe.
      guard !files.contains("haru.md"), let bundle = FileBundle(file) else { return false }
      let pages = pages(bundle)
      return pages.contains { MarkdownDay(path: $0) != nil }
        || pages.prefix(32).contains { isDiary(bundle.head($0)) }
    }
  }

  private static func pages(_ bundle: FileBundle) -> [String] {
    bundle.names.filter { ["md", "markdown"].contains(FileBundle.ending(of: $0)) }
  }

  /// Whether front matter gives a date, or a heading with a day comes before any other text than headings.
  private static func isDiary(_ head: [UInt8]) -> Bool {
    var lines = LineStream(MemorySource(head))
    var found: [String] = []
    var isHead = false
    do throws(ImportFailure) {
      var count = 0
      while let line = try lines.next(), count < MarkdownHead.mostLines {
        if !MarkdownHead.isWithin(line) { count += 1 }
        let text = line.trimmedText
        if lines.number == 1, text == "---" {
          isHead = true
        } else if isHead {
          if MarkdownHead.isEnd(line) {
            if MarkdownHead(found).date != nil { return true }
            isHead = false
          }
          found.append(String(decoding: line, as: UTF8.self))
        } else if !text.isEmpty {
          if MarkdownDay(heading: line) != nil { return true }
          // A month heading may come before its days.
          guard line.first == ASCII.numberSign else { return false }
        }
      }
    } catch { return false }
    // Front matter may be longer than the part of the file that is examined.
    return isHead && head.count >= ImportFile.headSize && MarkdownHead(found).date != nil
  }

  init(_ bundle: FileBundle) {
    self.bundle = bundle
    pictures = MarkdownPictures(bundle)
    paths = Self.pages(bundle)[...]
  }

  mutating func next() throws(ImportFailure) -> IncomingPiece? {
    while true {
      if let piece = try reader?.next() { return piece }
      guard let path = paths.popFirst() else { return nil }
      let names = reader?.names ?? MomentNames()
      reader = MarkdownFile(
        MemorySource(try bundle.wholeText(path)), path: path, pictures, names: names)
    }
  }
}
