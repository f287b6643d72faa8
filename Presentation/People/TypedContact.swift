import Domain
import PresentationKit

/// The channel and memo of a contact, parsed from options or from the words after the name.
struct TypedContact {
  let channel: Watering.Channel?
  let memo: String?

  /// Parses the words after the name: the first may name the channel, and the rest is the memo.
  init(_ read: ReadArguments) throws(ArgumentParseError) {
    var channel = read.value("by").flatMap(Watering.Channel.init(rawValue:))
    guard let text = read.words["TEXT"] else {
      (self.channel, memo) = (channel, read.value("memo"))
      return
    }
    var rest = text[...]
    let first = text.prefix { !$0.isWhitespace }
    if channel == nil, let named = Self.channel(String(first)) {
      channel = named
      rest = text.dropFirst(first.count)
    }
    let words = Text.trimmed(String(rest))
    if !words.isEmpty, read.has("memo") { throw .contradiction("memo", "TEXT") }
    self.channel = channel
    memo = words.isEmpty ? read.value("memo") : words
  }

  /// Verbs by which users name a channel, besides the channel names.
  private static let verbs: [String: Watering.Channel] = [
    "called": .call, "phoned": .call, "rang": .call, "전화했어요": .call, "통화했어요": .call,
    "texted": .message, "wrote": .message, "문자했어요": .message, "카톡했어요": .messenger,
    "visited": .met, "saw": .met, "만남": .met,
  ]

  private static func channel(_ word: String) -> Watering.Channel? {
    let code = NamedChoice.code(of: word, among: NamedChoices.channels()) ?? word
    return Watering.Channel(rawValue: code) ?? verbs[word.lowercased()]
  }
}
