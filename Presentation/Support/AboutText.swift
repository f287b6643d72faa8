/// What Haru is and costs.
extension SupportWords {
  var about: SupportText {
    SupportText(
      title: MoreItem.about.title(language),
      pieces: [
        .paragraph(
          say(
            "‘하루’는 날마다 하는 작은 일 다섯 가지를 한곳에 모은 집이에요. 아끼는 사람, 간직할 글귀, 그날의 기분, 일정, 읽는 책.",
            "Haru is one home for five small rituals of a day: the people you love, words worth "
              + "keeping, how you feel, what happens when, and the books you read.")),
        .paragraph(
          say(
            "모든 것이 이 컴퓨터의 파일 하나에 있어요. 계정 없이도 다 쓸 수 있고, 시키지 않은 일로는 네트워크를 쓰지 않아요. 광고도 추적도 없어요.",
            "Everything lies in one file on this computer. All of it works without an account, the "
              + "network is used only when you ask for something there, and there are no ads and "
              + "no tracking.")),
        .heading(say("이용 요금", "What it costs")),
        .paragraph(
          say(
            "무료예요. 살 것도, 구독할 것도 없어요.",
            "Nothing: the plan is “free”. There is nothing to buy and nothing to subscribe to.")),
      ])
  }
}
