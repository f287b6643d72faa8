import Domain
import PresentationKit

extension NamedChoices {
  static func channels(_ channels: [Watering.Channel] = Watering.Channel.allCases)
    -> [NamedChoice]
  {
    channels.map { channel in
      let others =
        switch channel {
        case .call: ["통화", "phone"]
        case .message: ["메시지", "sms", "text"]
        case .messenger: ["카톡", "카카오톡", "kakaotalk"]
        case .met: ["만났어요", "meeting", "meet"]
        }
      return NamedChoice(channel.rawValue, both { PeopleWords($0).channel(channel) }, others)
    }
  }
}
