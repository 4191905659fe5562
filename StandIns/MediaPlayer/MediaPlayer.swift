/// Stands in for Apple's MediaPlayer: a library without music, a player that is silent, remote commands that never come.
@_exported import PlaceholderViews
