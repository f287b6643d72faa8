import Domain
import PresentationKit
import PresentationSayings
import TextUI

/// An item of the list of mood settings, which also has links for feedback.
enum CanvasItem: Equatable, Sendable, CaseIterable {
  case name, composition, shuffle, marks, feedback, rate, version

  /// The setting that the item changes; nil for other items.
  fileprivate var preference: Preference? {
    switch self {
    case .name: .moodsArtist
    case .composition: .moodsPicture
    case .shuffle: .moodsShuffle
    case .marks: .moodsMarks
    case .feedback, .rate, .version: nil
    }
  }

  fileprivate func title(_ language: Language) -> String {
    switch self {
    case .name: SettingsScreenWords(language).label(.moodsArtist)
    case .composition: SettingsScreenWords(language).label(.moodsPicture)
    case .shuffle: SettingsScreenWords(language).label(.moodsShuffle)
    case .marks: SettingsScreenWords(language).label(.moodsMarks)
    case .feedback: MoreItem.feedback.title(language)
    case .rate: MoreItem.rate.title(language)
    case .version: MoreItem.version.title(language)
    }
  }

  fileprivate func about(_ language: Language) -> String {
    switch self {
    case .name, .composition, .shuffle, .marks:
      preference.map { SettingText.of($0).purpose(language) } ?? ""
    case .feedback: MoreItem.feedback.about(language)
    case .rate: MoreItem.rate.about(language)
    case .version: MoreItem.version.about(language)
    }
  }

  /// Returns the effects of choosing the item. The name opens its form; other settings change to their next value.
  fileprivate func effects(_ settings: SettingsPage, _ context: ViewContext) -> [ScreenEffect] {
    switch self {
    case .name: return [.open(.settings(.home(.moodsArtist)))]
    case .composition, .shuffle, .marks:
      if context.isReadOnly {
        return [.say(NoticeLine(.refusal, StorageWords(context.language).onlyReading))]
      }
      guard let preference, let next = preference.stepped(settings.value(of: preference), by: 1)
      else { return [] }
      return [.work(.settings(.set(preference, next)))]
    case .feedback: return [.open(.more(.feedback))]
    case .rate: return [.work(.more(.rate))]
    case .version: return [.open(.more(.latest))]
    }
  }
}

/// Refreshes the list after every change, because it shows current values.
extension CanvasItem: ChoiceItem {
  static var reload: [Work] { [.settings(.load)] }

  static func receive(_ answer: FeatureEvent, on page: inout ChoiceScreen<Self>) {
    guard let event = answer.settings, let settings = event.page else { return }
    let context = page.context
    page.change { row in
      row.effects = row.item.effects(settings, context)
      guard let preference = row.item.preference else { return }
      row.detail = SettingsScreenWords(context.language).value(
        preference, settings.value(of: preference))
    }
  }
}

extension MoreScreen {
  /// The list of mood settings, with feedback, rating and version.
  var canvasPage: ChoiceScreen<CanvasItem> {
    let items = CanvasItem.allCases.filter { $0 != .rate || MoreItem.rate.leadsSomewhere }
    let rows = items.map { item in
      ChoiceScreen<CanvasItem>.Row(
        item: item, title: item.title(language), detail: item == .version ? version : "",
        about: item.about(language), effects: item.effects(SettingsPage(values: [:]), context))
    }
    var page = ChoiceScreen(
      MoreItem.moods.title(language), [.init(title: nil, rows: rows)], context)
    page.details = .beside
    return page
  }
}
