import Domain

/// The pages of every tutorial.
enum TutorialPages {
  private static func page(
    _ language: Language, _ picture: TutorialPage.Picture, _ title: Phrase, _ words: Phrase
  ) -> TutorialPage {
    TutorialPage(title: title(language), words: words(language), picture: picture)
  }

  /// A page about each part.
  static func everything(_ language: Language) -> [TutorialPage] {
    [
      page(
        language, .fire, Phrase("하루에 오신 것을 환영해요", "Welcome to Haru"),
        Phrase(
          "날마다 하는 작은 일 다섯 가지를 한곳에 모은 집이에요. 모든 것은 이 컴퓨터에만 있어요.",
          "One home for five small rituals of a day. All of it stays on this computer.")),
      page(
        language, .plant(.grown), PartWords.name(.people),
        Phrase(
          "아끼는 사람마다 식물을 하나씩 심어요. 연락하면 물을 주는 거예요. 뜸해지면 목말라하고, 자주 만나면 자라요.",
          "Plant the people you love. Being in touch waters them; silence makes them thirsty, and "
            + "they grow as you meet.")),
      page(
        language, .fire, PartWords.name(.sayings),
        Phrase(
          "간직하고 싶은 말을 모아요. 열 때마다 하나를 권하고, 쓴 것은 표시해 두어요.",
          "Keep words worth keeping. One is recommended whenever you come, and what you used is "
            + "marked.")),
      page(
        language, .shapes(6), PartWords.name(.moods),
        Phrase(
          "기분을 적으면 도형이 되고, 하루가 한 장의 그림이 돼요.",
          "A feeling you write down becomes a shape, and a day becomes a picture.")),
      page(
        language, .day, PartWords.name(.schedule),
        Phrase(
          "언제 무엇이 있는지 적어 두면, 하루를 진행 중, 예정, 끝난 일정으로 나누어 보여 줘요.",
          "Write down what happens when; a day shows what goes on, what comes and what is over.")),
      page(
        language, .spines, PartWords.name(.books),
        Phrase(
          "언제까지 읽을지 정하고 읽은 쪽을 적어요. 오늘 몇 쪽이면 되는지 알려 줘요.",
          "Say by when a book is to be read, and how far you are; it says how many pages today "
            + "asks for.")),
    ]
  }

  /// The five pages of people.
  static func people(_ language: Language) -> [TutorialPage] {
    [
      page(
        language, .plant(.young), Phrase("미루던 연락을 식물로", "Keeping in touch, as a plant"),
        Phrase(
          "연락을 미루는 마음을 식물 키우기로 바꿔요. 사람 하나가 식물 하나예요.",
          "A call one keeps putting off becomes a plant to look after: one person, one plant.")),
      page(
        language, .plant(.other), Phrase("어울리는 식물", "The plant that suits them"),
        Phrase(
          "얼마나 자주 연락하는지 정하면, 물 주는 주기가 어울리는 식물을 만나요.",
          "Say how often you are in touch, and a plant is found whose rhythm is the same.")),
      page(
        language, .plant(.thirsty), Phrase("때가 되면 알려 줘요", "It tells you when"),
        Phrase(
          "주기가 돌아오면 목마르다고 알려요. 바쁜 날에는 며칠 미룰 수 있어요.",
          "When the rhythm comes round it is thirsty and says so. On busy days it can wait a few "
            + "more.")),
      page(
        language, .plant(.grown), Phrase("오늘의 연락을 적어요", "Note today's contact"),
        Phrase(
          "물을 주며 세 단어와 짧은 글을 남겨요. 다음에 무슨 이야기를 할지 떠오르게요.",
          "With the water go three keywords and a few lines, so that next time you know what to ask."
        )),
      page(
        language, .plant(.old), Phrase("시작해요", "Begin"),
        Phrase("n을 누르면 첫 사람을 등록할 수 있어요.", "Press n to plant the first person.")),
    ]
  }

