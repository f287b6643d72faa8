package import Domain
import TextUI

/// The origin of a record (provenance): the programs it was imported from, newest first, the stored data of each
/// import, and its photos.
package struct RecordOrigin: Equatable, Sendable {
  package let record: String
  let sources: [RecordSource]
  package let photos: [StoredPhoto]

  package init(record: String, sources: [RecordSource], photos: [StoredPhoto] = []) {
    (self.record, self.sources, self.photos) = (record, sources, photos)
  }

  /// Loads the origin of a record.
  package init(of record: String, _ imports: Imports) throws(StorageFailure) {
    self.record = record
    do throws(ImportFailure) { sources = try imports.sources(of: record) } catch {
      guard case .storage(let failure) = error else { throw .corrupt }
      throw failure
    }
    photos = try imports.photos(of: record)
  }

  /// Whether the record was imported.
  package var isKnown: Bool { !sources.isEmpty }

  /// Whether the origin has anything to show: imported data or photos.
  package var hasMore: Bool { isKnown || !photos.isEmpty }
}

/// The origins of the records of a list. For a short list they are loaded one by one, which stays fast in a large
/// store. For a long list, the origins of all records of the kind are loaded at once.
package struct RecordOrigins {
  private let known: [String: RecordOrigin]
  private let sources: StoredRecords
  private let photos: [String: [StoredPhoto]]

  /// The maximum number of records whose origins are loaded one by one.
  package static let few = 500

  /// The origins in a store without imported records and photos.
  static let none = RecordOrigins()

  private init() {
    known = [:]
    sources = .none
    photos = [:]
  }

  /// Loads the origins of all records of a kind.
  init(ofAll kind: Imports.RecordKindBrought, _ imports: Imports) throws(StorageFailure) {
    known = [:]
    sources = try imports.sources(ofAll: kind)
    photos = kind == .feeling ? try imports.photosOfAll() : [:]
  }

  /// Loads the origins of a few records, each with only its newest import.
  init(of records: [String], _ imports: Imports) throws(StorageFailure) {
    var known: [String: RecordOrigin] = [:]
    for record in records {
      let origin = try RecordOrigin(of: record, imports)
      known[record] = RecordOrigin(
        record: record, sources: Array(origin.sources.prefix(1)), photos: origin.photos)
    }
    self.known = known
    sources = .none
    photos = [:]
  }

  package subscript(record: String) -> RecordOrigin {
    known[record]
      ?? RecordOrigin(
        record: record, sources: sources[record].map { [$0] } ?? [], photos: photos[record] ?? [])
  }
}

/// The texts about the origin of records.
package struct OriginWords: KeyWords {
  package let language: Language

  package init(language: Language) { self.language = language }

  package var keyOrigin: String { say("가져온 내용", "import details") }
  package var nothing: String {
    say("다른 프로그램에서 가져온 기록이 아니에요.", "This record was not imported from another program.")
  }

  /// Returns the program and date of the newest import; nil if the record was not imported.
  package func line(_ origin: RecordOrigin) -> String? { origin.sources.first.map(line) }

  func line(_ source: RecordSource) -> String {
    let formats = ImportFormatWords(language: language)
    let name = ImportFormat(rawValue: source.origin).map(formats.name) ?? source.origin
    let day = CalendarWords.fullDay(source.at.day, in: language)
    return say("\(name)에서 \(day)에 가져왔어요", "Imported from \(name), \(day)")
  }

  /// Returns the lines below a card: the photos, and a summary of the newest import, or all stored import data if
  /// `isWhole` is true.
  package func lines(_ origin: RecordOrigin, isWhole: Bool) -> [String] {
    let photos = origin.photos.isEmpty ? [] : [""] + origin.photos.map(line)
    guard isWhole else { return photos + (line(origin).map { ["", $0] } ?? []) }
    if !origin.isKnown { return photos + ["", nothing] }
    return photos
      + origin.sources.flatMap { source in
        ["", line(source)] + source.members.map { "  \($0.name): " + $0.plain(under: "    ") }
      }
  }

  /// Returns the path of a photo, or its name if the file is missing.
  func line(_ photo: StoredPhoto) -> String {
    let name = photo.path ?? photo.name
    let isGone = photo.path == nil ? say(" (파일이 없어요)", " (file missing)") : ""
    return say("사진: ", "Photo: ") + name + isGone
  }

  /// Returns the number of photos as text; nil if there are none.
  package func count(_ photos: [StoredPhoto]) -> String? {
    photos.isEmpty
      ? nil
      : say("사진 \(photos.count)장", photos.count == 1 ? "1 photo" : "\(photos.count) photos")
  }
}

extension StoredMember {
  /// The value as text.
  package var text: String {
    switch value {
    case .text(let text), .json(let text): text
    }
  }

  /// Returns the value as text, with all lines but the first indented.
  fileprivate func plain(under blanks: String) -> String {
    text.replacing("\r", with: "").replacing("\n", with: "\n" + blanks)
  }
}

extension OptionSpec {
  /// The option `--source`, which adds all stored import data of a record to the output.
  package static let source = OptionSpec(
    "source", nil,
    Phrase("가져온 원본 내용까지 모두 보기", "include all original data from the import"))
}

extension CommandOutput {
  /// Returns the origins of the records of a list for JSON output; nil if the output does not include them. `list` is a
  /// closure that passes each record id to `note` and stops when `note` returns false. It is called at most once, to
  /// find out whether the list is short. In a store without imports it is not called.
  package func origins(
    _ kind: Imports.RecordKindBrought, _ imports: Imports,
    among list: (_ note: (String) -> Bool) throws(Report) -> Void
  ) throws(Report) -> RecordOrigins? {
    guard wants("source") || wants("media") else { return nil }
    if try done({ () throws(StorageFailure) in try imports.isEmpty() }) {
      return RecordOrigins.none
    }
    var records: [String] = []
    try list { record in
      records.append(record)
      return records.count <= RecordOrigins.few
    }
    return try done { () throws(StorageFailure) in
      records.count <= RecordOrigins.few
        ? try RecordOrigins(of: records, imports) : try RecordOrigins(ofAll: kind, imports)
    }
  }
}

extension JSONText {
  /// Writes the photos of a record.
  package mutating func media(_ origin: RecordOrigin) {
    key("media")
    list(origin.photos) { json, photo in
      json.object { json in
        json.member("name", photo.name)
        json.member("file", photo.path)
        json.member("bytes", photo.bytes)
      }
    }
  }

  /// Writes the newest source of a record, or null if the record was not imported. Writes all sources too if there are
  /// several.
  package mutating func source(_ origin: RecordOrigin) {
    key("source")
    guard let newest = origin.sources.first else { return null() }
    source(newest)
    if origin.sources.count > 1 {
      key("sources")
      list(origin.sources) { $0.source($1) }
    }
  }

  private mutating func source(_ source: RecordSource) {
    object { json in
      json.member("from", source.origin)
      json.member("id", source.id)
      json.member("at", source.at)
      json.key("kept")
      json.object { json in
        for member in source.members { json.member(member) }
      }
    }
  }

  /// Writes a field as it was imported.
  package mutating func member(_ member: StoredMember) {
    key(named: member.name)
    switch member.value {
    case .text(let text): value(text)
    case .json(let written): value(raw: written.utf8)
    }
  }
}
