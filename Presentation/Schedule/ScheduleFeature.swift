import Domain
package import PresentationKit
import TextUI

/// The entry of the schedule part in the list of features.
package enum ScheduleFeature {
  package static let name = PartWords.schedule

  package static var commands: [CommandList] {
    [
      CommandList("schedule") { ScheduleCommands.all },
      CommandList("schedule") { EventFileCommands.all },
    ]
  }

  package static let entry = FeatureDescriptor(
    name: name, sign: { $0.spine },
    records: { records }, trash: { trash }, changePhrases: { changePhrases },
    tutorial: { tutorial },
    settings: { settings },
    keyContexts: { [.schedule, .agenda, .week, .scheduleYear] },
    route: { (id, features, language) throws(Report) in
      do throws(ScheduleFailure) { return try route(to: id, features) } catch {
        guard case .storage = error else { return nil }
        throw ScheduleWords(language).report(error, at: features.schedule.queries.now)
      }
    })

  private static let records: [RecordSummaryKind: RecordWords] = [
    .event: RecordWords(PartWords.event, did: PartWords.event)
  ]

  private static let trash: [TrashItem.Kind: Phrase] = [
    .event: PartWords.event
  ]

  private static let settings = PartSettings(
    notice: SettingText(
      .scheduleNotify, name,
      Phrase("일정이 시작될 때 알리기", "a notification when an event starts")),
    notices: [
      SettingText(
        .scheduleAllDayHour, Phrase("하루 종일 일정 알림 시각", "All-day reminder time"),
        Phrase("하루 종일인 일정을 알리는 시각", "the hour of reminders of all-day events"))
    ],
    own: [],
    remembered: [])

  /// Returns the route to an event; nil if `id` is not a full id.
  private static func route(to id: String, _ features: Features) throws(ScheduleFailure) -> Route? {
    let event = try features.schedule.queries.find(id)
    guard event.id.text == id else { return nil }
    return .schedule(.day(event.start.day, event.id))
  }
}

extension Part {
  package static let schedule = Part("schedule", ScheduleFeature.name, .water, kept: .schedule) {
    context, _, _ in
    ScheduleScreen(context)
  }
}
