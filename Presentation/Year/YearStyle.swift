/// The style sheet of the HTML page: light, dark and print.
enum YearStyle {
  /// The font families for everything except quotations.
  static let sans = """
    Pretendard,'Apple SD Gothic Neo','Noto Sans KR','Noto Sans CJK KR',NanumGothic,\
    system-ui,sans-serif
    """

  static let sheet =
    [light, dark, page, facts, drawings, quotes, paper].joined(separator: "\n")

  private static let colours =
    "--paper:#fdfcfa;--text:#1c1c1e;--quiet:#636368;--line:#d9d8d2;--empty:#eeede8;--edge:#0001"

  private static let light = ":root{color-scheme:light dark;\(colours)}"

  private static let dark = """
    @media (prefers-color-scheme:dark){:root{--paper:#161618;--text:#f2f1ee;--quiet:#a5a5ab;\
    --line:#3a3a3f;--empty:#26262a;--edge:#fff2}
    .part{--hue-text:color-mix(in srgb,var(--hue) 62%,#fff)}}
    """

  private static let page = """
    *{box-sizing:border-box}
    html{-webkit-text-size-adjust:100%}
    body{margin:0;background:var(--paper);color:var(--text);font:1rem/1.65 var(--own);\
    word-break:keep-all;overflow-wrap:anywhere}
    header,main{max-width:47rem;margin:0 auto;padding:0 1.5rem}
    header{padding-top:clamp(3rem,12vh,7rem)}
    .kicker{margin:0;color:var(--quiet);letter-spacing:.3em;font-size:.85rem}
    h1{margin:.1em 0 0;font-size:clamp(4.5rem,19vw,9rem);line-height:1;letter-spacing:-.045em}
    .lead{margin:.8rem 0 3rem;font-size:1.15rem;color:var(--quiet)}
    .part{margin-top:5rem;--hue-text:var(--hue)}
    h2{margin:0;padding-top:1.4rem;border-top:.3rem solid var(--hue);font-size:2rem;\
    line-height:1.2;letter-spacing:-.02em}
    h3{margin:3rem 0 1rem;font-size:.95rem;color:var(--hue-text)}
    .silence{margin:5rem 0 0;padding:1.5rem 0 4rem;border-top:1px solid var(--line);\
    color:var(--quiet)}
    main{padding-bottom:4rem}
    """

  private static let facts = """
    .facts{display:grid;grid-template-columns:repeat(auto-fill,minmax(9.5rem,1fr));gap:1.4rem;\
    margin:1.6rem 0 2.2rem;padding:0;list-style:none}
    .facts span{color:var(--quiet);font-size:.85rem}
    .facts b{display:block;font-size:1.3rem;line-height:1.3;font-variant-numeric:tabular-nums}
    """

  private static let drawings = """
    svg{display:block;width:100%;height:auto;overflow:visible}
    .wide{overflow-x:auto}
    .wide svg{min-width:36rem;font-family:var(--own)}
    svg .t{fill:var(--text)}svg .q{fill:var(--quiet)}svg .l{fill:var(--line)}\
    svg .e{fill:var(--empty)}
    svg .s0,svg .s1,svg .s2,svg .s3{fill:var(--hue)}
    svg .s0{fill-opacity:.25}svg .s1{fill-opacity:.48}svg .s2{fill-opacity:.72}
    .gallery{display:grid;gap:1.6rem 1.1rem;grid-template-columns:repeat(3,minmax(0,1fr))}
    figure{margin:0}
    .gallery svg{font-family:var(--own)}
    figcaption b{display:block;margin-top:.5rem;font-size:.9rem;line-height:1.35}
    figcaption span{display:block;color:var(--quiet);font-size:.78rem;line-height:1.45}
    @media (min-width:40rem){.g4{grid-template-columns:repeat(4,minmax(0,1fr))}\
    .g5{grid-template-columns:repeat(5,minmax(0,1fr))}}
    """

  private static let quotes = """
    .quote{margin:0 0 2rem;padding-left:1.2rem;border-left:.18rem solid var(--hue)}
    blockquote{margin:0}
    blockquote p{margin:0;font:1.12rem/1.75 'Noto Serif KR','Noto Serif CJK KR','Nanum Myeongjo',\
    NanumMyeongjo,Georgia,serif}
    .quote figcaption{margin-top:.4rem;color:var(--quiet);font-size:.85rem}
    """

  private static let paper = """
    @page{size:A4;margin:18mm 17mm}
    @media print{:root{color-scheme:light;\(colours);--paper:#fff}
    body{font-size:10pt;-webkit-print-color-adjust:exact;print-color-adjust:exact}
    header,main{max-width:none;padding:0}header{padding-top:30mm}
    .part{margin-top:0;break-before:page;--hue-text:var(--hue)}
    .wide{overflow:visible}.wide svg{min-width:0}
    .g4{grid-template-columns:repeat(4,minmax(0,1fr))}
    .g5{grid-template-columns:repeat(5,minmax(0,1fr))}
    h2,h3{break-after:avoid}figure,.facts li{break-inside:avoid}}
    """
}
