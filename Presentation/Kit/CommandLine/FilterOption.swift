package import Domain

extension OptionSpec {
  /// Returns the `--where` option, whose help lists the fields of the filter.
  package static func filter<Facet: FilterFacet>(_ facet: Facet.Type) -> OptionSpec {
    let fields = Facet.allCases.map(\.rawValue).joined(separator: " ")
    return OptionSpec(
      "where", "FILTER",
      Phrase(
        "조건에 맞는 것만: 낱말 !제외 #태그 >2026-01 (항목: \(fields))",
        "filter records: word !not #tag >2026-01 (fields: \(fields))"), isText: true)
  }
}

extension ReadArguments {
  /// Returns the parsed filter; a filter that accepts everything if the option was not given.
  package func filter<Facet: FilterFacet>(_ facet: Facet.Type) throws(ArgumentParseError)
    -> ListFilter<
      Facet
    >
  {
    guard let text = value("where") else { return ListFilter() }
    do throws(FilterRefusal) { return try ListFilter(reading: text) } catch {
      throw .badFilter(option: "where", error)
    }
  }
}
