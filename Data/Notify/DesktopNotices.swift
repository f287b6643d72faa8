public import Domain
import Platform

extension NoticeSender {
  /// The timeout of the D-Bus exchange, in milliseconds.
  static let timeout = 2500
  /// The maximum length of the title, in characters.
  private static let longestTitle = 200
  /// The maximum length of the body, in characters.
  private static let longestBody = 2000

  /// Returns a sender that shows desktop notifications over D-Bus.
  public static func desktop(_ variable: @escaping @Sendable (String) -> String?) -> NoticeSender {
    NoticeSender(.desktop) { (text) throws(NoticeFailure) in
      let user = getuid()
      let deadline = Deadline(milliseconds: timeout)
      var failure = NoticeFailure.missing(.desktop, "")
      for address in BusAddress.all(variable, user: user) {
        do throws(BusFailure) {
          var talk = try BusTalk.begin(address, user: user, until: deadline)
          return try talk.call(call(text))
        } catch {
          switch error {
          case .nobody: continue
          case .slow: failure = .slow(.desktop)
          case .nonsense: failure = .nonsense(.desktop)
          case .refused(let words): failure = .refused(.desktop, String(words.prefix(200)))
          }
        }
      }
      throw failure
    }
  }

  /// Returns the method call for a notification. The notification service parses the body as
  /// markup, so the body is escaped.
  private static func call(_ text: NoticeText) -> BusCall {
    var body = BusWriter()
    body.text("Haru")
    body.number(0)
    body.text("")
    body.text(shown(text.title.prefix(longestTitle), keepsLines: false))
    body.text(escaped(shown(text.body.prefix(longestBody), keepsLines: true)))
    // No actions.
    body.list(of: 4) { _ in }
    // Normal urgency.
    body.list(of: 8) { hints in
      hints.align(8)
      hints.text("urgency")
      hints.signature("y")
      hints.byte(1)
    }
    // The default expiry of the desktop.
    body.number(UInt32(bitPattern: -1))
    return BusCall(
      destination: "org.freedesktop.Notifications", path: "/org/freedesktop/Notifications",
      interface: "org.freedesktop.Notifications", member: "Notify", signature: "susssasa{sv}i",
      body: body.bytes)
  }

  /// Returns the text without control and bidirectional formatting characters.
  static func shown(_ text: Substring, keepsLines: Bool) -> String {
    var kept = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "\n" || scalar == "\t" {
        kept.append(keepsLines ? scalar : " ")
      } else if !isControl(scalar) {
        kept.append(scalar)
      }
    }
    return String(kept)
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
    }
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { whole, character in
      switch character {
      case "&": whole += "&amp;"
      case "<": whole += "&lt;"
      case ">": whole += "&gt;"
      default: whole.append(character)
      }
    }
  }
}
