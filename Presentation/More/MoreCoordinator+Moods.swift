import Domain

/// What somebody who paints moods may want to settle, in one place.
enum CanvasItem: Equatable, Sendable, CaseIterable {
  case name, composition, shuffle, inquiry, rate, version
}

/// The settings of moods behind the comma, with the ways to those who made the program.
extension MoreCoordinator {
  private typealias Page = ChoiceScreen<CanvasItem>

  /// Opens the page; what is chosen now is told as soon as it is known.
  mutating func openCanvasSettings() -> [ScreenEffect] {
    push(canvasPage(SettingsPage(values: [:])))
    return [.work(.settings(.load))]
  }

  /// Brings the page up to date, with the keys where they were.
  mutating func showCanvasSettings(_ settings: SettingsPage) {
    let page = canvasPage(settings)
    change(Page.self) { shown in
      let chosen = shown.chosen
      shown = page
      shown.select(chosen)
    }
  }

  private func canvasPage(_ settings: SettingsPage) -> Page {
    let rows = CanvasItem.allCases.map { item in
      Page.Row(
        item: item, title: title(item), detail: detail(item, settings),
        effects: effects(item, settings))
    }
    var page = Page(
      MoreItem.moods.title(language), [.init(title: nil, rows: rows)], language, glyphs)
    page.details = .beside
    return page
  }

  private func title(_ item: CanvasItem) -> String {
    switch item {
    case .name: SettingsScreenWords(language).label(.moodsName)
    case .composition: SettingsScreenWords(language).label(.moodsCanvas)
    case .shuffle: SettingsScreenWords(language).label(.moodsShuffle)
    case .inquiry: MoreItem.inquiry.title(language)
    case .rate: MoreItem.rate.title(language)
    case .version: MoreItem.version.title(language)
    }
  }

  private func detail(_ item: CanvasItem, _ settings: SettingsPage) -> String {
    switch item {
    case .name, .composition, .shuffle:
      preference(item).map {
        SettingsScreenWords(language).value($0, settings.value(of: $0))
      } ?? ""
    case .version: version
    case .inquiry, .rate: ""
    }
  }

  private func preference(_ item: CanvasItem) -> Preference? {
    switch item {
    case .name: .moodsName
    case .composition: .moodsCanvas
    case .shuffle: .moodsShuffle
    case .inquiry, .rate, .version: nil
    }
  }

  /// The name opens its form; what has two values becomes the other one.
  private func effects(_ item: CanvasItem, _ settings: SettingsPage) -> [ScreenEffect] {
    switch item {
    case .name: return [.open(.settings(.home(.moodsName)))]
    case .composition, .shuffle:
      if isReadOnly { return [refuseToWrite] }
      guard let preference = preference(item),
        let next = preference.stepped(settings.value(of: preference), by: 1)
      else { return [] }
      return [.work(.settings(.set(preference, next)))]
    case .inquiry: return [.open(.more(.inquiry))]
    case .rate: return [.work(.more(.rate))]
    case .version: return [.open(.more(.latest))]
    }
  }
}
