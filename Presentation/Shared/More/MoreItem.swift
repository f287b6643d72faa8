import Domain
import PresentationKit
import TextUI

enum MoreItem: Equatable, Sendable, CaseIterable {
  case account, settings, moods, lock, encryption, permissions
  case search, timeline, history, trash, bringIn, sync, tutorial, news,
    feedback, rate,
    version, cache
  case about, privacy, terms, licences, credits

  /// A group of items under a title.
  struct Group: Equatable, Sendable {
    let title: Phrase
    let items: [MoreItem]
  }

  /// The groups in order.
  static let groups = [
    Group(
      title: Phrase("나", "You"),
      items: [.account, .settings, .moods, .lock, .encryption, .permissions]),
    Group(
      title: Phrase("모든 기록", "Everything"),
      items: [.search, .timeline, .history, .trash, .bringIn, .sync]),
    Group(
      title: Phrase("도움말과 문의", "Help"),
      items: [.tutorial, .news, .feedback, .rate, .version, .cache].filter(\.leadsSomewhere)),
    Group(
      title: ShellWords.haru, items: [.about, .privacy, .terms, .licences, .credits]),
  ]

  /// Whether the item is available.
  var leadsSomewhere: Bool { self != .rate || SupportAddresses.known.page != nil }

  /// The title of the item, or the name of its action if it has no screen.
  var title: Phrase {
    switch self {
    case .account: Phrase("내 프로필", "My profile")
    case .lock: Phrase("잠금", "Lock")
    case .encryption: Phrase("암호화", "Encryption")
    case .settings: Phrase("설정", "Settings")
    case .moods: Phrase("기분 설정", "Mood settings")
    case .permissions: Phrase("알림과 연락처", "Notifications and contacts")
    case .search: PartWords.search
    case .timeline: Phrase("날짜별 기록", "Timeline")
    case .history: Phrase("작업 기록", "History")
    case .trash: Phrase("휴지통", "Trash")
    case .bringIn: Phrase("가져오기", "Import")
    case .sync: Phrase("동기화", "Sync")
    case .tutorial: Phrase("사용법", "Tutorial")
    case .news: Phrase("새 소식", "What's new")
    case .feedback: Phrase("문의하기", "Feedback")
    case .rate: Phrase("평가하기", "Rate Haru")
    case .version: Phrase("버전", "Version")
    case .cache: Phrase("캐시 비우기", "Empty the cache")
    case .about: Phrase("하루 소개", "About Haru")
    case .privacy: Phrase("개인정보 처리방침", "Privacy")
    case .terms: Phrase("이용약관", "Terms")
    case .licences: Phrase("오픈소스 라이선스", "Open-source licences")
    case .credits: Phrase("고마운 분들", "Thanks")
    }
  }
}
