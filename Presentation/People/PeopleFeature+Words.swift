import Domain
import PresentationKit
import TextUI

extension PeopleFeature {
  /// The names of changes to persons. The wording also holds when a change is undone.
  static let changePhrases: [ChangeKind: ChangePhrase] = [
    .addPerson: { Phrase("\($0.name)의 식물 심기", "Planted \($0.name)") },
    .addPeople: { $0.all("식물", of: "plant", "plants", " 심기", "Planted ") },
    .editPerson: { Phrase("\($0.name)의 정보 고치기", "Changed the details of \($0.name)") },
    .notifyPerson: { Phrase("\($0.name)의 알림 바꾸기", "Changed the notifications about \($0.name)") },
    .waterPerson: { Phrase("\($0.name)에게 물 주기", "Watered \($0.name)") },
    .postponePerson: { Phrase("\($0.name)에게 물 주기 미루기", "Postponed watering \($0.name)") },
    .removePerson: {
      Phrase("\(Particle.object.after($0.name)) 지우기", "Removed \($0.name)")
    },
    .restorePerson: { Phrase("\(Particle.object.after($0.name)) 되살리기", "Restored \($0.name)") },
    .mergePeople: {
      Phrase("\(Particle.with.after($0.name)) 다른 사람을 합치기", "Merged another person into \($0.name)")
    },
    .reviewWatering: {
      Phrase(
        "\(Particle.with.after($0.name)) 나눈 이야기 고치기", "Changed the notes on a talk with \($0.name)")
    },
    .takeWatering: { Phrase("\($0.name)에게 물 준 기록 지우기", "Removed a watering of \($0.name)") },
    .restoreWatering: {
      Phrase("\($0.name)에게 물 준 기록 되살리기", "Restored a watering of \($0.name)")
    },
    .contactPerson: { Phrase("\($0.name)에게 연락하기", "Got in touch with \($0.name)") },
    .forgetContact: {
      Phrase(
        "\(Particle.with.after($0.name)) 연락한 일 적지 않기",
        "Chose not to record a contact with \($0.name)")
    },
    .declineAppointment: {
      Phrase(
        "\(Particle.with.after($0.name)) 만나지 않은 것으로 적기",
        "Noted that the meeting with \($0.name) did not happen")
    },
    .addDate: { Phrase("\($0.name)의 기념일 적기", "Added a date of \($0.name)") },
    .editDate: { Phrase("\($0.name)의 기념일 고치기", "Changed a date of \($0.name)") },
    .removeDate: { Phrase("\($0.name)의 기념일 지우기", "Removed a date of \($0.name)") },
    .restoreDate: { Phrase("\($0.name)의 기념일 되살리기", "Restored a date of \($0.name)") },
    .addGift: {
      Phrase("\(Particle.with.after($0.name)) 주고받은 것 적기", "Added a gift or loan of \($0.name)")
    },
    .editGift: {
      Phrase("\(Particle.with.after($0.name)) 주고받은 것 고치기", "Changed a gift or loan of \($0.name)")
    },
    .finishGift: {
      Phrase(
        "\(Particle.with.after($0.name)) 주고받은 것 끝내기", "Marked a gift or loan of \($0.name) as done")
    },
    .removeGift: {
      Phrase("\(Particle.with.after($0.name)) 주고받은 것 지우기", "Removed a gift or loan of \($0.name)")
    },
    .restoreGift: {
      Phrase("\(Particle.with.after($0.name)) 주고받은 것 되살리기", "Restored a gift or loan of \($0.name)")
    },
    .importContacts: { $0.all("연락처", of: "contact", "contacts", " 가져오기", "Imported ") },
  ]

  /// The tutorial pages of the people part.
  static let tutorial = PartTutorial(
    about:
      TutorialPage(
        .plant(.grown), name,
        Phrase(
          "아끼는 사람마다 식물을 하나씩 심어요. 연락하면 물을 주는 거예요. 뜸해지면 목말라하고, 자주 만나면 자라요.",
          "Each person is a plant; recording a contact waters it. Without contact the plant "
            + "gets thirsty; with regular contact it grows.")),
    pages: [
      TutorialPage(
        .plant(.young), Phrase("미루던 연락을 식물로", "Calls become plants"),
        Phrase(
          "미루던 연락을 식물 키우듯 챙겨요. 한 사람이 화분 하나예요.",
          "Calls you keep putting off become plants you look after: one person, one plant.")),
      TutorialPage(
        .plant(.other), Phrase("어울리는 식물", "A plant for each person"),
        Phrase(
          "얼마나 자주 연락할지 정하면, 그 주기에 어울리는 식물을 만나요.",
          "Choose how often to be in touch, and Haru finds a plant with the same rhythm.")),
      TutorialPage(
        .plant(.thirsty), Phrase("날이 되면 알려 줘요", "Haru tells you when"),
        Phrase(
          "주기가 돌아오면 목마르다고 알려요. 바쁜 날에는 며칠 미룰 수 있어요.",
          "When a contact is due, the plant is thirsty. On busy days you can postpone the contact "
            + "by a few days.")),
      TutorialPage(
        .plant(.grown), Phrase("오늘의 연락을 적어요", "Record a contact"),
        Phrase(
          "물을 주며 세 단어와 짧은 글을 남겨요. 다음에 무슨 이야기를 할지 떠오르게요.",
          "Add up to three keywords and a few lines, so that you know what to ask next time.")),
      TutorialPage(
        .plant(.old), Phrase("시작해요", "Begin"),
        Phrase("n을 누르면 첫 사람을 등록할 수 있어요.", "Press n to add the first person.")),
    ])
}
