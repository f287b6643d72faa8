import Domain
import Testing

@testable import PresentationKit
@testable import PresentationShared
@testable import TextUI

@Suite struct `A deed in words` {
  private func korean(_ kind: ChangeKind, _ subject: String) -> String {
    ChangeWords(kind, subject, in: .korean).sentence ?? "no words for \(kind.rawValue)"
  }

  private func english(_ kind: ChangeKind, _ subject: String) -> String {
    ChangeWords(kind, subject, in: .english).sentence ?? "no words for \(kind.rawValue)"
  }

  // korean 4
  @Test(arguments: [
    (ChangeKind.addPerson, "민아", "민아의 식물 심기"), (.waterPerson, "민아", "민아에게 물 주기"),
    (.removePerson, "서준", "서준을 지우기"), (.restorePerson, "민아", "민아를 되살리기"),
    (.reviewWatering, "민아", "민아와 나눈 이야기 고치기"), (.readBook, "데미안", "‘데미안’ 읽은 쪽 적기"),
    (.unlikeBook, "데미안", "‘데미안’ 책 찜 취소하기"), (.useSaying, "시작이 반이다", "‘시작이 반이다’ 글귀를 사용한 것으로 표시하기"),
    (.shuffleMoods, "2026-03-01", "3월 1일의 그림 섞기"), (.importContacts, "3", "연락처 3개 가져오기"),
  ])
  func `is said as Korean says it`(kind: ChangeKind, subject: String, expected: String) {
    #expect(korean(kind, subject) == expected)
  }

  // korean 4
  @Test(arguments: ChangeKind.allCases)
  func `has words of its own, and nothing glued before a name`(_ kind: ChangeKind) {
    let sentence = korean(kind, "민아")
    #expect(sentence.hasSuffix("기") || sentence.hasSuffix(")"), "\(sentence)")
    for noun in ["사람 ‘", "책 ‘", "글귀 ‘", "일정 ‘", "문장 ‘"] {
      #expect(!sentence.contains(noun), "\(sentence)")
    }
    let others = ChangeKind.allCases.filter { $0 != kind }
    #expect(!others.contains { korean($0, "민아") == sentence }, "\(sentence)")
    #expect(english(kind, "Mina").contains("Mina"))
  }

  @Test(arguments: [
    (ChangeKind.addPeople, "1", "Planted 1 plant"), (.addPeople, "3", "Planted 3 plants"),
    (.editPerson, "Mina", "Changed the details of Mina"),
    (.removePerson, "Mina", "Removed Mina"),
    (.mergePeople, "Mina", "Merged another person into Mina"),
    (.forgetContact, "Mina", "Chose not to record a contact with Mina"),
    (.reviewWatering, "Mina", "Changed the notes on a talk with Mina"),
    (.readBook, "Emma", "Recorded progress in “Emma”"),
    (.takeRecords, "Emma", "Removed the reading log of “Emma”"),
    (.importContacts, "1", "Imported 1 contact"), (.pullSayings, "2", "Fetched 2 sayings"),
    (.restoreEverything, "12", "Restored 12 records from a backup"),
    (.answerEvening, "2026-11-28 1", "Evening of 28 November: 1 answer"),
    (.answerEvening, "2026-11-28 5", "Evening of 28 November: 5 answers"),
    (.importSayings, "", "Imported sayings"), (.emptyTrash, "", "Emptied the trash"),
  ])
  func `is said as English says it`(kind: ChangeKind, subject: String, expected: String) {
    #expect(english(kind, subject) == expected)
  }

  @Test(arguments: [
    (ChangeKind.restoreEverything, "12", "백업에서 기록 12개 되살리기"), (.importSayings, "", "글귀 가져오기"),
    (.forgetContact, "민아", "민아와 연락한 일 적지 않기"), (.mergePeople, "서준", "서준과 다른 사람을 합치기"),
    (.emptyTrash, "3", "휴지통 비우기 (3개)"),
    (.answerEvening, "2026-11-28 5", "11월 28일 저녁 이야기 적기 (답 5개)"),
  ])
  func `is called in Korean what its command is called`(
    kind: ChangeKind, subject: String, expected: String
  ) {
    #expect(korean(kind, subject) == expected)
  }

  @Test func `leaves open what was destroyed`() {
    #expect(korean(.waterPerson, "") == "(완전히 지움)에게 물 주기")
    #expect(korean(.removeBook, "") == "(완전히 지움) 책 지우기")
    #expect(english(.removeBook, "") == "Removed the book (deleted permanently)")
  }
}
