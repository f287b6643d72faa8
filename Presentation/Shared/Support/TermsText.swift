import PresentationKit

/// The page with the terms of use.
extension SupportWords {
  var terms: SupportText {
    SupportText(
      title: MoreItem.terms.title(language),
      pieces: [
        .item(
          say(
            "‘하루’는 MIT 라이선스로 공개한 프로그램이에요. 어떤 용도로든 쓰고, 고치고, 배포할 수 있어요. 전문은 `haru about licences`에 있어요.",
            "Haru is published under the MIT licence. You may use, change and distribute it for any purpose. "
              + "`haru about licences` shows the full text.")),
        .item(
          say(
            "‘하루’는 현재 상태 그대로 제공하고, 아무것도 보증하지 않아요.",
            "Haru is provided “as is”, without any warranty.")),
        .item(
          say(
            "기록은 기록한 사람의 것이에요. 우리는 그 기록에 아무 권리가 없고, 볼 수도 없어요.",
            "Your records belong to you. We have no rights to them and cannot see them.")),
        .item(
          say(
            "소중한 기록은 따로 백업해 두세요. `haru backup FILE`로 기록과 사진을 함께 복사할 수 있어요.",
            "Keep a backup of your data: `haru backup FILE` copies your records and photos."
          )),
        .item(
          say(
            "남의 글을 공유할 때에는 지은이를 밝혀 주세요.",
            "Name the author when you share other people's words.")),
        .item(
          say(
            "책 정보와 표지는 그것을 제공한 서비스의 약관을 따라요.",
            "Book data and covers are subject to the terms of the service that provided them.")),
        .item(
          say(
            "가입하면 이 약관과 개인정보 처리방침에 동의한 것으로 봐요.",
            "By signing up, you agree to these terms and to the privacy policy.")),
      ])
  }
}
