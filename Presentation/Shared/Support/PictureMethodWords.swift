import Domain
import PresentationKit
import TextUI

/// Texts about the rendition of pictures.
struct PictureMethodWords: Words {
  let language: Language

  func name(_ rendition: Rendition) -> String {
    switch rendition {
    case .kitty: say("픽셀(kitty)", "Pixels (kitty)")
    case .sixel: say("픽셀(sixel)", "Pixels (sixel)")
    case .iterm: say("픽셀(iTerm2)", "Pixels (iTerm2)")
    case .octant: say("8분할 문자", "Octants")
    case .sextant: say("6분할 문자", "Sextants")
    case .quadrant: say("4분할 문자", "Quadrants")
    case .half: say("반쪽 문자", "Half blocks")
    case .letters: say("글자", "Letters")
    }
  }

  /// The text above the test card.
  var testCard: String {
    say(
      "아래 네 그림 중에 네모나 빈칸으로 깨져 보이는 것이 있으면 `haru settings set pictures quadrant`처럼 다른 방식을 골라 주세요.",
      "If a drawing below shows boxes or gaps, change the setting: `haru settings set pictures quadrant`."
    )
  }

  /// Returns a sentence that names the rendition and the reason for choosing it.
  func sentence(_ abilities: TerminalAbilities) -> String {
    let name = name(abilities.rendition)
    return say("그림 표시 방식: \(name). ", "Pictures on the screen: \(name). ") + why(abilities.reason)
  }

  private func why(_ reason: TerminalAbilities.Basis) -> String {
    switch reason {
    case .wanted: say("설정에서 고른 방식이에요.", "You chose this in the settings.")
    case .noColours: say("색을 쓰지 않는 화면이에요.", "This screen does not use colours.")
    case .noSigns: say("ASCII 글자만 보이는 화면이에요.", "This screen shows only ASCII.")
    case .answered: say("터미널에 물어보니 이 방식을 지원한다고 해요.", "The terminal reported that this works.")
    case .wideSigns:
      say(
        "●나 ─ 같은 기호를 두 칸으로 그리는 터미널이에요.",
        "This terminal draws symbols such as ● and ─ two cells wide.")
    case .named: say("이렇게 그릴 수 있는 터미널로 알려져 있어요.", "Known to work in this terminal.")
    case .unknown:
      say("터미널에서 더 나은 방식을 확인하지 못했어요.", "The terminal did not report a better way.")
    }
  }
}
