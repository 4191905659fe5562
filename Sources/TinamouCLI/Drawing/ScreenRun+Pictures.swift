import Foundation
import ScreenRequests
import Simulator
import UIKit

extension PictureResult {
  /// Returns the part of the name of one of several moments, as in `.0001`; nothing for a single one.
  static func part(_ index: Int, of count: Int) -> String {
    guard count > 1 else { return "" }
    return "." + String(repeating: "0", count: max(4 - "\(index)".count, 0)) + "\(index)"
  }
}

extension ScreenRun {
  /// Draws pictures into files or to standard output.
  func draw(_ result: PictureResult) throws -> ExitStatus {
    try prepare()
    if !request.documents.isEmpty {
      if result.showsAccessibility { throw ToolError.accessibilityOfDocuments }
      return try drawDocuments(result)
    }
    let jobs = try jobs(of: request.chosen(among: screens))
    if result.at != nil || result.frames != nil { return try drawMoments(jobs, result) }
    let files = try OutputFiles(path: result.output, format: result.format, count: jobs.count)
    for job in jobs { try job.checkSize(scale: request.settings.scale, format: files.format) }
    var isClean = true
    let portions = PictureJob.portions(of: jobs, request: request)
    let places = files.places
    let isWhole = try ScreenCopies(titles: portions.map { $0[0].screen.name }, console: console).run(
      draw: { index, console in
        try draw(portions[index], as: files.format, result, to: places, on: console)
      },
      take: { _, one in isClean = isClean && one })
    return isWhole ? isClean ? .success : .findings : .crashed
  }

  /// Draws pictures of a screen. Returns whether their layouts are without findings.
  private func draw(
    _ jobs: [PictureJob], as format: PictureFormat, _ result: PictureResult, to places: OutputFiles.Places,
    on console: Console
  ) throws -> Bool {
    var isClean = true
    for (index, job) in jobs.enumerated() {
      console.progress(index, of: jobs.count, job.title)
      let drawing = try job.draw(
        format, scale: request.settings.scale, png: result.png, showsAccessibility: result.showsAccessibility)
      console.endProgress()
      Findings.print(drawing.findings, title: job.title, on: console)
      isClean = isClean && drawing.findings.isClean
      if let path = try places.write(drawing.data, stem: job.fileStem) {
        try console.print(path)
      } else {
        try console.write(drawing.data)
      }
    }
    return isClean
  }

  /// Draws frames of screens at successive times.
  private func drawMoments(_ jobs: [PictureJob], _ result: PictureResult) throws -> ExitStatus {
    let (count, scale) = (result.frames ?? 1, request.settings.scale)
    if (result.output as NSString).pathExtension.lowercased() == "apng" {
      guard jobs.count == 1 else { throw ToolError.manyPicturesInOneFile(result.output, count: jobs.count) }
      try jobs[0].checkSize(scale: scale, format: .png)
      let pictures = try jobs[0].drawMoments(
        from: result.at ?? 0, count: count, scale: scale, format: .png, png: result.png)
      guard let data = AnimatedPNG.join(pictures) else {
        throw ToolError.cannotDraw(jobs[0].title, reason: "the pictures cannot be joined")
      }
      try OutputFiles.write(data, to: result.output)
      try console.print(result.output)
      return .success
    }
    let files = try OutputFiles(path: result.output, format: result.format, count: jobs.count * count)
    for job in jobs { try job.checkSize(scale: scale, format: files.format) }
    let places = files.places
    for job in jobs {
      let pictures = try job.drawMoments(
        from: result.at ?? 0, count: count, scale: scale, format: files.format, png: result.png)
      for (index, picture) in pictures.enumerated() {
        let part = PictureResult.part(index, of: count)
        if let path = try places.write(picture, stem: job.fileStem, part: part) {
          try console.print(path)
        } else {
          try console.write(picture)
        }
      }
    }
    return .success
  }

  /// Draws documents. Worker processes write the files; a picture for standard output goes through a
  /// temporary file.
  private func drawDocuments(_ result: PictureResult) throws -> ExitStatus {
    var requests = try DocumentRequest.requests(of: request)
    let target = try OutputFiles(path: result.output, format: result.format, count: requests.count)
    let stems = DocumentRequest.stems(of: request.documents)
    let temporary = NSTemporaryDirectory() + "tinamou-\(UUID().uuidString).\(target.format.rawValue)"
    defer { try? FileManager.default.removeItem(atPath: temporary) }
    for index in requests.indices {
      var pictures = DocumentRequest.Pictures(format: target.format.rawValue)
      pictures.scale = request.settings.scale
      pictures.png = result.png.rawValue
      switch target {
      case .standardOutput:
        pictures.path = temporary
        pictures.name = "standard output"
      case .file(let path, _): pictures.path = path
      case .directory(let path, _):
        pictures.directory = path
        pictures.stem = stems[requests[index].file]
        pictures.suffix = requests[index].suffix
      }
      requests[index].pictures = pictures
    }
    let job = DocumentJob(requests: requests, output: .pictures, request: request)
    guard case .standardOutput = target else { return try job.run(on: console) }
    let status = try job.run(on: console.writing { _ in })
    if let data = FileManager.default.contents(atPath: temporary) { try console.write(data) }
    return status
  }
}
