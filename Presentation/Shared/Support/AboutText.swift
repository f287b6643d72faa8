import Domain
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
          OutgoingData.promise(language) + " "
            + say(
              "계정 없이도 다 쓸 수 있고, 네트워크에는 직접 시킨 일을 할 때만 연결해요. 광고도 추적도 없어요. 무엇이 밖으로 나가는지는 `haru about privacy`에 있어요.",
              "You do not need an account. Haru uses the network only for things you ask for, and has "
                + "no ads and no tracking. `haru about privacy` lists what can leave this computer."
            )),
        .heading(say("이용 요금", "Price")),
        .paragraph(
          say(
            "무료예요. 살 것도, 구독할 것도 없어요. MIT 라이선스로 소스까지 공개했어요.",
            "Haru is free. There is nothing to buy or subscribe to, and the source code is "
              + "published under the MIT licence.")),
      ])
  }
}
