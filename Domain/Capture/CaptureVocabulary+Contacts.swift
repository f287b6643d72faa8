extension CaptureVocabulary {
  /// Particles that make a name the companion, the recipient or the object of the contact word.
  static let arguments: Set<String> = together.union(toward).union(["를", "을", "이를", "과도", "와도"])
  /// Korean words that may stand between a bare name and a contact word: 민아 잠깐 만남.
  static let besideContacts: Set<String> = [
    "같이", "함께", "잠깐", "잠시", "방금", "아까", "또", "다시", "드디어", "둘이", "셋이", "막", "한참", "잘", "좀", "오래",
    "밥", "커피", "술", "차", "맥주", "소주", "와인", "치맥", "식사", "한잔", "집", "댁", "집들이", "부부", "가족", "식구",
  ]
  static let relatives = [
    "동생", "남편", "부인", "아내", "와이프", "아들", "딸", "남친", "여친", "친구", "형", "누나", "언니", "오빠", "이모", "삼촌",
  ]
  /// English words after a possessive that leave the contact with the person: `rang Tom's mobile`.
  static let behindOwner = nameLeads.union(topics).union(ands).union([
    "on", "in", "from", "by", "after", "last", "house", "place", "home", "phone", "mobile",
  ])
  /// English words between a contact word and a name that show somebody else: `saw a photo of Mina`.
  static let beforeOthers: Set = ["of", "about", "like", "but", "except", "without", "by"]
  /// English words of a clause that is not about the contact itself: `Dad rang, op is on friday`.
  static let ofOthers: Set = [
    "is", "are", "will", "wants", "moved", "needs", "comes", "leaves", "he's", "she's", "it's",
  ]
  static let seasons: Set = [
    "봄에", "여름", "여름에", "가을에", "겨울", "겨울에", "spring", "summer", "autumn", "fall", "winter",
  ]
}
