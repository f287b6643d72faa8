import Domain
import PresentationKit
import TextUI

extension ScheduleFeature {
  /// The names of changes to events. The wording also holds when a change is undone.
  static let changePhrases: [ChangeKind: ChangePhrase] = [
    .addEvent: { Phrase("\($0.quoted) 일정 적기", "Added the event \($0.quoted)") },
    .editEvent: { Phrase("\($0.quoted) 일정 고치기", "Changed the event \($0.quoted)") },
    .removeEvent: { Phrase("\($0.quoted) 일정 지우기", "Removed the event \($0.quoted)") },
    .restoreEvent: { Phrase("\($0.quoted) 일정 되살리기", "Restored the event \($0.quoted)") },
    .importEvents: { $0.all("일정", of: "event", "events", " 가져오기", "Imported ") },
  ]

  /// The tutorial pages about the schedule.
  static let tutorial = PartTutorial(
    about:
      TutorialPage(
        .day, name,
        Phrase(
          "언제 무엇을 하는지 적어 두면, 그날 일정을 진행 중, 예정, 끝남으로 나누어 보여 줘요.",
          "Write down your plans. Each day lists its events as in progress, upcoming and done.")),
    pages: [
      TutorialPage(
        .day, Phrase("일정을 한눈에", "Your plans at a glance"),
        Phrase(
          "달력에서 날을 고르면 진행 중, 예정, 끝난 일정으로 나누어 보여 줘요.",
          "Choose a day in the calendar to see its events: in progress, upcoming and done.")),
      TutorialPage(
        .day, Phrase("일정을 적어요", "Add an event"),
        Phrase(
          "n을 누르고 무엇을 언제 하는지 적어요. 분은 화살표 키를 누르면 5분씩 바뀌어요.",
          "Press n and enter the event and its time. The arrow keys change the minutes in steps of 5."
        )),
      TutorialPage(
        .day, Phrase("일정을 지워요", "Remove an event"),
        Phrase("x를 눌러 지우고, z를 눌러 되돌릴 수 있어요.", "Press x to remove an event, and z to undo.")
      ),
    ])
}
