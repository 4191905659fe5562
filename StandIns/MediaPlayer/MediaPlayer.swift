/// Stands in for Apple's MediaPlayer: an empty library, a silent player, and remote commands that never
/// arrive.
// As in Apple's headers, which add to classes of AVFoundation.
@_exported import AVFoundation
@_exported import PlaceholderViews
