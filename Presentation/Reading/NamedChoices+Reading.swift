package import Domain
package import PresentationKit

extension NamedChoices {
  package static func sorts(_ sorts: [BookSort]) -> [NamedChoice] {
    sorts.map { sort in
      let others =
        switch sort {
        case .title: ["제목"]
        case .titleDown: ["-제목"]
        case .author: ["지은이", "저자", "저자순"]
        case .authorDown: ["-지은이", "-저자"]
        case .custom: ["내가 정한 순서", "own"]
        case .recent: ["최근"]
        }
      return NamedChoice(sort.rawValue, both { ReadingWords($0).name(sort) }, others)
    }
  }

  static let colours = BookTheme.allCases.map { theme in
    NamedChoice(
      theme.rawValue, both { CategoryWords($0).name(theme) }, theme == .gray ? ["grey"] : [])
  }

  package static let bookSources = BookSource.allCases.map { source in
    NamedChoice(
      source.rawValue, both { BookSearchWords($0).name(source) },
      source == .library ? ["my library"] : [])
  }

  static let discoveries = DiscoveryList.allCases.map { list in
    NamedChoice(list.rawValue, both { BookSearchWords($0).name(list) })
  }
}
