import Domain
import PresentationKit
import TextUI

/// The home of More: settings, help, and information about the program.
struct MoreScreen: Equatable, Sendable, CardScreen {
  var context: ViewContext { didSet { list.context = context } }
  let version: String
  private(set) var list: ChoiceScreen<MoreItem>
  /// The pending request for the latest version; idle if there is none.
  var latest = InFlightTask("latest")

  init(version: String, _ context: ViewContext) {
    self.context = context
    self.version = version
    list = ChoiceScreen(
      MoreWords(context.language).title,
      MoreItem.groups.map { group in
        .init(
          title: group.title(context.language),
          rows: group.items.map { item in
            .init(
              item: item, title: item.title(context.language), about: item.about(context.language),
              effects: Self.effects(of: item))
          })
      }, context)
    list.setDetail(.version, version)
  }

  private static func effects(of item: MoreItem) -> [ScreenEffect] {
    switch item {
    case .account: [.work(.account(.load))]
    case .settings: [.open(.settings(.home(nil)))]
    case .moods: [.open(.more(.moods))]
    case .permissions: [.open(.more(.permissions(isFirst: false)))]
    case .lock: [.work(.lock(.view(opens: true)))]
    case .encryption: [.open(.more(.encryption(.page)))]
    case .search: [.open(.finding(.search))]
    case .timeline: [.open(.finding(.timeline(nil)))]
    case .history: [.open(.more(.history(.history)))]
    case .trash: [.open(.more(.history(.trash)))]
    case .bringIn: [.open(.more(.bringIn))]
    case .sync: [.open(.more(.sync))]
    case .tutorial: [.open(.more(.tutorials))]
    case .news: [.open(.more(.news))]
    case .feedback: [.open(.more(.feedback))]
    case .rate: [.work(.more(.rate))]
    case .version: [.open(.more(.latest))]
    case .cache: [.work(.more(.weighCache))]
    case .about: [.open(.more(.page(.about)))]
    case .privacy: [.open(.more(.page(.privacy)))]
    case .terms: [.open(.more(.page(.terms)))]
    case .licences: [.open(.more(.page(.licences)))]
    case .credits: [.open(.more(.page(.credits)))]
    }
  }

  var words: MoreWords { MoreWords(language) }
  var reload: [Work] { [.lock(.view(opens: false)), .encryption(.view)] }

  mutating func setDetail(_ item: MoreItem, _ detail: String) { list.setDetail(item, detail) }

  // MARK: The list

  var bindings: [Binding] { list.bindings }
  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? { list.press(key, in: area) }
  mutating func handle(_ mouse: Mouse, in area: Area) -> [ScreenEffect] {
    list.handle(mouse, in: area)
  }
  func draw(into frame: inout Frame, in area: Area) { list.draw(into: &frame, in: area) }
}

extension MoreItem: ChoiceItem {}
extension TutorialSubject: ChoiceItem {}
extension InquiryKind: ChoiceItem {}
