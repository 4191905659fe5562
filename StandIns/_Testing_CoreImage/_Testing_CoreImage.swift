/// Stands in for the overlay that is imported if a file imports both Testing and CoreImage.
@_exported import CoreImage
