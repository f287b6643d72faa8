import Domain
import PresentationKit

/// Describes a change in words that still fit after the change was undone.
struct ChangeWords {
  let kind: ChangeKind
  let subject: ChangeSubject

  init(_ kind: ChangeKind, _ subject: String, in language: Language) {
    self.kind = kind
    self.subject = ChangeSubject(language: language, subject: subject)
  }

  /// The change with its subject; nil if its part of Haru has no text for it.
  var sentence: String? {
    let phrases = kind.part.map { $0.entry.changePhrases() } ?? Self.ofNoPart
    return phrases[kind]?(subject)(subject.language)
  }

  /// The texts for changes that concern the records of all parts.
  private static let ofNoPart: [ChangeKind: ChangePhrase] = [
    .importEverything: { $0.all("파일에서 기록", of: "record", "records", " 가져오기", "Imported ") },
    .restoreEverything: {
      $0.all("백업에서 기록", of: "record", "records", " 되살리기", "Restored ", " from a backup")
    },
    .bringIn: { change in
      let parts = change.subject.split(separator: " ", maxSplits: 1).map(String.init)
      let format = parts.count > 1 ? ImportFormat(rawValue: parts[1]) : nil
      func name(_ language: Language) -> String? {
        format.map(ImportFormatWords(language).name)
      }
      return ChangeSubject(language: change.language, subject: parts.first ?? "").all(
        (name(.korean) ?? "다른 앱") + "에서 기록", of: "record", "records", " 가져오기", "Imported ",
        " from " + (name(.english) ?? "elsewhere"))
    },
    .addLines: { $0.all("여러 줄로 기록", of: "line", "lines", " 적기", "Added ") },
    .takeInFile: { Phrase("\($0.quoted) 받은 파일에서 기록하기", "Saved the inbox file \($0.quoted)") },
    .sortLine: { Phrase("받은 파일의 \($0.quoted) 기록하기", "Saved \($0.quoted) from an inbox file") },
    .removeLine: { Phrase("받은 파일의 \($0.quoted) 지우기", "Removed \($0.quoted) from the inbox") },
    .syncFolder: {
      Phrase("\($0.quoted) 폴더 맞추기", "Matched the folder \($0.quoted)")
    },
    .answerEvening: { change in
      let evening = EveningSubject(change.subject)
      func day(_ language: Language) -> String {
        evening.map { CalendarWords.day($0.day, in: language) } ?? change.subject
      }
      let count = evening?.answers ?? 1
      return Phrase(
        "\(day(.korean)) 저녁 이야기 적기 (답 \(count)개)",
        "Evening of \(day(.english)): \(count) " + (count == 1 ? "answer" : "answers"))
    },
    .resolveConflict: {
      Phrase("\($0.quoted)의 충돌 해결하기", "Resolved a conflict in \($0.quoted)")
    },
    .renameTag: { Phrase("태그 이름 바꾸기 (\($0.name))", "Renamed a tag: \($0.name)") },
    .mergeTags: { Phrase("태그 합치기 (\($0.name))", "Merged two tags: \($0.name)") },
    .receive: { Phrase("\($0.name)에서 온 내용 받기", "Received changes from \($0.name)") },
    .emptyTrash: {
      Phrase(
        "휴지통 비우기" + ($0.subject.isEmpty ? "" : " (\($0.subject)개)"),
        "Emptied the trash" + ($0.subject.isEmpty ? "" : " (\($0.subject))"))
    },
  ]
}
