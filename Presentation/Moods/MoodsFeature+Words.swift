import Domain
import PresentationKit

extension MoodsFeature {
  /// The names of history entries about moods, worded so that they are correct before and after undo.
  static let changePhrases: [ChangeKind: ChangePhrase] = [
    .addMood: { Phrase("\($0.quoted) 기분 적기", "Recorded the mood \($0.quoted)") },
    .editMood: { Phrase("\($0.quoted) 기분 고치기", "Changed the mood \($0.quoted)") },
    .removeMood: { Phrase("\($0.quoted) 기분 지우기", "Removed the mood \($0.quoted)") },
    .restoreMood: { Phrase("\($0.quoted) 기분 되살리기", "Restored the mood \($0.quoted)") },
    .shuffleMoods: { Phrase("\($0.day)의 그림 섞기", "Shuffled the picture of \($0.day)") },
    .paintDay: { Phrase("\($0.day) 그림의 색 바꾸기", "Changed the colours of \($0.day)") },
    .seedMoods: { $0.all("시험용 기분", of: "sample mood", "sample moods", " 만들기", "Made ") },
  ]

  /// The tutorial of the moods part.
  static let tutorial = PartTutorial(
    about:
      TutorialPage(
        .shapes(6), name,
        Phrase(
          "기분을 적으면 도형이 되고, 하루가 한 장의 그림이 돼요.",
          "Each mood becomes a shape, and a day becomes a picture.")),
    pages: [
      TutorialPage(
        .shapes(1), Phrase("반가워요", "Hello"),
        Phrase(
          "기분을 그림으로 남기는 화실이에요. 내 작가 이름은 언제든 바꿀 수 있어요.",
          "This is a studio that turns your moods into pictures. You can change the artist's "
            + "name at any time.")),
      TutorialPage(
        .shapes(4), Phrase("게이지를 올려요", "Raise the gauge"),
        Phrase(
          "n을 누르고 기분만큼 올린 다음 무슨 일이 있었는지 적어요. 그만두려면 끝까지 올린 뒤 한 번 더 올리고 Enter를 눌러요.",
          "Press n, raise the gauge to your mood, and write what happened. To cancel, raise the "
            + "gauge past its end and press Enter.")),
      TutorialPage(
        .shapes(9), Phrase("하루가 그림이 돼요", "A day becomes a picture"),
        Phrase(
          "도형을 고르면 그때의 글이 보이고, s를 누르면 도형들이 자리를 바꿔요.",
          "Choose a shape to read what you wrote; s shuffles the shapes.")),
    ])
}
