import CoreGraphics
import DesignCanvas
import DeviceModels
import Foundation
import ScreenLint
import Simulator
import TestSupport
import Testing
import UIKit

/// A document before and after a defect is mended, as the page of rules shows it.
struct DocumentExample: Sendable, CustomTestStringConvertible {
  /// A project with the document.
  struct Project: Sendable {
    /// The views of the scene's root view.
    var views: String
    var constraints = ""
    var resources = ""
    /// The lines of the German strings of the document.
    var german = ""
    /// The frame to mark instead of that of the finding's view.
    var marked: CGRect?
  }

  let rule: RuleID
  /// The height of the band that is drawn, from 54 points below the screen's upper edge.
  var height: CGFloat = 90
  var language: String?
  let before: Project
  let after: Project

  var testDescription: String { rule.rawValue }

  /// Returns what the rule finds in a document, and the picture, in which the view is marked.
  @MainActor
  func result(_ project: Project) throws -> (findings: [Finding], png: Data) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = try project.write(to: folder)
    let phone = try DeviceCatalog.standard.device(named: "iPhone 15")
    let issues = Linter.check(
      document: try LintDocument(file: file), rules: LintRules.all.filter { $0.id == rule })
    var report = LintReport(configurations: [LintConfiguration(device: phone, settings: DeviceSettings())])
    report.add(issues, configuration: nil, screen: "example")
    let findings = report.findings

    let device = VirtualDevice(phone, settings: DeviceSettings(language: language))
    let scene = try #require(try DocumentScene.scenes(ofFile: file).first)
    let instance = try scene.make(DocumentOptions(device: phone, language: language))
    device.window.policy = instance.policy
    device.viewIdentity = { instance.identity(of: $0) }
    device.show(instance.controller)
    let screen = LintScreen(device, configuration: report.configurations[0])
    let line = findings.first?.place?.line
    let view = screen.views.first { instance.place(of: $0.view)?.line == line }
    let marked = findings.isEmpty ? nil : project.marked ?? view?.frame
    return (findings, try RulePicture.png(of: device, top: 54, height: height, marked: marked))
  }
}

extension DocumentExample.Project {
  /// Writes a package with the document, its strings and a catalog with a picture.
  fileprivate func write(to folder: URL) throws -> String {
    func save(_ data: Data, _ name: String) throws {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
    try save(Data("// A package.\n".utf8), "Package.swift")
    try save(Data("{}".utf8), "Assets.xcassets/Contents.json")
    let set = "Assets.xcassets/logo.imageset"
    try save(
      Data(#"{"images": [{"idiom": "universal", "scale": "2x", "filename": "logo@2x.png"}]}"#.utf8),
      "\(set)/Contents.json")
    try save(try Self.logo(), "\(set)/logo@2x.png")
    if !german.isEmpty { try save(Data(german.utf8), "de.lproj/Main.strings") }
    try save(Data(document.utf8), "Base.lproj/Main.storyboard")
    return folder.appendingPathComponent("Base.lproj/Main.storyboard").path
  }

  /// A disc with a bar, of 60 points, at two pixels per point.
  private static func logo() throws -> Data {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 60), format: format)
    let picture = renderer.image { _ in
      UIColor(red: 0, green: 0.3, blue: 0.7, alpha: 1).setFill()
      UIBezierPath(ovalIn: CGRect(x: 2, y: 2, width: 56, height: 56)).fill()
      UIColor.white.setFill()
      UIBezierPath(rect: CGRect(x: 14, y: 26, width: 32, height: 8)).fill()
    }
    return try #require(picture.pngData())
  }

  private var document: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701"
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <scenes><scene sceneID="scene"><objects><viewController id="controller">
        <view key="view" contentMode="scaleToFill" id="root">
          <rect key="frame" x="0" y="0" width="393" height="852"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
          <subviews>\(views)</subviews>
          <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
          <constraints>\(constraints)</constraints>
        </view></viewController></objects></scene></scenes>
      <resources>\(resources)</resources>
    </document>
    """
  }
}
