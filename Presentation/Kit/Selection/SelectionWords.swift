package import Domain

/// The texts about selected rows.
package struct SelectionWords: KeyWords {
  package let language: Language

  package init(language: Language) { self.language = language }

  // MARK: Keys

  package var keySelect: String { say("표시", "mark") }
  var keyRange: String { say("범위 표시", "mark range") }
  var keyEndRange: String { say("범위 표시 끝내기", "end range") }
  var keyClearSelection: String { say("표시 풀기", "unmark all") }
  var nothingToSelect: String { say("표시할 것이 없어요.", "There is nothing to mark.") }
  var onlyOne: String {
    say(
      "여러 개를 표시한 동안에는 쓸 수 없어요. Esc로 표시를 풀면 쓸 수 있어요.",
      "That works on one record at a time. Esc removes the marks.")
  }

  /// Returns the label of a key with the number of selected rows.
  func counted(_ meaning: String, _ count: Int) -> String { "\(meaning) (\(count))" }

  // MARK: Questions

  var oneUndo: String {
    say("z를 한 번 누르면 모두 되돌릴 수 있어요.", "You can undo all of it by pressing z once.")
  }

  /// Returns the question that is asked before many rows are changed.
  func question(_ change: BulkChange, _ part: DailyPart, _ count: Int) -> String {
    let things = things(part, count)
    switch change {
    case .water: return say("\(count)명에게 물을 줄까요?", "Water \(count) people?")
    case .like where part == .books:
      return say("\(Particle.object.after(things)) 찜할까요?", "Add \(things) to your liked books?")
    case .like: return say("\(things)에 좋아요를 표시할까요?", "Like \(things)?")
    case .unlike: return say("\(things)의 찜을 취소할까요?", "Remove \(things) from your liked books?")
    case .use:
      return say(
        "\(Particle.object.after(things)) 사용한 것으로 표시할까요?", "Mark \(things) as used?")
    case .shelve(let step): return question(step, things)
    case .finish: return say("\(Particle.object.after(things)) 끝낼까요?", "Tick off \(things)?")
    case .remove:
      return say("\(Particle.object.after(things)) 지울까요?", "Remove \(things)?")
    }
  }

  /// Returns the text below `question`. For sayings it warns that if all of them are already liked or used, the change
  /// removes the likes or marks them as unused.
  func before(_ change: BulkChange, _ part: DailyPart) -> String {
    guard part == .sayings, change == .like || change == .use else { return oneUndo }
    let already =
      change == .like
      ? say("모두 이미 좋아요를 표시했다면 좋아요를 취소해요. ", "If you like all of them already, this unlikes them. ")
      : say(
        "고른 글귀를 모두 이미 사용했다면 아직 사용하지 않은 것으로 되돌려요. ",
        "If all of them are used already, this marks them as unused. ")
    return already + oneUndo
  }

  private func question(_ step: ShelfStep, _ things: String) -> String {
    let object = Particle.object.after(things)
    return switch step {
    case .begin: say("\(object) 읽기 시작할까요?", "Start \(things)?")
    case .pause: say("\(object) 잠시 멈출까요?", "Pause \(things)?")
    case .drop: say("\(object) 그만 읽을까요?", "Drop \(things)?")
    case .resume: say("\(object) 다시 읽을까요?", "Resume \(things)?")
    }
  }

  func notThirsty(_ early: Int, of count: Int) -> String {
    early == count
      ? say(
        count == 1 ? "아직 목마르지 않아요." : "\(count)명 모두 아직 목마르지 않아요.",
        count == 1 ? "The plant is not thirsty yet." : "The \(count) plants are not thirsty yet."
      )
      : say(
        "\(count)명 중 \(early)명은 아직 목마르지 않아요.",
        "\(early) of the \(count) plants \(early == 1 ? "is" : "are") not thirsty yet.")
  }

  func onlyThirsty(_ count: Int) -> String {
    say("목마른 \(count)명에게만 주기", "only the \(count) thirsty")
  }

  func everybody(_ count: Int) -> String {
    say(
      count == 1 ? "그래도 주기" : "\(count)명 모두에게 주기",
      count == 1 ? "water anyway" : "all \(count)")
  }

  // MARK: Results

  /// Returns the confirmation of a change. If `isTakenBack` is true, the likes were removed, or the sayings were marked
  /// as unused, instead.
  package func done(_ change: BulkChange, _ part: DailyPart, _ count: Int, isTakenBack: Bool)
    -> String
  {
    let things = things(part, count)
    switch change {
    case .water:
      return say("\(count)명에게 물을 줬어요.", "Watered \(count) \(count == 1 ? "person" : "people").")
    case .like where part == .books:
      return say("\(Particle.object.after(things)) 찜했어요.", "Added \(things) to your liked books.")
    case .like:
      return isTakenBack
        ? say("\(things)의 좋아요를 취소했어요.", "Unliked \(things).")
        : say("\(things)에 좋아요를 표시했어요.", "Liked \(things).")
    case .unlike: return say("\(things)의 찜을 취소했어요.", "Removed \(things) from your liked books.")
    case .use:
      return isTakenBack
        ? say(
          "\(Particle.object.after(things)) 아직 사용하지 않은 것으로 표시했어요.",
          "Marked \(things) as unused.")
        : say("\(Particle.object.after(things)) 사용한 것으로 표시했어요.", "Marked \(things) as used.")
    case .shelve(let step): return done(step, things)
    case .finish: return say("\(Particle.object.after(things)) 끝냈어요.", "Ticked off \(things).")
    case .remove: return say("\(Particle.object.after(things)) 지웠어요.", "Removed \(things).")
    }
  }

  private func done(_ step: ShelfStep, _ things: String) -> String {
    let object = Particle.object.after(things)
    return switch step {
    case .begin: say("\(object) 읽기 시작해요.", "Started \(things).")
    case .pause: say("\(object) 잠시 멈춰요.", "Paused \(things).")
    case .drop: say("\(object) 그만 읽어요.", "Dropped \(things).")
    case .resume: say("\(object) 다시 읽어요.", "Resumed \(things).")
    }
  }

  /// The notice that is shown when a new filter clears the selection.
  var hidden: String {
    say("조건이 바뀌어서 표시를 모두 풀었어요.", "The filter changed, so all marks were cleared.")
  }

  /// Returns the message that says how many rows were not changed, with the reason for the first of them.
  package func left(_ part: DailyPart, _ count: Int, _ reason: String) -> String {
    let things = things(part, count)
    return say(
      "\(Particle.topic.after(things)) 그대로 뒀어요: \(reason)",
      "\(things) \(count == 1 ? "was" : "were") not changed: \(reason)")
  }

  package func gone(_ part: DailyPart, _ count: Int) -> String {
    let things = things(part, count)
    return say(
      "\(Particle.topic.after(things)) 이미 없어요.",
      "\(things) \(count == 1 ? "was" : "were") already removed.")
  }

  private func things(_ part: DailyPart, _ count: Int) -> String {
    let isOne = count == 1
    return switch part {
    case .people: say("\(count)명", "\(count) \(isOne ? "person" : "people")")
    case .sayings: say("글귀 \(count)개", "\(count) \(isOne ? "saying" : "sayings")")
    case .moods: say("기분 \(count)개", "\(count) \(isOne ? "mood" : "moods")")
    case .schedule: say("일정 \(count)개", "\(count) \(isOne ? "event" : "events")")
    case .books: say("책 \(count)권", "\(count) \(isOne ? "book" : "books")")
    case .notes: say("쪽지 \(count)개", "\(count) \(isOne ? "note" : "notes")")
    case .counts: say("세는 태그 \(count)개", "\(count) \(isOne ? "counter" : "counters")")
    }
  }
}
