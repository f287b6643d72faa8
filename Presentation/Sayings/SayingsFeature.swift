import Domain
package import PresentationKit
import TextUI

/// The entry of the sayings part in the list of features.
package enum SayingsFeature {
  package static let name = PartWords.sayings
  /// The name of the list of liked sayings.
  package static let liked = Phrase("좋아하는 글귀", "Liked sayings")

  package static var commands: [CommandList] {
    [
      CommandList("sayings") { SayingsCommands.all },
      CommandList("sayings") { SayingFileCommands.all },
    ]
  }

  package static let entry = FeatureDescriptor(
    name: name, sign: { $0.new },
    records: { records }, trash: { trash }, changePhrases: { changePhrases },
    tutorial: { tutorial },
    settings: { settings },
    keyContexts: { [.sayings, .saying] },
    route: { (id, features, language) throws(Report) in
      do throws(SayingsFailure) { return try route(to: id, features) } catch {
        guard case .storage = error else { return nil }
        throw error.report(language)
      }
    })

  private static let records: [RecordSummaryKind: RecordWords] = [
    .saying: RecordWords(PartWords.saying, did: Phrase("담음", "saved")),
    .use: RecordWords(PartWords.saying, did: Phrase("사용", "used")),
  ]

  private static let trash: [TrashItem.Kind: Phrase] = [
    .saying: PartWords.saying
  ]

  private static let settings = PartSettings(
    notice: SettingText(
      .sayingsNotify, SayingsWords.ofTheDay,
      Phrase("오늘의 글귀 알리기", "a notification with the saying of the day")),
    notices: [
      SettingText(
        .sayingsHour, Phrase("글귀 알림 시각", "Saying notification time"),
        Phrase("오늘의 글귀를 알리는 시각", "the hour of the notification with the saying")),
      SettingText(
        .sayingsFeed, Phrase("날마다 새 글귀 받기", "Daily new sayings"),
        Phrase(
          "마지막으로 받아 온 곳에서 날마다 새 글귀 받기",
          "fetch new sayings once a day from the address you last pulled from")),
    ],
    own: [],
    remembered: [])

  /// Returns the route to a saying. Throws if the saying does not exist.
  private static func route(to id: String, _ features: Features) throws(SayingsFailure) -> Route? {
    let saying = try features.sayings.queries.find(id)
    return .sayings(.saying(saying.number, SayingsQuery(), index: 0))
  }
}

extension Part {
  package static let sayings = Part("sayings", SayingsFeature.name, kept: .sayings) {
    context, choice, _ in
    SayingsScreen(lettering: choice.lettering, style: CardStyle(options: choice.colours), context)
  }
}
