import PresentationKit
import TextUI

extension KeyContext {
  static let sayings = KeyContext(
    "sayings",
    [
      Row("like", "l") { SayingsWords($0).keyLike(false) },
      Row("use", "u") { SayingsWords($0).keyUse(false) },
      Row("view", "v") { SayingsWords($0).keyForm(false) },
      Row("filter", "f") { SayingsWords($0).keyFilter },
      Row("style", ">") { SayingsWords($0).keyStyle },
      Row("style-back", "<") { SayingsWords($0).keyStyle },
      Row("search", "/") { SayingsWords($0).keySearch },
      Row("new", "n") { SayingsWords($0).keyNew },
      Row("another", "r") { SayingsWords($0).keyAnother },
      Row("share", "s") { SayingsWords($0).keyShare },
      Row("remove", .character("D"), .character("x"), .delete) { SayingsWords($0).keyRemove },
    ] + marking)

  static let saying = KeyContext(
    "saying",
    [
      Row("like", "l") { SayingsWords($0).keyLike(false) },
      Row("use", "u") { SayingsWords($0).keyUse(false) },
      Row("share", "s") { SayingsWords($0).keyShare },
      Row("style", ">") { SayingsWords($0).keyStyle },
      Row("style-back", "<") { SayingsWords($0).keyStyle },
      Row("edit", "e") { SayingsWords($0).keyEdit },
      Row("code", "Q") { QRWords($0).key },
      Row("remove", .character("D"), .character("x"), .delete) { SayingsWords($0).keyRemove },
    ])
}
