import Domain
import Foundation
import FuzzPromises
import Support

@testable import Data

/// Reads fixtures as the program would, and returns the results as lines of text that tests can
/// compare.
enum LifeReading {
  /// Writes a fixture into a folder and opens it for import.
  static func file(_ fixture: ImportFixture, in folder: SampleFolder) throws -> ImportFile {
    switch fixture.form {
    case .file, .archive: return try file(fixture.bytes, in: folder)
    case .folder:
      for (path, bytes) in fixture.parts {
        let destination = folder.path("folder/" + path)
        try FileManager.default.createDirectory(
          atPath: (destination as NSString).deletingLastPathComponent,
          withIntermediateDirectories: true)
        try folder.write(bytes, to: "folder/" + path)
      }
      return try ImportFile(folder.path("folder"))
    }
  }

  /// Writes the bytes to a file without an extension and opens it for import.
  static func file(_ bytes: [UInt8], in folder: SampleFolder) throws -> ImportFile {
    try folder.write(bytes, to: "unnamed")
    return try ImportFile(folder.path("unnamed"))
  }

  private static let recipes =
    DiaryRecipes.all + PeopleRecipes.all + NoteRecipes.all + CounterRecipes.all

  /// Returns the formats of diaries, people and notes that match a file.
  static func formats(_ file: ImportFile) -> [ImportFormat] {
    recipes.filter { $0.fits(file) }.map(\.format)
  }

  /// Returns all entries, notes and problems of a file. Throws if no format matches.
  static func pieces(
    _ file: ImportFile, _ choice: ImportChoice = ImportChoice()
  ) throws -> [IncomingPiece] {
    guard let recipe = recipes.first(where: { $0.fits(file) })
    else { throw ImportFailure.unknownFormat }
    var reader = try recipe.open(file, choice)
    var pieces: [IncomingPiece] = []
    while let piece = try reader.next() { pieces.append(piece) }
    return pieces
  }

  /// Returns the lines of the fixture with this name; empty if there is none.
  static func story(_ name: String, _ choice: ImportChoice = ImportChoice()) throws -> [String] {
    try SampleFolder.using { folder in
      guard let fixture = LifeFixtures.all.first(where: { $0.name == name }) else { return [] }
      return try pieces(file(fixture, in: folder), choice).flatMap(lines)
    }
  }

  /// Returns the lines that are read from a text.
  static func story(of text: String, _ choice: ImportChoice = ImportChoice()) throws -> [String] {
    try story(of: Array(text.utf8), choice)
  }

  /// Returns the lines that are read from these bytes.
  static func story(of bytes: [UInt8], _ choice: ImportChoice = ImportChoice()) throws -> [String] {
    try SampleFolder.using { folder in
      try pieces(file(bytes, in: folder), choice).flatMap(lines)
    }
  }

  /// Returns the failure that prevents the import of these bytes, or nil if they can be imported.
  static func failure(of bytes: [UInt8]) throws -> ImportFailure? {
    do {
      _ = try story(of: bytes)
      return nil
    } catch let failure as ImportFailure { return failure }
  }

  private static func lines(_ piece: IncomingPiece) -> [String] {
    switch piece {
    case .note(let note): return ["note \(note)"]
    case .problem(let problem):
      let how: String = problem.failed ? "failed" : "partly"
      return ["\(problem.line) \(how) \(problem.reason)"]
    case .entry(let entry): return lines(entry)
    }
  }

  private static func lines(_ entry: IncomingEntry) -> [String] {
    var kept: [String] = []
    for member in entry.kept {
      switch member.value {
      case .text(let text): kept.append(member.name + "=" + text)
      case .json(let json):
        let line: String = json.filter { !$0.isNewline }
        kept.append(member.name + ":" + line)
      }
    }
    var parts = ["\(entry.line) \(entry.id)"]
    switch entry.content {
    case .feeling(let feeling):
      parts.append(moment(feeling.at))
      if let level = feeling.level { parts.append(String(level)) }
      if let mood = feeling.mood { parts.append("?" + mood) }
      if let title = feeling.title { parts.append("“" + title + "”") }
      parts.append(oneLine(feeling.text))
      parts.append(tags(feeling.tags))
      let paths: [String] = feeling.photos.map { $0.path ?? "—" }
      parts.append(paths.joined(separator: " "))
      return [joined(parts, kept)]
    case .person(let person):
      parts.append(person.name)
      parts.append(person.nickname ?? "")
      parts.append(person.phones.joined(separator: " "))
      parts.append(person.mails.joined(separator: " "))
      parts.append(person.birthday?.description ?? "")
      if let days = person.cycleDays { parts.append("every \(days)") }
      parts.append(tags(person.tags))
      if let reason = person.cardOnly { parts.append("card: \(reason)") }
      var lines = [joined(parts, kept)]
      for one in person.contacts { lines.append("  met " + contact(one)) }
      for one in person.memos { lines.append("  memo " + contact(one)) }
      return lines
    case .card(let card):
      for line in ContentWhole.lines(card.card) { parts.append("  " + line) }
      return parts
    case .note(let note):
      parts.append(note.written.map(moment) ?? "")
      if note.isDone { parts.append("done " + (note.done.map(moment) ?? "")) }
      parts.append(note.text)
      return [joined(parts, kept)]
    case .counter(let counter):
      parts.append(counter.name)
      if let unit = counter.unit { parts.append(unit) }
      if let goal = counter.goal {
        parts.append("\(goal.amount.text) \(goal.times ? "times " : "")a \(goal.per)")
      }
      let days = counter.counts.map { "  \($0.id) \($0.day) \($0.amount?.text ?? "skipped")" }
      return [joined(parts, kept)] + days
    case .book, .sentence: return ["something else"]
    }
  }

  private static func tags(_ tags: [String]) -> String {
    let signed: [String] = tags.map { "#\($0)" }
    return signed.joined(separator: " ")
  }

  private static func oneLine(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "⏎")
  }

  private static func joined(_ parts: [String], _ kept: [String]) -> String {
    var all: [String] = parts.filter { !$0.isEmpty }
    all += kept
    return all.joined(separator: " | ")
  }

  private static func contact(_ contact: IncomingContact) -> String {
    var parts: [String] = [contact.id, moment(contact.at)]
    if let channel = contact.channel { parts.append(channel.rawValue) }
    if let text = contact.text { parts.append(oneLine(text)) }
    return parts.joined(separator: " | ")
  }

  static func moment(_ moment: IncomingMoment) -> String {
    let (day, seconds) = DiaryMoment.shown(moment)
    var text: String = day.description
    if let seconds { text += " " + TimeOfDay(seconds: seconds).description }
    guard case .instant(_, let offset) = moment else { return text }
    guard let offset else { return text + "Z" }
    return text + "+" + String(offset / 60)
  }
}

/// Splits a vCard into its unfolded lines.
enum ContentWhole {
  static func lines(_ card: [UInt8]) -> [String] {
    let text = String(decoding: card, as: UTF8.self)
    let whole: String = text.replacingOccurrences(of: "\r\n ", with: "")
    return whole.components(separatedBy: "\r\n").filter { !$0.isEmpty }
  }
}

/// Returns the pieces as one text.
func concatenated(_ pieces: String...) -> String { pieces.joined() }