  /// The six pages of sayings.
  static func sayings(_ language: Language) -> [TutorialPage] {
    [
      page(
        language, .fire, Phrase("권하는 글귀와 모든 글귀", "One recommended, and all"),
        Phrase(
          "들어오면 글귀 하나를 권해요. 그 아래에 모든 글귀가 카드로 있어요. r을 누르면 다른 것을 권해요.",
          "One saying is recommended; below it are all of them as cards. r recommends another.")),
      page(
        language, .fire, Phrase("좋아요, 썼어요, 공유", "Like, use, share"),
        Phrase(
          "글귀를 열고 l로 좋아요, u로 썼어요를 표시해요. s로 글이나 그림을 공유해요.",
          "Open one: l likes it, u marks it as used, s shares it as text or as a picture.")),
      page(
        language, .fire, Phrase("좋아하는 글귀", "Liked ones"),
        Phrase("좋아하는 글귀만 모아 봐요. 가장 최근에 좋아한 것이 맨 앞이에요.", "Only what you like, the latest first.")),
      page(
        language, .fire, Phrase("아직 안 쓴 글귀", "Unused ones"),
        Phrase("아직 안 쓴 것만 골라 봐요.", "Only what you have not used yet.")),
      page(
        language, .fire, MoreItem.search.title,
        Phrase("/를 누르고 기억나는 말 한 조각만 적어도 찾아요.", "Press / and type any piece you remember.")),
      page(
        language, .fire, Phrase("내 마음대로", "As you like it"),
        Phrase(
          "더보기(,)에서 색과 글꼴, 알림을 바꿀 수 있어요.",
          "A comma (,) leads to colours, fonts and notices.")),
    ]
  }

  /// The pages of moods.
  static func moods(_ language: Language) -> [TutorialPage] {
    [
      page(
        language, .shapes(1), Phrase("반가워요", "Hello"),
        Phrase(
          "기분을 그림으로 모으는 화실이에요. 작가 이름은 언제든 바꿀 수 있어요.",
          "This is an atelier that makes pictures of how you feel. The artist's name can be changed "
            + "at any time.")),
      page(
        language, .shapes(4), Phrase("게이지를 올려요", "Raise the gauge"),
        Phrase(
          "n을 누르고 기쁜 만큼 올린 다음 무슨 일인지 적어요. 끝까지 올린 뒤 한 번 더 올리고 Enter를 누르면 그만둬요.",
          "Press n, raise it as far as you are happy, and write what it was. Pulling it to the very "
            + "end gives up.")),
      page(
        language, .shapes(9), Phrase("하루가 그림이 돼요", "A day becomes a picture"),
        Phrase(
          "도형을 고르면 그때의 글이 보이고, s를 누르면 도형들이 자리를 바꿔요.",
          "Choose a shape to read it again; s lets the shapes change places.")),
    ]
  }

  /// The three pages of the schedule.
  static func schedule(_ language: Language) -> [TutorialPage] {
    [
      page(
        language, .day, Phrase("일정을 한눈에", "See what is planned"),
        Phrase(
          "달력에서 날을 고르면 진행 중, 예정, 끝난 일정으로 나누어 보여 줘요.",
          "Choose a day in the month, and see what goes on, what comes and what is over.")),
      page(
        language, .day, Phrase("일정을 적어요", "Plan something"),
        Phrase(
          "n을 누르고 무엇을 언제 하는지 적어요. 시간은 5분씩 움직여요.",
          "Press n and say what and when; times go by five minutes.")),
      page(
        language, .day, Phrase("일정을 지워요", "Remove something"),
        Phrase("x를 누르면 지우고, z를 누르면 되돌려요.", "x removes it; z brings it back.")
      ),
    ]
  }

  /// The pages of reading.
  static func books(_ language: Language) -> [TutorialPage] {
    [
      page(
        language, .spines, Phrase("책을 목표로", "A book as a goal"),
        Phrase(
          "/로 책을 찾아 언제까지 읽을지 정해요. 찾지 못하면 n으로 직접 입력해도 돼요.",
          "Find a book with n and say by when it is to be read; type it in where it is not found.")),
      page(
        language, .spines, Phrase("읽은 쪽을 적어요", "Note the page"),
        Phrase(
          "r을 누르고 어디까지 읽었는지 적으면, 하루에 몇 쪽이면 되는지 다시 계산해 줘요.",
          "Press r and say how far you are; the pages a day asks for are counted anew.")),
      page(
        language, .spines, Phrase("문장과 책장", "Sentences and the shelf"),
        Phrase(
          "마음에 남은 문장을 쪽과 함께 간직하고, 다 읽은 책은 책장에서 봐요.",
          "Keep sentences with their page, and see finished books on the shelf.")),
      page(
        language, .spines, Phrase("돌아보기", "Looking back"),
        Phrase(
          "a를 누르면 날마다 읽은 쪽과 연속 독서를 그래프로 봐요.", "a shows pages by day and your streaks as charts.")),
    ]
  }
}
