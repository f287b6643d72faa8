import Domain

/// The response to a browser.
struct CallbackPage: Equatable {
  let status: Int
  var text = ""
  var language = "en"
  /// The address to redirect to. If it is set, no page is sent.
  var leadsTo: SecureAddress?

  /// The complete response, as bytes. Its headers forbid caching, scripts and the referrer.
  var bytes: [UInt8] {
    let page = leadsTo == nil ? html : []
    var head = [
      "HTTP/1.1 \(status) \(status < 300 ? "OK" : status < 400 ? "Found" : "No")",
      "Content-Type: text/html; charset=utf-8", "Content-Length: \(page.count)",
      "Connection: close", "Cache-Control: no-store", "Referrer-Policy: no-referrer",
      "X-Content-Type-Options: nosniff",
      "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
    ]
    if let leadsTo { head.append("Location: \(leadsTo.text)") }
    if status == 405 { head.append("Allow: GET") }
    return Array((head + ["", ""]).joined(separator: "\r\n").utf8) + page
  }

  private var html: [UInt8] {
    let text = Self.written(text)
    return Array(
      ("<!doctype html>\n<html lang=\"\(Self.written(language))\"><meta charset=\"utf-8\">"
        + "<title>Haru</title>\n<body><h1>Haru</h1><p>\(text)</p></body></html>\n").utf8)
  }

  /// Escapes HTML.
  private static func written(_ text: String) -> String {
    var written = ""
    for character in text.unicodeScalars {
      switch character {
      case "&": written += "&amp;"
      case "<": written += "&lt;"
      case ">": written += "&gt;"
      case "\"": written += "&quot;"
      case _: written.unicodeScalars.append(character)
      }
    }
    return written
  }
}
