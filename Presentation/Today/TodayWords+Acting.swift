import Domain

/// What is said of a key that acts on another line than the chosen one, or cannot act on it.
extension TodayWords {
  /// What opens, and for whom, where the key was pressed on another line.
  func acts(_ action: TodayScreen.Action) -> String? {
    func name(_ plant: Plant) -> String { Printable.brief(plant.person.calledName) }
    func title(_ book: Book) -> String { Printable.brief(book.facts.title.text) }
    return switch action {
    case .water(let plant, nil):
      say("\(name(plant))에게 물을 줘요.", "Watering \(name(plant)).")
    case .water(let plant, _):
      say("\(name(plant))에게 연락한 일을 적어요.", "Noting how it was with \(name(plant)).")
    case .postpone(let plant):
      say("\(name(plant))에게 물 주는 날을 미뤄요.", "Postponing the watering of \(name(plant)).")
    case .read(let book): say("‘\(title(book))’ 책을 읽어요.", "Reading “\(title(book))”.")
    case .edit(let book): say("‘\(title(book))’ 책을 고쳐요.", "Changing “\(title(book))”.")
    case .mood, .new, .open, .saying, .canvas, .add, .keep, .book, .find: nil
    }
  }

  /// Why a contact that was begun cannot be put off.
  func cannotWait(_ contact: UnnotedContact) -> String {
    let name = Printable.brief(contact.plant.person.calledName)
    return say(
      "\(name)에게 연락한 일을 아직 적지 않았어요. w로 먼저 적어 주세요.",
      "How it was with \(name) is not noted yet. Do that first with w.")
  }

  /// Why nothing can be read in a book until it was changed; nothing where it can be read.
  func cannotRead(_ standing: BookStanding) -> String? {
    if standing.isOverdue {
      return say(
        "목표일이 지났어요. e로 목표일을 먼저 정해 주세요.", "Its day has passed. Set a new one with e.")
    }
    if standing.owedToday != nil { return nil }
    return say(
      "쪽수가 아직 없어요. e로 먼저 적어 주세요.", "Its pages are unknown. Write them down first with e.")
  }
}
