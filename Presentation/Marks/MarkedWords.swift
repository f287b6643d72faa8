import Domain

/// What is said of rows that are marked.
struct MarkedWords: KeyWords {
  let language: Language

  // MARK: Keys

  var keyMark: String { AddressBookWords(language).keyMark }
  var keyRange: String { say("이어서 표시", "mark a range") }
  var keyEndRange: String { say("이어서 표시 끝내기", "end the range") }
  var keyUnmark: String { say("표시 지우기", "unmark all") }
  var nothingToMark: String { say("표시할 것이 없어요.", "There is nothing to mark.") }
  var onlyOne: String {
    say(
      "여럿을 표시한 동안에는 할 수 없는 일이에요. Esc로 표시를 지우면 할 수 있어요.",
      "That works on one record at a time. Esc removes the marks.")
  }

  /// What a key does to so many.
  func counted(_ meaning: String, _ count: Int) -> String { "\(meaning) (\(count))" }

  // MARK: Before something is done

  var oneUndo: String { say("z를 한 번 누르면 모두 되돌려요.", "One z takes all of it back.") }

  /// What is asked before it is done to many.
  func question(_ deed: MarkedDeed, _ part: DailyPart, _ count: Int) -> String {
    let things = things(part, count)
    switch deed {
    case .water: return say("\(count)명에게 물을 줄까요?", "Water \(count) people?")
    case .like where part == .books:
      return say("\(Particle.object.after(things)) 찜할까요?", "Like the \(things)?")
    case .like: return say("\(things)에 좋아요를 표시할까요?", "Like \(things)?")
    case .unlike: return say("\(things)의 찜을 취소할까요?", "Stop liking \(things)?")
    case .use:
      return say(
        "\(Particle.object.after(things)) 쓴 것으로 표시할까요?", "Mark \(things) as used?")
    case .shelve(let step): return question(step, things)
    case .remove:
      return say("\(Particle.object.after(things)) 지울까요?", "Remove \(things)?")
    }
  }

  /// What is to be known before one answers: what all have already is taken from all.
  func before(_ deed: MarkedDeed, _ part: DailyPart) -> String {
    guard part == .sayings, deed == .like || deed == .use else { return oneUndo }
    return say("모두 이미 그렇다면 표시를 지워요. ", "Where all are, none is any more. ") + oneUndo
  }

  private func question(_ step: ShelfStep, _ things: String) -> String {
    let object = Particle.object.after(things)
    return switch step {
    case .begin: say("\(object) 읽기 시작할까요?", "Begin \(things)?")
    case .pause: say("\(object) 잠시 멈출까요?", "Pause \(things)?")
    case .drop: say("\(object) 그만 읽을까요?", "Give up \(things)?")
    case .resume: say("\(object) 다시 읽을까요?", "Go on with \(things)?")
    }
  }

  func notThirsty(_ early: Int, of count: Int) -> String {
    early == count
      ? say(
        count == 1 ? "아직 목마르지 않아요." : "\(count)명 모두 아직 목마르지 않아요.",
        count == 1 ? "The plant is not thirsty yet." : "None of the \(count) is thirsty yet.")
      : say(
        "\(count)명 가운데 \(early)명은 아직 목마르지 않아요.",
        "\(early) of the \(count) \(early == 1 ? "is" : "are") not thirsty yet.")
  }

  func onlyThirsty(_ count: Int) -> String {
    say("목마른 \(count)명에게만 주기", "only the \(count) who \(count == 1 ? "is" : "are")")
  }

  func everybody(_ count: Int) -> String {
    say(
      count == 1 ? "그래도 주기" : "\(count)명 모두에게 주기",
      count == 1 ? "water it all the same" : "all \(count)")
  }

  // MARK: What was done

  /// What was done to so many, and why others are as they were.
  func done(_ deed: MarkedDeed, _ part: DailyPart, _ count: Int, isTakenBack: Bool) -> String {
    let things = things(part, count)
    let was = count == 1 ? "is" : "are"
    switch deed {
    case .water:
      return say("\(count)명에게 물을 줬어요.", "Watered \(count) \(count == 1 ? "person" : "people").")
    case .like where part == .books:
      return say("\(Particle.object.after(things)) 찜했어요.", "\(things) \(was) liked.")
    case .like:
      return isTakenBack
        ? say("\(things)의 좋아요를 취소했어요.", "You no longer like \(things).")
        : say("\(things)에 좋아요를 표시했어요.", "You like \(things).")
    case .unlike: return say("\(things)의 찜을 취소했어요.", "\(things) \(was) no longer liked.")
    case .use:
      return isTakenBack
        ? say(
          "\(Particle.object.after(things)) 아직 안 쓴 것으로 표시했어요.",
          "\(things) \(was) marked as unused.")
        : say("\(Particle.object.after(things)) 쓴 것으로 표시했어요.", "\(things) \(was) marked as used.")
    case .shelve(let step): return done(step, things, was)
    case .remove: return say("\(Particle.object.after(things)) 지웠어요.", "\(things) \(was) removed.")
    }
  }

  private func done(_ step: ShelfStep, _ things: String, _ was: String) -> String {
    let object = Particle.object.after(things)
    return switch step {
    case .begin: say("\(object) 읽기 시작해요.", "\(things) \(was) begun.")
    case .pause: say("\(object) 잠시 멈춰요.", "\(things) \(was) paused.")
    case .drop: say("\(object) 그만 읽어요.", "\(things) \(was) given up.")
    case .resume: say("\(object) 다시 읽어요.", "You go on with \(things).")
    }
  }

  /// Marks that another filter may hide are taken away.
  var hidden: String {
    say("다른 조건으로 보고 있어서 표시를 모두 풀었어요.", "Another filter is shown, so the marks are gone.")
  }

  /// How many stay as they are, and why the first of them does.
  func left(_ part: DailyPart, _ count: Int, _ reason: String) -> String {
    let things = things(part, count)
    return say(
      "\(Particle.topic.after(things)) 그대로 두었어요: \(reason)",
      "\(things) \(count == 1 ? "is" : "are") as before: \(reason)")
  }

  func gone(_ part: DailyPart, _ count: Int) -> String {
    let things = things(part, count)
    return say(
      "\(Particle.topic.after(things)) 이미 없어요.",
      "\(things) \(count == 1 ? "was" : "were") gone already.")
  }

  /// So many records of a part.
  private func things(_ part: DailyPart, _ count: Int) -> String {
    let isOne = count == 1
    return switch part {
    case .people: say("\(count)명", "\(count) \(isOne ? "person" : "people")")
    case .sayings: say("글귀 \(count)개", "\(count) \(isOne ? "saying" : "sayings")")
    case .moods: say("기분 \(count)개", "\(count) \(isOne ? "mood" : "moods")")
    case .schedule: say("일정 \(count)개", "\(count) \(isOne ? "event" : "events")")
    case .books: say("책 \(count)권", "\(count) \(isOne ? "book" : "books")")
    }
  }
}
