/// The source of an import of cards.
public enum CardOrigin: Equatable, Sendable {
  /// A path of a file, or of a folder with one file per card.
  case path(String)
  /// Bytes from standard input.
  case bytes([UInt8])
  /// Files whose bytes were already loaded. They belong to one import, so similar cards in different files remain
  /// separate cards.
  case files([CardFile])
}

/// A file of cards whose bytes were already loaded.
public struct CardFile: Equatable, Sendable {
  public let name: String
  public let bytes: [UInt8]

  public init(_ name: String, _ bytes: [UInt8]) { (self.name, self.bytes) = (name, bytes) }
}

/// Imports cards. Valid cards are imported even if others are broken. Stored data is never lost, and importing the same
/// file again adds nothing.
public struct ImportCards: Sendable {
  let contacts: any AddressBookRepository
  let files: Files
  let format: CardFormat
  let ids: IDSource

  /// Returns whether a file in a folder contains cards, by its extension `.vcf`, which khard and vdirsyncer use too.
  private static func isCardFile(_ name: String) -> Bool {
    name.utf8.count > 4 && name.lowercased().hasSuffix(".vcf")
  }

  /// Imports all cards. Imports none if a file cannot be read.
  public func callAsFunction(
    _ origin: CardOrigin, telling progress: ImportProgress = .unheard
  ) throws(AddressBookFailure) -> ImportReport<CardParseError> {
    var source: CardSource
    switch origin {
    case .bytes(let bytes): source = CardSource(bytes, format: format, telling: progress)
    case .files(let read): source = CardSource(read, format: format, telling: progress)
    case .path(let path):
      do throws(FileFailure) {
        source = CardSource(
          try files.find(path, Self.isCardFile), under: path, files: files, format: format,
          telling: progress)
      } catch { throw .file(error) }
    }
    let tally = try contacts.importCards(
      { () throws(FileFailure) in try source.nextCard() }, ids: ids)
    source.report.added = tally.added
    source.report.updated = tally.updated
    source.report.same = tally.same
    return source.report
  }
}

/// Parses cards from consecutive files. Everything that is not a valid card is added to the report.
private struct CardSource {
  var report = ImportReport<CardParseError>()
  private var waiting: ArraySlice<String>
  private var read: ArraySlice<CardFile> = []
  private var name: String?
  private var next: () -> CardFinding? = { nil }
  private let folder: String
  private let files: Files?
  private let format: CardFormat
  private let progress: ImportProgress
  /// The number of bytes parsed so far, and the length of the file.
  private var (done, whole) = (0, 0)

  init(_ bytes: [UInt8], format: CardFormat, telling progress: ImportProgress) {
    waiting = []
    folder = ""
    files = nil
    self.format = format
    self.progress = progress
    whole = bytes.count
    next = format.read(bytes)
  }

  init(_ read: [CardFile], format: CardFormat, telling progress: ImportProgress) {
    self.init([UInt8](), format: format, telling: progress)
    self.read = read[...]
  }

  init(
    _ paths: [String], under folder: String, files: Files, format: CardFormat,
    telling progress: ImportProgress
  ) {
    waiting = paths[...]
    self.progress = progress
    self.folder = folder
    self.files = files
    self.format = format
  }

  mutating func nextCard() throws(FileFailure) -> ReadCard? {
    while true {
      switch next() {
      case .card(let card):
        done += card.original.count
        progress.report(min(done, whole), of: whole)
        return card
      case .skipped(var why):
        why.file = name
        report.skip(why)
      case .problem(var problem):
        problem.file = name
        report.note(problem)
      case nil:
        if let file = read.popFirst() {
          name = file.name
          (done, whole) = (0, file.bytes.count)
          next = format.read(file.bytes)
          continue
        }
        guard let files, let path = waiting.popFirst() else { return nil }
        name = path == folder ? nil : path
        let bytes = try files.read(path)
        (done, whole) = (0, bytes.count)
        next = format.read(bytes)
      }
    }
  }
}
