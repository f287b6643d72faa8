package import Domain

extension JSONText {
  /// Writes a saying with all values that are derived from it at the given moment.
  package mutating func saying(_ saying: Saying, at now: Now) {
    object { json in
      json.member("id", saying.number.description)
      json.member("eng", saying.words.eng?.text)
      json.member("kor", saying.words.kor?.text)
      json.member("who", saying.words.who?.text)
      json.member("uploaded", saying.uploaded.description)
      json.member("new", saying.isNew(at: now))
      json.member("unseen", saying.isUnseen(at: now))
      json.member("liked", saying.isLiked)
      json.member("used", saying.isUsed)
      json.member("text", saying.words.text)
      json.member("likedAt", saying.likedAt)
      json.member("usedAt", saying.usedAt)
    }
  }
}
