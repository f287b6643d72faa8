import Domain

/// What a browser is answered.
struct CallbackPage: Equatable {
  let status: Int
  /// What stands on the page.
  var text = ""
  /// The language it is in.
  var language = "en"
  /// Where the browser is led instead.
  var leadsTo: SecureAddress?

  /// The whole answer, which no browser keeps, and which runs nothing and names nobody.
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

  /// A text in which nothing is taken for more than letters.
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
