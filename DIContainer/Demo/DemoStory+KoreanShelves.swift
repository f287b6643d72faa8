import Domain

extension DemoStory {
  static let koreanShelves: [Shelf] = koreanReading + koreanFinished

  private static let koreanReading: [Shelf] = [
    Shelf(
      book: BookDraft(
        title: "데미안", author: "헤르만 헤세", publisher: "민음사", published: Day("2000-12-20"),
        pages: 239, isbn: "9788937460449", category: .poem),
      begun: 24, within: 34, read: Sitting(first: 23, last: 1, page: 148, often: 10),
      sentences: [(122, "새는 힘겹게 알을 깨고 나온다. 그 알이 곧 세계다.")], isLiked: true),
    Shelf(
      book: BookDraft(
        title: "하늘과 바람과 별과 시", author: "윤동주", publisher: "소와다리",
        published: Day("2016-01-30"), pages: 176, category: .poem),
      begun: 20, within: 23, read: Sitting(first: 19, last: 0, page: 162, often: 6, hour: 6),
      sentences: [(9, "오늘 밤에도 별이 바람에 스치운다.")]),
    Shelf(
      book: BookDraft(
        title: "코스모스", author: "칼 세이건", publisher: "사이언스북스", published: Day("2006-12-20"),
        pages: 719, isbn: "9788983711892", category: .science),
      begun: 40, within: 38, read: Sitting(first: 37, last: 9, page: 392, often: 4, hour: 1)),
    Shelf(
      book: BookDraft(
        title: "작은 땅의 야수들", author: "김주혜", publisher: "다산책방",
        published: Day("2022-09-28"), pages: 604, category: .poem),
      begun: 12, within: 33, read: Sitting(first: 11, last: 2, page: 255, often: 6)),
    Shelf(
      book: BookDraft(
        title: "월든", author: "헨리 데이비드 소로", publisher: "은행나무", published: Day("2011-08-22"),
        pages: 504, category: .essay),
      begun: 2, within: 30, read: Sitting(first: 1, last: 0, page: 38, often: 10, hour: 7)),
    Shelf(
      book: BookDraft(
        title: "사피엔스", author: "유발 하라리", publisher: "김영사", published: Day("2015-11-24"),
        pages: 636, category: .humanities),
      begun: 1, within: 50),
  ]

  private static let koreanFinished: [Shelf] = [
    Shelf(
      book: BookDraft(
        title: "메밀꽃 필 무렵", author: "이효석", publisher: "문학과지성사",
        published: Day("2007-11-30"), pages: 402, category: .poem),
      begun: 60, within: 30, read: Sitting(first: 58, last: 37, page: 402, hour: 15), rating: 5,
      note: "달밤에 소리 내어 읽으면 길을 걷는 것 같다.",
      sentences: [
        (
          279,
          "산허리는 온통 메밀밭이어서 피기 시작한 꽃이 소금을 뿌린 듯이 흐붓한 달빛에 숨이 막힐 지경이다."
        )
      ], isLiked: true),
    Shelf(
      book: BookDraft(
        title: "동물농장", author: "조지 오웰", publisher: "민음사", published: Day("1998-08-05"),
        pages: 159, isbn: "9788937460050", category: .poem),
      begun: 72, within: 14, read: Sitting(first: 70, last: 64, page: 159), rating: 4),
    Shelf(
      book: BookDraft(
        title: "식물의 책", author: "이소영", publisher: "책읽는수요일", published: Day("2019-10-31"),
        pages: 288, category: .naturalScience),
      begun: 101, within: 24, read: Sitting(first: 100, last: 83, page: 288, hour: 8), rating: 5),
    Shelf(
      book: BookDraft(
        title: "어둠의 왼손", author: "어슐러 르 귄", publisher: "시공사",
        published: Day("2014-09-05"), pages: 396, category: .fantasy),
      begun: 132, within: 30, read: Sitting(first: 130, last: 107, page: 396, hour: 23), rating: 4),
    Shelf(
      book: BookDraft(
        title: "한국의 나무", author: "김진석", publisher: "돌베개", published: Day("2018-11-26"),
        pages: 688, category: .culture),
      begun: 205, within: 70, read: Sitting(first: 203, last: 139, page: 688, often: 6, hour: 13),
      rating: 5),
    Shelf(
      book: BookDraft(
        title: "라면: 지금 물 올리러 갑니다", author: "윤이나", publisher: "세미콜론",
        published: Day("2021-02-15"), pages: 180, category: .cook),
      begun: 190, within: 30, read: Sitting(first: 188, last: 171, page: 180, often: 4, hour: 12),
      rating: 3),
    Shelf(
      book: BookDraft(
        title: "동백꽃", author: "김유정", publisher: "문학과지성사", published: Day("2005-09-30"),
        pages: 462, category: .poem),
      begun: 262, within: 45, read: Sitting(first: 260, last: 224, page: 462, often: 7), rating: 4,
      sentences: [(367, "알싸한, 그리고 향긋한 그 냄새에 나는 땅이 꺼지는 듯이 온 정신이 고만 아찔하였다.")]),
    Shelf(
      book: BookDraft(
        title: "아몬드", author: "손원평", publisher: "창비", published: Day("2017-03-31"),
        pages: 264, category: .teenager),
      begun: 300, within: 30, read: Sitting(first: 298, last: 275, page: 264, often: 7, hour: 7),
      rating: 5),
    Shelf(
      book: BookDraft(
        title: "어린 왕자", author: "앙투안 드 생텍쥐페리", publisher: "열린책들",
        published: Day("2015-10-20"), pages: 136, category: .classic),
      begun: 352, within: 45, read: Sitting(first: 350, last: 316, page: 136, often: 5), rating: 5,
      sentences: [(96, "사막이 아름다운 건 어딘가에 우물을 숨기고 있기 때문이야.")]),
  ]
}
