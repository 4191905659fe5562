import UIKit

/// The kinds of picture that a screen is drawn as.
public enum PictureFormat: String, CaseIterable, Hashable, Sendable {
  case png
  case svg
  case pdf
}
