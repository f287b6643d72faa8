import Domain
import PresentationKit
import TextUI

/// A parsed command about notes.
enum NotesCommand: Equatable, Sendable {
  case add(String)
  case list(withDone: Bool, matching: NoteFilter)
  case finish(String, Bool)
  case edit(String, String)
  case remove(String)
}

/// The specifications of the commands about notes.
enum NotesCommands {
  static let all = [note, add, list, done, edit, remove]

  private static let text = ArgumentSpec("TEXT", isText: true, takesRest: true)
  private static let reference = ArgumentSpec("NOTE", takesRest: true, completes: .note)

  // The word takes no verbs: everything after it is the text.
  private static let note = CommandSpec(
    "note",
    Phrase(
      "날짜 없는 한 줄을 쪽지로 남기기 (우선순위나 기한이 필요하면 Taskwarrior를 쓰세요)",
      "write a note, a line without a date (for priorities and deadlines, use Taskwarrior)"),
    arguments: [ArgumentSpec("TEXT", isOptional: true, isText: true, takesRest: true)],
    examples: [Example("note 우유랑 달걀", "note milk, eggs"), "note"], writesOnlyWith: "TEXT"
  ) { read in
    read.words["TEXT"].map(NotesCommand.add)
      ?? NotesCommand.list(withDone: false, matching: NoteFilter())
  }

  private static let add = CommandSpec(
    "notes add", Phrase("쪽지 남기기", "write a note"), arguments: [text],
    examples: [Example("notes add 우산 챙기기", "notes add take an umbrella")], writes: true
  ) { read in NotesCommand.add(read.word("TEXT")) }

  private static let list = CommandSpec(
    "notes list", Phrase("쪽지 목록, 새 쪽지부터", "list notes, newest first"), lists: .notes,
    options: [
      OptionSpec("all", nil, Phrase("끝낸 쪽지도 보기", "also notes that are done")),
      .filter(NoteFacet.self),
    ],
    examples: ["notes", "notes --all", Example("notes --where 우유", "notes --where milk")]
  ) { (read) throws(ArgumentParseError) in
    let filter = try read.filter(NoteFacet.self)
    let asksDone = filter.clauses.contains { clause in
      if case .days(.done, _, _) = clause.term { true } else { false }
    }
    return NotesCommand.list(withDone: read.has("all") || asksDone, matching: filter)
  }

  private static let done = CommandSpec(
    "notes done", Phrase("쪽지를 끝낸 것으로 표시하기", "tick off a note"), arguments: [reference],
    options: [OptionSpec("off", nil, Phrase("끝낸 표시 지우기", "reopen the note"))],
    examples: [Example("notes done 우유", "notes done milk")], writes: true
  ) { read in NotesCommand.finish(read.word("NOTE"), !read.has("off")) }

  private static let edit = CommandSpec(
    "notes edit", Phrase("쪽지 고치기", "change the text of a note"),
    arguments: [
      ArgumentSpec("NOTE", completes: .note), ArgumentSpec("NEW", isText: true, takesRest: true),
    ],
    examples: [Example("notes edit 우유 '우유 두 개'", "notes edit milk 'oat milk'")], writes: true
  ) { read in NotesCommand.edit(read.word("NOTE"), read.word("NEW")) }

  private static let remove = CommandSpec(
    "notes remove", Phrase("쪽지 지우기", "remove a note"), arguments: [reference],
    examples: [Example("notes remove 우유", "notes remove milk")], writes: true
  ) { read in NotesCommand.remove(read.word("NOTE")) }
}

extension ListFields {
  /// The fields of a note.
  static let notes = ListFields("notes", "id text written@ done doneAt@")
}

extension NotesCommand: StoreCommand {
  func run(_ features: Features, _ page: CommandOutput) throws(NotesFailure) {
    let notes = features.notes
    let actions = NotesActions(notes: notes, words: NotesWords(page.language))
    switch self {
    case .add(let text): page.give(try actions.add(text))
    case .list(let withDone, let filter):
      try list(notes, actions.words, withDone, filter, page)
    case .finish(let reference, let isDone):
      page.give(try actions.finish(notes.find(reference, wantsDone: !isDone).id, isDone))
    case .edit(let reference, let text):
      page.give(try actions.edit(notes.find(reference).id, text))
    case .remove(let reference): page.give(try actions.remove(notes.find(reference).id))
    }
  }

  private func list(
    _ notes: Notes, _ words: NotesWords, _ withDone: Bool, _ filter: NoteFilter,
    _ page: CommandOutput
  ) throws(NotesFailure) {
    var ids = ShortIDs()
    if !page.wantsRecords {
      var shown: [String] = []
      try notes.visit(matching: filter, withDone: withDone) {
        shown.append($0.id.text)
        return shown.count <= ShortIDs.mostLookedUp
      }
      do throws(StorageFailure) { ids = try page.shortIDs(of: .note, among: shown) } catch {
        throw .storage(error)
      }
    }
    let today = notes.now.day
    var list = ListAnswer(page, "notes")
    try notes.visit(matching: filter, withDone: withDone) { note in
      list.add({ $0.note(note) }, words.line(note, ids, today: today))
    }
    list.close(empty: filter.isEmpty ? words.none : words.noneFound)
  }
}
