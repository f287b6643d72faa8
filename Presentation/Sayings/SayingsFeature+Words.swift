import Domain
import PresentationKit

extension SayingsFeature {
  /// The names of changes to sayings. The wording also holds when a change is undone.
  static let changePhrases: [ChangeKind: ChangePhrase] = [
    .addSaying: { Phrase("\($0.quoted) 글귀 담기", "Added the saying \($0.quoted)") },
    .editSaying: { Phrase("\($0.quoted) 글귀 고치기", "Changed the saying \($0.quoted)") },
    .likeSaying: { Phrase("\($0.quoted) 글귀에 좋아요 표시하기", "Liked the saying \($0.quoted)") },
    .unlikeSaying: { Phrase("\($0.quoted) 글귀의 좋아요 취소하기", "Unliked the saying \($0.quoted)") },
    .useSaying: {
      Phrase("\($0.quoted) 글귀를 사용한 것으로 표시하기", "Marked the saying \($0.quoted) as used")
    },
    .unuseSaying: {
      Phrase("\($0.quoted) 글귀를 아직 사용하지 않은 것으로 표시하기", "Marked the saying \($0.quoted) as unused")
    },
    .removeSaying: { Phrase("\($0.quoted) 글귀 지우기", "Removed the saying \($0.quoted)") },
    .restoreSaying: { Phrase("\($0.quoted) 글귀 되살리기", "Restored the saying \($0.quoted)") },
    .importSayings: { $0.all("글귀", of: "saying", "sayings", " 가져오기", "Imported ") },
    .pullSayings: { $0.all("글귀", of: "saying", "sayings", " 받아 오기", "Fetched ") },
  ]

  /// The tutorial pages about sayings.
  static let tutorial = PartTutorial(
    about:
      TutorialPage(
        .fire, name,
        Phrase(
          "간직하고 싶은 말을 모아요. 열 때마다 하나를 추천해 주고, 사용한 글귀는 표시해 둘 수 있어요.",
          "Collect sayings worth keeping. Haru suggests one each time you open this screen. "
            + "You can mark those you have used.")),
    pages: [
      TutorialPage(
        .fire, Phrase("추천 글귀와 모든 글귀", "A suggestion, and all sayings"),
        Phrase(
          "글귀 화면을 열면 하나를 추천해 줘요. 그 아래에는 모든 글귀가 나와요. v를 누르면 카드로 보여 주고, r을 누르면 다른 글귀를 추천해 줘요.",
          "Haru suggests one saying. All your sayings are listed below it. Press v to see them as cards, "
            + "r for another suggestion."
        )),
      TutorialPage(
        .fire, Phrase("좋아요, 사용했어요, 공유", "Like, use, share"),
        Phrase(
          "글귀를 열고 l을 누르면 ‘좋아요’, u를 누르면 ‘사용했어요’로 표시돼요. s를 누르면 글이나 그림으로 공유할 수 있어요.",
          "Open a saying and press l to like it, u to mark it as used, s to share it as text or as a picture."
        )),
      TutorialPage(
        .fire, liked,
        Phrase(
          "f를 누르면 좋아하는 글귀만 모아 볼 수 있어요. 가장 최근에 좋아한 글귀가 맨 앞에 나와요.",
          "Press f to see only the sayings you like, most recently liked first.")),
      TutorialPage(
        .fire, Phrase("아직 사용하지 않은 글귀", "Unused sayings"),
        Phrase(
          "f를 한 번 더 누르면 아직 사용하지 않은 글귀만 골라 볼 수 있어요.",
          "Press f once more to see only the sayings you have not used yet.")),
      TutorialPage(
        .fire, PartWords.search,
        Phrase("/를 누르고 기억나는 말을 조금만 적어도 찾을 수 있어요.", "Press / and type any words you remember.")),
      TutorialPage(
        .fire, Phrase("내 마음대로", "Make it yours"),
        Phrase(
          "더보기(,)에서 색과 글꼴, 알림을 바꿀 수 있어요.",
          "Press , (More) to change colours, fonts and notifications.")),
    ])
}
