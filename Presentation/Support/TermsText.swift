/// What one may expect of the program, and what it expects.
extension SupportWords {
  var terms: SupportText {
    SupportText(
      title: MoreItem.terms.title(language),
      pieces: [
        .item(
          say(
            "‘하루’는 현재 상태 그대로 제공해요. 어떤 용도로 써도 되지만, 특정한 목적에 맞는다고 보증하지는 않아요.",
            "Haru is given as it is. Use it for whatever you like; that it suits a certain purpose "
              + "is not warranted.")),
        .item(
          say(
            "적은 것은 적은 사람의 것이에요. 우리는 그것에 아무 권리도 갖지 않고, 볼 수도 없어요.",
            "What you write is yours. We have no rights to it and cannot see it.")),
        .item(
          say(
            "소중한 기록은 따로 복사해 두세요. 저장소는 파일 하나라서 복사하기 쉬워요.",
            "Keep a copy of what matters to you. The store is one file, which makes that easy.")),
        .item(
          say(
            "남의 글을 공유할 때에는 지은이를 밝혀 주세요.",
            "When you share other people's words, say whose they are.")),
        .item(
          say(
            "책 정보와 표지는 보여 준 서비스의 약관을 따라요.",
            "Facts and covers of books are subject to the terms of the service they came from.")),
        .item(
          say(
            "시작을 누르면 이 약관과 개인정보 처리방침에 동의한 것으로 여겨요.",
            "Signing up counts as agreeing to these terms and to the privacy page.")),
      ])
  }
}
