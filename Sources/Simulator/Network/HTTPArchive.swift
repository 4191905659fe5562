import Foundation

/// HTTP archives (HAR), version 1.2: requests and their responses, as browsers save them.
enum HTTPArchive {
  struct Fault: Error { let reason: String }

  /// Returns the requests of an archive that have responses.
  static func entries(of data: Data) throws(Fault) -> [NetworkResponses.Entry] {
    let document: Any
    do { document = try JSONSerialization.jsonObject(with: data) } catch {
      throw Fault(reason: "is not JSON")
    }
    guard let log = (document as? [String: Any])?["log"] as? [String: Any],
      let list = log["entries"] as? [[String: Any]]
    else { throw Fault(reason: "is not an HTTP archive: it has no log with entries") }
    var entries: [NetworkResponses.Entry] = []
    for (index, item) in list.enumerated() {
      let place = "entry \(index + 1)"
      guard let request = item["request"] as? [String: Any], let url = request["url"] as? String,
        let response = item["response"] as? [String: Any]
      else { throw Fault(reason: "\(place) lacks a request with a url, or a response") }
      guard let status = (response["status"] as? NSNumber)?.intValue else {
        throw Fault(reason: "\(place), \(url): the response has no status")
      }
      // Browsers write 0 if a request was blocked or failed: it has no response.
      guard status > 0 else { continue }
      let content = response["content"] as? [String: Any] ?? [:]
      let text = content["text"] as? String ?? ""
      var body = Data(text.utf8)
      if (content["encoding"] as? String)?.lowercased() == "base64" {
        guard let decoded = Data(base64Encoded: text, options: .ignoreUnknownCharacters) else {
          throw Fault(reason: "\(place), \(url): the content is not base64")
        }
        body = decoded
      }
      var headers: [String: String] = [:]
      for header in response["headers"] as? [[String: Any]] ?? [] {
        guard let name = header["name"] as? String, let value = header["value"] as? String else { continue }
        // The archive contains the decoded body.
        if ["content-encoding", "transfer-encoding", "content-length"].contains(name.lowercased()) {
          continue
        }
        headers[name] = headers[name].map { "\($0), \(value)" } ?? value
      }
      if !headers.keys.contains(where: { $0.lowercased() == "content-type" }),
        let type = content["mimeType"] as? String, !type.isEmpty
      {
        headers["Content-Type"] = type
      }
      let posted = (request["postData"] as? [String: Any])?["text"] as? String
      entries.append(
        NetworkResponses.Entry(
          method: (request["method"] as? String ?? "GET").uppercased(), url: url,
          requestBody: posted.map { Data($0.utf8) },
          response: .init(status: status, headers: headers, body: body)))
    }
    return entries
  }

  /// Returns an archive of requests and responses. It contains no dates, so that equal responses result in
  /// equal files.
  static func data(of entries: [NetworkResponses.Entry]) -> Data {
    let list = entries.map { entry -> [String: Any] in
      let headers = entry.response.headers.sorted { $0.key < $1.key }
      let type = headers.first { $0.key.lowercased() == "content-type" }?.value ?? "application/octet-stream"
      var content: [String: Any] = ["size": entry.response.body.count, "mimeType": type]
      if let text = String(data: entry.response.body, encoding: .utf8) {
        content["text"] = text
      } else {
        content["text"] = entry.response.body.base64EncodedString()
        content["encoding"] = "base64"
      }
      var request: [String: Any] = [
        "method": entry.method, "url": entry.url, "httpVersion": "HTTP/1.1", "headers": [Any](),
        "cookies": [Any](),
        "queryString": [Any](), "headersSize": -1, "bodySize": entry.requestBody?.count ?? 0,
      ]
      if let text = entry.requestBody.flatMap({ String(data: $0, encoding: .utf8) }) {
        request["postData"] = ["mimeType": "", "text": text]
      }
      return [
        "startedDateTime": "1970-01-01T00:00:00Z", "time": 0, "cache": [String: Any](),
        "timings": ["send": 0, "wait": 0, "receive": 0], "request": request,
        "response": [
          "status": entry.response.status, "statusText": "", "httpVersion": "HTTP/1.1",
          "headers": headers.map { ["name": $0.key, "value": $0.value] }, "cookies": [Any](),
          "content": content,
          "redirectURL": "", "headersSize": -1, "bodySize": entry.response.body.count,
        ],
      ]
    }
    let log: [String: Any] = [
      "version": "1.2", "creator": ["name": "tinamou", "version": "1"], "entries": list,
    ]
    let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return (try? JSONSerialization.data(withJSONObject: ["log": log], options: options)) ?? Data()
  }
}
