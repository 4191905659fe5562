import Foundation
import TestSupport
import Testing

@testable import UIKitValues

/// The limits of programs that draw vector images, with programs of the tests in their place.
@Suite struct VectorProgramTests {
  /// A folder of programs, which is removed with the object.
  private final class Programs {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("programs-\(UUID().uuidString)")

    /// Creates a folder in which both programs are scripts; the folder is their `$here`.
    init(_ script: String) throws {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      for name in ["rsvg-convert", "pdftocairo"] {
        let file = url.appendingPathComponent(name)
        try ExecutableFile.write(
          "#!/bin/sh\nhere='\(url.path)'\necho run >> \"$here/runs\"\n\(script)\n", to: file.path)
      }
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func text(_ name: String) -> String? {
      try? String(contentsOf: url.appendingPathComponent(name), encoding: .utf8)
    }

    var runs: Int { text("runs")?.split(separator: "\n").count ?? 0 }

    func limited(_ change: (inout VectorPrograms.Limits) -> Void = { _ in }) -> VectorPrograms {
      var limits = VectorPrograms.Limits()
      change(&limits)
      return VectorPrograms(limits: limits, folders: [url.path])
    }
  }

  private static let size = CGSize(width: 30, height: 20)

  /// Returns the failure of a drawing; `nil` if it is a picture.
  private func failure(_ programs: VectorPrograms, _ format: VectorPrograms.Format = .svg)
    -> VectorPrograms.Failure?
  {
    do throws(VectorPrograms.Failure) {
      _ = try programs.png(of: Data("input".utf8), format, Self.size, scale: 2)
      return nil
    } catch { return error }
  }

  /// Programs get the file, its size and the limits that SECURITY.md has.
  @Test(arguments: [VectorPrograms.Format.svg, .pdf]) func programsHaveLimits(
    format: VectorPrograms.Format
  ) throws {
    let programs = try Programs(
      "echo \"$*\" > \"$here/arguments\"; { ulimit -t; ulimit -v; } > \"$here/limits\"; cat; echo ' drawn'")
    let png = try programs.limited().png(of: Data("input".utf8), format, Self.size, scale: 2)
    #expect(String(decoding: png, as: UTF8.self) == "input drawn\n")
    #expect(programs.text("limits") == "5\n2097152\n")
    #expect(
      programs.text("arguments")
        == (format == .svg
          ? "-w 60 -h 40 -f png\n" : "-png -singlefile -transp -f 1 -l 1 -r 144.0 - -\n"))
  }

  /// A program that computes without an end is ended by the limit of processor time.
  @Test func processorTimeIsLimited() throws {
    let programs = try Programs("while :; do :; done")
    let began = ContinuousClock.now
    #expect(
      failure(
        programs.limited {
          $0.processorTime = 1
          $0.time = 600
        }) == .refused(.svg))
    #expect(ContinuousClock.now - began < .seconds(300))
  }

  /// A program that waits is ended by the limit of time.
  @Test func timeIsLimited() throws {
    let programs = try Programs("exec sleep 600")
    let began = ContinuousClock.now
    #expect(failure(programs.limited { $0.time = 0.2 }, .pdf) == .refused(.pdf))
    #expect(ContinuousClock.now - began < .seconds(300))
  }

  /// A program that needs more memory than the limit fails, and one that needs less does not.
  @Test func memoryIsLimited() throws {
    let programs = try Programs("dd if=/dev/zero of=/dev/null bs=64M count=1 || exit 1; echo drawn")
    #expect(failure(programs.limited { $0.memory = 48 << 10 }) == .refused(.svg))
    #expect(failure(programs.limited { $0.memory = 256 << 10 }) == nil)
  }

  /// After some drawings that fail slowly, no program is started any more; those that fail at once or that
  /// succeed slowly are not counted.
  @Test func slowFailuresAreCounted() throws {
    let slow = try Programs("sleep 0.2; exit 1")
    let limited = slow.limited {
      $0.patience = 0.1
      $0.slowFailures = 2
    }
    #expect(
      (0..<4).map { _ in failure(limited) } == [
        .refused(.svg), .refused(.svg), .exhausted(2), .exhausted(2),
      ])
    #expect(failure(limited, .pdf) == .exhausted(2))
    #expect(slow.runs == 2)
    // Others have counts of their own.
    #expect(failure(slow.limited { $0.time = 0.1 }) == .refused(.svg))
    let quick = try Programs("exit 1")
    let patient = quick.limited { $0.patience = 30 }
    for _ in 0..<6 { #expect(failure(patient) == .refused(.svg)) }
    #expect(quick.runs == 6)
    let drawing = try Programs("sleep 0.05; echo drawn")
    let drawn = drawing.limited {
      $0.patience = 0
      $0.slowFailures = 1
    }
    for _ in 0..<3 { #expect(failure(drawn) == nil) }
  }

  @Test func missingProgramsAreNamed() {
    let programs = VectorPrograms(folders: ["/nowhere"])
    #expect(failure(programs) == .missing(.svg))
    #expect(
      VectorPrograms.Failure.missing(.pdf).words(on: "a.pdf")
        == "pdftocairo is not installed: PDF images such as a.pdf are boxes; scripts/setup installs it")
  }
}
