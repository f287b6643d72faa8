import Domain
import PresentationKit

/// Who somebody means by a name, for the parts that only keep the ids of people.
enum CompanionNames {
  /// Finds the id of the person a name means.
  static func finder(_ features: Features, _ page: CommandOutput)
    -> (_ name: String) throws(Report) -> String
  {
    { (name) throws(Report) in
      try page.done { () throws(PeopleError) in try features.people.find(name).id.text }
    }
  }
}
