package import Domain

extension CommandRun {
  /// Returns a function that finds the id of the person with a name, for features that store only the ids of people.
  package func companions(in features: Features) -> (_ name: String) throws(Report) -> String {
    let (reports, language) = (runner.table.reports, page.language)
    return { (name) throws(Report) in
      do throws(PeopleFailure) { return try features.people.find(name).id.text } catch {
        throw reports.part(.people(error), language)
      }
    }
  }
}
