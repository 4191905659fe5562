import ScreenRequests

extension ScreenRequest {
  /// The request without the choices that a page changes.
  var common: ScreenRequest { showing(ScreenRequest(result)) }

  /// The request with the choices of another one for what a page changes: devices, orientations, appearances, text sizes, directions and
  /// languages.
  func showing(_ other: ScreenRequest) -> ScreenRequest {
    var request = self
    request.devices.names = other.devices.names
    request.settings.orientation = other.settings.orientation
    request.settings.appearance = other.settings.appearance
    request.settings.textSizes = other.settings.textSizes
    request.settings.direction = other.settings.direction
    request.settings.languages = other.settings.languages
    return request
  }

  /// The request for the picture of a page alone.
  func showing(_ picture: PagePicture) throws(SessionFailure) -> ScreenRequest {
    var configuration = PageConfiguration()
    configuration.devices = [picture.device.id]
    configuration.orientations = [picture.settings.orientation]
    configuration.appearances = [picture.settings.appearance]
    configuration.textSizes = [picture.settings.textSize]
    configuration.directions = [picture.settings.direction]
    configuration.languages = [picture.settings.language]
    var request = showing(try configuration.request(self.result))
    request.settings.ios = picture.settings.ios
    return request
  }
}

extension PageConfiguration {
  /// Returns the choices as those of a request. Values that there are not are errors.
  func request(_ result: ScreenResult) throws(SessionFailure) -> ScreenRequest {
    var request = ScreenRequest(result)
    request.devices.names = devices
    request.settings.orientation = try Self.choice(orientations, both: .both)
    request.settings.appearance = try Self.choice(appearances, both: .both)
    request.settings.direction = try Self.choice(directions, both: .both)
    for name in textSizes {
      guard let size = TextSize(name) else { throw SessionFailure("there is no text size \"\(name)\"") }
      request.settings.textSizes.append(size)
    }
    if let tag = languages.first(where: { !SettingsChoice.isLanguage($0) }) {
      throw SessionFailure("\"\(tag)\" is no tag of a language")
    }
    request.settings.languages = languages
    return request
  }

  private static func choice<Choice: RawRepresentable<String> & Equatable>(
    _ names: [String], both: Choice
  ) throws(SessionFailure) -> Choice? {
    var found: [Choice] = []
    for name in names {
      guard let choice = Choice(rawValue: name) else { throw SessionFailure("there is no \"\(name)\"") }
      if !found.contains(choice) { found.append(choice) }
    }
    return found.count > 1 ? both : found.first
  }
}
