/// The titles under which the help of commands lists the options that many have.
package enum OptionTitles {
  package static let devices = "DEVICES"
  package static let settings = "SETTINGS AND CONDITIONS"
  package static let projects = "PROJECTS"
  package static let limits = "LIMITS OF A PROJECT'S APPLICATION"
}
