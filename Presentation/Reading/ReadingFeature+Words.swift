import Domain
import PresentationKit

extension ReadingFeature {
  /// The names of changes to books. The wording also holds when a change is undone.
  static let changePhrases: [ChangeKind: ChangePhrase] = [
    .addBook: { Phrase("\($0.quoted) 책 추가하기", "Added the book \($0.quoted)") },
    .editBook: { Phrase("\($0.quoted) 책 고치기", "Changed the book \($0.quoted)") },
    .rateBook: { Phrase("\($0.quoted) 책에 별점 주기", "Rated the book \($0.quoted)") },
    .tagBook: { Phrase("\($0.quoted) 책에 태그 붙이기", "Tagged the book \($0.quoted)") },
    .wantBook: { Phrase("\($0.quoted) 책을 읽고 싶은 책에 담기", "Added \($0.quoted) to the to-read list") },
    .beginBook: { Phrase("\($0.quoted) 읽기 시작하기", "Started the book \($0.quoted)") },
    .rereadBook: { Phrase("\($0.quoted) 다시 읽기 시작하기", "Started the book \($0.quoted) again") },
    .pauseBook: { Phrase("\($0.quoted) 잠시 멈추기", "Paused the book \($0.quoted)") },
    .dropBook: { Phrase("\($0.quoted) 그만 읽기", "Dropped the book \($0.quoted)") },
    .resumeBook: { Phrase("\($0.quoted) 계속 읽기", "Resumed the book \($0.quoted)") },
    .moveBook: { Phrase("\($0.quoted) 책 옮기기", "Moved the book \($0.quoted)") },
    .removeBook: { Phrase("\($0.quoted) 책 지우기", "Removed the book \($0.quoted)") },
    .restoreBook: { Phrase("\($0.quoted) 책 되살리기", "Restored the book \($0.quoted)") },
    .readBook: { Phrase("\($0.quoted) 읽은 쪽 적기", "Recorded progress in \($0.quoted)") },
    .takeRecords: {
      Phrase("\($0.quoted) 읽은 기록 지우기", "Removed the reading log of \($0.quoted)")
    },
    .restoreRecords: {
      Phrase("\($0.quoted) 읽은 기록 되살리기", "Restored the reading log of \($0.quoted)")
    },
    .likeBook: { Phrase("\($0.quoted) 책 찜하기", "Liked the book \($0.quoted)") },
    .unlikeBook: { Phrase("\($0.quoted) 책 찜 취소하기", "Unliked the book \($0.quoted)") },
    .quoteBook: { Phrase("\($0.quoted) 문장 담기", "Saved the quote \($0.quoted)") },
    .editSentence: { Phrase("\($0.quoted) 문장 고치기", "Changed the quote \($0.quoted)") },
    .removeSentence: { Phrase("\($0.quoted) 문장 지우기", "Removed the quote \($0.quoted)") },
    .restoreSentence: { Phrase("\($0.quoted) 문장 되살리기", "Restored the quote \($0.quoted)") },
    .setYearGoal: { Phrase("\($0.name)년 독서 목표 정하기", "Set the reading goal for \($0.name)") },
    .removeYearGoal: {
      Phrase("\($0.name)년 독서 목표 지우기", "Removed the reading goal for \($0.name)")
    },
  ]

  /// The tutorial pages about books.
  static let tutorial = PartTutorial(
    about:
      TutorialPage(
        .spines, name,
        Phrase(
          "언제까지 읽을지 정하고 읽은 쪽을 적으면, 오늘 몇 쪽을 읽으면 되는지 알 수 있어요.",
          "Set a target date for a book and record your page. Haru tells you how many pages to "
            + "read today.")),
    pages: [
      TutorialPage(
        .spines, Phrase("목표일을 정해요", "Set a target date"),
        Phrase(
          "/로 책을 찾아 언제까지 읽을지 정해요. 찾지 못하면 n으로 직접 입력해도 돼요.",
          "Press / to search for a book and set its target date. If it is not found, press n to enter it by hand."
        )),
      TutorialPage(
        .spines, Phrase("읽은 쪽을 적어요", "Record your page"),
        Phrase(
          "r을 누르고 어디까지 읽었는지 적으면, 하루에 몇 쪽씩 읽으면 되는지 다시 계산해 줘요.",
          "Press r and enter your page. Haru recalculates the pages per day.")),
      TutorialPage(
        .spines, Phrase("문장과 책장", "Quotes and the shelf"),
        Phrase(
          "마음에 남은 문장은 몇 쪽인지와 함께 담아 두고, 다 읽은 책은 책장에서 볼 수 있어요.",
          "Save quotes with their page numbers, and see finished books on the shelf.")),
      TutorialPage(
        .spines, Phrase("돌아보기", "Looking back"),
        Phrase(
          "a를 누르면 날마다 읽은 쪽과 연속 독서를 그래프로 볼 수 있어요.",
          "Press a to see your pages per day and your streaks as charts.")),
    ])
}
