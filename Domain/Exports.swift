// `import Domain` also imports days, times, repeat rules and the lunar calendar.
@_exported public import DomainTime
