/// The style sheet of the published page: light and dark, in large type.
enum PublishedPageStyle {
  /// The colours of one ground, as `#rrggbb`.
  struct Colours: Sendable {
    let paper: String
    let text: String
    /// Secondary text.
    let quiet: String
    let line: String
    /// Times, and the titles of the parts.
    let schedule: String
    let people: String
    let books: String
    let birthdays: String
    let moods: String

    /// The colours of texts, each of which is readable on `paper`.
    var texts: [String] { [text, quiet, schedule, people, books, birthdays, moods] }

    fileprivate var properties: String {
      "--paper:\(paper);--text:\(text);--quiet:\(quiet);--line:\(line);--schedule:\(schedule);"
        + "--people:\(people);--books:\(books);--birthdays:\(birthdays);--moods:\(moods)"
    }
  }

  static let light = Colours(
    paper: "#fdfcfa", text: "#1c1c1e", quiet: "#636368", line: "#dedcd6", schedule: "#006b66",
    people: "#00704f", books: "#5b4aa8", birthdays: "#b32a40", moods: "#a8401a")
  static let dark = Colours(
    paper: "#161618", text: "#f2f1ee", quiet: "#a5a5ab", line: "#38383d", schedule: "#4cc9c1",
    people: "#3fd79a", books: "#b3a5f0", birthdays: "#ff8b9b", moods: "#f39a78")

  /// The fonts, all of which the device has already.
  private static let fonts = """
    Pretendard,'Apple SD Gothic Neo','Noto Sans KR','Noto Sans CJK KR',NanumGothic,\
    system-ui,sans-serif
    """

  static let sheet =
    [
      ":root{color-scheme:light dark;\(light.properties)}",
      "@media (prefers-color-scheme:dark){:root{\(dark.properties)}}", page, lists, wide,
    ].joined(separator: "\n")

  private static let page = """
    *{box-sizing:border-box}
    html{-webkit-text-size-adjust:100%}
    body{margin:0;background:var(--paper);color:var(--text);font:1.2rem/1.55 \(fonts);\
    word-break:keep-all;overflow-wrap:anywhere}
    header,main,footer{max-width:64rem;margin:0 auto;padding:0 1.4rem}
    header{display:flex;align-items:flex-end;justify-content:space-between;gap:1rem;\
    padding-top:clamp(1.6rem,6vh,4rem)}
    .kicker{margin:0;color:var(--quiet);letter-spacing:.25em;font-size:.9rem}
    h1{margin:.15em 0 0;font-size:clamp(1.9rem,7.5vw,3.2rem);line-height:1.15;letter-spacing:-.03em}
    .lead{margin:.5rem 0 0;color:var(--quiet)}
    header svg{flex:none;width:clamp(5.5rem,24vw,11rem);height:auto}
    section{margin-top:2.6rem}
    h2{margin:0;padding-bottom:.4rem;border-bottom:1px solid var(--line);font-size:1.5rem}
    h2 span{margin-left:.5rem;color:var(--quiet);font-size:1rem;font-weight:400}
    .calm{margin:1.2rem 0 0;color:var(--quiet)}
    footer{padding-top:3rem;padding-bottom:2.5rem;color:var(--quiet);font-size:.9rem}
    """

  private static let lists = """
    h3{margin:1.5rem 0 .3rem;font-size:1rem;color:var(--hue)}
    ul{margin:0;padding:0;list-style:none}
    li{padding:.4rem 0}
    li b{font-weight:600}
    li small{display:block;color:var(--quiet);font-size:.95rem}
    .time{display:block;color:var(--hue);font-size:1rem;font-variant-numeric:tabular-nums}
    .schedule{--hue:var(--schedule)}.people{--hue:var(--people)}.books{--hue:var(--books)}
    .birthdays{--hue:var(--birthdays)}.moods{--hue:var(--moods)}
    """

  private static let wide = """
    @media (min-width:50rem){main{display:grid;grid-template-columns:1fr 1fr;gap:0 3.5rem}\
    .schedule li{display:grid;grid-template-columns:8.5rem 1fr;gap:0 1rem}\
    .time{padding-top:.1rem}}
    """
}
