import TextUI

/// The Korean names of the placeholders in a synopsis.
enum MetaWords {
  /// Returns a placeholder with its Korean word and object particle, such as `이름(NAME)을`. A placeholder without a
  /// Korean word gets a general phrase with the particle instead.
  static func name(of name: String) -> String {
    guard let word = words[name.lowercased()] else { return "\(name) 자리에 올 말을" }
    return "\(word)(\(name))" + Particle.object.form(after: word)
  }

  /// Returns a placeholder with its Korean word, such as `기분(LEVEL)`; the placeholder itself if it has no Korean word.
  static func noun(_ name: String) -> String {
    words[name.lowercased()].map { "\($0)(\(name))" } ?? name
  }

  private static let words = [
    "name": "이름", "who": "사람", "text": "글", "title": "제목", "book": "책", "day": "날짜",
    "level": "기분", "page": "쪽", "file": "파일", "file.vcf": "파일", "url|file": "주소나 파일",
    "key": "설정 이름", "value": "값", "shell": "셸 이름", "position": "자리", "days": "날수",
    "list": "목록", "dir": "폴더", "command…": "명령", "line": "줄 번호", "line…|all": "줄 번호",
    "yyyy-mm": "달", "stars": "별점",
  ]
}
