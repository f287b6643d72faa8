/// What Haru is and costs.
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
            "기록은 모두 이 컴퓨터의 파일 하나에 있어요. 여러 컴퓨터에서 쓰고 싶으면 동기화를 설정할 수 있어요. 계정 없이도 다 쓸 수 있고, 시키지 않은 일로는 네트워크를 쓰지 않아요. 광고도 추적도 없어요.",
            "Your data is one file on this computer; you can set up sync to share it between computers. "
              + "You need no account. The network is used only for things you ask for, and there are no "
              + "ads and no tracking.")),
        .heading(say("이용 요금", "What it costs")),
        .paragraph(
          say(
            "무료예요. 살 것도, 구독할 것도 없어요. MIT 라이선스로 소스까지 공개했어요.",
            "Nothing. There is nothing to buy and no subscription, and the source code is published under "
              + "the MIT licence.")),
      ])
  }
}
