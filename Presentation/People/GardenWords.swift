import Domain
import PresentationKit
import TextUI

/// The texts of the garden and of the panels beside it.
extension PeopleWords {
  package var gardenTitle: String { say("정원", "The garden") }
  package var skyTitle: String { say("하늘", "The sky") }
  var keyGarden: String { say("정원 보기", "garden") }
  var keySky: String { say("하늘 보기", "sky") }
  var keyConstellation: String { say("별자리", "constellation") }
  var noConstellations: String {
    say("첫 태그가 같은 사람끼리 별자리를 이뤄요.", "People with the same first tag form a constellation.")
  }
  func daysOver(_ days: Int) -> String { say("\(days)일", "\(days)d") }
  var noRoomForGarden: String {
    say("정원을 펼치기에는 창이 작아요.", "The window is too small for the garden.")
  }

  /// Returns the season with the time of the day; by day only the season.
  func season(_ sky: GardenSky) -> String {
    let name =
      switch sky.season {
      case .spring: say("봄", "spring")
      case .summer: say("여름", "summer")
      case .autumn: say("가을", "autumn")
      case .winter: say("겨울", "winter")
      }
    switch sky.period {
    case .dawn: return say("\(name) 새벽", "\(name) dawn")
    case .day: return name
    case .dusk: return say("\(name) 저녁", "\(name) dusk")
    case .night: return say("\(name) 밤", "\(name) night")
    }
  }

  // MARK: The figure

  func people(_ count: Int) -> String {
    say("\(count)명", count == 1 ? "1 person" : "\(count) people")
  }
  private func late(_ count: Int) -> String { say("물이 밀린 화분 \(count)", "\(count) late") }
  private func today(_ count: Int) -> String { say("오늘 물 줄 화분 \(count)", "\(count) today") }
  private func sinking(_ count: Int) -> String { say("지는 별 \(count)", "\(count) sinking") }
  private func atRim(_ count: Int) -> String { say("곧 질 별 \(count)", "\(count) at the rim") }
  private func inBloom(_ count: Int) -> String { say("활짝 핀 식물 \(count)", "\(count) in bloom") }

  /// Returns the figures of the garden in at most `cells` cells. If there is too little room, the number of plants in
  /// bloom is left out first. `asStars` chooses the words of the sky.
  func figure(_ figures: GardenFigures, within cells: Int, asStars: Bool = false) -> String {
    let due = [
      (figures.late, asStars ? sinking : late), (figures.today, asStars ? atRim : today),
    ].filter { $0.0 > 0 }.map { $0.1($0.0) }
    let people = [people(figures.garden.plants)]
    let bloom = figures.inBloom > 0 && !asStars ? [inBloom(figures.inBloom)] : []
    let wanted = [people + due + bloom, people + due, due.isEmpty ? people : due]
    return wanted.map { $0.joined(separator: " · ") }.first { TextLayout.cells($0) <= cells } ?? ""
  }

  /// Returns which plants are visible, such as “1–12 of 60”.
  func shown(_ first: Int, _ last: Int, of total: Int, _ glyphs: Glyphs) -> String {
    let range = first == last ? "\(first)" : "\(first)\(glyphs.dash)\(last)"
    return say("\(total)명 중 \(range)", "\(range) of \(total)")
  }

  // MARK: The chosen plant

  var labelLast: String { say("지난번", "last") }
  var labelAsk: String { say("물어볼 것", "ask about") }

  /// The label of the day of the next watering, which may be over.
  func labelDue(isPast: Bool) -> String { isPast ? say("예정일", "was due") : keyNext }

  func turns(_ age: Int) -> String { say("\(age)번째 생일", "turns \(age)") }

  func times(_ count: Int) -> String {
    say("물 \(count)번", count == 1 ? "1 watering" : "\(count) waterings")
  }

  /// Returns the kind of plant, its level and its stage, or as much of it as fits beside a title.
  func kind(_ plant: Plant, within cells: Int, besides title: String) -> String {
    let room = cells - TextLayout.cells(title)
    return [kind(plant), level(plant), "Lv.\(plant.stage)"]
      .first { TextLayout.cells($0) <= room } ?? ""
  }

  /// Returns the kind of plant, its level and the name of its stage. The name of the stage, such as “in bloom”, is left
  /// out for a withered plant.
  func kind(_ plant: Plant, separator: String = " · ") -> String {
    let level = level(plant)
    return plant.state == .withered ? level : level + separator + stage(plant)
  }

  /// Returns the words below the picture of a plant: the plant's epithet, and in Korean the name of its person.
  func caption(_ plant: Plant) -> String {
    let feeling = epithet(plant.epithet)
    return say("\(feeling) \(Printable.line(plant.person.calledName))", feeling)
  }

  /// The hint beside the form of a contact that says which fields give the plant a drop.
  var dropHint: String {
    say("키워드와 메모도 물 한 방울씩이에요.", "A keyword and a note are a drop each.")
  }

  // MARK: The empty garden

  var inviteToPlant: String { say("소중한 사람을 등록해 보세요", "plant a dear person") }
  var inviteFromContacts: String { say("연락처에서 골라 등록하기", "choose from your contacts") }
  package var plantIsPerson: String {
    say(
      "한 사람이 화분 하나예요. 연락을 적으면 물을 주게 돼요.",
      "Each person is a plant; recording a contact waters it.")
  }
}

/// The totals of the garden, with the numbers of persons whose watering is due, and of withered plants.
package struct GardenFigures: Equatable, Sendable {
  let garden: Garden
  /// The number of persons whose watering is overdue; `today` is the number of those whose watering is due today.
  let late: Int
  let today: Int
  /// The number of plants that have full affection but are withered, and therefore not in bloom now.
  var withered = 0
  /// The name of the time zone, from which the season follows; nil if the zone has no name.
  var zone: String?

  /// The number of plants in full bloom.
  var inBloom: Int { max(0, garden.completed - withered) }
}
