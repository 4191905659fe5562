import DeviceModels
import Foundation
import ScreenSession
import ViewDescriptions

/// Answers the requests of a page.
struct PreviewRoutes: PageRoutes {
  let gate: PreviewGate
  let model: PreviewModel
  let live: LivePreview
  let lines: PreviewLines
  /// Draws with other devices and settings from now on.
  let show: @Sendable (PageConfiguration) throws -> Void

  func refusal(of request: PreviewRequest) -> PreviewResponse? {
    gate.path(of: request) == nil ? Self.forbidden : nil
  }

  private static let forbidden = PreviewResponse(
    403, reason: "the address, with its token, is the one that preview has printed")

  func answer(_ request: PreviewRequest) async -> PreviewResponse {
    guard let path = gate.path(of: request) else { return Self.forbidden }
    switch request.method {
    case "GET":
      if let id = Self.name(in: path, "lines/", ".json") { return await lines(of: id) }
      return get(path)
    case "POST": return await post(path, request.body)
    default: return PreviewResponse(405, reason: "\(request.method) is no method of this server")
    }
  }

  private func get(_ path: String) -> PreviewResponse {
    switch path {
    case "", "index.html":
      let html = PageTemplate.served(title: model.data.title)
      return PreviewResponse(200, type: "text/html; charset=utf-8", Data(html.utf8))
    case "data.json": return PreviewResponse(200, json: model.data)
    case "events":
      return PreviewResponse(
        events: model.events.stream(first: PreviewEvents.event("data", model.data)))
    default: break
    }
    if let id = Self.name(in: path, "pictures/", ".png"), let png = model.contents(of: id)?.png {
      return PreviewResponse(200, type: "image/png", png)
    }
    if let id = Self.name(in: path, "descriptions/", ".json"), let text = model.contents(of: id)?.description
    {
      do throws(PageDescriptionError) {
        let json = try PageDescription(json: text).json
        return PreviewResponse(200, type: "application/json", Data(json.utf8))
      } catch { return PreviewResponse(422, reason: error.description) }
    }
    if let name = Self.name(in: path, "live/", ".png"), let number = Int(name), let png = live.picture(number)
    {
      return PreviewResponse(200, type: "image/png", png)
    }
    return PreviewResponse(404, reason: "there is nothing at this address")
  }

  /// The lines of the constraints of a picture.
  private func lines(of id: String) async -> PreviewResponse {
    guard let (screen, picture) = model.picture(id) else {
      return PreviewResponse(404, reason: "there is no picture \"\(id)\"")
    }
    switch await lines.lines(of: screen, picture) {
    case .success(let lines): return PreviewResponse(200, json: ["lines": lines])
    case .failure(let failure): return PreviewResponse(409, reason: failure.description)
    }
  }

  private static func name(in path: String, _ prefix: String, _ suffix: String) -> String? {
    guard path.hasPrefix(prefix), path.hasSuffix(suffix), path.count > prefix.count + suffix.count else {
      return nil
    }
    return String(path.dropFirst(prefix.count).dropLast(suffix.count))
  }

  // MARK: What pages ask for

  private struct PictureName: Decodable { var picture: String }
  private struct LiveRequest: Decodable {
    var session: Int
    var method: String
    var arguments: [String: JSONValue]?
  }

  private func post(_ path: String, _ body: Data) async -> PreviewResponse {
    do {
      switch path {
      case "accept-focus":
        let name = try decode(PictureName.self, body).picture
        model.focus = name.isEmpty ? nil : name
        return PreviewResponse(200, json: ["focus": name])
      case "show":
        let configuration = try decode(PageConfiguration.self, body)
        try show(configuration)
        return PreviewResponse(200, json: configuration)
      case "live/open":
        let name = try decode(PictureName.self, body).picture
        guard let (screen, picture) = model.picture(name) else {
          throw SessionFailure("there is no picture \"\(name)\"")
        }
        return PreviewResponse(200, json: try await live.open(screen, picture).get())
      case "live/request":
        let request = try decode(LiveRequest.self, body)
        let answer = await live.request(
          request.session, SessionRequest(method: request.method, arguments: request.arguments ?? [:]))
        return PreviewResponse(200, json: answer)
      case "live/close":
        live.close()
        return PreviewResponse(200, json: ["closed": true])
      default: return PreviewResponse(404, reason: "there is nothing at this address")
      }
    } catch {
      return PreviewResponse(400, reason: "\(error)")
    }
  }

  private func decode<Value: Decodable>(_ type: Value.Type, _ body: Data) throws -> Value {
    if JSONNesting.isTooDeep(body) {
      throw SessionFailure("the request's body cannot be read: \(JSONNesting.reason)")
    }
    do { return try JSONDecoder().decode(type, from: body) } catch {
      throw SessionFailure("the request's body is not the JSON that is expected at this address")
    }
  }
}
