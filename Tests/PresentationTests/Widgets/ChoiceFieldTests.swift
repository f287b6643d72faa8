import PresentationKit
import Testing
import TextUI

@Suite struct `A choice of many words` {
  private let names = ["Arts", "Business", "Classics", "Comics", "여행", "역사", "역학"]

  private func chosen(_ field: ChoiceField) -> String { field.options[field.selected] }

  @Test func `goes to the next word that a letter begins, and round again`() {
    var field = ChoiceField(names)
    #expect(field.update(.character("c")) == .changed && chosen(field) == "Classics")
    #expect(field.update(.character("C")) == .changed && chosen(field) == "Comics")
    #expect(field.update(.character("c")) == .changed && chosen(field) == "Classics")
    #expect(field.update(.character("역")) == .changed && chosen(field) == "역사")
    #expect(field.update(.character("역")) == .changed && chosen(field) == "역학")
  }

  @Test func `stays where only this word begins so, and knows no other letters`() {
    var field = ChoiceField(names, selected: 1)
    #expect(field.update(.character("b")) == .moved && chosen(field) == "Business")
    #expect(field.update(.character("z")) == .ignored && chosen(field) == "Business")
    #expect(field.update(.character(" ")) == .changed && chosen(field) == "Classics")
    var none = ChoiceField([])
    #expect(none.update(.character("a")) == .ignored)
  }
}
