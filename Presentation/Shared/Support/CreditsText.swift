import PresentationKit

/// The credits page: sayings, fonts, book data, programs, and the makers of earlier apps.
extension SupportWords {
  var credits: SupportText {
    SupportText(
      title: MoreItem.credits.title(language),
      pieces: [
        .heading(say("글", "Words")),
        .item(
          say(
            "글귀를 오래도록 입에서 입으로 전해 준 모든 분. 처음부터 들어 있는 글귀는 속담과 저작권이 끝난 지 오래된 글에서 골랐어요. 다른 언어로 "
              + "쓰인 글은 우리가 옮겼어요.",
            "Everyone who passed the starter sayings on. The sayings are proverbs and texts that "
              + "have long been in the public domain. We translated those from other languages.")),
        .heading(say("글꼴", "Fonts")),
        .item(
          say(
            "공유하는 그림의 한글은 나눔고딕으로 그려요.",
            "Hangul in shared pictures is set in NanumGothic.")),
        .heading(say("책", "Books")),
        .item(
          say(
            "Open Library와 그곳에 책 정보를 올려 주는 분들, 카카오, 도서관 정보나루, 그리고 알라딘.",
            "Open Library and everyone who adds book data to it, Kakao, Data4Library, and "
              + "Aladin.")),
        .heading(say("프로그램", "Programs")),
        .item("SQLite, utf8proc, libsodium, Swift"),
        .item("curl, OpenSSL, librsvg, netpbm, fontconfig, xdg-utils"),
        .heading(say("사람", "People")),
        .item(
          say(
            "사람을 식물로, 하루를 그림으로, 글귀를 모닥불로 표현한 다섯 앱을 만든 분들.",
            "The makers of the five apps that first turned people into plants, days into pictures and "
              + "sayings into a campfire.")),
      ])
  }
}
