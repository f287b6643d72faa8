import PresentationKit

/// The privacy page: what is stored, and what leaves this computer.
extension SupportWords {
  var privacy: SupportText {
    SupportText(
      title: MoreItem.privacy.title(language),
      pieces: [
        .paragraph(
          say(
            "짧게 말하면: 동기화를 설정하지 않는 한 기록은 모두 이 컴퓨터에만 있고, 우리는 아무것도 받지 않아요.",
            "In short: your data stays on this computer unless you set up sync. We receive nothing."
          )),
        .heading(say("무엇을 어디에 저장하나요", "Data that Haru stores, and where")),
      ] + stored + [
        .heading(say("무엇이 밖으로 나가나요", "Data that leaves this computer")),
        .paragraph(
          say(
            "아래 기능을 쓰거나 설정해 두었을 때만, 그 기능에 필요한 정보만 나가요.",
            "Haru sends only the data that these features need, and only when you use them or "
              + "have set them up:")),
      ] + leaving + [
        .heading(say("연락처", "Contacts")),
        .paragraph(
          say(
            "연락처 파일은 등록할 사람을 고르고 전화 앱이나 메시지 앱을 여는 데만 써요. 동기화할 때 다른 기록과 함께 보낼 뿐, 다른 곳에는 올리지 않아요.",
            "Contact files are only used to choose people and to open calls and messages. They are not "
              + "uploaded, except with your other records when you sync.")),
        .heading(say("삭제", "Deleting")),
        .paragraph(
          say(
            "`haru profile delete`를 실행하면 그 프로필의 저장소와, 같은 폴더에 있는 파일을 모두 완전히 지워요. 되돌릴 수 없어요.",
            "`haru profile delete` permanently deletes the data file of the profile and all other "
              + "files in the same folder.")),
      ])
  }

  private var stored: [SupportText.Piece] {
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
        say(
          "저장소 파일은 암호화하지 않아요. 잠금은 남이 엿보는 것만 막아요. 도난에 대비하려면 디스크를 암호화해 주세요.",
          "The data file is not encrypted. The lock only keeps prying eyes out. Use disk "
            + "encryption against theft.")),
      .item(
        say(
          "책 검색 결과와 표지는 캐시에 저장해요. `haru cache clear`로 언제든 비울 수 있어요.",
          "Book search results and covers are cached. `haru cache clear` empties the cache.")),
      .item(
        say(
          "지운 기록은 휴지통에, 변경한 내용은 되돌릴 수 있게 작업 기록에 남아요. 휴지통을 비우면 둘 다 비워져요.",
          "Removed records stay in the trash, and your changes in the history, so that you can undo them. "
            + "Emptying the trash clears both.")),
      .item(
        say(
          "자동 백업(7일 치)과 직접 만든 백업은 이 컴퓨터의 자료 폴더에 있어요. 휴지통을 비워도 백업은 그대로예요.",
          "Seven daily backups, and the backups you make, are stored in the data folder. Emptying the "
            + "trash does not change them.")),
    ]
  }

  private var leaving: [SupportText.Piece] {
    [
      .item(
        say(
          "동기화: 바뀐 내용을 이 컴퓨터에서 암호화해, 직접 고른 동기화 위치로 보내요. 그곳에서는 아무도 내용을 읽을 수 없어요.",
          "Sync: your changes are encrypted on this computer and sent to the remote you choose. "
            + "The remote cannot read them.")),
      .item(
        say(
          "책 찾기: 고른 책 정보 서비스에 검색어나 ISBN을 보내요.",
          "Book search: your search words or ISBN are sent to the book service you chose.")),
      .item(
        say(
          "책 표지: 찾은 책을 열거나 표지를 받을 때, 책 정보에 적힌 주소에서 그림을 내려받아요.",
          "Covers: when you open a book you found, or fetch a cover, the picture is downloaded from the "
            + "address in the book's data.")),
      .item(
        say(
          "글귀 받아 오기: 지정한 주소에 접속해요. `sayings.feed`를 켜면 날마다 한 번 접속해요.",
          "Pulling sayings: Haru reads the address you name, once a day if `sayings.feed` is "
            + "on.")),
      .item(
        say(
          "소셜 로그인: 고른 회사의 로그인 페이지를 브라우저로 열고, 누구인지 확인해 주는 정보만 받아요.",
          "Social sign-in: the company's own page opens in your browser, and Haru receives only proof of "
            + "who you are.")),
      .item(
        say(
          "알림과 훅: 제목과 내용을 이 컴퓨터의 알림 프로그램이나, 직접 정해 둔 명령에 전달해요.",
          "Notifications and hooks: the title and text are passed to this computer's desktop, "
            + "or to programs you chose.")),
      .item(
        say(
          "새 버전 확인, 문의 메일, 전화나 메시지 열기: 직접 고를 때만 다른 프로그램이나 주소를 열어요.",
          "Checking for a new version, writing to us, calling or messaging: Haru opens another program "
            + "or address only when you ask it to.")),
    ]
  }
}
