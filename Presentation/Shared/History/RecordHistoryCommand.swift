import Domain
import PresentationKit
import PresentationPeople
import PresentationReading
import TextUI

/// Lists the changes of one record, each with the old and the new values.
struct RecordHistoryCommand: Equatable, Sendable, StoreCommand {
  let reference: String
  let limit: Int

  func run(_ features: Features, _ page: CommandOutput) throws(Report) {
    let language = page.language
    let item = try item(features, language)
    let changes = try HistoryFailure.mapError(in: language) { () throws(HistoryFailure) in
      try features.history.changes(of: item)
    }
    let own = try page.done { () throws(StorageFailure) in try features.sync.ownName() }
    let texts = RecordHistoryTexts(
      language: language, calendar: features.schedule.queries.calendar,
      names: try names(in: changes, features, language))
    var list = ListAnswer(page, "history")
    for change in changes.prefix(limit).map({ $0.device == own?.id ? $0.on(own?.name) : $0 })
    where !list.add({ $0.recordChange(change, in: language) }, lines: texts.lines(change)) {
      break
    }
    list.close(empty: HistoryWords(language).nothingDone)
  }

  /// Returns the names of the people in the changes, by id.
  private func names(in changes: [RecordChange], _ features: Features, _ language: Language)
    throws(Report) -> [String: String]
  {
    var names: [String: String] = [:]
    for change in changes.flatMap(\.fields) where change.field == RecordHistoryTexts.people {
      for id in RecordHistoryTexts.parts(change.before) + RecordHistoryTexts.parts(change.after) {
        do throws(PeopleFailure) { names[id] = try features.people.find(id).calledName } catch {
          guard case .unknown = error else { throw PeopleWords(language).report(error) }
        }
      }
    }
    return names
  }

  /// Finds the record: by its exact id, as a person, a book or a counter, and last by the beginning of its id.
  private func item(_ features: Features, _ language: Language) throws(Report) -> ItemName {
    func records(_ step: NameStep) throws(Report) -> [ItemName] {
      try HistoryFailure.mapError(in: language) { () throws(HistoryFailure) in
        try features.history.records(reference, by: step)
      }
    }
    if let exact = try records(.id).first { return exact }
    do throws(PeopleFailure) {
      return ItemName(.people, try features.people.find(reference).id.text)
    } catch {
      guard case .unknown = error else { throw PeopleWords(language).report(error) }
    }
    do throws(ReadingFailure) {
      return ItemName(.books, try features.reading.books.find(reference).id.text)
    } catch {
      guard case .unknown = error else { throw ReadingWords(language).report(error) }
    }
    let counter = try CountsFailure.mapError(in: language) { () throws(CountsFailure) in
      try features.counts.known(reference)
    }
    if let counter { return ItemName(.counts, counter.id.text) }
    let begun = try records(.idBeginning)
    if begun.count == 1 { return begun[0] }
    throw HistoryWords(language).noRecord(reference, among: begun)
  }
}

/// Formats the changes of one record.
struct RecordHistoryTexts {
  let language: Language
  let calendar: LocalCalendar
  /// The names of people by their ids.
  var names: [String: String] = [:]

  private var words: HistoryWords { HistoryWords(language) }
  private var fields: SyncFieldWords { SyncFieldWords(language: language) }

  /// Returns a change with its fields in the lines below.
  func lines(_ change: RecordChange) -> [String] {
    let entry = change.entry
    let shell = words.shell(entry.origin)
    let device = change.device.map { Printable.brief($0) }
    let facts = [words.moment(entry.at), device ?? shell, words.state(entry.state)]
    if words.isPlain {
      return [words.record(words.what(entry), facts + change.fields.map(line))]
    }
    let head = [words.moment(entry.at), words.what(entry), device ?? shell]
    let state = words.state(entry.state)
    return [head.joined(separator: "  ") + (state.isEmpty ? "" : " · " + state)]
      + change.fields.map { "  " + line($0) }
  }

  /// Returns a field with its old and new value: `nickname: Min → Minnie`.
  func line(_ change: FieldChange) -> String {
    words.field(
      fields.name(change.field),
      words.change(from: text(change, change.before), to: text(change, change.after)))
  }

  /// The field with the people of an event.
  static let people = "with"

  /// Returns the parts of a value that is a list.
  static func parts(_ value: RecordedValue?) -> [String] {
    guard case .text(let text)? = value else { return [] }
    return text.split { $0 == "," || $0 == " " }.map(String.init)
  }

  private func text(_ change: FieldChange, _ value: RecordedValue?) -> String {
    switch value {
    case nil: words.noValue
    case .text(let text): Printable.brief(shown(text, change.field, Self.parts(value)))
    case .number(let number): String(number)
    case .flag(let flag): NamedChoices.state(isOn: flag)(language)
    case .moment(let moment): words.moment(moment)
    case .instant(let moment): words.moment(calendar.local(moment.instant))
    }
  }

  /// Returns a text as its part shows it: names instead of ids, lengths of time, and the names of choices.
  private func shown(_ text: String, _ field: String, _ parts: [String]) -> String {
    switch field {
    case Self.people: parts.map { names[$0] ?? $0 }.joined(separator: ", ")
    case "remind": parts.map { Int($0).map(length) ?? $0 }.joined(separator: ", ")
    case "category": BookCategory(rawValue: text).map(CategoryWords(language).name) ?? text
    default: text
    }
  }

  private func length(_ seconds: Int) -> String {
    seconds == 0 ? words.say("시작할 때", "at the start") : words.length(seconds)
  }
}

extension JSONText {
  /// Writes a change of one record as a list of the history does, with its device and its fields.
  mutating func recordChange(_ change: RecordChange, in language: Language) {
    object { json in
      json.historyMembers(change.entry, HistoryWords(language))
      json.member("device", change.device)
      json.key("fields")
      json.list(change.fields) { json, field in
        json.object { json in
          json.member("field", field.field)
          json.value(field.before, named: "before")
          json.value(field.after, named: "after")
        }
      }
    }
  }

  private mutating func value(_ value: RecordedValue?, named name: StaticString) {
    switch value {
    case nil: member(name, String?.none)
    case .text(let text): member(name, text)
    case .number(let number): member(name, number)
    case .flag(let flag): member(name, flag)
    case .moment(let moment), .instant(let moment): member(name, moment.description)
    }
  }
}
