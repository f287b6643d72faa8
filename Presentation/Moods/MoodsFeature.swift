import Domain
package import PresentationKit
import TextUI

/// The entry of the moods part in the list of parts.
package enum MoodsFeature {
  static let name = PartWords.moods

  package static var commands: [CommandList] {
    [
      CommandList("moods") { MoodsCommands.all }
    ]
  }

  package static let entry = FeatureDescriptor(
    name: name, sign: { $0.watered },
    records: { records }, trash: { trash }, changePhrases: { changePhrases },
    tutorial: { tutorial },
    settings: { settings },
    keyContexts: { [.moods, .feeling, .diary, .moodYear] },
    route: { (id, features, language) throws(Report) in
      do throws(MoodsFailure) { return try route(to: id, features) } catch {
        guard case .storage = error else { return nil }
        throw error.report(language)
      }
    })

  private static let records: [RecordSummaryKind: RecordWords] = [
    .mood: RecordWords(PartWords.mood, did: PartWords.mood)
  ]

  private static let trash: [TrashItem.Kind: Phrase] = [
    .mood: PartWords.mood
  ]

  private static let settings = PartSettings(
    notice: SettingText(
      .moodsNotify, Phrase("오늘의 기분", "Mood of the day"),
      Phrase("오늘의 기분을 묻는 알림", "a notification that asks for your mood")),
    notices: [
      SettingText(
        .moodsHour, Phrase("기분 알림 시각", "Mood reminder time"),
        Phrase("오늘의 기분을 묻는 시각", "the hour of the mood reminder"))
    ],
    own: [
      SettingText(
        .moodsPicture, Phrase("그림 구성", "Moods in a picture"),
        Phrase("그림 한 장에 담을 기분", "moods shown in one picture"),
        { value in
          CanvasMode(rawValue: value).map { mode in
            switch mode {
            case .daily: Phrase("하루씩", "Day by day")
            case .latest: Phrase("최근 10개", "Latest ten")
            }
          }
        }),
      SettingText(
        .moodsShuffle, Phrase("그림 섞기", "Shuffling"),
        Phrase("그림 섞기", "whether pictures can be shuffled")),
      SettingText(
        .moodsMarks, Phrase("그림 가장자리 표시", "Marks at the edge"),
        Phrase(
          "안부를 나눈 사람과 읽은 책을 하루 그림의 가장자리에 작게 표시하기",
          "small marks on a day's picture for people contacted and books read")),
      SettingText(
        .moodsArtist, Phrase("작가 이름", "Artist's name"),
        Phrase("작가 이름", "the artist's name")),
    ],
    remembered: [])

  /// Returns the route to a mood by its id; nil if no id matches exactly.
  private static func route(to id: String, _ features: Features) throws(MoodsFailure) -> Route? {
    let record = try features.moods.queries.find(id)
    guard record.id.text == id else { return nil }
    return .moods(.card(record, try features.moods.queries.day(record.day).theme))
  }
}

extension Part {
  package static let moods = Part("moods", MoodsFeature.name, .rose, kept: .moods) {
    context, _, _ in
    CanvasScreen(context)
  }
}
