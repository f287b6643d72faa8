import Domain

/// What every kind of deed is called, in words that are true before and after it was undone.
struct DeedWords {
  let language: Language
  let kind: DeedKind
  /// What it was done to: a name, a title, a text, a day or a number.
  let subject: String

  init(_ kind: DeedKind, _ subject: String, in language: Language) {
    self.kind = kind
    self.subject = subject
    self.language = language
  }

  /// The deed with what it was done to.
  var sentence: String { phrase(language) }

  /// What is not told any more, because it was destroyed, is left open.
  private var destroyed: String { Phrase("(완전히 지움)", "(destroyed)")(language) }
  /// A person, who needs no marks of quotation.
  private var name: String { subject.isEmpty ? destroyed : subject }
  /// A title or a text.
  private var quoted: String {
    subject.isEmpty ? destroyed : Phrase("‘\(subject)’", "“\(subject)”")(language)
  }
  /// A day as people write it.
  private var day: String {
    Day(subject).map { CalendarWords.day($0, in: language) } ?? name
  }

  /// What was done to so many at once, or just to what where nobody knows any more how many.
  private func all(
    _ noun: String, of one: String, _ many: String, _ korean: String, _ english: String,
    _ end: String = ""
  ) -> Phrase {
    if subject.isEmpty { return Phrase(noun + korean, english + many + end) }
    let counted = subject == "1" ? "1 " + one : "\(subject) \(many)"
    return Phrase("\(noun) \(subject)개\(korean)", english + counted + end)
  }

