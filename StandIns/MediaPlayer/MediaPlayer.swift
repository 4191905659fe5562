/// Stands in for Apple's MediaPlayer: an empty library, a silent player, and remote commands that never
/// arrive.
@_exported import PlaceholderViews
