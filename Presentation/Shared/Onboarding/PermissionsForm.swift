import Domain
import PresentationKit
import TextUI

/// The fields of the questions for a new user.
enum PermissionField: String, Hashable, Sendable { case notices, contacts }

/// The first-run questions, like the permission prompts of a phone: whether to send notifications, and where the
/// contacts are. Both questions can be skipped.
struct PermissionsForm: Equatable, Sendable, FormScreen {
  typealias Field = PermissionField

  var context: ViewContext
  /// Whether the user has just signed up and continues to the main screens.
  let isFirst: Bool
  var sheet: FormSheet<PermissionField>

  init(isFirst: Bool, _ context: ViewContext) {
    self.context = context
    self.isFirst = isFirst
    let (words, more) = (PermissionWords(context.language), MoreWords(context.language))
    sheet = FormSheet(
      [
        .init(.notices, words.labelNotices, .toggle(ToggleField(true, on: more.yes, off: more.no))),
        .init(
          .contacts, words.labelContacts,
          .text(TextField(limit: 500, placeholder: words.contactsPlaceholder))),
      ], context)
  }

  private var words: PermissionWords { PermissionWords(context.language) }

  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    type(key, in: area).map(leaving)
  }

  /// Returns the effects of leaving the form. After sign-up a second `.back` is added, which leaves More for the main
  /// screens.
  private func leaving(_ effects: [ScreenEffect]) -> [ScreenEffect] {
    guard isFirst, let index = effects.firstIndex(of: .back) else { return effects }
    return effects[...index] + [.back] + effects[(index + 1)...]
  }

  /// Saves the answers as settings, and imports the contacts.
  func save() -> [ScreenEffect] {
    let effects: [ScreenEffect] = [
      .back, .work(.settings(.notices(sheet.form.isOn(.notices)))),
    ]
    let path = sheet.form.text(.contacts)
    if path.allSatisfy(\.isWhitespace) { return effects }
    return effects + [.work(.command("contacts import " + ShellQuote.word(path)))]
  }

  func draw(into frame: inout Frame, in area: Area) {
    let notes = [words.noticesHint, words.contactsHint].map { StyledText($0, .dim) }
    sheet.draw(words.title, notes: notes, into: &frame, in: area)
  }
}

/// Messages of the first-run questions.
struct PermissionWords: Words {
  let language: Language

  var title: String { MoreItem.permissions.title(language) }
  var labelNotices: String { say("알림을 보내 드릴까요?", "Send me notifications") }
  var labelContacts: String { say("연락처 파일이나 폴더", "Contacts: file or folder") }
  var contactsPlaceholder: String {
    say("예: /home/mina/a.vcf (비워도 돼요)", "/home/mina/a.vcf (optional)")
  }
  var noticesHint: String {
    say(
      "물 주기, 글귀, 일정, 책의 알림이에요. 나중에 설정에서 하나씩 바꿀 수 있어요.",
      "Notifications about watering, sayings, plans and books. Change them in Settings.")
  }
  var contactsHint: String {
    say(
      "연락처는 등록할 사람을 고르고 전화 앱이나 메시지 앱을 여는 데만 써요. 어디에도 올리지 않아요.",
      "Haru uses contacts only to add people and to start calls and messages. They are "
        + "never uploaded."
    )
  }
}
