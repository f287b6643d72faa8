import PresentationKit
import TextUI

extension KeyContext {
  private static let removeSaying = Phrase("이 글귀 지우기", "remove the saying")
  private static let like = Phrase("좋아요 표시하거나 취소하기", "like or unlike the saying")
  private static let use = Phrase("사용했다고 표시하거나 취소하기", "mark the saying as used or unused")
  private static let nextStyle = Phrase("다음 그림 모양으로 바꾸기", "choose the next picture style")
  private static let previousStyle = Phrase("이전 그림 모양으로 바꾸기", "choose the previous picture style")
  private static let share = Phrase("글귀 공유하기", "share the saying")

  static let sayings = KeyContext(
    "sayings",
    [
      Row("like", "l") { like($0) },
      Row("use", "u") { use($0) },
      Row("view", "v") { Phrase("카드와 목록 바꿔 보기", "switch between cards and list")($0) },
      Row("filter", "f") { Phrase("다음 글귀 목록 보기", "go to the next list of sayings")($0) },
      Row("style", ">") { nextStyle($0) },
      Row("style-back", "<") { previousStyle($0) },
      Row("search", "/") { KeyMapWords($0).filterList },
      Row("new", "n") { SayingsWords.keeping($0) },
      Row("another", "r") { Phrase("다른 글귀 보기", "show another saying")($0) },
      Row("share", "s") { share($0) },
      Row("remove", .character("D"), .character("x"), .delete) { removeSaying($0) },
    ] + marking)

  static let saying = KeyContext(
    "saying",
    [
      Row("like", "l") { like($0) },
      Row("use", "u") { use($0) },
      Row("share", "s") { share($0) },
      Row("style", ">") { nextStyle($0) },
      Row("style-back", "<") { previousStyle($0) },
      Row("edit", "e") { Phrase("글귀 고치기", "edit the saying")($0) },
      Row("code", "Q") { KeyMapWords($0).showCode },
      Row("remove", .character("D"), .character("x"), .delete) { removeSaying($0) },
    ])
}
