import Domain

/// What every kind of deed is called, in words that are true before and after it was undone.
struct DeedWords {
  let language: Language

  init(_ language: Language) { self.language = language }

  private func say(_ korean: String, _ english: String) -> String {
    Phrase(korean, english)(language)
  }

  /// A deed with what it was done to. What is not told any more, because it was destroyed, is left
  /// open.
  func sentence(_ kind: DeedKind, _ subject: String) -> String {
    let quoted =
      subject.isEmpty ? say("(완전히 지움)", "(destroyed)") : say("‘\(subject)’", "“\(subject)”")
    switch kind.part {
    case .people: return people(kind, quoted, subject)
    case .sayings: return saying(kind, quoted, subject)
    case .moods: return mood(kind, quoted, subject)
    case .schedule: return event(kind, quoted, subject)
    case .books: return book(kind, quoted)
    case nil: return everything(kind, subject)
    }
  }

  private func people(_ kind: DeedKind, _ name: String, _ count: String) -> String {
    switch kind {
    case .addPerson: say("사람 \(name) 심기", "Planted \(name)")
    case .addPeople: say("사람 \(count)명 심기", "Planted \(count) people")
    case .notifyPerson: say("사람 \(name) 알림 바꾸기", "Changed the notices of \(name)")
    case .waterPerson: say("사람 \(name) 물 주기", "Watered \(name)")
    case .postponePerson: say("사람 \(name) 물 주기 미루기", "Postponed watering \(name)")
    case .removePerson: say("사람 \(name) 정원에서 빼기", "Took \(name) out of the garden")
    case .restorePerson: say("사람 \(name) 되살리기", "Brought back \(name)")
    case .reviewWatering: say("사람 \(name) 이야기 고치기", "Changed what was noted about \(name)")
    case .takeWatering: say("사람 \(name) 물 준 기록 지우기", "Took back a watering of \(name)")
    case .restoreWatering:
      say("사람 \(name) 물 준 기록 되살리기", "Brought back a watering of \(name)")
    case .contactPerson: say("사람 \(name) 연락하기", "Got in touch with \(name)")
    case .forgetContact:
      say("사람 \(name) 연락 기록 그만두기", "Left the contact with \(name) unrecorded")
    case .importContacts: say("연락처 \(count)개 가져오기", "Imported \(count) contacts")
    default: say("사람 \(name) 고치기", "Changed \(name)")
    }
  }

  private func saying(_ kind: DeedKind, _ name: String, _ count: String) -> String {
    switch kind {
    case .addSaying: say("글귀 \(name) 담기", "Added the saying \(name)")
    case .likeSaying: say("글귀 \(name) 좋아하기", "Liked the saying \(name)")
    case .unlikeSaying: say("글귀 \(name) 좋아요 거두기", "No longer liked the saying \(name)")
    case .useSaying: say("글귀 \(name) 쓴 것으로 표시하기", "Used the saying \(name)")
    case .unuseSaying: say("글귀 \(name) 아직 쓰지 않은 것으로 표시하기", "Marked the saying \(name) as unused")
    case .removeSaying: say("글귀 \(name) 지우기", "Removed the saying \(name)")
    case .restoreSaying: say("글귀 \(name) 되살리기", "Brought back the saying \(name)")
    case .importSayings: say("글귀 \(count)개 가져오기", "Imported \(count) sayings")
    case .pullSayings: say("글귀 \(count)개 받아 오기", "Pulled \(count) sayings")
    default: say("글귀 \(name) 고치기", "Changed the saying \(name)")
    }
  }

  private func mood(_ kind: DeedKind, _ name: String, _ text: String) -> String {
    switch kind {
    case .addMood: say("기분 \(name) 적기", "Noted the mood \(name)")
    case .removeMood: say("기분 \(name) 지우기", "Removed the mood \(name)")
    case .restoreMood: say("기분 \(name) 되살리기", "Brought back the mood \(name)")
    case .shuffleMoods: say("\(text) 그림 섞기", "Shuffled the canvas of \(text)")
    case .paintDay: say("\(text) 색 바꾸기", "Changed the colours of \(text)")
    case .seedMoods: say("기분 \(text)개 채우기", "Filled in \(text) moods")
    default: say("기분 \(name) 고치기", "Changed the mood \(name)")
    }
  }

  private func event(_ kind: DeedKind, _ name: String, _ count: String) -> String {
    switch kind {
    case .addEvent: say("일정 \(name) 적기", "Planned \(name)")
    case .removeEvent: say("일정 \(name) 지우기", "Removed the event \(name)")
    case .restoreEvent: say("일정 \(name) 되살리기", "Brought back the event \(name)")
    case .importEvents: say("일정 \(count)개 가져오기", "Imported \(count) events")
    default: say("일정 \(name) 고치기", "Changed the event \(name)")
    }
  }

  private func book(_ kind: DeedKind, _ name: String) -> String {
    switch kind {
    case .addBook: say("책 \(name) 더하기", "Added the book \(name)")
    case .rateBook: say("책 \(name) 평가하기", "Rated the book \(name)")
    case .moveBook: say("책 \(name) 옮기기", "Moved the book \(name)")
    case .removeBook: say("책 \(name) 지우기", "Removed the book \(name)")
    case .restoreBook: say("책 \(name) 되살리기", "Brought back the book \(name)")
    case .readBook: say("책 \(name) 읽기", "Read in \(name)")
    case .takeRecords: say("책 \(name) 독서 기록 지우기", "Took back what was read in \(name)")
    case .restoreRecords: say("책 \(name) 독서 기록 되살리기", "Brought back what was read in \(name)")
    case .likeBook: say("책 \(name) 찜하기", "Liked the book \(name)")
    case .unlikeBook: say("책 \(name) 찜 거두기", "No longer liked the book \(name)")
    case .quoteBook: say("문장 \(name) 담기", "Kept the sentence \(name)")
    case .editSentence: say("문장 \(name) 고치기", "Changed the sentence \(name)")
    case .removeSentence: say("문장 \(name) 지우기", "Removed the sentence \(name)")
    case .restoreSentence: say("문장 \(name) 되살리기", "Brought back the sentence \(name)")
    default: say("책 \(name) 고치기", "Changed the book \(name)")
    }
  }

  private func everything(_ kind: DeedKind, _ count: String) -> String {
    switch kind {
    case .importEverything: say("파일에서 \(count)개 가져오기", "Imported \(count) records")
    case .restoreEverything: say("백업에서 \(count)개 되살리기", "Restored \(count) records from a backup")
    default: say("휴지통 비우기 (\(count)개)", "Emptied the trash (\(count))")
    }
  }
}
