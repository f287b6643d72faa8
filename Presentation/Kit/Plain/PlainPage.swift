/// A page of the numbered menus: the answer of a command, a list of records, and further choices. A page contains only
/// the names of commands, which the command table defines.
package struct PlainPage: Sendable {
  /// The records of a page.
  package struct Records: Sendable {
    /// The command that lists the records.
    package let command: String
    /// The JSON fields whose values identify a record in other commands.
    package let reference: [String]
    /// Returns the page of a record for the values of `reference`; nil if the record has no page.
    package let opens: @Sendable (_ reference: [String]) -> String?

    package init(
      _ command: String, by reference: String...,
      opens: @escaping @Sendable (_ reference: [String]) -> String?
    ) {
      (self.command, self.reference, self.opens) = (command, reference, opens)
    }
  }

  /// A choice on a page.
  package enum Choice: Equatable, Sendable {
    /// Opens another page.
    case page(String)
    /// Runs a command. On the page of a record, its reference is the first argument.
    case run(String)
  }

  package let name: String
  package let title: Phrase
  /// The command whose answer is shown at the start of the page; nil if there is none.
  package let shows: String?
  package let records: Records?
  package let choices: [Choice]

  package init(
    _ name: String, _ title: Phrase, shows: String? = nil, records: Records? = nil,
    _ choices: [Choice] = []
  ) {
    (self.name, self.title, self.shows) = (name, title, shows)
    (self.records, self.choices) = (records, choices)
  }
}

/// All pages of the numbered menus.
package struct PlainPages: Sendable {
  /// The name of the page that is opened first.
  package let first: String
  package let all: [PlainPage]

  package init(first: String, _ all: [PlainPage]) { (self.first, self.all) = (first, all) }

  package func page(_ name: String) -> PlainPage? { all.first { $0.name == name } }
}
