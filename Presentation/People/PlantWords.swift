import Domain
import PresentationKit
import TextUI

/// The texts about the kinds of plants.
extension PeopleWords {
  var keyGuide: String { say("식물 이야기", "about the plant") }
  var keyTurn: String { say("넘기기", "turn the page") }
  var meaningLabel: String { say("꽃말", "meaning") }

  func searching(_ name: String) -> String {
    say("\(name)에게 어울리는 식물을 찾고 있어요", "Finding the plant that suits \(name)")
  }
  func considering(_ species: Species) -> String {
    say("\(self.species(species))일까요?", "Could it be \(oneOf(species))?")
  }

  /// Returns the two lines in which a plant introduces itself; the second ends with its name.
  func introduction(_ species: Species) -> (first: String, second: String) {
    switch species {
    case .rosemary:
      (
        say("지친 하루를 향기로 감싸 주는", "Wraps a tired day in its scent:"),
        say("포근한 로즈마리", "the gentle rosemary")
      )
    case .americanBlue:
      (
        say("아침마다 파란 인사를 건네는", "Says a blue hello every morning:"),
        say("다정한 아메리칸블루", "the friendly American blue")
      )
    case .dandelion:
      (
        say("바람에 고마움을 실어 보내는", "Sends its thanks on the wind:"),
        say("따뜻한 민들레", "the warm dandelion")
      )
    case .stuckyi:
      (
        say("말없이 곁을 지켜 주는", "Stands by without a word:"),
        say("든든한 스투키", "the steady snake plant")
      )
    case .cactus:
      (
        say("오래 기다려 한 번 환하게 피는", "Waits long and blooms once, brightly:"),
        say("씩씩한 단모환", "the sturdy hedgehog cactus")
      )
    }
  }

  func explanation(_ species: Species) -> String {
    switch species {
    case .rosemary:
      say(
        "스치기만 해도 향이 오래 남아요. 이삼일에 한 번, 짧은 안부면 충분해요.",
        "A passing touch leaves its scent for hours. A short hello every two or three days is enough."
      )
    case .americanBlue:
      say(
        "작고 파란 꽃이 매일 새로 피어요. 일주일에 한 번 이야기를 나누면 좋아요.",
        "Its small blue flowers open again each day. It likes a chat about once a week.")
    case .dandelion:
      say(
        "노란 꽃이 지면 씨앗이 멀리까지 날아가요. 보름에 한 번 고마운 마음을 전해 보세요.",
        "After the yellow flower its seeds travel far. Say thank you about twice a month.")
    case .stuckyi:
      say(
        "잎에 물을 담아 두고 천천히 자라요. 한 달에 한 번이면 늘 그 자리에 있어 줘요.",
        "It keeps water in its leaves and grows slowly. Once a month is enough: it is always "
          + "there.")
    case .cactus:
      say(
        "가시 사이에 물을 아껴 두고 꽃을 준비해요. 석 달에 한 번, 긴 이야기를 나눠 보세요.",
        "Between its spines it saves up for a flower. Every three months, take time for a long talk."
      )
    }
  }

  func meaning(_ species: Species) -> String {
    switch species {
    case .rosemary: say("나를 기억해 주세요", "remember me")
    case .americanBlue: say("두 사람을 잇는 인연", "a bond between two")
    case .dandelion: say("인연이 주는 행복", "the happiness of knowing you")
    case .stuckyi: say("너그러운 마음", "a generous heart")
    case .cactus: say("단 한 번이라도", "if only once")
    }
  }

  // MARK: Growing

  func stageHeading(_ stage: Int) -> String { say("\(stage)단계", "stage \(stage)") }
  func stageRange(_ stage: Int) -> String {
    switch stage {
    case 1: say("애정도 25% 전까지", "until affection reaches 25%")
    case 2: say("애정도 25%부터", "from 25% affection")
    default: say("애정도 50%부터", "from 50% affection")
    }
  }
  func nowHere(_ name: String) -> String {
    say("지금 \(name)의 모습이에요.", "\(name)'s plant looks like this now.")
  }

  func growth(_ species: Species, _ stage: Int) -> String {
    let sentences = growth(species)
    return sentences[min(sentences.count - 1, max(0, stage - 1))](language)
  }

  private func growth(_ species: Species) -> [Phrase] {
    switch species {
    case .rosemary:
      [
        Phrase("가느다란 잎을 단 줄기가 두어 개 올라왔어요.", "Two thin twigs with needles have come up."),
        Phrase("줄기 끝마다 분홍 꽃망울이 맺혔어요.", "A pink bud sits at the end of every twig."),
        Phrase(
          "연분홍 꽃이 가지마다 피어 향이 가득해요.",
          "Pale pink flowers fill its twigs, and the room smells of them."),
      ]
    case .americanBlue:
      [
        Phrase("둥근 잎 두 장이 흙 위로 얼굴을 내밀었어요.", "Two round leaves peek out of the earth."),
        Phrase("파란 꽃망울이 물방울처럼 매달렸어요.", "Blue buds hang from it like drops of water."),
        Phrase(
          "꽃잎 다섯 장이 활짝 펼쳐지고 줄기가 화분 밖으로 뻗어요.",
          "Five-petalled flowers are open, and stems climb over the pot."),
      ]
    case .dandelion:
      [
        Phrase("톱니 모양 잎이 땅에 붙어 동그랗게 퍼졌어요.", "Toothed leaves lie in a ring close to the earth."),
        Phrase("꽃대 하나가 봉오리를 안고 올라왔어요.", "A single stalk has risen with a closed bud."),
        Phrase("노란 꽃 옆에서 씨앗이 날아갈 준비를 해요.", "Beside the yellow flower the seeds are ready to fly."),
      ]
    case .stuckyi:
      [
        Phrase(
          "잎 하나를 꽂아 두었더니 뿌리를 내렸어요.", "A single leaf, planted in the earth, has taken root."),
        Phrase("곁에서 새순이 올라와 셋이 되었어요.", "New shoots have come up beside it; now there are three."),
        Phrase(
          "굵은 잎이 부채처럼 곧게 서서 집을 지켜요.", "Its thick leaves stand like a fan and guard the house."),
      ]
    case .cactus:
      [
        Phrase("작은 공 같은 몸에 솜털 같은 가시가 났어요.", "A little ball with spines as soft as down."),
        Phrase("몸이 둥글게 차오르고 꼭대기에 꽃망울이 생겼어요.", "It has filled out, and a bud has formed on top."),
        Phrase(
          "오래 아껴 둔 힘으로 커다란 꽃을 피웠어요.",
          "With all it had saved up, it has opened one great flower."),
      ]
    }
  }
}
