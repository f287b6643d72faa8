extension CaptureParser {
  /// A name in the line, and all people who have that name.
  struct NamedPeople {
    let people: [Person]
    let range: Range<Int>
    /// The range of the preposition before the name, such as `with`, `to` or `at`; nil if there is none.
    var lead: Range<Int>?
    /// The index of the first word of the name.
    let first: Int
    /// The index of the last word of the name.
    let word: Int
    /// The particle or possessive after the name; empty if there is none.
    let particle: String
    var hasParticle: Bool { !particle.isEmpty }

    /// Returns the name of a person and its particle as parts of a line.
    func marks(in line: CapturedLine, _ person: Person) -> [LineMark] {
      let end = range.lowerBound + line.text(range).trimmingSuffix(of: ",.!:").count
      let name = range.lowerBound..<end - particle.count
      return [.part(name, .person, .text(person.id.text))]
        + LineMark.parts(hasParticle ? [name.upperBound..<end] : [], .particle)
    }
  }
}
