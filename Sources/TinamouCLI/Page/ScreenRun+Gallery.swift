import Foundation
import ScreenLint
import ScreenRequests
import Simulator
import UIKit
import ViewDescriptions

extension ScreenRun {
  /// Draws the pictures of a gallery and writes its page.
  func makeGallery(_ result: GalleryResult) throws -> ExitStatus {
    try prepare()
    let chosen = try request.documents.isEmpty ? request.chosen(among: screens) : scenes()
    let jobs = try jobs(of: chosen)
    // Wrong arguments are told before anything is drawn.
    let folder = PageFolder(result.output)
    try folder.folder.check()
    for job in jobs { try job.checkSize(scale: request.settings.scale, format: .png) }
    var data = PageData(title: result.title)
    // Descriptions name the lines of constraints.
    let recordsOrigins = ConstraintOrigins.areRecorded
    ConstraintOrigins.areRecorded = true
    defer { ConstraintOrigins.areRecorded = recordsOrigins }
    var sections: [PageSection] = []
    let portions = PictureJob.portions(of: jobs, request: request)
    let isWhole = try ScreenCopies(titles: portions.map { $0[0].screen.name }, console: console).run(
      draw: { index, console in
        try draw(portions[index], of: portions[index][0].screen, result, into: folder, on: console)
      },
      take: { _, section in
        if data.screens.last?.slug != section.screen.slug { data.screens.append(section.screen) }
        data.pictures += section.pictures
        sections.append(section)
      })
    console.endProgress()
    data.addDifferences(of: sections)
    if !result.isSection { try folder.write(data, on: console) }
    guard isWhole else { return .crashed }
    return data.pictures.allSatisfy(\.summary.isClean) ? .success : .findings
  }

  /// The scenes of documents, which are called by different names.
  private func scenes() throws -> [Screen] {
    let scenes = try DocumentScreens.screens(of: request.documents)
    guard !scenes.isEmpty else { throw ToolError.nothingInDocuments(request.documents) }
    return Screen.numbered(scenes)
  }

  /// Draws pictures of a screen, and writes or prints their descriptions.
  private func draw(
    _ jobs: [PictureJob], of screen: Screen, _ result: GalleryResult, into folder: PageFolder,
    on console: Console
  ) throws -> PageSection {
    var section = PageSection(screen: screen.page)
    for (index, job) in jobs.enumerated() {
      console.progress(index, of: jobs.count, job.title)
      let (picture, description, facts) = try job.drawPage(
        into: folder, scale: request.settings.scale, png: result.png)
      section.pictures.append(picture)
      section.facts = (section.facts ?? [:]).merging(facts.map { [picture.id: $0] } ?? [:]) { $1 }
      if result.isSection {
        section.descriptions[picture.id] = description
      } else {
        try folder.write(description, of: picture)
      }
    }
    if result.isSection { try console.print(try JSONLine.text(of: section)) }
    section.descriptions = [:]
    return section
  }
}

extension PictureJob {
  /// Draws the picture into a page's folder, and describes it.
  @MainActor
  fileprivate func drawPage(
    into folder: PageFolder, scale: Double?, png: PNGCompression
  ) throws -> (PagePicture, ScreenDescription, LintFacts.Screen?) {
    let virtual = showWithOrigins()
    var picture = PagePicture(self)
    do {
      try folder.write(try virtual.picture(.png, scale: scale.map { CGFloat($0) }, png: png), of: picture)
    } catch let error as ToolError {
      throw error
    } catch {
      throw ToolError.cannotDraw(title, reason: "\(error)")
    }
    let description = virtual.describe(screen: screen.name, inspects: true)
    let found = virtual.screenFindings(LintRules.all, areCompared: true)
    picture.add(found)
    return (picture, description, found.facts)
  }
}
