import Domain

/// Generates almost valid answers of book services: builds JSON from typical members, then damages
/// it.
public enum BookGrammar {
  private static let aladin = [
    #""title":"Java의 정석 - 3rd Edition""#, #""title":"""#, #""title":" - ""#, #""title":[]"#,
    #""title":"&lt;b&gt;&#27;[2J &amp;amp;""#, #""author":"A, B (지은이), C(D, E) (그림)""#,
    #""author":"(지은이),,(""#, #""isbn13":"9788994492032""#, #""isbn13":"9780140328721""#,
    #""isbn13":"978-89-94492-03-2""#, #""isbn13":"""#, #""isbn13":9788994492032"#,
    #""isbn":"K142130036""#, #""isbn":"8937460440""#, #""isbn":"5000004597""#,
    #""pubDate":"2016-01-27""#, #""pubDate":"2016-02-30""#, #""publisher":"도우\u0000출판""#,
    #""description":"<p>a<br><!--x--><%=1%> &quot;<script>""#, #""salesPoint":-1"#,
    #""salesPoint":"31""#, #""cover":"http://a.b/noimg.gif""#, #""cover":"https://a.b/c?d&amp;e""#,
    #""link":"javascript:x""#, #""link":"http://a.b/\ud83d\ude00""#, #""subInfo":{"itemPage":320}"#,
    #""subInfo":{"itemPage":"0","subTitle":"\u202eB"}"#, #""subInfo":[]"#,
    #""categoryName":"국내도서&gt;컴퓨터/모바일>x""#, #""title":"It\'s \x \ud800""#,
  ]

  private static let openLibrary = [
    #""title":"Fantastic Mr. Fox""#, #""subtitle":"A\u2028B""#, #""key":"/works/OL1W""#,
    #""key":"//evil/x y""#, #""author_name":["Roald Dahl","B"]"#, #""author_name":"C""#,
    #""isbn":["x","0140328726","9788994492032"]"#, #""isbn_13":["9788994492032"]"#,
    #""isbn_10":["0140328726"]"#, #""cover_i":7"#, #""cover_i":-1"#, #""cover_id":9"#,
    #""first_publish_year":1970"#,
    #""authors":[{"key":"/authors/OL1A","name":"Roald\u0001 Dahl"}]"#, #""covers":[null,8]"#,
    #""number_of_pages":96"#, #""number_of_pages_median":0"#, #""publish_date":"October 1, 1988""#,
    #""publishers":["Puffin"]"#, #""authors":[{"key":"/authors/OL34184A"}]"#, #""name":"Roald""#,
    #""description":{"type":"/type/text","value":"a\r\n\r\nb"}"#, #""error":"notfound""#,
    #""editions":{"docs":[{"title":"E","isbn":["9780140328721"],"publisher":["P"]}]}"#,
  ]

  private static let kakao = [
    #""title":"데미안(세계문학전집 44)""#, #""title":"<b>A</b> - B""#, #""title":7"#,
    #""isbn":"8994492038 9788994492032""#, #""isbn":" 9788994492032""#, #""isbn":"1190157551""#,
    #""isbn":"9780140328721 ""#, #""isbn":"""#, #""isbn":[]"#, #""authors":["남궁성",""]"#,
    #""authors":[]"#, #""authors":"A""#, #""translators":["B\u202e"]"#,
    #""contents":"끊긴 소개\u0007""#, #""contents":"다 한 말.""#,
    #""datetime":"2016-01-27T00:00:00.000+09:00""#,
    #""datetime":"2016-02-30T""#, #""datetime":"""#, #""publisher":"도우\n출판""#,
    #""thumbnail":"https://a.b/?fname=http%3A%2F%2Fc""#, #""thumbnail":"""#,
    #""url":"javascript:x""#, #""url":"https://search.daum.net/x?a=b""#, #""status":"정상판매""#,
  ]

