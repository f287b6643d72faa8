/// Korean readings of Chinese characters in names. They decide the form of a particle after the name.
enum Hanja {
  /// Returns the final sound of a Chinese character; nil for other characters. Unlisted Chinese characters count as
  /// ending in a vowel, as most of them do.
  static func sound(of scalar: Unicode.Scalar) -> Sound? {
    guard scalar.properties.isIdeographic else { return nil }
    return readings[scalar].flatMap(Sound.hangul) ?? .vowel
  }

  private static let readings: [Unicode.Scalar: Unicode.Scalar] = {
    var readings: [Unicode.Scalar: Unicode.Scalar] = [:]
    for group in groups {
      var scalars = group.unicodeScalars.makeIterator()
      guard let reading = scalars.next() else { continue }
      while let scalar = scalars.next() { readings[scalar] = reading }
    }
    return readings
  }()

  /// Groups of Chinese characters that occur in names. Each group begins with the syllable that all its characters are
  /// read as, which ends in a consonant.
  private static let groups = [
    "강姜江康剛", "건健建乾", "견堅", "경京敬慶炅庚景卿", "공孔公", "관官寬冠", "광光廣匡", "국國菊", "군君軍",
    "권權", "균均", "근根槿謹", "금琴錦今", "길吉", "김金", "남南男", "단丹端", "달達", "담潭淡", "덕德", "동東童",
    "란蘭", "람藍", "련蓮", "림林", "만萬滿", "명明命", "목木", "문文門", "민民敏旻珉", "박朴", "방方房", "백白百栢",
    "범範凡", "병炳秉丙兵", "복福卜", "봉奉鳳峰", "산山", "삼三", "상相祥尚翔", "생生", "석石錫碩奭",
    "선善宣瑄仙鮮先", "설雪薛", "섭燮", "성成星聖誠盛晟", "손孫", "송宋松", "숙淑", "순順純淳舜", "승承勝昇", "식植",
    "신申辛信新臣神", "실實", "심沈心深", "십十", "안安", "양梁楊洋", "엄嚴", "연延然", "열烈", "염廉", "엽葉",
    "영英永榮泳瑛映", "옥玉", "완完", "왕王", "욱旭郁", "용龍勇容鎔", "운雲運", "웅雄熊", "원元源媛遠", "월月", "육六",
    "윤尹潤允倫", "율律栗", "은恩殷銀", "을乙", "익益翼", "인仁寅人印", "일一日逸", "임任壬", "장張長章", "전田全",
    "정鄭丁正貞靜廷", "종鍾宗", "준俊準濬峻", "중中", "직稷直", "진陳秦眞真珍鎭振", "찬燦贊", "창昌昶", "천千天泉",
    "철哲喆鐵", "청靑青", "춘春", "칠七", "탁卓", "팔八", "필弼", "학學鶴", "한韓漢", "헌憲獻", "혁赫爀", "현賢鉉玄炫",
    "형亨炯衡馨", "홍洪", "환煥桓", "황黃", "훈勳薰", "흥興",
  ]
}
