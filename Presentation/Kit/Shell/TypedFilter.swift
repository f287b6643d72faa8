package import Domain

/// What somebody typed over a list, and what it means there.
package struct TypedFilter<Facet: FilterFacet>: Equatable, Sendable {
  /// What was typed; nothing while all is shown.
  package let text: String?
  /// What it means; everything where it means nothing that holds.
  package let filter: ListFilter<Facet>
  /// Why it is no filter.
  package let refusal: FilterRefusal?

  /// Reads what was typed.
  package init(_ text: String? = nil) {
    self.text = text
    guard let text else {
      (filter, refusal) = (ListFilter(), nil)
      return
    }
    do throws(FilterRefusal) {
      let read = try ListFilter<Facet>(reading: text)
      let last = text.split(whereSeparator: \.isWhitespace).last
      let isOpen = text.last?.isWhitespace == false && (last?.first == "#" || last?.first == "＃")
      (filter, refusal) = (isOpen ? read.withOpenTag() : read, nil)
    } catch {
      (filter, refusal) = (ListFilter(), error)
    }
  }

  /// Why nothing is shown; nothing where something may be.
  package func reason(_ language: Language) -> String? {
    refusal.map(FilterWords(language: language).sentence)
  }
}