  private static let naru = [
    #""bookname":"소년이 온다 :한강 장편소설 ""#, #""bookname":" :""#, #""bookname":[]"#,
    #""bookname":"A : B : C\u001b[2J""#, #""authors":"지은이: 한강 ;옮긴이: B, C""#,
    #""authors":"프리다 맥파든 지음 ;김은영 옮김""#, #""authors":";:,""#, #""publisher":"창비""#,
    #""publication_year":"2026""#, #""publication_year":2014"#, #""publication_year":"c""#,
    #""publication_date":"2016-01-27""#, #""isbn13":"9788994492032""#,
    #""isbn13":"9780140328721""#, #""isbn13":"""#, #""isbn":"8994492038""#,
    #""addition_symbol":"73810""#, #""addition_symbol":"x""#, #""class_no":"813.62""#,
    #""class_no":"004""#, #""class_no":"9""#, #""bookImageURL":"https://a.b/c.jpg""#,
    #""bookDtlUrl":"//x""#, #""loan_count":"19383""#, #""description":"<p>소개""#,
  ]

  private static let heads = [
    #""totalResults":120"#, #""totalResults":-7"#, #""startIndex":1"#, #""startIndex":2"#,
    #""errorCode":4,"errorMessage":"SECRET &amp; 금지""#, #""errorCode":8"#, #""errorMessage":"""#,
    #""errorMessage":"서비스가 종료되었습니다""#, #""numFound":99999999999999999999"#,
    #""meta":{"total_count":120,"pageable_count":45,"is_end":false}"#, #""meta":{"is_end":true}"#,
    #""meta":{"pageable_count":-1}"#, #""errorType":"AccessDeniedError","message":"SECRET""#,
    #""errorType":"RequestThrottled""#, #""message":"down SECRET""#,
    #""errCode":"authErr","error":"SECRET 인증정보""#, #""errCode":" outOflimit""#,
    #""errCode":"other SECRET""#, #""numFound":3"#, #""start":0"#, #""start":50"#,
    #""error":"down""#, #""other":[[{}],1e9]"#,
  ]

  private static let ends = ["", "", "", ";", ");", "\n;", "\u{0}", "garbage", "}"]
  private static let starts = ["", "", "", "\u{FEFF}", "f(true,", "\r\n", "<!doctype html>", "f("]

  /// Returns one answer and the service it belongs to.
  public static func answer(_ dice: inout Dice) -> ([UInt8], BookSource) {
    let source = dice.one(of: BookPromises.services)
    let shape = shape(of: source, &dice)
    let members = shape.members
    let items = (0..<dice.below(5)).map { _ in
      shape.open + object(members, &dice) + shape.close
    }.joined(separator: ",")
    var parts = dice.below(8) == 0 ? [] : ["\"\(shape.name)\":[\(items)]"]
    for _ in 0..<dice.below(3) where dice.below(3) == 0 { parts.append(dice.one(of: heads)) }
    // An answer about an edition of Open Library is a single book without a list.
    if dice.below(3) == 0 { parts += (0..<dice.below(6)).map { _ in dice.one(of: members) } }
    var whole = "{\(parts.joined(separator: ","))}"
    if source == .naru, dice.below(20) > 0 { whole = "{\"response\":\(whole)}" }
    let text = dice.one(of: starts) + whole + dice.one(of: ends)
    var bytes = Array(text.utf8)
    for _ in 0..<dice.below(3) { dice.harm(&bytes, with: SayingGrammar.pieces) }
    return (bytes, source)
  }

  /// The name of the list of books in an answer, the members of each book, and the text around each
  /// book.
  private struct Shape {
    let name: String
    let members: [String]
    var open = ""
    var close = ""
  }

  private static func shape(of source: BookSource, _ dice: inout Dice) -> Shape {
    switch source {
    case .aladin, .library: return Shape(name: "item", members: aladin)
    case .openlibrary:
      return Shape(name: dice.below(3) == 0 ? "works" : "docs", members: openLibrary)
    case .kakao: return Shape(name: "documents", members: kakao)
    case .naru:
      switch dice.below(3) {
      case 0: return Shape(name: "docs", members: naru, open: #"{"doc":"#, close: "}")
      case 1: return Shape(name: "detail", members: naru, open: #"{"book":"#, close: "}")
      default:
        return Shape(
          name: "results", members: naru,
          open: #"{"result":{"date":"2026-02-28","docs":[{"doc":"#, close: "}]}}")
      }
    }
  }

  private static func object(_ members: [String], _ dice: inout Dice) -> String {
    "{" + (0..<dice.below(9)).map { _ in dice.one(of: members) }.joined(separator: ",") + "}"
  }
}
