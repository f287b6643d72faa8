package import Domain
import PresentationKit
import TextUI

/// The texts about persons and their plants.
package struct PeopleWords: KeyWords, Equatable {
  let language: Language

  // MARK: Results

  package func declined(_ person: Person) -> String {
    let name = person.calledName
    return say(
      "\(Particle.with.after(name)) 만나지 않은 것으로 적었어요. 다시 묻지 않을게요.",
      "Noted that you did not meet \(name). Haru will not ask again.")
  }

  func tagged(_ person: Person) -> String {
    let name = person.calledName
    guard let tags = person.tags.written else {
      return say("이제 \(name)에게 붙은 태그가 없어요.", "\(name) no longer has any tags.")
    }
    return say("\(name)의 태그: \(tags)", "\(name)'s tags: \(tags)")
  }

  /// Returns a name with the epithet of the person's plant.
  func titled(_ name: String, _ epithet: Epithet) -> String {
    say("\(self.epithet(epithet)) \(name)", "\(name)\(between)\(self.epithet(epithet))")
  }

  /// Returns the remark that names the setting from which a new person's cycle was taken, because no cycle was typed.
  func cycleComes(from setting: String) -> String {
    say(
      "주기는 \(setting) 설정을 따랐어요. 다른 주기로 하려면 `--every`를 붙여 주세요.",
      "The cycle comes from the setting \(setting). To set a different cycle, use `--every`.")
  }

  func added(_ plant: Plant) -> String {
    let name = plant.person.calledName
    guard let next = plant.person.nextWatering else {
      return say(
        "\(name)의 식물을 심었어요. \(Particle.being.after(species(plant.species))). "
          + "주기가 없어서, 물은 연락한 날 주면 돼요.",
        "Planted \(name) as \(oneOf(plant.species)). It has no cycle, so it is never due. Water it "
          + "whenever you are in touch.")
    }
    let day = CalendarWords.fullDay(next, in: language)
    return say(
      "\(name)의 식물을 심었어요. \(Particle.being.after(species(plant.species))). "
        + "\(plant.person.cycle.map(every) ?? "") 연락해요. 첫 물은 \(day)에 주세요.",
      "Planted \(name) as \(oneOf(plant.species)), to be watered "
        + "\(plant.person.cycle.map(every) ?? ""). The first watering is on \(day).")
  }

  /// Returns a remark that other persons have the same number. It names at most three persons.
  func sharesNumber(with names: [String]) -> String {
    let all = names.prefix(3).map { Printable.brief($0) }.joined(separator: ", ")
    return say("같은 전화번호를 쓰는 사람이 있어요: \(all).", "This number also belongs to \(all).")
  }

  /// Returns the notice about a watering. Affection grows only with the first watering of a day, so `award` may be 0.
  package func watered(_ plant: Plant, award: Int) -> String {
    let name = plant.person.calledName
    let percent = plant.person.affection.percent
    guard let next = plant.person.nextWatering else { return watered(name, percent, award: award) }
    let day = CalendarWords.fullDay(next, in: language)
    if award == 0 {
      return say(
        "\(name)에게 물을 줬어요. 애정도는 하루에 한 번만 올라서 \(percent)% 그대로고, 다음은 \(day)이에요.",
        "Watered \(name). Affection grows only once a day and stays at \(percent)%; "
          + "the next watering is on \(day).")
    }
    return say(
      "\(name)에게 물을 줬어요. 애정도 \(percent)%, 다음은 \(day)이에요.",
      "Watered \(name). Affection is at \(percent)%; the next watering is on \(day).")
  }

  /// Returns the notice about a watering for a plant that is never due.
  private func watered(_ name: String, _ percent: Int, award: Int) -> String {
    if award == 0 {
      return say(
        "\(name)에게 물을 줬어요. 애정도는 하루에 한 번만 올라서 \(percent)% 그대로예요.",
        "Watered \(name). Affection grows only once a day and stays at \(percent)%.")
    }
    return say(
      "\(name)에게 물을 줬어요. 애정도는 \(percent)%예요.",
      "Watered \(name). Affection is at \(percent)%.")
  }

  var nobodyYet: String {
    say(
      "아직 아무도 없어요. `haru people add 이름`으로 소중한 사람을 등록해 보세요.",
      "Your garden is empty. Add someone dear to you with `haru people add NAME`.")
  }

  var nobodyFound: String { say("찾는 사람이 없어요.", "No people match.") }

  package var nobodyThirsty: String {
    say("오늘 물을 기다리는 식물은 없어요.", "No plants need water today.")
  }

  /// Returns the keywords as hashtags on one line.
  func tags(_ keywords: [SingleLineText]) -> String {
    keywords.map { "#\($0.text)" }.joined(separator: " ")
  }

  // MARK: The state of a plant

  package func species(_ species: Species) -> String {
    switch species {
    case .rosemary: say("로즈마리", "rosemary")
    case .americanBlue: say("아메리칸블루", "American blue")
    case .dandelion: say("민들레", "dandelion")
    case .stuckyi: say("스투키", "snake plant")
    case .cactus: say("단모환", "hedgehog cactus")
    }
  }

  /// Returns the kind of plant with its English article.
  func oneOf(_ species: Species) -> String {
    let name = self.species(species)
    switch language.tongue {
    case .korean: return name
    case .english: return (species == .americanBlue ? "an " : "a ") + name
    }
  }

  /// Returns the kind of plant with its stage as a level, for lists.
  func level(_ plant: Plant) -> String { "\(species(plant.species)) Lv.\(plant.stage)" }

  /// Returns the text of `level(_:)` in a limited width: the kind is truncated rather than the level. If fewer than 5
  /// cells remain for the kind, nothing is truncated.
  func level(_ plant: Plant, upTo cells: Int, _ glyphs: Glyphs) -> String {
    let level = " Lv.\(plant.stage)"
    let room = cells - TextLayout.cells(level)
    guard room >= 5 else { return self.level(plant) }
    return TextLayout.clipped(species(plant.species), to: room, ellipsis: glyphs.ellipsis) + level
  }

  func stage(_ plant: Plant) -> String { stage(plant.stage, of: plant.species) }

  func stage(_ stage: Int, of species: Species) -> String {
    let (shoot, bud) = (Phrase("새순", "young shoot"), Phrase("꽃망울", "bud"))
    let bloom = Phrase("꽃", "bloom")
    let names: [Phrase] =
      switch species {
      case .rosemary, .americanBlue, .dandelion:
        [Phrase("새싹", "sprout"), bud, bloom]
      case .stuckyi:
        [Phrase("잎꽂이", "leaf cutting"), shoot, Phrase("다 자람", "full-grown")]
      case .cactus:
        [shoot, bud, bloom]
      }
    return names[min(2, max(0, stage - 1))](language)
  }

  func state(_ state: Plant.State) -> String {
    switch state {
    case .resting: say("촉촉해요", "watered")
    case .thirsty: say("목말라요", "thirsty")
    case .withered: say("시들었어요", "withered")
    }
  }

  func gauge(_ gauge: Gauge) -> String {
    switch gauge {
    case .thirsty: say("물이 필요해요", "in need of water")
    case .dry: say("흙이 말라 가요", "getting dry")
    case .well: say("기분이 좋아요", "feeling well")
    case .brimming: say("생기가 넘쳐요", "full of life")
    }
  }

  /// Returns a plant's condition: thirsty, withered, or else the amount of water left.
  func condition(_ plant: Plant) -> String {
    plant.state == .resting ? gauge(plant.gauge) : state(plant.state)
  }

  package func channel(_ channel: Watering.Channel) -> String {
    switch channel {
    case .call: say("전화", "call")
    case .message: say("문자", "message")
    case .messenger: say("카카오톡", "messenger")
    case .met: say("만남", "met")
    }
  }

  func epithet(_ epithet: Epithet) -> String {
    let phrases: [Phrase] =
      switch epithet.pool {
      case .sprouting:
        [
          Phrase("이제 막 눈을 뜬", "just opening its eyes"),
          Phrase("궁금한 게 많은", "wondering about you"),
          Phrase("아직은 수줍은", "shy for now"),
          Phrase("조심스레 지켜보는", "watching from a distance"),
          Phrase("조금 어색한", "a little awkward"),
        ]
      case .content:
        [
          Phrase("눈빛이 반짝이는", "bright-eyed"),
          Phrase("마음이 설레는", "light-hearted"),
          Phrase("콧노래를 부르는", "humming a tune"),
          Phrase("환하게 웃는", "all smiles"),
          Phrase("한 뼘 더 가까워진", "a step closer"),
        ]
      case .parched:
        [
          Phrase("목이 마른", "thirsty"),
          Phrase("말없이 기다리는", "waiting quietly"),
          Phrase("발을 동동 구르는", "shifting from foot to foot"),
          Phrase("안절부절못하는", "restless"),
          Phrase("창밖만 바라보는", "looking out of the window"),
        ]
      case .withered:
        [
          Phrase("기운이 빠진", "low on strength"),
          Phrase("햇볕이 그리운", "longing for sunshine"),
          Phrase("안부가 그리운", "hoping to see you"),
          Phrase("물 한 모금이 반가운", "glad of a sip of water"),
          Phrase("머리가 어질어질한", "dizzy"),
        ]
      }
    return phrases[min(phrases.count - 1, max(0, epithet.number))](language)
  }
}

extension PeopleWords {
  func daysTogether(_ count: Int) -> String {
    say("\(count)일째", count == 1 ? "1 day" : "\(count) days")
  }

  /// Returns the time until the next watering, or the remark that there is no cycle.
  package func nearness(_ plant: Plant) -> String {
    plant.dDay.map { CountdownWords.label($0, in: language) } ?? noCycle
  }

  /// Returns the text of `nearness(_:)` in a short form for narrow columns.
  func briefNearness(_ plant: Plant) -> String {
    plant.dDay.map { CountdownWords.brief($0, in: language) } ?? "-"
  }

  package var noCycle: String { say("주기 없음", "no cycle") }

  package func every(_ cycle: Cycle) -> String {
    say(
      cycle.days == 1 ? "날마다" : "\(cycle.days)일마다",
      cycle.days == 1 ? "every day" : "every \(cycle.days) days")
  }
}