  private var phrase: Phrase {
    switch kind {
    case .addPerson: Phrase("\(name)의 식물 심기", "Planted \(name)")
    case .addPeople: all("식물", of: "plant", "plants", " 심기", "Planted ")
    case .editPerson: Phrase("\(name)의 정보 고치기", "Changed the details of \(name)")
    case .notifyPerson: Phrase("\(name)의 알림 바꾸기", "Changed the notices about \(name)")
    case .waterPerson: Phrase("\(name)에게 물 주기", "Watered \(name)")
    case .postponePerson: Phrase("\(name)에게 물 주기 미루기", "Postponed watering \(name)")
    case .removePerson:
      Phrase("\(Particle.object.after(name)) 정원에서 지우기", "Removed \(name) from the garden")
    case .restorePerson: Phrase("\(Particle.object.after(name)) 되살리기", "Brought back \(name)")
    case .reviewWatering:
      Phrase("\(Particle.with.after(name)) 나눈 이야기 고치기", "Changed the notes of a talk with \(name)")
    case .takeWatering: Phrase("\(name)에게 물 준 기록 지우기", "Removed a watering of \(name)")
    case .restoreWatering:
      Phrase("\(name)에게 물 준 기록 되살리기", "Brought back a watering of \(name)")
    case .contactPerson: Phrase("\(name)에게 연락하기", "Got in touch with \(name)")
    case .forgetContact:
      Phrase("\(Particle.with.after(name)) 연락한 일 적지 않기", "Chose not to note a talk with \(name)")
    case .importContacts: all("연락처", of: "contact", "contacts", " 가져오기", "Imported ")

    case .addSaying: Phrase("\(quoted) 글귀 담기", "Added the saying \(quoted)")
    case .editSaying: Phrase("\(quoted) 글귀 고치기", "Changed the saying \(quoted)")
    case .likeSaying: Phrase("\(quoted) 글귀에 좋아요 표시하기", "Liked the saying \(quoted)")
    case .unlikeSaying: Phrase("\(quoted) 글귀의 좋아요 취소하기", "Unliked the saying \(quoted)")
    case .useSaying: Phrase("\(quoted) 글귀를 쓴 것으로 표시하기", "Marked the saying \(quoted) as used")
    case .unuseSaying:
      Phrase("\(quoted) 글귀를 아직 안 쓴 것으로 표시하기", "Marked the saying \(quoted) as unused")
    case .removeSaying: Phrase("\(quoted) 글귀 지우기", "Removed the saying \(quoted)")
    case .restoreSaying: Phrase("\(quoted) 글귀 되살리기", "Brought back the saying \(quoted)")
    case .importSayings: all("글귀", of: "saying", "sayings", " 가져오기", "Imported ")
    case .pullSayings: all("글귀", of: "saying", "sayings", " 받아 오기", "Fetched ")

    case .addMood: Phrase("\(quoted) 기분 적기", "Noted the mood \(quoted)")
    case .editMood: Phrase("\(quoted) 기분 고치기", "Changed the mood \(quoted)")
    case .removeMood: Phrase("\(quoted) 기분 지우기", "Removed the mood \(quoted)")
    case .restoreMood: Phrase("\(quoted) 기분 되살리기", "Brought back the mood \(quoted)")
    case .shuffleMoods: Phrase("\(day)의 그림 섞기", "Shuffled the picture of \(day)")
    case .paintDay: Phrase("\(day)의 색 바꾸기", "Changed the colours of \(day)")
    case .seedMoods: all("시험용 기분", of: "sample mood", "sample moods", " 만들기", "Made ")

    case .addEvent: Phrase("\(quoted) 일정 적기", "Planned \(quoted)")
    case .editEvent: Phrase("\(quoted) 일정 고치기", "Changed the event \(quoted)")
    case .removeEvent: Phrase("\(quoted) 일정 지우기", "Removed the event \(quoted)")
    case .restoreEvent: Phrase("\(quoted) 일정 되살리기", "Brought back the event \(quoted)")
    case .importEvents: all("일정", of: "event", "events", " 가져오기", "Imported ")

    case .addBook: Phrase("\(quoted) 책 추가하기", "Added the book \(quoted)")
    case .editBook: Phrase("\(quoted) 책 고치기", "Changed the book \(quoted)")
    case .rateBook: Phrase("\(quoted) 책에 별점 주기", "Rated the book \(quoted)")
    case .moveBook: Phrase("\(quoted) 책 옮기기", "Moved the book \(quoted)")
    case .removeBook: Phrase("\(quoted) 책 지우기", "Removed the book \(quoted)")
    case .restoreBook: Phrase("\(quoted) 책 되살리기", "Brought back the book \(quoted)")
    case .readBook: Phrase("\(quoted) 읽은 쪽 적기", "Noted progress in \(quoted)")
    case .takeRecords: Phrase("\(quoted) 읽은 기록 지우기", "Removed what was noted as read in \(quoted)")
    case .restoreRecords:
      Phrase("\(quoted) 읽은 기록 되살리기", "Brought back what was noted as read in \(quoted)")
    case .likeBook: Phrase("\(quoted) 책 찜하기", "Liked the book \(quoted)")
    case .unlikeBook: Phrase("\(quoted) 책 찜 취소하기", "Unliked the book \(quoted)")
    case .quoteBook: Phrase("\(quoted) 문장 담기", "Kept the sentence \(quoted)")
    case .editSentence: Phrase("\(quoted) 문장 고치기", "Changed the sentence \(quoted)")
    case .removeSentence: Phrase("\(quoted) 문장 지우기", "Removed the sentence \(quoted)")
    case .restoreSentence: Phrase("\(quoted) 문장 되살리기", "Brought back the sentence \(quoted)")

    case .importEverything: all("파일에서 기록", of: "record", "records", " 가져오기", "Imported ")
    case .restoreEverything:
      all("백업에서 기록", of: "record", "records", " 복원하기", "Restored ", " from a backup")
    case .emptyTrash:
      Phrase(
        "휴지통 비우기" + (subject.isEmpty ? "" : " (\(subject)개)"),
        "Emptied the trash" + (subject.isEmpty ? "" : " (\(subject))"))
    }
  }
}
