import Domain
import PresentationKit
import TextUI

/// The entry of notes in the list of parts.
enum NotesFeature {
  static var commands: [CommandList] { [CommandList("note", "notes") { NotesCommands.all }] }

  static let entry = FeatureDescriptor(
    name: PartWords.notes, sign: { $0.next },
    records: { [.note: RecordWords(PartWords.note, did: PartWords.note)] },
    trash: { [.note: PartWords.note] }, changePhrases: { changePhrases },
    tutorial: { PartTutorial(about: about, pages: [about]) },
    settings: { PartSettings(notice: nil, notices: [], own: [], remembered: []) },
    keyContexts: { [.notes] },
    route: { (id, features, language) throws(Report) in
      let note = try NotesFailure.mapError(in: language) { () throws(NotesFailure) in
        try features.notes.find(id)
      }
      return note.id.text == id ? .more(.notes(note.id)) : nil
    })

  private static let changePhrases: [ChangeKind: ChangePhrase] = [
    .addNote: { Phrase("\($0.quoted) 쪽지 남기기", "Wrote the note \($0.quoted)") },
    .editNote: { Phrase("\($0.quoted) 쪽지 고치기", "Changed the note \($0.quoted)") },
    .finishNote: { Phrase("\($0.quoted) 쪽지 끝내기", "Ticked off the note \($0.quoted)") },
    .reopenNote: { Phrase("\($0.quoted) 쪽지의 끝낸 표시 지우기", "Reopened the note \($0.quoted)") },
    .removeNote: { Phrase("\($0.quoted) 쪽지 지우기", "Put the note \($0.quoted) in the trash") },
    .restoreNote: { Phrase("\($0.quoted) 쪽지 되살리기", "Restored the note \($0.quoted)") },
    .sortNote: { Phrase("\($0.quoted) 쪽지를 기록하기", "Saved the note \($0.quoted) as a record") },
  ]

  private static let about = TutorialPage(
    .day, PartWords.notes,
    Phrase(
      "날짜 없이 적어 두는 한 줄이에요. +를 누르고 적은 뒤 Tab으로 쪽지를 골라요. 오늘 화면에서 I를 누르면 모두 보여요.",
      "A line without a date is a note. Press +, type it, and choose the note with Tab. Open notes are on "
        + "Today; I shows all of them."))
}
