import TextUI

/// The Korean names of the placeholders in a synopsis.
enum MetaWords {
  /// Returns a placeholder with its Korean word and object particle, such as `이름(NAME)을`. A placeholder without a
  /// Korean word gets a general phrase with the particle instead.
  static func name(of name: String) -> String {
    guard let word = words[name.lowercased()] else { return "\(name) 자리에 올 말을" }
    if word == name { return Particle.object.after(word) }
    return "\(word)(\(name))" + Particle.object.form(after: word)
  }

  /// Returns a placeholder with its Korean word, such as `기분(LEVEL)`; the placeholder itself if it has no Korean word.
  static func noun(_ name: String) -> String {
    words[name.lowercased()].map { $0 == name ? name : "\($0)(\(name))" } ?? name
  }

  private static let words = [
    "name": "이름", "who": "사람", "text": "글", "title": "제목", "book": "책", "day": "날짜",
    "level": "기분", "page": "쪽", "file": "파일", "file.vcf": "파일", "url|file": "주소나 파일",
    "key": "설정 이름", "value": "값", "shell": "셸 이름", "position": "자리", "days": "날수",
    "list": "목록", "dir": "폴더", "command…": "명령", "yyyy-mm": "달", "stars": "별점",
    "id": "ID", "isbn": "ISBN", "isbn|book": "ISBN이나 책", "isbn|title": "ISBN이나 제목",
    "title|isbn": "제목이나 ISBN", "line": "줄 번호", "line…|all": "줄 번호",
    "n": "수", "n|all": "번호나 all", "tag": "태그", "remote": "위치", "device": "기기 이름", "other": "다른 사람",
    "part": "부분", "screen": "화면",
    "noun": "명령", "verb": "하위 명령", "words…": "말", "yyyy": "연도", "file.ics": "파일",
    "file.vcf|file.ics": "파일",
  ]
}
