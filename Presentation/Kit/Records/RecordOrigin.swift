package import Domain
import TextUI

/// Where a record came from (provenance): the programs that brought it, the newest first, with what
/// is kept of it as it came, and its photos.
package struct RecordOrigin: Equatable, Sendable {
  package let record: String
  let sources: [RecordSource]
  package let photos: [StoredPhoto]

  /// Knows it already.
  package init(record: String, sources: [RecordSource], photos: [StoredPhoto] = []) {
    (self.record, self.sources, self.photos) = (record, sources, photos)
  }

  /// Asks for it.
  package init(of record: String, _ imports: Imports) throws(StorageFailure) {
    self.record = record
    do throws(ImportFailure) { sources = try imports.sources(of: record) } catch {
      guard case .storage(let failure) = error else { throw .corrupt }
      throw failure
    }
    photos = try imports.photos(of: record)
  }

  /// Whether another program brought it.
  package var isKnown: Bool { !sources.isEmpty }

  /// Whether there is anything to be read.
  package var hasMore: Bool { isKnown || !photos.isEmpty }
}

/// Where the records of a list came from: those of a few are asked for one by one, those of many in
/// one go, so that a short list among a hundred thousand records waits for nothing.
package struct RecordOrigins {
  private let known: [String: RecordOrigin]
  private let sources: StoredRecords
  private let photos: [String: [StoredPhoto]]

  /// So many are a few.
  package static let few = 500

  /// Asks for those of all records of a kind.
  init(ofAll kind: Imports.RecordKindBrought, _ imports: Imports) throws(StorageFailure) {
    known = [:]
    sources = try imports.sources(ofAll: kind)
    photos = kind == .feeling ? try imports.photosOfAll() : [:]
  }

  /// Asks for those of a few records.
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

/// What is said of where records came from.
package struct OriginWords: KeyWords {
  package let language: Language

  package init(language: Language) { self.language = language }

  package var keyOrigin: String { say("가져온 내용", "import details") }
  package var nothing: String {
    say("다른 프로그램에서 가져온 기록이 아니에요.", "This record was not imported from another program.")
  }

  /// Which program brought it, and when; nothing where none did.
  package func line(_ origin: RecordOrigin) -> String? { origin.sources.first.map(line) }

  func line(_ source: RecordSource) -> String {
    let formats = ImportFormatWords(language: language)
    let name = ImportFormat(rawValue: source.origin).map(formats.name) ?? source.origin
    let day = CalendarWords.fullDay(source.at.day, in: language)
    return say("\(name)에서 \(day)에 가져왔어요", "Imported from \(name), \(day)")
  }

  /// What a command says of it under a card: a line, or all that is kept as it came.
  package func lines(_ origin: RecordOrigin, isWhole: Bool) -> [String] {
    let photos = origin.photos.isEmpty ? [] : [""] + origin.photos.map(line)
    guard isWhole else { return photos + (line(origin).map { ["", $0] } ?? []) }
    if !origin.isKnown { return photos + ["", nothing] }
    return photos
      + origin.sources.flatMap { source in
        ["", line(source)] + source.members.map { "  \($0.name): " + $0.plain(under: "    ") }
      }
  }

  /// Where a photo lies.
  func line(_ photo: StoredPhoto) -> String {
    let name = photo.path ?? photo.name
    let isGone = photo.path == nil ? say(" (파일이 없어요)", " (file missing)") : ""
    return say("사진: ", "Photo: ") + name + isGone
  }

  /// How many photos there are; nothing where there are none.
  package func count(_ photos: [StoredPhoto]) -> String? {
    photos.isEmpty
      ? nil
      : say("사진 \(photos.count)장", photos.count == 1 ? "1 photo" : "\(photos.count) photos")
  }
}

extension KeptMember {
  /// What it says, as a text.
  package var text: String {
    switch value {
    case .text(let text), .json(let text): text
    }
  }

  /// What it says, further lines of it moved in.
  fileprivate func plain(under blanks: String) -> String {
    text.replacing("\r", with: "").replacing("\n", with: "\n" + blanks)
  }
}

extension OptionSpec {
  /// Shows all that is kept of a record as it came.
  package static let source = OptionSpec(
    "source", nil,
    Phrase("가져온 원본 내용까지 모두 보기", "include all original data from the import"))
}

extension CommandOutput {
  /// Where the records of a list came from, for scripts; people ask for one record. The list is
  /// gone through once before to see whether it is short.
  package func origins(
    _ kind: Imports.RecordKindBrought, _ imports: Imports,
    among list: (_ note: (String) -> Bool) throws(Report) -> Void
  ) throws(Report) -> RecordOrigins? {
    guard wants("source") || wants("media") else { return nil }
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

  /// Writes where a record came from: the newest source, and all where there are several.
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
      json.member("at", source.at.description)
      json.key("kept")
      json.object { json in
        for member in source.members { json.member(member) }
      }
    }
  }

  /// Writes something as it came.
  package mutating func member(_ member: KeptMember) {
    key(named: member.name)
    switch member.value {
    case .text(let text): value(text)
    case .json(let written): value(raw: written.utf8)
    }
  }
}
