package import Domain

/// A filter text that the user typed over a list, with the filter parsed from it.
package struct TypedFilter<Facet: FilterFacet>: Equatable, Sendable {
  /// The typed text; nil while all rows are shown.
  package let text: String?
  /// The parsed filter; a filter that matches everything if parsing failed.
  package let filter: ListFilter<Facet>
  /// Why the text is not a filter; nil if it is one.
  package let refusal: FilterRefusal?

  /// Parses the text. The user may still be typing a tag at the end of the text, so such a tag is matched by its
  /// prefix.
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

  /// Returns the sentence that says why the text is not a valid filter; nil if it is valid.
  package func reason(_ language: Language) -> String? {
    refusal.map(FilterWords(language: language).sentence)
  }
}
