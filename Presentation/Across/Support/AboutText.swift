import PresentationKit

/// The about page: what Haru is and that it is free.
extension SupportWords {
  var about: SupportText {
    SupportText(
      title: MoreItem.about.title(language),
      pieces: [
        .paragraph(
          say(
            "‘하루’는 아끼는 사람, 간직할 글귀, 그날의 기분, 일정, 읽는 책을 한곳에 모아요.",
            "Haru keeps your people, sayings, moods, plans and books in one place.")),
        .paragraph(
          say(
            "기록은 모두 이 컴퓨터의 파일 하나에 있어요. 여러 컴퓨터에서 쓰고 싶으면 동기화를 설정할 수 있어요. 계정 없이도 다 쓸 수 있고, 네트워크에는 직접 "
              + "시킨 일을 할 때만 연결해요. 광고도 추적도 없어요.",
            "Your data is stored in one file on this computer. You can set up sync to use your data "
              + "on several computers. You do not need an account. Haru uses the network only for "
              + "things you ask for, and has no ads and no tracking.")),
        .heading(say("이용 요금", "Price")),
        .paragraph(
          say(
            "무료예요. 살 것도, 구독할 것도 없어요. MIT 라이선스로 소스까지 공개했어요.",
            "Haru is free. There is nothing to buy or subscribe to, and the source code is "
              + "published under the MIT licence.")),
      ])
  }
}
