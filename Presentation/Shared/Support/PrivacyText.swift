import Domain
import PresentationKit

/// The privacy page: what is stored, and what leaves this computer.
extension SupportWords {
  /// Returns the privacy page. `isEncrypted` is nil if it is unknown whether the store is encrypted.
  func privacy(isEncrypted: Bool?) -> SupportText {
    SupportText(
      title: MoreItem.privacy.title(language),
      pieces: [
        .paragraph(
          OutgoingData.promise(language) + " " + say("우리는 아무것도 받지 않아요.", "We receive nothing.")),
        .heading(say("무엇을 어디에 저장하나요", "Data that Haru stores, and where")),
      ] + stored(isEncrypted) + [
        .heading(say("무엇이 밖으로 나가나요", "Data that leaves this computer")),
        .paragraph(
          say(
            "아래 기능을 쓰거나 설정해 두었을 때만, 그 기능에 필요한 정보만 나가요.",
            "Haru sends only the data that these features need, and only when you use them or "
              + "have set them up:")),
      ] + OutgoingData.allCases.map { .item($0.sentence(language)) } + [
        .heading(say("연락처", "Contacts")),
        .paragraph(
          say(
            "연락처 파일은 등록할 사람을 고르고 전화 앱이나 메시지 앱을 여는 데만 써요. 동기화하거나, 연락처를 게시하거나, vdirsyncer 폴더를 쓰거나, QR 코드로 보여 줄 때만 밖으로 나가요.",
            "Contact files are only used to choose people and to open calls and messages. They leave this "
              + "computer only with sync, publishing (if you add contacts), vdirsyncer folders or a QR "
              + "code that you show.")),
        .heading(say("주고받은 것", "Gifts, loans and amounts")),
        .paragraph(
          say(
            "금액과 빌려준 물건은 사람 카드와 `haru gifts`, 훅, 내보낸 파일에만 있어요. 게시한 페이지, vdirsyncer 폴더, QR 코드, 알림, 위젯, 오늘 화면, 아침, 저녁, 한 해 돌아보기에는 나오지 않아요.",
            "Amounts and what was lent are only on the card of the person, in `haru gifts`, for hooks and in "
              + "exports. They are never published, written to vdirsyncer folders, or shown in QR codes, "
              + "notifications, the widget, Today, the morning, the evening or the year in review.")
        ),
        .heading(say("삭제", "Deleting")),
        .paragraph(
          say(
            "`haru profile delete`를 실행하면 그 프로필의 저장소와, 같은 폴더에 있는 파일을 모두 완전히 지워요. 되돌릴 수 없어요.",
            "`haru profile delete` permanently deletes the data file of the profile and all other "
              + "files in the same folder.")),
      ])
  }

  private func encryption(_ isEncrypted: Bool?) -> String {
    switch isEncrypted {
    case true?:
      say(
        "저장소 파일은 백업, 사진과 함께 암호화되어 있어요. 암호나 복구 키가 있어야 열려요.",
        "The data file is encrypted, and so are its backups and photos. Only your passphrase or your "
          + "recovery key opens them.")
    case false?:
      say(
        "저장소 파일은 암호화되어 있지 않아요. 도난에 대비하려면 `haru encrypt on`으로 암호화하고, 디스크도 암호화해 주세요.",
        "The data file is not encrypted. To protect it from theft, encrypt it with `haru encrypt on`, "
          + "and encrypt the disk.")
    case nil:
      say(
        "저장소 파일은 `haru encrypt on`으로 암호화할 수 있어요. 켜지 않으면 암호화하지 않아요.",
        "The data file is encrypted only if you turn encryption on with `haru encrypt on`.")
    }
  }

  private func stored(_ isEncrypted: Bool?) -> [SupportText.Piece] {
    [
      .item(
        say(
          "기록은 프로필마다 하나씩 있는 저장소 파일에 저장돼요. 이 파일은 이 컴퓨터에서 내 사용자 계정으로만 읽을 수 있어요(권한 0600).",
          "Each profile has one data file. Only your user account on this computer can read it (mode 0600)."
        )),
      .item(
        say(
          "비밀번호와 잠금 번호는 그대로 저장하지 않고, Argon2id로 바꾼 값만 저장해요.",
          "Passwords and lock codes are stored only as Argon2id hashes.")),
      .item(
        encryption(isEncrypted) + " "
          + say("잠금은 남이 엿보는 것만 막아요.", "The lock only keeps prying eyes out.")),
      .item(
        say(
          "책 검색 결과와 표지는 캐시에 저장해요. `haru cache clear`로 언제든 비울 수 있어요.",
          "Book search results and covers are cached. `haru cache clear` empties the cache.")),
      .item(
        say(
          "지운 기록은 휴지통에, 변경한 내용은 되돌릴 수 있게 작업 기록에 남아요. 휴지통을 비우면 지운 기록과, 되돌리는 데 쓰던 내용이 함께 지워져요.",
          "Removed records stay in the trash, and your changes in the history, so that you can undo them. "
            + "Emptying the trash deletes these records and what is stored for undo.")),
      .item(
        say(
          "자동 백업(7일 치)과 직접 만든 백업은 이 컴퓨터의 데이터 폴더에 있어요. 휴지통을 비워도 백업은 그대로예요.",
          "Seven daily backups, and the backups you make, are stored in the data folder. Emptying the "
            + "trash does not change them.")),
    ]
  }
}
