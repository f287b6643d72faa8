import Domain
import PresentationKit
import TextUI

/// Creates the questions about the care of a plant, with their keys and effects.
struct CareQuestions {
  let words: PeopleWords

  /// Records a contact without details at once. A contact before the plant is thirsty is asked about first.
  func water(_ plant: Plant) -> [ScreenEffect] {
    let contact = Contact(isEarly: plant.isEarly)
    let work = ScreenEffect.work(.people(.water(plant.person.id, contact)))
    return plant.isEarly ? [.open(.people(.question(early(plant, recording: work))))] : [work]
  }

  /// Returns the question that asks what to do for a plant. The key for details opens it.
  func care(of plant: Plant, about keywords: [SingleLineText]) -> Question {
    plant.isEarly ? early(plant) : contact(plant, keywords)
  }

  /// Returns the question that asks whether to record a contact although the plant is not thirsty. If `effect` is nil,
  /// recording opens the form.
  func early(_ plant: Plant, recording effect: ScreenEffect? = nil) -> Question {
    Question(
      title: words.notThirstyTitle(plant.person.calledName),
      text: plant.person.nextWatering.map(words.notThirstyText) ?? "",
      [
        .init("n", words.leaveIt),
        .init("e", words.keyRecord, [effect ?? .open(.people(.water(plant)))]),
      ])
  }

  /// Returns the question that asks how to contact the person. If the plant is thirsty, the watering can also be
  /// postponed.
  private func contact(_ plant: Plant, _ keywords: [SingleLineText]) -> Question {
    func begin(_ channel: Watering.Channel) -> [ScreenEffect] {
      // A messenger needs no number to be chosen; for the other channels there may be several.
      channel == .messenger
        ? [.work(.people(.begin(plant, channel)))] : [.work(.contacts(.numbers(plant, channel)))]
    }
    var answers: [Question.Answer] = [
      .init("r", words.keyRecord, [.open(.people(.water(plant)))]),
      .init("c", words.channel(.call), begin(.call)),
      .init("m", words.channel(.message), begin(.message)),
      .init("k", words.channel(.messenger), begin(.messenger)),
    ]
    if plant.state == .thirsty {
      answers.append(.init("p", words.keyPostpone, [.open(.people(.postpone(plant)))]))
    }
    let list = keywords.map { "#\($0.text)" }.joined(separator: " ")
    return Question(
      title: words.careTitle(plant.person.calledName),
      text: keywords.isEmpty ? words.careText : words.lastTime(list), answers)
  }

  /// Returns the question that asks which of several phone numbers to use.
  func number(_ plant: Plant, _ channel: Watering.Channel, _ numbers: [CardValue]) -> Question {
    let book = AddressBookWords(words.language)
    let answers = zip("123456789", numbers).map { key, number in
      Question.Answer(
        key, book.number(number),
        [.work(.people(.begin(plant, channel, at: PhoneNumber(stored: number.text))))])
    }
    return Question(
      title: book.whichNumber(of: plant.person.calledName), text: words.channel(channel),
      answers, leaving: words.leaveIt)
  }

  func unwater(_ plant: Plant, _ watering: Watering) -> Question {
    Question(
      title: words.mayUnwater(plant.person, watering.at.day), text: words.unwaterText,
      [
        .init("k", words.keyKeepIt),
        .init("c", words.clearNote, [.work(.people(.revise(plant, watering, nil)))]),
        .init("y", words.takeAway, [.work(.people(.unwater(plant, watering)))]),
      ])
  }

  /// Returns the question that asks about a contact that the user started but has not recorded.
  func pending(_ plant: Plant, _ pending: PendingReview) -> Question {
    let day = CalendarWords.fullDay(pending.at.day, in: words.language)
    return Question(
      title: words.pendingTitle(plant.person.calledName),
      text: words.pendingText(day, words.channel(pending.channel)),
      [
        .init("l", words.later, [.open(.people(.later(plant.person.id)))], or: .character("n")),
        .init(
          "w", words.writeNow, [.open(.people(.water(plant, by: pending.channel)))],
          or: .character("y")),
        .init("f", words.nothingCame, [.work(.people(.forget(plant)))]),
      ])
  }
}

/// A contact that the user started but has not recorded yet, with the plant it was for.
struct UnnotedQuestion: Equatable, Sendable {
  let plant: Plant
  let pending: PendingReview
}
